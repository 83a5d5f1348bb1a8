import type { Translation } from '../areas.ts'

export const learn: Translation<'learn'> = {
  'learn.title': '{game} en cinco minutos',
  'learn.play': 'Jugar una primera partida con bots',
  'learn.rules': 'Todas las reglas, numeradas',
  'learn.playing': 'Aprender jugando',
  'learn.playing.text':
    'En el tablero de verdad, una cosa tras otra: unos {minutes, plural, one {# minuto} other {# minutos}}. Puedes parar cuando quieras y seguir más tarde.',
  'learn.playing.begin': 'Empezar',
  'learn.playing.goOn': 'Seguir donde lo dejaste',
  'learn.playing.again': 'Empezar de nuevo',
  'learn.sub-terra.lead': 'Jugáis juntos contra la cueva. Se puede hablar de todo; nadie tiene secretos.',
  'learn.sub-terra.goal': 'Todos fuera',
  'learn.sub-terra.goal.text':
    'De cuatro a seis exploradores están en la loseta de inicio. La salida se esconde entre las últimas losetas de la pila. Llevadlos a todos hasta ella: nadie atrás es oro, uno es plata, dos, bronce.',
  'learn.sub-terra.turn': 'Dos puntos por turno',
  'learn.sub-terra.turn.text':
    'Dar un paso, revelar o explorar cuesta 1 punto. Correr hasta tres pasos, curar, nadar, excavar o esconderse cuesta 2. Ves qué trae una acción antes de elegir la siguiente.',
  'learn.sub-terra.tile': 'La cueva crece',
  'learn.sub-terra.tile.text':
    'Elige un lado abierto hacia la oscuridad, roba una loseta y gírala para que conecte con la tuya. Revelar te deja donde estás; Explorar te lleva al momento a la loseta nueva, sea la que sea.',
  'learn.sub-terra.exert': 'Un tercer punto, con riesgo',
  'learn.sub-terra.exert.text':
    'Una vez por turno puedes esforzarte y ganar un punto más. Al final tiras un dado: con 4 o más no pasa nada, con menos pierdes 1 de salud. Así funcionan todas las tiradas.',
  'learn.sub-terra.places': 'Conoce el terreno',
  'learn.sub-terra.places.text':
    'Por las losetas inundadas se nada, los pasos estrechos se cruzan y los escombros se excavan; cada cosa gasta los dos puntos. Saliente y pendiente piden cuerda en un sentido. Gas y derrumbe no dañan hasta que sale su carta. El terreno abrupto pide una tirada.',
  'learn.sub-terra.hazards': 'Tras los turnos, una carta',
  'learn.sub-terra.hazards.text':
    'Cada ronda acaba con un peligro. Temblor: todos tiran. Inundación: el agua sube y quita 1. El gas quita 2 en sus losetas hasta la carta siguiente. Derrumbe: un dado dice qué losetas caen, y quita 3. Horror: despierta uno.',
  'learn.sub-terra.horrors': 'No estáis solos',
  'learn.sub-terra.horrors.text':
    'En cada ronda cada horror da un paso hacia su víctima más cercana. Quien comparte loseta con uno pierde toda la salud. Aléjate, escóndete con una tirada o deja que el Guardaespaldas lo repela.',
  'learn.sub-terra.fallen': 'Todavía no está todo perdido',
  'learn.sub-terra.fallen.text':
    'Con 0 de salud un explorador queda inconsciente y no hace nada. Alguien en su misma loseta le cura 1 y se levanta al momento. No os alejéis demasiado unos de otros.',
  'learn.sub-terra.time': 'La luz se apaga',
  'learn.sub-terra.time.text':
    'El mazo de peligros son las pilas de vuestras linternas. Cuando sale Tiempo agotado, quien no está en la salida hace una tirada cada ronda; quien falla es devorado por los horrores. La partida acaba cuando no queda nadie consciente fuera de la salida; después de Tiempo agotado, cuando no queda nadie.',
  'learn.diamant.lead': 'Cada cual por su cuenta: sigue hacia dentro a por más rubíes o vuelve con lo que tienes.',
  'learn.diamant.goal': 'Cinco entradas a la montaña',
  'learn.diamant.goal.text':
    'En cada una de las cinco expediciones todos los exploradores entran juntos por otra entrada. Gana quien tenga más gemas en el baúl tras la quinta.',
  'learn.diamant.treasure': 'El tesoro se reparte',
  'learn.diamant.treasure.text':
    'Se revela carta tras carta. Los rubíes de un tesoro se reparten por igual entre quienes están en la cueva. Lo que no se puede repartir se queda en la carta.',
  'learn.diamant.trap': 'La segunda trampa muerde',
  'learn.diamant.trap.text':
    'Una trampa que aún no había salido en esta expedición solo avisa. Cuando la misma sale por segunda vez, quien siga dentro pierde los rubíes que lleva en mano y la expedición termina.',
  'learn.diamant.choice': '¿Seguir o salir?',
  'learn.diamant.choice.text':
    'Tras cada carta, quienes están dentro eligen en secreto una de dos cartas, y todas se revelan a la vez. Hasta que esté la última puedes cambiar de idea.',
  'learn.diamant.camp': 'En casa y a salvo',
  'learn.diamant.camp.text':
    'Quien sale se lleva además los rubíes que quedaron en el camino, repartidos entre todos los que salen a la vez. Todo va al baúl, donde nada se pierde.',
  'learn.diamant.relic': 'Reliquias para quien sale en solitario',
  'learn.diamant.relic.text':
    'Una reliquia espera en la cueva hasta que alguien sale en solitario y se la lleva. Las tres primeras de la partida valen 5, la cuarta y la quinta 10. Si salen dos a la vez, se queda.',
  'learn.diamant.next': 'La siguiente entrada',
  'learn.diamant.next.text':
    'Una barricada cierra la entrada. Si dos trampas iguales acabaron con la expedición, una de ellas queda fuera del juego. Las demás cartas se barajan y todos vuelven a entrar.',
}
