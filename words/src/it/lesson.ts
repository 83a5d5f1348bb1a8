import type { Translation } from '../areas.ts'

export const lesson: Translation<'lesson'> = {
  'lesson.title': '{game}: imparare giocando',
  'lesson.progress': 'Passo {step} di {all}',
  'lesson.next': 'Avanti',
  'lesson.watch': 'Guarda che cosa succede.',
  'lesson.notAsked': 'Le regole lo permettono, ma qui prima serve altro.',
  'lesson.again': 'Ricomincia',
  'lesson.leave': 'Esci dalla lezione',
  'lesson.over':
    'Ora sai tutto quel che serve. Nella tua prima partita hai il coach a portata di mano: tocca la lampadina e ti dice che cosa conta adesso.',
  'lesson.firstGame': 'Gioca una prima partita',
  'lesson.diamant.goal':
    'Quattro esploratori entrano nella montagna, cinque volte in tutto. Vince chi ha più gemme nel baule dopo la quinta spedizione.',
  'lesson.diamant.shared':
    'La prima carta è un tesoro da 9 rubini. Lo dividete in quattro: 2 a testa, e quello che avanza resta sulla carta. Ciò che hai in mano non è ancora al sicuro.',
  'lesson.diamant.goOn':
    'Dopo ogni carta chi è dentro sceglie in segreto: più a fondo nella grotta, o a casa con quello che ha.',
  'lesson.diamant.goOn.ask': 'Scegli «{goOn}».',
  'lesson.diamant.firstTrap':
    'Serpenti! La prima trappola di un tipo è solo un avviso. Se i serpenti escono una seconda volta in questa spedizione, chi è ancora dentro perde ciò che ha in mano.',
  'lesson.diamant.odds':
    'Il tabellone conta per te che cosa può uscire: delle 33 carte rimaste 2 sono serpenti, un pericolo del 6%, e 14 sono tesori.',
  'lesson.diamant.odds.ask': 'Vale la pena rischiare: scegli «{goOn}».',
  'lesson.diamant.left':
    'Bruno è tornato con i suoi 2 rubini e quello sul sentiero: 3 nel baule, per sempre. Il tesoro dopo, da 11, era per voi tre: 3 a testa, e 2 restano.',
  'lesson.diamant.leave':
    'Ne hai 5. Chi esce prende anche ciò che è sul sentiero, in parti uguali con tutti quelli che escono nello stesso momento.',
  'lesson.diamant.leave.ask': 'Portali al sicuro: scegli «{leave}».',
  'lesson.diamant.together':
    'Ada è uscita con te, così prendete 1 rubino a testa dal sentiero. I 6 nel tuo baule non si possono più perdere.',
  'lesson.diamant.secondTrap':
    'Cleo ha proseguito in solitaria, ha incontrato i secondi serpenti e ha perso ciò che aveva in mano. Una delle due carte con i serpenti esce dal gioco.',
  'lesson.diamant.relic':
    'La seconda spedizione: tutti rientrano. La prima carta è una reliquia, che aspetta chi esce in solitaria. Le prime tre della partita valgono 5.',
  'lesson.diamant.relic.ask': 'Non c’è ancora nulla da perdere: scegli «{goOn}».',
  'lesson.diamant.alone':
    'Un tesoro da 14: 3 a testa, e 2 restano. Se esci ora in solitaria, la reliquia e tutto il sentiero sono tuoi. Se esce anche un altro, la reliquia resta.',
  'lesson.diamant.alone.ask': 'Scegli «{leave}» e spera che gli altri restino.',
  'lesson.diamant.home':
    'In solitaria! 3 dalla mano, 2 dal sentiero e una reliquia che vale 5: con i 6 di prima sei a 16. Dal campo guardi gli altri.',
  'lesson.diamant.third':
    'Dentro non c’è più nessuno, e comincia la terza spedizione: un tesoro da 17 ne dà 4 a testa, e 1 resta.',
  'lesson.diamant.third.ask': 'Scegli «{goOn}».',
  'lesson.diamant.risk':
    'Ragni giganti, per la prima volta. Delle 31 carte rimaste 2 sono ragni: ancora il 6%, 94 volte su 100 va tutto bene.',
  'lesson.diamant.risk.ask': 'Scegli ancora «{goOn}».',
  'lesson.diamant.lost':
    'Stavolta no. Ada era uscita in tempo; tu, Bruno e Cleo perdete i 4 in mano. I tuoi 16 al campo sono al sicuro.',
  'lesson.diamant.hints':
    'In una partita vera restano altre due spedizioni. Se hai dubbi, chiama il coach: la lampadina («{advice}») dice che cosa farebbe un buon bot, e perché.',
  'lesson.sub-terra.goal':
    'Sei il Medico; con te ci sono la Leader, l’Ingegnere e il Bodyguard. Trovate insieme l’Uscita e portateci tutti prima che la luce si spenga.',
  'lesson.sub-terra.explore':
    'Tocca a te: 2 Punti Azione. I punti interrogativi illuminati portano nel buio. Esplorane uno per 1 punto: peschi una tessera, la piazzi e ci entri.',
  'lesson.sub-terra.explore.ask': 'Indica quello a destra (est) e scegli «{explore}».',
  'lesson.sub-terra.place':
    'Gira la tessera come vuoi, purché si colleghi alla tua. Se un verso non va, il tabellone dice perché, e secondo quale regola.',
  'lesson.sub-terra.place.ask': 'Girala in modo che un passaggio prosegua a destra (est), poi «{place}».',
  'lesson.sub-terra.onward': 'Sei sulla nuova tessera, e ti resta 1 punto. L’Uscita è lontana: avanti.',
  'lesson.sub-terra.onward.ask': '«{explore}» ancora a destra (est).',
  'lesson.sub-terra.spent':
    'Acqua, innocua finché non c’è un allagamento. I tuoi punti sono finiti, ma una volta per turno puoi compiere uno sforzo e averne uno in più, a tuo rischio e pericolo.',
  'lesson.sub-terra.exert':
    'Si paga con una prova a fine turno. Un dado: con 4, 5 o 6, cioè il 50%, va tutto bene. Altrimenti perdi 1 Punto Salute.',
  'lesson.sub-terra.exert.ask': 'Scegli «{exert}».',
  'lesson.sub-terra.third': 'Un punto in più, e la prova attende a fine turno.',
  'lesson.sub-terra.third.ask': 'Lascia l’acqua: «{explore}» a destra (est).',
  'lesson.sub-terra.check':
    'Il dado mostra 2: la prova fallisce e ti restano 2 Punti Salute su 3. Con 0 saresti privo di sensi. Ora tocca agli altri.',
  'lesson.sub-terra.flood':
    'Dopo tutti i turni arriva un pericolo: Allagamento. La tessera resta allagata; per entrarci si nuota, 2 punti. L’Ingegnere era lì e ha perso 1 Punto Salute.',
  'lesson.sub-terra.reveal':
    'Gli altri hanno trovato una via a sud. Puoi anche piazzare una tessera restando dove sei: è rivelare, sempre 1 punto.',
  'lesson.sub-terra.reveal.ask': 'Indica l’apertura sopra di te (nord) e scegli «{reveal}».',
  'lesson.sub-terra.away': 'Una tessera Orrore. Per ora è vuota, ma meglio non restare lì accanto.',
  'lesson.sub-terra.away.ask': '«{explore}» a destra (est).',
  'lesson.sub-terra.end':
    'I tuoi punti sono finiti, e hai rischiato abbastanza. Quando tutti hanno giocato, ogni Orrore avanza e arriva il prossimo pericolo.',
  'lesson.sub-terra.end.ask': 'Scegli «{endTurn}».',
  'lesson.sub-terra.horror':
    'Si sveglia un Orrore. A ogni round fa un passo lungo la linea tratteggiata verso la vittima più vicina: tu. Chi divide la tessera con lui perde tutta la salute.',
  'lesson.sub-terra.hide':
    'È a due passi. Potresti allontanarti, o nasconderti: 2 punti e una prova, ancora il 50%. Chi è nascosto non viene inseguito in questo round.',
  'lesson.sub-terra.hide.ask': 'Scegli «{hide}».',
  'lesson.sub-terra.hidden': 'Un 5: sei al riparo, e l’Orrore punta alla vittima successiva, la Leader.',
  'lesson.sub-terra.hidden.ask': 'Scegli «{endTurn}».',
  'lesson.sub-terra.fallen':
    'La Leader non ha trovato un nascondiglio. L’Orrore è avanzato nella sua fase, poi di nuovo col pericolo successivo, e ha colpito: con 0 Punti Salute la Leader è priva di sensi.',
  'lesson.sub-terra.drivenOff':
    'La Leader non gioca finché qualcuno sulla sua tessera non le rende 1 Punto Salute. È arrivato un secondo Orrore, ma il Bodyguard scaccia il primo.',
  'lesson.sub-terra.sprint':
    'Ogni Esploratore ha le sue abilità. Le tue: lo Scatto, fino a due movimenti per 1 punto, e la Fasciatura.',
  'lesson.sub-terra.sprint.ask':
    'Indica la tessera della Leader e scegli «{sprint}»: a sinistra (ovest), poi in basso (sud).',
  'lesson.sub-terra.bandage':
    'Medicare costa 2 punti; tu, il Medico, fasci un altro Esploratore sulla tua tessera per 1.',
  'lesson.sub-terra.bandage.ask': 'Scegli «{bandage}» per la Leader.',
  'lesson.sub-terra.revived': 'La Leader si rialza con 1 Punto Salute e gioca ancora in questo round.',
  'lesson.sub-terra.revived.ask': 'Scegli «{endTurn}».',
  'lesson.sub-terra.hints':
    'Gas, ma nessuna tessera Gas. Il secondo Orrore è accanto a te. Se hai dubbi, chiama il coach: la lampadina («{advice}») dice che cosa farebbe un buon bot.',
  'lesson.sub-terra.exit':
    'L’Uscita si nasconde tra le ultime tessere, e ne restano poche. Potrebbe essere dietro l’apertura a destra.',
  'lesson.sub-terra.exit.ask': '«{reveal}» a destra (est).',
  'lesson.sub-terra.move': 'L’Uscita! Chi ci sta sopra non perde salute, e nessun Orrore lo insegue.',
  'lesson.sub-terra.move.ask': '«{move}» a destra (est), sull’Uscita.',
  'lesson.sub-terra.out': 'Sei fuori. Gli altri devono seguirti in questo stesso round, prima che l’Orrore avanzi.',
  'lesson.sub-terra.out.ask': 'Scegli «{endTurn}».',
}
