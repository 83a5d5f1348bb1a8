import type { Translation } from '../areas.ts'

export const tournaments: Translation<'tournaments'> = {
  'tournaments.title': 'Tournois',
  'tournaments.hint': 'Tout le monde joue les mêmes donnes scellées, table par table.',
  'tournaments.new': 'Nouveau tournoi : {game}',
  'tournaments.deals': '{count, plural, one {# donne} other {# donnes}}',
  'tournaments.seats': '{count, plural, one {# siège par table} other {# sièges par table}}',
  'tournaments.people': '{count, plural, one {# personne} other {# personnes}}',
  'tournaments.state.entering': 'inscriptions ouvertes',
  'tournaments.state.playing': 'en cours',
  'tournaments.state.over': 'terminé',
  'tournaments.open': 'Ouvrir',
  'tournaments.name': 'Tournoi',
  'tournaments.lead':
    'Tout le monde joue les mêmes donnes. Le serveur les a tirées avant toute inscription : personne ne peut regarder en avance, pas même la personne qui organise.',
  'tournaments.gone': 'Ce tournoi n’existe pas, ou vous n’êtes pas dans son club.',
  'tournaments.facts': 'Organisé par {name}. Clôture : {date}.',
  'tournaments.closed': 'Organisé par {name}. Clos : {date}.',
  'tournaments.somebody': 'quelqu’un',
  'tournaments.bots': 'Des bots ont les autres sièges : {bot}.',
  'tournaments.entrants': 'Qui joue',
  'tournaments.entrants.none': 'Personne ne s’est encore inscrit.',
  'tournaments.enter': 'M’inscrire',
  'tournaments.withdraw': 'Me retirer',
  'tournaments.withdraw.title': 'Vous retirer du tournoi ?',
  'tournaments.withdraw.text':
    'Une fois qu’il a commencé, vous ne pourrez pas revenir : des bots auront vos sièges. Ce que vous avez joué reste au classement.',
  'tournaments.begin': 'Commencer',
  'tournaments.begin.title': 'Commencer maintenant ?',
  'tournaments.begin.text':
    'Le serveur place toutes les personnes inscrites. Ensuite, plus personne ne peut s’inscrire.',
  'tournaments.callOff': 'L’annuler',
  'tournaments.callOff.title': 'Annuler le tournoi ?',
  'tournaments.callOff.text': 'Il disparaît de la page du club.',
  'tournaments.yours': 'Votre prochaine table',
  'tournaments.play': 'Jouer la donne {number}',
  'tournaments.wait': 'La personne qui organise commence quand tout le monde est inscrit.',
  'tournaments.wait.names':
    'On attend {names}. La partie commence toute seule quand tout le monde est là : restez sur cette page.',
  'tournaments.wait.until':
    'À partir de {time}, elle commence malgré les absences ; un bot garde les sièges en attendant.',
  'tournaments.through': 'Vous avez tout joué. Le classement sera définitif quand tout le monde aura fini.',
  'tournaments.over': 'Le tournoi est terminé.',
  'tournaments.away': 'Vous ne jouez pas dans ce tournoi.',
  'tournaments.standing': 'Classement',
  'tournaments.standing.none': 'Il montre les donnes que vous avez jouées.',
  'tournaments.standing.scored':
    'Une donne rapporte votre score moins la moyenne de tous les autres avec la même donne. Qui ne la joue pas, ou la laisse à un bot, n’en a rien rapporté.',
  'tournaments.standing.together':
    'Une donne rapporte 3 points pour l’or, 2 pour l’argent, 1 pour le bronze ; à égalité, les tours restants décident. Qui ne la joue pas, ou la laisse à un bot, n’a rien.',
  'tournaments.standing.hidden': 'Les donnes qu’il vous reste à jouer n’y sont pas.',
  'tournaments.col.deal': 'Donne {number}',
  'tournaments.col.left': 'Tours restants',
  'tournaments.missed': 'ne compte pas',
  'tournaments.sealed': 'Les donnes scellées',
  'tournaments.sealed.text':
    'Ce à quoi les graines de chaque donne doivent mener. Elles sont dites quand tout le monde a fini la donne.',
  'tournaments.sealed.line': '{deal} : {state}',
  'tournaments.sealed.yet': 'scellée',
  'tournaments.sealed.fits': 'dite, et conforme',
  'tournaments.sealed.differs': 'dite, et non conforme !',
  'tournaments.form.title': 'Nouveau tournoi',
  'tournaments.form.deals': 'Donnes',
  'tournaments.form.seats': 'Sièges par table',
  'tournaments.form.closes': 'Clôture',
  'tournaments.form.closes.value':
    '{unit, select, hour {{count, plural, one {dans # heure} other {dans # heures}}} other {{count, plural, one {dans # jour} other {dans # jours}}}}',
  'tournaments.form.note':
    'Une fois annoncé, personne ne peut le changer. S’il manque du monde, des bots complètent les tables.',
  'tournaments.form.go': 'L’annoncer',
}
