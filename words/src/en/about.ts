export const about = {
  'about.title': 'About Grotto',
  'about.about': 'What it is',
  'about.about.text':
    'A place to play two cave board games with friends or bots, live or over days, in four languages and without an account. It is named after the clubs cavers meet in.',
  'about.credits': 'Credits',
  'about.credits.text':
    'Sub Terra was designed by Tim Pinder, illustrated by David Franco Campos, and published by Inside the Box Board Games. Diamant was designed by Alan R. Moon and Bruno Faidutti, and published by Iello and Devir. If you like these games, buy the boxes.',
  'about.credits.unofficial':
    'Grotto is an unofficial fan implementation, not affiliated with the designers or publishers. All words and all pictures here are our own.',
  'about.keys': 'Keys and accessibility',
  'about.keys.text':
    'Both games can be played by keys alone and by ear. Everything that happens is announced once, in order, at any pace; last comes what is asked of you: “Your turn, Leader: 2 points, 2 of 3 health.” Cells have names, columns A B C from the west and rows 1 2 3 from the north, and you hear how far they are from you.',
  'about.keys.scan':
    'At every table: W around you, J the others, F dangers, K cards left, I the last events, full stop to repeat; in the cave also Y for the ways out, arrows to walk, Enter for what can be done there. The letters of all actions are in the table’s menu, under “Keys”.',
  'about.keys.command':
    'The slash opens a line in which you type what you want to do, in plain words or in the notation: “explore north”, “heal medic”. Tab completes, and what cannot be done is answered with the rule. Less motion, larger text, day and night and the system’s own colours are respected; the pace of events is set in the menu.',
  'about.privacy': 'Privacy',
  'about.privacy.text':
    'One cookie says that you are you. The server keeps your name, your tables and what is said at them; no address, no advertising, nobody else’s scripts. Games on this device stay on this device unless you count or share them. How your finished games went is counted for you; My Grotto shows it, saves it as a file and clears it. Members of a club also see how its games went for you.',
  'about.privacy.forget': 'Your name at the top of the page opens “Forget me”: it removes you from everything.',
  'about.source': 'Source',
  'about.source.text':
    'Grotto is free software under the MIT licence: anybody who has the folder can start a server with two words: npm start.',
  'about.install': 'Install',
  'about.install.text': 'Installed, Grotto opens like an app, and games on this device work without a network.',
  'about.install.go': 'Install Grotto',
  'about.install.how': 'In the browser’s menu choose “Install” or “Add to home screen”.',
} as const
