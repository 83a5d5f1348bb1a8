import type { Translation } from '../areas.ts'

export const tournaments: Translation<'tournaments'> = {
  'tournaments.title': 'Torneos',
  'tournaments.hint': 'Las mismas cartas y las mismas cuevas para todo el mundo, selladas, mesa a mesa.',
  'tournaments.new': 'Nuevo torneo: {game}',
  'tournaments.deals':
    '{kind, select, cave {{count, plural, one {# cueva} other {# cuevas}}} other {{count, plural, one {# partida} other {# partidas}}}}',
  'tournaments.seats': '{count, plural, one {# asiento por mesa} other {# asientos por mesa}}',
  'tournaments.people': '{count, plural, one {# persona} other {# personas}}',
  'tournaments.state.entering': 'inscripción abierta',
  'tournaments.state.playing': 'en curso',
  'tournaments.state.over': 'terminado',
  'tournaments.open': 'Abrir',
  'tournaments.name': 'Torneo',
  'tournaments.lead':
    'Todo el mundo juega las mismas {kind, select, cave {cuevas} other {partidas}}. El servidor las preparó antes de que nadie se inscribiera: nadie puede verlas de antemano, ni siquiera quien organiza el torneo.',
  'tournaments.gone': 'Ese torneo no existe, o no estás en su club.',
  'tournaments.facts': 'Lo organiza {name}. Se cierra el {date}.',
  'tournaments.closed': 'Lo organizó {name}. Se cerró el {date}.',
  'tournaments.ended': 'Lo organizó {name}.',
  'tournaments.somebody': 'alguien',
  'tournaments.bots': 'Los demás asientos los ocupan bots: {bot}.',
  'tournaments.entrants': 'Participantes',
  'tournaments.entrants.none': 'Todavía no se ha inscrito nadie.',
  'tournaments.enter': 'Inscribirse',
  'tournaments.withdraw': 'Retirarse',
  'tournaments.withdraw.title': '¿Retirarte del torneo?',
  'tournaments.withdraw.text':
    'Una vez empezado no podrás volver: los bots ocuparán tus asientos. Lo que hayas jugado sigue en la clasificación.',
  'tournaments.begin': 'Empezar',
  'tournaments.begin.title': '¿Empezar ahora?',
  'tournaments.begin.text':
    'El servidor asigna asiento a quienes se han inscrito. Después ya no se puede inscribir nadie.',
  'tournaments.callOff': 'Anular el torneo',
  'tournaments.callOff.title': '¿Anular el torneo?',
  'tournaments.callOff.text': 'Desaparecerá de la página del club.',
  'tournaments.yours': 'Tu próxima mesa',
  'tournaments.play': 'Jugar la {kind, select, cave {cueva} other {partida}} {number}',
  'tournaments.wait': 'Quien lo organiza dará la salida cuando se haya inscrito todo el mundo.',
  'tournaments.wait.names':
    'Se espera a {names}. La partida empieza sola cuando esté todo el mundo: no cierres esta página.',
  'tournaments.wait.until':
    'A partir de las {time} empieza aunque falten; un bot les guarda el asiento hasta que lleguen.',
  'tournaments.through': 'Ya lo has jugado todo. La clasificación será definitiva cuando termine todo el mundo.',
  'tournaments.over': 'El torneo ha terminado.',
  'tournaments.enterFirst': 'Inscríbete y tu mesa aparecerá aquí.',
  'tournaments.away': 'No juegas en este torneo.',
  'tournaments.standing': 'Clasificación',
  'tournaments.standing.none': 'Aquí aparecerán las {kind, select, cave {cuevas} other {partidas}} que hayas jugado.',
  'tournaments.standing.scored':
    'Cada partida da tu puntuación menos la media de todos los demás con las mismas cartas. Si alguien no la juega, o se la deja a un bot, su puntuación es 0.',
  'tournaments.standing.together':
    'Cada {kind, select, cave {cueva} other {partida}} da 3 puntos por el oro, 2 por la plata y 1 por el bronce; los empates se deshacen por las rondas que quedaban. Si alguien no la juega, o se la deja a un bot, no recibe nada.',
  'tournaments.standing.hidden':
    'No se muestran las {kind, select, cave {cuevas} other {partidas}} que te quedan por jugar.',
  'tournaments.col.deal': '{kind, select, cave {Cueva} other {Partida}} {number}',
  'tournaments.col.left': 'Rondas restantes',
  'tournaments.missed': 'no cuenta',
  'tournaments.sealed': 'Las {kind, select, cave {cuevas} other {partidas}} selladas',
  'tournaments.sealed.text':
    'Lo que se sorteó está sellado. Cada sello se abre cuando ha jugado todo el mundo, y tu navegador comprueba que no se ha cambiado nada.',
  'tournaments.sealed.line': '{deal}: {state}',
  'tournaments.sealed.yet': 'sello intacto',
  'tournaments.sealed.fits': 'sello abierto, conforme',
  'tournaments.sealed.differs': '¡sello abierto, no conforme!',
  'tournaments.form.title': 'Nuevo torneo',
  'tournaments.form.deals': '{kind, select, cave {Cuevas} other {Partidas}}',
  'tournaments.form.seats': 'Asientos por mesa',
  'tournaments.form.closes': 'Se cierra',
  'tournaments.form.closes.value':
    '{unit, select, hour {{count, plural, one {en # hora} other {en # horas}}} other {{count, plural, one {en # día} other {en # días}}}}',
  'tournaments.form.club': 'Para el club {name}: podrán inscribirse sus miembros.',
  'tournaments.form.note': 'Una vez creado, ya no se puede cambiar. Si falta gente, los bots completan las mesas.',
  'tournaments.form.go': 'Crear el torneo',
}
