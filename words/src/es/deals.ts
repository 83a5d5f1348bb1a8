import type { Translation } from '../areas.ts'

export const deals: Translation<'deals'> = {
  'deals.title':
    '{kind, select, cave {{names} te ofrece su cueva} expedition {{names} te ofrece su expedición} other {{names} te ofrece su partida}}',
  'deals.title.many':
    '{kind, select, cave {Juega la cueva de {names}} expedition {Juega la expedición de {names}} other {Juega la partida de {names}}}',
  'deals.lead':
    'Todo está como estaba entonces y sigue sellado hasta que lo descubras. Después podrás comparar las dos partidas lado a lado, decisión a decisión.',
  'deals.seats': '{count, plural, one {Un asiento} other {# asientos}}: {names}',
  'deals.bots': 'Con bots, ahora mismo',
  'deals.bots.note': 'juegas tú; los bots ocupan los demás asientos',
  'deals.friends': 'Con amigos',
  'deals.friends.note': 'tu propia mesa; envíales el enlace',
  'deals.gone': 'Este enlace no funciona. Pide el enlace completo a quien te lo envió.',
  'deals.compare.title':
    'Dos partidas, {kind, select, cave {una cueva} expedition {una expedición} other {las mismas cartas}}',
  'deals.compare.left': 'Primera partida',
  'deals.compare.right': 'Segunda partida',
  'deals.compare.at': '{kind, select, expedition {Expedición} other {Ronda}} {round}, decisión {step}',
  'deals.compare.start': 'El comienzo',
  'deals.compare.part': 'Ir a la primera diferencia',
  'deals.compare.alike': 'La misma decisión en las dos.',
  'deals.compare.always': 'Las mismas decisiones en las dos, hasta el final.',
  'deals.compare.done': 'nada más en esta {kind, select, expedition {expedición} other {ronda}}',
  'deals.compare.other': 'Estas dos partidas no tenían el mismo punto de partida.',
  'deals.compare.decision': '{name}: {action}',
}
