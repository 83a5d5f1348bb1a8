import type { Translation } from '../areas.ts'

export const learn: Translation<'learn'> = {
  'learn.title': '{game} en cinq minutes',
  'learn.play': 'Une première partie avec des bots',
  'learn.rules': 'Toutes les règles, numérotées',
  'learn.playing': 'Apprendre en jouant',
  'learn.playing.text':
    'Sur le vrai plateau, une chose à la fois : environ {minutes, plural, one {# minute} other {# minutes}}. Vous pouvez vous arrêter quand vous voulez et reprendre plus tard.',
  'learn.playing.begin': 'Commencer',
  'learn.playing.goOn': 'Reprendre où vous en étiez',
  'learn.playing.again': 'Recommencer',
  'learn.sub-terra.lead': 'Vous jouez ensemble contre la caverne. On peut parler de tout ; personne n’a de secrets.',
  'learn.sub-terra.goal': 'Tout le monde dehors',
  'learn.sub-terra.goal.text':
    'Quatre à six spéléos sont sur la tuile Départ. La Sortie se cache parmi les dernières tuiles de la pile. Menez-y tout le monde : personne d’abandonné, c’est l’or ; un, l’argent ; deux, le bronze.',
  'learn.sub-terra.turn': 'Deux points par tour',
  'learn.sub-terra.turn.text':
    'Faire un pas, découvrir ou explorer coûte 1 point. Courir jusqu’à trois pas, soigner, nager, dégager ou se cacher en coûte 2. Vous voyez ce que donne une action avant de choisir la suivante.',
  'learn.sub-terra.tile': 'La caverne grandit',
  'learn.sub-terra.tile.text':
    'Choisissez un côté libre qui donne sur le noir, piochez une tuile et tournez-la pour la connecter à la vôtre. Découvrir vous laisse sur place ; Explorer vous y fait entrer aussitôt, quelle qu’elle soit.',
  'learn.sub-terra.exert': 'Un troisième point, à vos risques et périls',
  'learn.sub-terra.exert.text':
    'Une fois par tour, vous pouvez vous dépasser et gagner un point. À la fin vous lancez un dé : 4 ou plus, tout va bien ; moins, vous perdez 1 point de vie. Tous les jets du jeu marchent ainsi.',
  'learn.sub-terra.places': 'Connaître le terrain',
  'learn.sub-terra.places.text':
    'On nage dans les tuiles inondées, on rampe dans les boyaux, on dégage les éboulis ; chaque fois les deux points y passent. Corniche et chute demandent une corde dans un sens. Gaz et éboulement ne font rien avant leur carte. Le terrain accidenté demande un jet.',
  'learn.sub-terra.hazards': 'Après les tours, une carte',
  'learn.sub-terra.hazards.text':
    'Chaque tour de jeu finit par un danger. Secousse : chacun fait un jet. Inondation : l’eau monte et coûte 1. Le gaz coûte 2 sur ses tuiles jusqu’à la carte suivante. Éboulement : un dé dit quelles tuiles s’effondrent, pour 3. Horreur : l’une s’éveille.',
  'learn.sub-terra.horrors': 'Vous n’êtes pas seuls',
  'learn.sub-terra.horrors.text':
    'À chaque tour de jeu, chaque horreur fait un pas vers la victime la plus proche. Qui se trouve sur sa tuile perd tous ses points de vie. Éloignez-vous, cachez-vous en réussissant un jet, ou laissez le Garde du corps la repousser.',
  'learn.sub-terra.fallen': 'Personne n’est encore perdu',
  'learn.sub-terra.fallen.text':
    'À 0 point de vie, un spéléo est inconscient et ne fait rien. Un compagnon sur sa tuile lui rend 1 point et il se relève aussitôt. Ne vous éloignez donc pas trop les uns des autres.',
  'learn.sub-terra.time': 'La lumière s’éteint',
  'learn.sub-terra.time.text':
    'La pile de dangers est celle de vos lampes. Quand vient Temps écoulé, qui n’est pas sur la Sortie fait un jet à chaque tour de jeu ; qui échoue est dévoré par les horreurs. La partie s’achève quand plus aucun spéléo conscient n’est hors de la Sortie ; après Temps écoulé, quand plus personne ne l’est.',
  'learn.diamant.lead': 'Chacun pour soi : s’enfoncer pour d’autres rubis, ou rentrer avec ce qu’on a.',
  'learn.diamant.goal': 'Cinq entrées dans la montagne',
  'learn.diamant.goal.text':
    'À chacune des cinq expéditions, tous les explorateurs entrent ensemble par une autre entrée. La victoire va à qui a le plus de gemmes dans son coffre après la cinquième.',
  'learn.diamant.treasure': 'Un trésor se partage',
  'learn.diamant.treasure.text':
    'On révèle carte après carte. Les rubis d’un trésor se partagent à égalité entre ceux qui sont dans la grotte. Ce qui ne se partage pas reste sur la carte.',
  'learn.diamant.trap': 'Le second piège mord',
  'learn.diamant.trap.text':
    'Un piège encore jamais vu dans cette expédition n’est qu’un avertissement. Quand le même revient, tous ceux qui sont encore dedans perdent les rubis en main, et l’expédition est finie.',
  'learn.diamant.choice': 'Continuer ou sortir ?',
  'learn.diamant.choice.text':
    'Après chaque carte, ceux qui sont dedans choisissent en secret l’une de deux cartes, et toutes sont révélées ensemble. Tant que la dernière n’est pas posée, on peut changer d’avis.',
  'learn.diamant.camp': 'De retour, à l’abri',
  'learn.diamant.camp.text':
    'Qui sort prend aussi les rubis restés sur le chemin, partagés entre tous ceux qui sortent au même moment. Tout va dans le coffre, où rien ne se perd.',
  'learn.diamant.relic': 'Les reliques pour qui sort en solitaire',
  'learn.diamant.relic.text':
    'Une relique reste dans la grotte jusqu’à ce que quelqu’un sorte en solitaire et l’emporte. Les trois premières de la partie valent 5, la quatrième et la cinquième 10. Si deux sortent ensemble, elle reste.',
  'learn.diamant.next': 'L’entrée suivante',
  'learn.diamant.next.text':
    'Une barricade ferme l’entrée. Si deux pièges identiques ont mis fin à l’expédition, l’un des deux quitte la partie. Toutes les autres cartes sont mélangées, et tout le monde y retourne.',
}
