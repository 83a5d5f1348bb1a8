import type { Translation } from '../areas.ts'

export const learn: Translation<'learn'> = {
  'learn.title': '{game} in cinque minuti',
  'learn.play': 'Una prima partita con i bot',
  'learn.rules': 'Tutte le regole, numerate',
  'learn.playing': 'Imparare giocando',
  'learn.playing.text':
    'Sul vero tabellone, una cosa alla volta: circa {minutes, plural, one {# minuto} other {# minuti}}. Puoi fermarti quando vuoi e riprendere più tardi.',
  'learn.playing.begin': 'Comincia',
  'learn.playing.goOn': 'Riprendi da dove eri',
  'learn.playing.again': 'Ricomincia',
  'learn.sub-terra.lead': 'Si gioca insieme contro la grotta. Si può parlare di tutto; nessuno ha segreti.',
  'learn.sub-terra.goal': 'Tutti fuori',
  'learn.sub-terra.goal.text':
    'Da quattro a sei Esploratori sono sulla tessera Partenza. L’Uscita si nasconde tra le ultime tessere della pila. Portateci tutti: nessuno lasciato indietro è oro, uno argento, due bronzo.',
  'learn.sub-terra.turn': 'Due punti per turno',
  'learn.sub-terra.turn.text':
    'Fare un passo, rivelare o esplorare costa 1 punto. Correre fino a tre passi, medicare, nuotare, scavare o nascondersi ne costa 2. Vedi che cosa porta un’azione prima di scegliere la prossima.',
  'learn.sub-terra.tile': 'La grotta cresce',
  'learn.sub-terra.tile.text':
    'Scegli un lato aperto verso il buio, pesca una tessera e girala in modo che si colleghi alla tua. Rivelare ti lascia dove sei; Esplorare ti porta subito sulla nuova tessera, qualunque sia.',
  'learn.sub-terra.exert': 'Un terzo punto, a tuo rischio e pericolo',
  'learn.sub-terra.exert.text':
    'Una volta per turno puoi compiere uno sforzo per un punto in più. Alla fine tiri un dado: con 4 o più va tutto bene, con meno perdi 1 Punto Salute. Tutte le prove del gioco funzionano così.',
  'learn.sub-terra.places': 'Conosci il terreno',
  'learn.sub-terra.places.text':
    'Nelle tessere allagate si nuota, negli Anfratti ci si addentra, i detriti si scavano; ogni volta servono entrambi i punti. Sporgenza e Frana chiedono una corda in un verso. Gas e Crollo non fanno nulla finché non esce la loro carta. Il terreno accidentato chiede una prova.',
  'learn.sub-terra.hazards': 'Dopo i turni, una carta',
  'learn.sub-terra.hazards.text':
    'Ogni round finisce con un pericolo. Sisma: tutti fanno una prova. Allagamento: l’acqua sale e toglie 1. Il gas toglie 2 sulle sue tessere fino alla carta dopo. Crollo: un dado dice quali tessere crollano, e toglie 3. Orrore: se ne sveglia uno.',
  'learn.sub-terra.horrors': 'Non siete soli',
  'learn.sub-terra.horrors.text':
    'A ogni round ogni Orrore fa un passo verso la vittima più vicina. Chi divide la tessera con lui perde tutta la salute. Allontanati, nasconditi superando una prova, o lascia che il Bodyguard lo scacci.',
  'learn.sub-terra.fallen': 'Non tutto è perduto',
  'learn.sub-terra.fallen.text':
    'Con 0 Punti Salute un Esploratore è privo di sensi e non fa niente. Un compagno sulla stessa tessera gliene rende 1 e si rialza subito. Perciò non allontanatevi troppo.',
  'learn.sub-terra.time': 'La luce si spegne',
  'learn.sub-terra.time.text':
    'Il mazzo Pericolo è la batteria delle vostre torce. Quando esce Tempo scaduto, chi non è sull’Uscita fa una prova a ogni round; chi fallisce è divorato dagli Orrori. La partita finisce quando nessun Esploratore cosciente è fuori dall’Uscita; dopo Tempo scaduto, quando non c’è più nessuno.',
  'learn.diamant.lead': 'Ognuno per sé: ancora più dentro per altri rubini, o a casa con quello che hai.',
  'learn.diamant.goal': 'Cinque vie nella montagna',
  'learn.diamant.goal.text':
    'In ognuna delle cinque spedizioni tutti gli esploratori entrano insieme da un altro ingresso. Vince chi ha più gemme nel baule dopo la quinta.',
  'learn.diamant.treasure': 'Un tesoro si divide',
  'learn.diamant.treasure.text':
    'Si rivela una carta dopo l’altra. I rubini di un tesoro si dividono in parti uguali tra chi è nella grotta. Ciò che non si può dividere resta sulla carta.',
  'learn.diamant.trap': 'La seconda trappola morde',
  'learn.diamant.trap.text':
    'Una trappola mai vista in questa spedizione è solo un avviso. Quando la stessa esce una seconda volta, chi è ancora dentro perde i rubini in mano e la spedizione è finita.',
  'learn.diamant.choice': 'Proseguire o uscire?',
  'learn.diamant.choice.text':
    'Dopo ogni carta, chi è dentro sceglie in segreto una di due carte, e tutte si rivelano insieme. Finché non c’è l’ultima puoi ancora cambiare idea.',
  'learn.diamant.camp': 'A casa, al sicuro',
  'learn.diamant.camp.text':
    'Chi esce prende anche i rubini rimasti sul sentiero, divisi tra tutti quelli che escono nello stesso momento. Tutto va nel baule, dove niente si perde.',
  'learn.diamant.relic': 'Reliquie per chi esce in solitaria',
  'learn.diamant.relic.text':
    'Una reliquia resta nella grotta finché qualcuno non esce in solitaria e la prende. Le prime tre della partita valgono 5, la quarta e la quinta 10. Se escono in due, resta.',
  'learn.diamant.next': 'Il prossimo ingresso',
  'learn.diamant.next.text':
    'Una barricata chiude l’ingresso. Se due trappole uguali hanno chiuso la spedizione, una delle due esce dal gioco per sempre. Le altre carte si mescolano di nuovo e tutti rientrano.',
}
