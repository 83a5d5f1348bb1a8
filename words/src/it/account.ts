import type { Translation } from '../areas.ts'

export const account: Translation<'account'> = {
  'account.remind.title': 'Ricordami il mio turno',
  'account.remind.open': 'Avvisami quando la pagina è aperta ma nascosta',
  'account.remind.push': 'Avvisami su questo dispositivo anche a pagina chiusa',
  'account.remind.webhook': 'Invialo a un indirizzo web',
  'account.remind.webhook.kept': 'Un messaggio di prova è arrivato. I promemoria seguiranno.',
  'account.remind.webhook.gone': 'I promemoria non arrivano più lì.',
  'account.remind.webhook.remove': 'Togli l’indirizzo',
  'account.remind.after':
    'I promemoria arrivano dopo {minutes, plural, one {un minuto} other {# minuti}}, e mai mentre guardi il tavolo.',
  'account.remind.denied': 'Questo browser non permette notifiche qui.',
  'account.remind.impossible': 'Questo browser non può mostrare notifiche qui.',
  'account.device.title': 'Un altro dispositivo',
  'account.device.text':
    'Usa la stessa identità sul telefono e sul portatile: un codice creato qui vale là una volta sola, entro dieci minuti.',
  'account.device.give': 'Crea un codice',
  'account.device.qr': 'Codice QR che apre questo su un altro dispositivo',
  'account.device.valid': 'per dieci minuti',
  'account.device.take': 'Codice da un altro dispositivo',
  'account.device.become': 'Usa questa identità',
  'account.device.wrong': 'Quel codice non è valido, o non lo è più.',
  'account.recovery.title': 'Frase di recupero',
  'account.recovery.text':
    'Dodici parole su un foglio ti restituiscono il nome, le partite e i club anche se perdi tutti i dispositivi. Chi le ha può diventare te.',
  'account.recovery.make': 'Crea una frase di recupero',
  'account.recovery.another': 'Creane un’altra',
  'account.recovery.made': 'Ne hai creata una il {day}.',
  'account.recovery.drop': 'Annullala',
  'account.recovery.once': 'Scrivi le parole in quest’ordine. Si vedono solo adesso; le precedenti non valgono più.',
  'account.recovery.take': 'Le tue dodici parole',
  'account.recovery.wrong':
    'Queste parole non corrispondono a nessuno qui. Controlla come sono scritte e in che ordine.',
  'account.others.title': 'Esci dagli altri dispositivi',
  'account.others.text':
    'Tutti gli altri dispositivi che giocano a tuo nome vengono disconnessi subito. Non valgono più nemmeno i codici, i token e i promemoria, tranne quelli di questo dispositivo. La frase di recupero vale ancora: creane un’altra se qualcuno può averla letta.',
  'account.others.go': 'Disconnetti gli altri dispositivi',
  'account.others.lost':
    'Un telefono perso non può più giocare a tuo nome. Non valgono più nemmeno i token e i promemoria. Togli la spunta se stai solo aggiungendo un dispositivo.',
  'account.others.sure': 'Sì, disconnettili',
  'account.others.done': 'Fatto: resta connesso solo questo dispositivo.',
  'account.token.title': 'Programmi che giocano per te',
  'account.token.text': 'Con un token un tuo programma agisce a tuo nome per 90 giorni. Revoca quelli che non usi più.',
  'account.token.revoke': 'Revoca',
  'account.token.unused': 'Mai usato.',
  'account.token.used': 'Usato l’ultima volta il {day}.',
  'account.token.expires': 'Scade il {day}.',
  'account.token.label': 'Un nome per il token',
  'account.token.make': 'Crea un token',
  'account.token.once': 'Mostrato solo questa volta: copialo adesso.',
  'account.forget.title': 'Dimenticami',
  'account.forget.text':
    'I bot prendono i tuoi posti, il tuo nome sparisce da tutti i tavoli e le partite, e nessuno potrà più usare la tua identità.',
  'account.forget.go': 'Dimenticami',
  'account.forget.sure': 'Sì, dimenticami per sempre',
}
