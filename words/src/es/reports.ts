import type { Translation } from '../areas.ts'

export const reports: Translation<'reports'> = {
  'fairness.recomputed':
    'Cada carta y cada dado salen de las semillas. Si se anunciaron antes de la partida, este dispositivo no lo vio.',
  'fairness.announced':
    'Cada carta y cada dado salen de las semillas anunciadas antes de la partida, según anotó este dispositivo: nadie pudo elegirlos.',
  'fairness.claimed':
    'Las jugadas siguen las reglas; cartas y dados, las semillas del propio archivo. De dónde salen estas lo dice solo el archivo.',
  'fairness.exchanged': 'No son las mezclas que se anunciaron antes de la partida: se han cambiado.',
  'fairness.sealed': 'Las jugadas siguen las reglas; las semillas aún no se han revelado.',
  'fairness.scripted': 'Las jugadas siguen las reglas; cartas y dados se dieron a mano.',
  'fairness.broken': 'Este registro no encaja con las reglas o con sus semillas.',
  'fairness.dealtBefore':
    'Cada carta y cada dado salen de las semillas de otra partida: quien la hubiera jugado o visto sabía lo que venía.',
  'problem.title': 'Informar de un problema',
  'problem.text':
    'Se guarda un archivo en este dispositivo: la posición, lo que podías hacer, los últimos anuncios, el registro de la partida si este dispositivo lo tiene y la versión. No nombra a nadie. No se envía nada: entrega el archivo a quien lleva este servidor o a los autores de Grotto.',
  'problem.says': '¿Qué ha fallado?',
  'problem.save': 'Guardar el informe',
  'problem.saved': 'Guardado como {file} en tus descargas.',
}
