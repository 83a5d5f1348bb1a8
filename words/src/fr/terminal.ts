import type { Translation } from '../areas.ts'

export const terminal: Translation<'terminal'> = {
  'terminal.player': 'Joueur {number}',
  'terminal.bot': '{name} (bot)',
  'terminal.ask': '{name}, que faites-vous ?',
  'terminal.hint': 'un numéro ou des mots d’un choix ; ou bien {help}, {rules}, {hint}, {odds}, {undo}, {save}, {quit}',
  'terminal.advice': '{name} : {action} – gagne {share, number, percent} du temps',
  'terminal.noAdvice': 'Aucun bot ne sait conseiller dans ce jeu.',
  'terminal.botLine': '{id}  {name}, niveau {level} ({manner}). {about}',
  'terminal.sparringLine': '{id}  {name}, niveau {level} ({manner}), seulement pour mesurer. {about}',
  'terminal.passTo': 'Passez l’écran à {name}. Appuyez sur Entrée quand personne d’autre ne regarde.',
  'terminal.passed': '— {name} —',
  'terminal.refused': 'Impossible ({rule}) : {why}',
  'terminal.undone': 'Annulé.',
  'terminal.nothingToUndo': 'Vous n’avez rien à annuler.',
  'terminal.cannotUndo': 'Cela ne peut pas être annulé : quelque chose a été révélé depuis.',
  'terminal.saved': 'La partie est enregistrée dans {file}.',
  'terminal.stopped': 'La partie a été arrêtée.',
  'terminal.over': 'La partie est terminée.',
  'terminal.score': '{place}. {name} : {score, plural, one {# point} other {# points}}',
  'terminal.place': '{place}. {name}',
  'terminal.command.help': 'aide',
  'terminal.command.rules': 'règles',
  'terminal.command.hint': 'conseil',
  'terminal.command.odds': 'probabilités',
  'terminal.command.undo': 'annuler',
  'terminal.command.save': 'enregistrer FICHIER',
  'terminal.command.quit': 'quitter',
  'terminal.help.choose':
    'Un numéro désigne le choix qui le porte. Des mots d’un choix suffisent aussi, si aucun autre ne les contient tous. Une ligne vide ne fait rien.',
  'terminal.help.rules': 'comment on joue, en bref',
  'terminal.help.hint': 'ce que ferait le bot le plus fort, et pourquoi',
  'terminal.help.odds': 'ce qui se calcule d’après ce que tout le monde voit',
  'terminal.help.undo': 'annule ce que vous avez fait en dernier, tant que rien n’a été révélé depuis',
  'terminal.help.save':
    'enregistre la partie ; « grotto replay FICHIER » la raconte, « grotto verify FICHIER » la vérifie',
  'terminal.help.quit': 'arrête la partie',
  'terminal.help.help': 'ces lignes',
  'terminal.entry': '{name} : {what}',
  'terminal.empty': 'Vous n’avez rien écrit, et rien n’a été fait.',
  'terminal.notUnderstood': '« {typed} » n’est aucun des choix ; « {help} » dit ce que l’on peut écrire.',
  'terminal.unclear': '« {typed} » peut désigner plusieurs choix. Un numéro est toujours clair.',
  'terminal.tooManyPeople':
    'Il n’y a {seats, plural, one {qu’une place} other {que # places}} : {people, plural, one {# personne ne peut} other {# personnes ne peuvent}} pas s’asseoir.',
  'terminal.optionsRefused': 'Ces options sont impossibles ({rule}) : {why}',
  'terminal.story.undo': '{name} annule ; la partie reprend comme elle était après l’étape {to}.',
  'terminal.imported.whole': 'Toute cette partie vient d’un autre fichier.',
  'terminal.imported.start': 'Cette partie continue une position venue d’un autre fichier.',
  'terminal.diamant.closedChest': 'le coffre reste fermé jusqu’à la fin',

  // Sub Terra, where no board shows it
  'terminal.subTerra.stock':
    'Tour {round}. Il reste {hazards, plural, =0 {aucune carte Danger} one {# carte Danger} other {# cartes Danger}} avant « Temps écoulé », et {tiles, plural, =0 {aucune tuile} one {# tuile} other {# tuiles}} dans la pile{exit}.',
  'terminal.subTerra.place': '{tile} en {cell}',
  'terminal.subTerra.horror': 'Une horreur est en {cell}, {tile}. {hunt}',
  'terminal.subTerra.runBy': '{caver}, {player}',
  'terminal.subTerra.lay': 'Posez {tile}.',
  'terminal.subTerra.keep': 'Garder {tile}',
  'terminal.subTerra.map':
    'La carte : colonnes a b c … depuis l’ouest, lignes 1 2 3 … depuis le nord, recomptées quand la caverne s’agrandit. Les traits passent par les côtés libres.',
  'terminal.subTerra.mapMarks':
    'Une majuscule : la tuile est inondée, bloquée par des éboulis, ou porte une corde. Un > < v ^ bute sur une paroi, un * est un côté dynamité.',
}
