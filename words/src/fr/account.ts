import type { Translation } from '../areas.ts'

export const account: Translation<'account'> = {
  'account.remind.title': 'Me rappeler mon tour',
  'account.remind.open': 'Me prévenir quand la page est ouverte mais masquée',
  'account.remind.push': 'Me prévenir sur cet appareil même quand la page est fermée',
  'account.remind.webhook': 'L’envoyer à une adresse web',
  'account.remind.webhook.kept': 'Un message d’essai y est arrivé. Les rappels suivront.',
  'account.remind.webhook.gone': 'Plus aucun rappel n’y est envoyé.',
  'account.remind.webhook.remove': 'Retirer l’adresse',
  'account.remind.after':
    'Les rappels viennent après {minutes, plural, one {une minute} other {# minutes}}, et jamais pendant que vous regardez la table.',
  'account.remind.denied': 'Ce navigateur n’autorise pas les notifications ici.',
  'account.remind.impossible': 'Ce navigateur ne peut pas afficher de notifications ici.',
  'account.device.title': 'Un autre appareil',
  'account.device.text':
    'Gardez la même identité sur votre téléphone et votre ordinateur : un code créé ici sert là-bas une fois, dans les dix minutes.',
  'account.device.give': 'Créer un code',
  'account.device.qr': 'Code QR qui ouvre ceci sur un autre appareil',
  'account.device.valid': 'pendant dix minutes',
  'account.device.take': 'Code d’un autre appareil',
  'account.device.become': 'Prendre cette identité',
  'account.device.wrong': 'Ce code n’est pas valable, ou ne l’est plus.',
  'account.recovery.title': 'Phrase de récupération',
  'account.recovery.text':
    'Douze mots sur papier vous rendent votre nom, vos parties et vos clubs, même si vous perdez tous vos appareils. Quiconque les possède peut se faire passer pour vous.',
  'account.recovery.make': 'Créer une phrase de récupération',
  'account.recovery.another': 'En créer une autre',
  'account.recovery.made': 'Vous en avez créé une le {day}.',
  'account.recovery.drop': 'L’annuler',
  'account.recovery.once':
    'Notez les mots dans cet ordre. Ils ne s’affichent que maintenant ; les précédents ne servent plus.',
  'account.recovery.take': 'Vos douze mots',
  'account.recovery.wrong': 'Ces mots ne correspondent à personne ici. Vérifiez leur orthographe et leur ordre.',
  'account.passkey.title': 'Clés d’accès',
  'account.passkey.text':
    'Une clé d’accès, gardée par cet appareil ou par votre gestionnaire de mots de passe, vous rend votre identité si vous perdez votre téléphone : votre nom, vos parties, vos clubs. Elle se déverrouille comme l’appareil, et il n’y a rien à noter.',
  'account.passkey.make': 'Garder cette identité avec une clé d’accès',
  'account.passkey.label': 'Un nom pour la clé',
  'account.passkey.one': 'Clé d’accès',
  'account.passkey.made': 'Créée le {day}.',
  'account.passkey.elsewhere': 'Elle fonctionne sur {site}, pas ici.',
  'account.passkey.remove': 'Supprimer',
  'account.passkey.take': 'J’ai une clé d’accès',
  'account.passkey.wrong': 'Cette clé d’accès n’ouvre plus rien ici.',
  'account.passkey.already': 'Cet appareil a déjà une clé d’accès à vous.',
  'account.passkey.notMade': 'Aucune clé d’accès n’a été créée.',
  'account.passkey.notShown': 'Aucune clé d’accès n’a été choisie. Cet appareil n’en a peut-être pas pour ce site.',
  'account.passkey.insecure':
    'Les clés d’accès ne fonctionnent que si la page a un nom et une adresse sécurisée (https). Une phrase de récupération fonctionne aussi ici.',
  'account.passkey.browser':
    'Ce navigateur ne connaît pas les clés d’accès. Une phrase de récupération fonctionne aussi ici.',
  'account.others.title': 'Se déconnecter partout ailleurs',
  'account.others.text':
    'Tous les autres appareils qui jouent en votre nom sont déconnectés aussitôt. Les codes, les jetons et les rappels prennent fin aussi, sauf ceux de cet appareil. Votre phrase de récupération et vos clés d’accès servent toujours : créez une autre phrase si quelqu’un a pu la lire, et supprimez la clé d’un appareil perdu.',
  'account.others.go': 'Déconnecter mes autres appareils',
  'account.others.lost':
    'Un téléphone perdu ne peut plus jouer en votre nom. Les jetons et les rappels prennent fin aussi. Décochez cette case si vous ne faites qu’ajouter un appareil.',
  'account.others.sure': 'Oui, les déconnecter',
  'account.others.done': 'C’est fait : seul cet appareil reste connecté.',
  'account.token.title': 'Programmes qui jouent pour vous',
  'account.token.text':
    'Avec un jeton, un programme à vous agit en votre nom pendant 90 jours. Révoquez ceux qui ne servent plus.',
  'account.token.revoke': 'Révoquer',
  'account.token.unused': 'Jamais utilisé.',
  'account.token.used': 'Utilisé pour la dernière fois le {day}.',
  'account.token.expires': 'Expire le {day}.',
  'account.token.label': 'Un nom pour le jeton',
  'account.token.make': 'Créer un jeton',
  'account.token.once': 'Affiché cette seule fois : copiez-le maintenant.',
  'account.forget.title': 'M’oublier',
  'account.forget.text':
    'Des bots prennent vos places, votre nom disparaît de toutes les tables et parties, et personne ne pourra plus prendre votre identité.',
  'account.forget.go': 'M’oublier',
  'account.forget.sure': 'Oui, m’oublier pour toujours',
}
