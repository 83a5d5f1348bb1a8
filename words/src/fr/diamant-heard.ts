import type { heard as english } from '../en/diamant-heard.ts'

export const heard: { readonly [Key in keyof typeof english]: string } = {
  'diamant.heard.asked': 'À vous de choisir. {now} {safe} dans votre coffre.',
  'diamant.heard.risk': '{percent} de risque d’un second piège.',
  'diamant.heard.chosen': 'Votre carte est face cachée : {choice} Vous pouvez encore changer d’avis.',
  'diamant.heard.path': 'Chemin, de la plus ancienne à la plus récente : {list}.',
  'diamant.heard.emptyPath': 'Aucune carte n’est encore sur le chemin.',
  'diamant.heard.explorer': '{name} : {details}.',
  'diamant.heard.deck':
    '{cards, plural, one {Il reste # carte dans la pioche.} other {Il reste # cartes dans la pioche.}}',
  'diamant.heard.noTraps': 'Aucun piège n’est sur le chemin.',
  'diamant.heard.deadly': 'Sur le chemin : {list}. Une deuxième carte identique met fin à l’expédition.',
  'diamant.heard.keys':
    'G continue, L sort, W le chemin, J explorateurs, F dangers, K cartes restantes, I derniers événements, point répète, barre oblique saisit une commande, Échap avance.',
  'diamant.scan.path': 'chemin',
  'diamant.scan.explorers': 'explorateurs',
  'diamant.also.goOn': 'continuer, rester',
  'diamant.also.leave': 'sortir, partir',
}
