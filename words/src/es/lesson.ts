import type { Translation } from '../areas.ts'

export const lesson: Translation<'lesson'> = {
  'lesson.title': '{game}: aprender jugando',
  'lesson.progress': 'Paso {step} de {all}',
  'lesson.next': 'Continuar',
  'lesson.watch': 'Mira lo que pasa ahora.',
  'lesson.notAsked': 'Las reglas lo permiten, pero aquí toca antes otra cosa.',
  'lesson.again': 'Empezar de nuevo',
  'lesson.leave': 'Salir de la lección',
  'lesson.over':
    'Ya sabes lo necesario. En tu primera partida tendrás al entrenador a mano: toca la bombilla y te dirá qué importa ahora.',
  'lesson.firstGame': 'Jugar una primera partida',
  'lesson.diamant.goal':
    'Cuatro exploradores entran en la montaña, cinco veces en total. Gana quien tenga más gemas en el baúl tras la quinta expedición.',
  'lesson.diamant.shared':
    'La primera carta es un tesoro de 9 rubíes. Os lo repartís entre los cuatro: 2 por cabeza, y el que sobra se queda en la carta. Lo que llevas aún no está a salvo.',
  'lesson.diamant.goOn':
    'Después de cada carta, quienes están dentro eligen en secreto: seguir hacia dentro o volver con lo que llevan.',
  'lesson.diamant.goOn.ask': 'Elige «{goOn}».',
  'lesson.diamant.firstTrap':
    '¡Serpientes! La primera trampa de cada tipo solo avisa. Si las serpientes salen por segunda vez en esta expedición, quien siga dentro pierde lo que lleva.',
  'lesson.diamant.odds':
    'El tablero cuenta por ti lo que puede salir: de las 33 cartas que quedan, 2 son serpientes, un peligro del 6 %, y 14 son tesoros.',
  'lesson.diamant.odds.ask': 'El riesgo merece la pena: elige «{goOn}».',
  'lesson.diamant.left':
    'Bruno ha vuelto con los 2 de la mano y el del camino: 3 en el baúl, para siempre. El tesoro siguiente, de 11, ha sido para los otros tres: 3 por cabeza, y quedan 2.',
  'lesson.diamant.leave':
    'Llevas 5. Quien sale se lleva también lo que hay en el camino, a partes iguales con todos los que salen a la vez.',
  'lesson.diamant.leave.ask': 'Ponlos a salvo: elige «{leave}».',
  'lesson.diamant.together':
    'Ada ha salido contigo, así que os lleváis 1 rubí del camino por cabeza. Los 6 de tu baúl ya no se pueden perder.',
  'lesson.diamant.secondTrap':
    'Cleo ha seguido en solitario, se ha topado con las segundas serpientes y ha perdido lo que llevaba. Una de las dos cartas de serpientes queda fuera del juego.',
  'lesson.diamant.relic':
    'La segunda expedición: todos entran de nuevo. La primera carta es una reliquia, que espera a quien salga en solitario. Las tres primeras de la partida valen 5.',
  'lesson.diamant.relic.ask': 'Todavía no hay nada que perder: elige «{goOn}».',
  'lesson.diamant.alone':
    'Un tesoro de 14: 3 por cabeza, y quedan 2. Si sales ahora en solitario, la reliquia y todo el camino son tuyos. Si alguien más sale, la reliquia se queda.',
  'lesson.diamant.alone.ask': 'Elige «{leave}» y confía en que los demás se queden.',
  'lesson.diamant.home':
    '¡En solitario! 3 de la mano, 2 del camino y una reliquia que vale 5: con los 6 de antes tienes 16. Desde el campamento ves a los demás.',
  'lesson.diamant.third':
    'Ya no queda nadie dentro, así que empieza la tercera expedición: un tesoro de 17 os da 4 por cabeza, y queda 1.',
  'lesson.diamant.third.ask': 'Elige «{goOn}».',
  'lesson.diamant.risk':
    'Arañas gigantes, por primera vez. De las 31 cartas que quedan, 2 son arañas: otra vez el 6 %; 94 veces de cada 100 no pasa nada.',
  'lesson.diamant.risk.ask': 'Elige «{goOn}» una vez más.',
  'lesson.diamant.lost':
    'Esta vez sí ha pasado. Ada salió a tiempo; Bruno, Cleo y tú perdéis los 4 que llevabais. Tus 16 del campamento están a salvo.',
  'lesson.diamant.hints':
    'En una partida de verdad quedan dos expediciones más. Si dudas, llama al entrenador: la bombilla («{advice}») dice qué haría un buen bot, y por qué.',
  'lesson.sub-terra.goal':
    'Eres el Médico; contigo van la Líder, el Ingeniero y el Guardaespaldas. Encontrad juntos la salida y llevad a todos hasta ella antes de que se apague la luz.',
  'lesson.sub-terra.explore':
    'Tu turno: 2 puntos de acción. Los interrogantes iluminados llevan a la oscuridad. Explora uno por 1 punto: robas una loseta, la colocas y entras.',
  'lesson.sub-terra.explore.ask': 'Señala el de la derecha (este) y elige «{explore}».',
  'lesson.sub-terra.place':
    'Gira la loseta como quieras, siempre que conecte con la tuya. Si así no se puede, el tablero dice por qué y según qué regla.',
  'lesson.sub-terra.place.ask': 'Gírala para que un pasadizo siga hacia la derecha (este) y luego «{place}».',
  'lesson.sub-terra.onward': 'Estás en la loseta nueva y te queda 1 punto. La salida está lejos: adelante.',
  'lesson.sub-terra.onward.ask': '«{explore}» otra vez hacia la derecha (este).',
  'lesson.sub-terra.spent':
    'Agua, inofensiva hasta que llega una inundación. Has gastado tus puntos, pero una vez por turno puedes esforzarte y ganar uno más, con riesgo.',
  'lesson.sub-terra.exert':
    'Se paga con una tirada al final del turno. Un dado: con 4, 5 o 6, es decir, el 50 %, no pasa nada. Si no, pierdes 1 de salud.',
  'lesson.sub-terra.exert.ask': 'Elige «{exert}».',
  'lesson.sub-terra.third': 'Un punto más, y la tirada espera al final del turno.',
  'lesson.sub-terra.third.ask': 'Sal del agua: «{explore}» hacia la derecha (este).',
  'lesson.sub-terra.check':
    'El dado muestra un 2: la tirada falla y te quedan 2 de 3 de salud. Con 0 quedarías inconsciente. Ahora juegan los demás.',
  'lesson.sub-terra.flood':
    'Tras todos los turnos llega un peligro: Inundación. La loseta de agua queda inundada; para entrar hay que nadar, 2 puntos. El Ingeniero estaba allí y ha perdido 1 de salud.',
  'lesson.sub-terra.reveal':
    'Los demás han encontrado un camino al sur. También puedes colocar una loseta sin moverte: eso es revelar, igualmente 1 punto.',
  'lesson.sub-terra.reveal.ask': 'Señala el hueco de arriba (norte) y elige «{reveal}».',
  'lesson.sub-terra.away': 'Una loseta de horror. Todavía está vacía, pero mejor no quedarse al lado.',
  'lesson.sub-terra.away.ask': '«{explore}» hacia la derecha (este).',
  'lesson.sub-terra.end':
    'Has gastado tus puntos y ya te has arriesgado bastante. Cuando todos han jugado, avanza cada horror y llega el siguiente peligro.',
  'lesson.sub-terra.end.ask': 'Elige «{endTurn}».',
  'lesson.sub-terra.horror':
    'Despierta un horror. Cada ronda da un paso por la línea de puntos hacia su víctima más cercana: tú. Quien comparte loseta con él pierde toda la salud.',
  'lesson.sub-terra.hide':
    'Está a dos pasos. Podrías alejarte, o esconderte: 2 puntos y una tirada, otra vez el 50 %. A quien se esconde nadie lo persigue en esta ronda.',
  'lesson.sub-terra.hide.ask': 'Elige «{hide}».',
  'lesson.sub-terra.hidden': 'Un 5: logras esconderte, y el horror va a por la víctima siguiente, la Líder.',
  'lesson.sub-terra.hidden.ask': 'Elige «{endTurn}».',
  'lesson.sub-terra.fallen':
    'La Líder no ha encontrado escondite. El horror ha avanzado en su fase, y de nuevo con el siguiente peligro, y la ha alcanzado: con 0 de salud está inconsciente.',
  'lesson.sub-terra.drivenOff':
    'La Líder no juega hasta que alguien en su loseta le cure 1 de salud. Ha llegado un segundo horror, pero el Guardaespaldas repele al primero.',
  'lesson.sub-terra.sprint':
    'Cada explorador tiene sus habilidades. Las tuyas: esprintar, hasta dos movimientos por 1 punto, y vendar.',
  'lesson.sub-terra.sprint.ask':
    'Señala la loseta de la Líder y elige «{sprint}»: a la izquierda (oeste) y luego abajo (sur).',
  'lesson.sub-terra.bandage': 'Curar cuesta 2 puntos; tú, el Médico, vendas por 1 a otro explorador de tu loseta.',
  'lesson.sub-terra.bandage.ask': 'Elige «{bandage}» para la Líder.',
  'lesson.sub-terra.revived': 'La Líder se levanta con 1 de salud y aún juega su turno en esta ronda.',
  'lesson.sub-terra.revived.ask': 'Elige «{endTurn}».',
  'lesson.sub-terra.hints':
    'Ha salido Gas, pero no hay losetas de gas. El segundo horror está al lado. Si dudas, llama al entrenador: la bombilla («{advice}») dice qué haría un buen bot.',
  'lesson.sub-terra.exit':
    'La salida se esconde entre las últimas losetas, y quedan pocas. Puede estar tras el hueco de la derecha.',
  'lesson.sub-terra.exit.ask': '«{reveal}» hacia la derecha (este).',
  'lesson.sub-terra.move': '¡La salida! Quien está en ella no pierde salud, y ningún horror lo persigue.',
  'lesson.sub-terra.move.ask': '«{move}» hacia la derecha (este), a la salida.',
  'lesson.sub-terra.out':
    'Ya estás fuera. Los demás tienen que llegar en esta misma ronda, antes de que avance el horror.',
  'lesson.sub-terra.out.ask': 'Elige «{endTurn}».',
}
