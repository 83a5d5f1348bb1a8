import type { heard as english } from '../en/heard.ts'

export const heard: { readonly [Key in keyof typeof english]: string } = {
  'table.heard.region': 'Annonces',
  'table.heard.earlier':
    '{count, plural, one {Le journal garde # événement plus ancien.} other {Le journal garde # événements plus anciens.}} Les derniers :',
  'table.heard.watching': 'Vous regardez la partie.',
  'table.heard.notNow': 'Ce n’est pas votre tour : c’est à {name} de jouer.',
  'table.heard.nothingYet': 'Rien ne s’est encore passé.',
  'table.heard.seat': 'place {number}',
  'table.scan.around': 'autour de moi',
  'table.scan.team': 'équipe',
  'table.scan.dangers': 'dangers',
  'table.scan.ways': 'issues',
  'table.scan.left': 'cartes restantes',
  'table.scan.lately': 'derniers événements',
  'table.scan.repeat': 'répéter',
  'table.command': 'Ligne de commande',
  'table.command.open': 'Saisir une commande',
  'table.command.label': 'Commande',
  'table.command.how': 'Écrivez ce que vous voulez faire. Tab complète, Entrée exécute, Échap ferme.',
  'table.command.small': 'le la les l au aux à vers de du en un une je j me vous mon votre tour',
  'table.command.help': 'aide',
  'table.command.can': 'Vous pouvez dire : {list}.',
  'table.command.unknown': 'Aucune commande ne correspond à « {text} ». {can}',
  'table.command.which': 'Laquelle : {list} ?',
  'table.command.nothing': 'Vous n’avez rien à décider pour l’instant.',
  'table.command.done': 'C’est fait : {what}.',
}
