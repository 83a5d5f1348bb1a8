import type { Translation } from '../areas.ts'

export const about: Translation<'about'> = {
  'about.title': 'À propos de Grotto',
  'about.about': 'Qu’est-ce que c’est ?',
  'about.about.text':
    'Un lieu pour jouer à deux jeux de société souterrains avec des amis ou des bots, en direct ou sur plusieurs jours, en quatre langues et sans compte. Il porte le nom des clubs où se retrouvent les spéléologues.',
  'about.credits': 'Crédits',
  'about.credits.text':
    'Sub Terra a été créé par Tim Pinder, illustré par David Franco Campos et publié par Inside the Box Board Games. Diamant a été créé par Alan R. Moon et Bruno Faidutti, et publié par Iello et Devir. Si ces jeux vous plaisent, achetez les boîtes.',
  'about.credits.unofficial':
    'Grotto est une adaptation d’amateurs, non officielle, sans lien avec les auteurs ni les éditeurs. Tous les textes et toutes les images sont de nous.',
  'about.keys': 'Touches et accessibilité',
  'about.keys.text':
    'Les deux jeux se jouent entièrement au clavier et à l’oreille. Tout ce qui se passe est dit une fois, dans l’ordre, à n’importe quel rythme ; à la fin vient ce que l’on vous demande : « À vous, Chef : 2 points, 2 points de vie sur 3. » Les cases ont un nom, colonnes A B C depuis l’ouest et lignes 1 2 3 depuis le nord, et leur distance est donnée à partir de vous.',
  'about.keys.scan':
    'À toutes les tables : W autour de vous, J les autres, F les dangers, K les cartes restantes, I les derniers événements, point pour répéter ; dans la caverne aussi Y pour les issues, les flèches pour la parcourir, Entrée pour ce que l’on peut y faire. Les lettres de toutes les actions sont dans le menu de la table, sous « Touches ».',
  'about.keys.command':
    'La barre oblique ouvre une ligne où vous écrivez ce que vous voulez faire, avec vos mots ou dans la notation : « explorer nord », « soigner médecin ». Tab complète, et ce qui est impossible reçoit la règle pour réponse. Les animations réduites, le texte agrandi, le jour et la nuit et les couleurs du système sont respectés ; le rythme des événements se règle dans le menu.',
  'about.privacy': 'Vie privée',
  'about.privacy.text':
    'Un seul cookie dit que vous êtes vous. Le serveur garde votre nom, vos tables et ce qui s’y dit ; aucune adresse, aucune publicité, aucun programme étranger. Les parties de cet appareil n’en sortent que si vous les comptez ou les partagez. Le bilan de vos parties terminées est tenu pour vous ; Mon Grotto le montre, l’enregistre dans un fichier et l’efface. Dans un club, les membres voient aussi le résultat des parties jouées à ses tables.',
  'about.privacy.forget': 'Votre nom, en haut de la page, ouvre « M’oublier », qui vous efface de partout.',
  'about.source': 'Code source',
  'about.source.text':
    'Grotto est un logiciel libre sous licence MIT : avec le dossier, on lance son propre serveur en deux mots, npm start.',
  'about.install': 'Installer',
  'about.install.text':
    'Une fois installé, Grotto s’ouvre comme une application, et les parties de cet appareil se passent de réseau.',
  'about.install.go': 'Installer Grotto',
  'about.install.how': 'Dans le menu du navigateur, choisissez « Installer » ou « Ajouter à l’écran d’accueil ».',
}
