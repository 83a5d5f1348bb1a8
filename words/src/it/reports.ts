import type { Translation } from '../areas.ts'

export const reports: Translation<'reports'> = {
  'fairness.recomputed':
    'Ogni carta e ogni dado derivano dai semi. Se siano stati annunciati prima della partita, questo dispositivo non l’ha visto.',
  'fairness.announced':
    'Ogni carta e ogni dado derivano dai semi annunciati prima della partita, come ha annotato questo dispositivo: nessuno ha potuto sceglierli.',
  'fairness.claimed':
    'Le mosse seguono le regole, carte e dadi i semi del file stesso. Da dove vengano questi semi lo dice solo il file.',
  'fairness.exchanged': 'Non sono le mescolate annunciate prima della partita: sono state sostituite.',
  'fairness.sealed': 'Le mosse seguono le regole; i semi non sono ancora svelati.',
  'fairness.scripted': 'Le mosse seguono le regole; carte e dadi sono stati dati a mano.',
  'fairness.broken': 'Questa registrazione non segue le regole o i propri semi.',
  'fairness.dealtBefore':
    'Ogni carta e ogni dado derivano dai semi di un’altra partita: chi l’aveva giocata o guardata sapeva che cosa sarebbe arrivato.',
  'problem.title': 'Segnala un problema',
  'problem.text':
    'Un file viene salvato su questo dispositivo: la posizione, ciò che potevi fare, gli ultimi annunci, la registrazione della partita se questo dispositivo ce l’ha, e la versione. Non nomina nessuno. Non si invia nulla: consegna il file a chi gestisce questo server, o agli autori di Grotto.',
  'problem.says': 'Che cosa non va?',
  'problem.save': 'Salva la segnalazione',
  'problem.saved': 'Salvato come {file} tra i tuoi download.',
}
