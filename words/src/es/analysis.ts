import type { Translation } from '../areas.ts'

export const analysis: Translation<'analysis'> = {
  'analysis.title': 'Suerte y acierto',
  'analysis.how':
    'Cada decisión se probó en {futures} futuros, con lo que su jugador podía saber y con {bot} en todos los asientos.',
  'analysis.scale':
    '100 % es el mejor final posible y 0 % el peor. ± es el intervalo del 95 %: lo que queda dentro se da por igual.',
  'analysis.who': 'Asiento',
  'analysis.team': 'El equipo',
  'analysis.start': 'Esperado',
  'analysis.own': 'Decisiones propias',
  'analysis.others': 'Decisiones ajenas',
  'analysis.draws': 'Suerte',
  'analysis.end': 'Resultado',
  'analysis.addUp': 'Lo esperado, las decisiones y la suerte suman el resultado.',
  'analysis.turning': 'Lo que lo decidió',
  'analysis.turningAt': 'Paso {step}: {name} pasó de {from} a {to}.',
  'analysis.noTurning': 'Ningún momento lo decidió por sí solo.',
  'analysis.cost': 'Decisiones caras',
  'analysis.costLine': '{name}: «{action}». «{other}» habría dado {gain} más.',
  'analysis.gave': 'Mejor que el bot fuerte',
  'analysis.gaveLine': '{name}: «{action}». «{other}» habría dado {gain} menos.',
  'analysis.equal': 'Ninguna decisión fue claramente mejor ni peor que lo demás que se podía hacer.',
  'analysis.strong': '{bot} habría elegido «{action}».',
  'analysis.luck': 'Golpes de suerte',
  'analysis.luckLine': '{name}: {gain}.',
  'analysis.noLuck': 'Nada de lo que salió fue claramente buena o mala suerte.',
  'analysis.estimate': '{mean, number, percent} ± {margin, number, percent}',
  'analysis.signed': '{sign}{mean, number, percent} ± {margin, number, percent}',
  'analysis.share': '{mean, number, percent}',
  'analysis.step': 'Paso {step}',
}
