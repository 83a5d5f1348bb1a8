import type { Translation } from '../areas.ts'

export const about: Translation<'about'> = {
  'about.title': 'Informazioni su Grotto',
  'about.about': 'Che cos’è',
  'about.about.text':
    'Un posto dove giocare a due giochi da tavolo di grotte con amici o bot, dal vivo o nell’arco di più giorni, in quattro lingue e senza account. Prende il nome dai club in cui si ritrovano gli speleologi.',
  'about.credits': 'Riconoscimenti',
  'about.credits.text':
    'Sub Terra è un gioco di Tim Pinder, illustrato da David Franco Campos e pubblicato da Inside the Box Board Games. Diamant è un gioco di Alan R. Moon e Bruno Faidutti, pubblicato da Iello e Devir. Se questi giochi ti piacciono, compra le scatole.',
  'about.credits.unofficial':
    'Grotto è una versione amatoriale non ufficiale, senza legami con autori ed editori. Tutti i testi e tutte le immagini sono nostri.',
  'about.keys': 'Tasti e accessibilità',
  'about.keys.text':
    'Entrambi i giochi si giocano con la sola tastiera e a orecchio. Tutto ciò che succede viene detto una volta, in ordine, a qualsiasi ritmo; alla fine c’è ciò che ti viene chiesto: «Tocca a te, Leader: 2 punti, 2 Punti Salute su 3». Le caselle hanno un nome, colonne A B C da ovest e righe 1 2 3 da nord, e se ne dice la distanza da te.',
  'about.keys.scan':
    'A ogni tavolo: W intorno a te, J gli altri, F i pericoli, K le carte rimaste, I gli ultimi eventi, punto per ripetere; nella grotta anche Y per le vie d’uscita, le frecce per percorrerla, Invio per ciò che vi si può fare. Le lettere di tutte le azioni sono nel menu del tavolo, sotto «Tasti».',
  'about.keys.command':
    'La barra apre una riga in cui scrivi che cosa vuoi fare, a parole tue o nella notazione: «esplora nord», «medica medico». Tab completa, e a ciò che non si può fare risponde la regola. Animazioni ridotte, testo grande, giorno e notte e i colori del sistema sono rispettati; il ritmo degli eventi si sceglie nel menu.',
  'about.privacy': 'Riservatezza',
  'about.privacy.text':
    'Un solo cookie dice che tu sei tu. Il server conserva il tuo nome, i tuoi tavoli e quello che vi si dice; nessun indirizzo, nessuna pubblicità, nessun programma altrui. Le partite su questo dispositivo restano qui, a meno che tu le conti o le condivida. Il bilancio delle tue partite finite è tenuto per te; Il mio Grotto lo mostra, lo salva in un file e lo cancella. In un club anche i membri vedono com’è andata ai suoi tavoli.',
  'about.privacy.forget': 'Il tuo nome, in alto nella pagina, apre «Dimenticami»: cancella ogni tua traccia.',
  'about.source': 'Codice sorgente',
  'about.source.text':
    'Grotto è software libero con licenza MIT: chi ha la cartella avvia un proprio server con due parole, npm start.',
  'about.install': 'Installa',
  'about.install.text':
    'Una volta installato, Grotto si apre come un’app e le partite su questo dispositivo funzionano senza rete.',
  'about.install.go': 'Installa Grotto',
  'about.install.how': 'Nel menu del browser scegli «Installa» o «Aggiungi alla schermata Home».',
}
