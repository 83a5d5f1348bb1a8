import type { Translation } from '../areas.ts'

export const reports: Translation<'reports'> = {
  'fairness.recomputed':
    'Chaque carte et chaque dé découlent des graines. Cet appareil n’a pas vu si elles avaient été annoncées avant la partie.',
  'fairness.announced':
    'Chaque carte et chaque dé découlent des graines annoncées avant la partie, comme cet appareil l’a noté : personne n’a pu les choisir.',
  'fairness.claimed':
    'Les coups suivent les règles, les cartes et les dés découlent des graines du fichier. D’où viennent ces graines, seul le fichier le dit.',
  'fairness.exchanged': 'Ce ne sont pas les mélanges annoncés avant la partie : ils ont été remplacés.',
  'fairness.sealed': 'Les coups suivent les règles ; les graines ne sont pas encore révélées.',
  'fairness.scripted': 'Les coups suivent les règles ; cartes et dés ont été donnés à la main.',
  'fairness.broken': 'Cet enregistrement ne suit pas les règles ou ses propres graines.',
  'fairness.dealtBefore':
    'Chaque carte et chaque dé découlent des graines d’une autre partie : toute personne qui l’avait jouée ou regardée savait ce qui viendrait.',
  'problem.title': 'Signaler un problème',
  'problem.text':
    'Un fichier est enregistré sur cet appareil : la position, ce que vous pouviez faire, les dernières annonces, l’enregistrement de la partie si cet appareil l’a, et la version. Il ne nomme personne. Rien n’est envoyé : remettez le fichier à la personne qui gère ce serveur, ou aux auteurs de Grotto.',
  'problem.says': 'Qu’est-ce qui ne va pas ?',
  'problem.save': 'Enregistrer le rapport',
  'problem.saved': 'Enregistré sous {file} dans vos téléchargements.',
}
