import type { Translation } from '../areas.ts'

export const tournaments: Translation<'tournaments'> = {
  'tournaments.title': 'Tournois',
  'tournaments.hint': 'Les mêmes cartes et les mêmes cavernes pour tous, scellées, table par table.',
  'tournaments.new': 'Nouveau tournoi : {game}',
  'tournaments.deals':
    '{kind, select, cave {{count, plural, one {# caverne} other {# cavernes}}} other {{count, plural, one {# donne} other {# donnes}}}}',
  'tournaments.seats': '{count, plural, one {# place par table} other {# places par table}}',
  'tournaments.people': '{count, plural, one {# personne} other {# personnes}}',
  'tournaments.state.entering': 'inscriptions ouvertes',
  'tournaments.state.playing': 'en cours',
  'tournaments.state.over': 'terminé',
  'tournaments.open': 'Ouvrir',
  'tournaments.name': 'Tournoi',
  'tournaments.lead':
    'Tout le monde joue les mêmes {kind, select, cave {cavernes} other {donnes}}. Le serveur les a tirées avant toute inscription : personne ne peut les voir à l’avance, pas même la personne qui organise.',
  'tournaments.gone': 'Ce tournoi n’existe pas, ou vous n’êtes pas dans son club.',
  'tournaments.facts': 'Organisé par {name}. Clôture le {date}.',
  'tournaments.closed': 'Organisé par {name}. Clos le {date}.',
  'tournaments.ended': 'Organisé par {name}.',
  'tournaments.somebody': 'quelqu’un',
  'tournaments.bots': 'Des bots occupent les autres places : {bot}.',
  'tournaments.entrants': 'Participants',
  'tournaments.entrants.none': 'Personne ne s’est encore inscrit.',
  'tournaments.enter': 'S’inscrire',
  'tournaments.withdraw': 'Se retirer',
  'tournaments.withdraw.title': 'Vous retirer du tournoi ?',
  'tournaments.withdraw.text':
    'Une fois le tournoi commencé, vous ne pourrez pas revenir : des bots prendront vos places. Ce que vous avez joué reste au classement.',
  'tournaments.begin': 'Commencer',
  'tournaments.begin.title': 'Commencer maintenant ?',
  'tournaments.begin.text':
    'Le serveur place toutes les personnes inscrites. Ensuite, plus personne ne pourra s’inscrire.',
  'tournaments.callOff': 'Supprimer le tournoi',
  'tournaments.callOff.title': 'Supprimer le tournoi ?',
  'tournaments.callOff.text': 'Il disparaîtra de la page du club.',
  'tournaments.yours': 'Votre prochaine table',
  'tournaments.play': 'Jouer la {kind, select, cave {caverne} other {donne}} {number}',
  'tournaments.wait': 'La personne qui organise le lancera quand tout le monde sera inscrit.',
  'tournaments.wait.names':
    'On attend {names}. La partie commence d’elle-même quand tout le monde est là : restez sur cette page.',
  'tournaments.wait.until':
    'À partir de {time}, elle commence malgré les absences ; un bot garde les places en attendant.',
  'tournaments.through': 'Vous avez tout joué. Le classement sera définitif quand tout le monde aura fini.',
  'tournaments.over': 'Le tournoi est terminé.',
  'tournaments.enterFirst': 'Inscrivez-vous, et votre table apparaîtra ici.',
  'tournaments.away': 'Vous ne jouez pas dans ce tournoi.',
  'tournaments.standing': 'Classement',
  'tournaments.standing.none':
    'Les {kind, select, cave {cavernes} other {donnes}} que vous aurez jouées apparaîtront ici.',
  'tournaments.standing.scored':
    'Une donne rapporte votre score moins la moyenne de tous les autres avec la même donne. Si quelqu’un ne la joue pas, ou la laisse à un bot, son score est de 0.',
  'tournaments.standing.together':
    'Une {kind, select, cave {caverne} other {donne}} rapporte 3 points pour l’or, 2 pour l’argent, 1 pour le bronze ; à égalité, les tours restants départagent. Si quelqu’un ne la joue pas, ou la laisse à un bot, elle ne lui rapporte rien.',
  'tournaments.standing.hidden':
    'Les {kind, select, cave {cavernes} other {donnes}} qu’il vous reste à jouer n’apparaissent pas.',
  'tournaments.col.deal': '{kind, select, cave {Caverne} other {Donne}} {number}',
  'tournaments.col.left': 'Tours restants',
  'tournaments.missed': 'ne compte pas',
  'tournaments.sealed': 'Les {kind, select, cave {cavernes} other {donnes}} scellées',
  'tournaments.sealed.text':
    'Ce qui a été tiré est scellé. Un sceau s’ouvre quand tout le monde a joué, et votre navigateur vérifie que rien n’a été remplacé.',
  'tournaments.sealed.line': '{deal} : {state}',
  'tournaments.sealed.yet': 'sceau intact',
  'tournaments.sealed.fits': 'sceau ouvert, conforme',
  'tournaments.sealed.differs': 'sceau ouvert, non conforme !',
  'tournaments.form.title': 'Nouveau tournoi',
  'tournaments.form.deals': '{kind, select, cave {Cavernes} other {Donnes}}',
  'tournaments.form.seats': 'Places par table',
  'tournaments.form.closes': 'Clôture',
  'tournaments.form.closes.value':
    '{unit, select, hour {{count, plural, one {dans # heure} other {dans # heures}}} other {{count, plural, one {dans # jour} other {dans # jours}}}}',
  'tournaments.form.club': 'Pour le club {name} : ses membres pourront s’inscrire.',
  'tournaments.form.note':
    'Une fois créé, il ne peut plus être changé. S’il manque du monde, des bots complètent les tables.',
  'tournaments.form.go': 'Créer le tournoi',
}
