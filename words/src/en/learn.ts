export const learn = {
  'learn.title': '{game} in five minutes',
  'learn.play': 'Play a first game with bots',
  'learn.rules': 'All rules, numbered',
  'learn.playing': 'Learn by playing',
  'learn.playing.text':
    'On the real board, one thing at a time: about {minutes, plural, one {# minute} other {# minutes}}. You can stop whenever you like and go on later.',
  'learn.playing.begin': 'Begin',
  'learn.playing.goOn': 'Go on where you were',
  'learn.playing.again': 'Start again',
  'learn.sub-terra.lead':
    'You play together against the cave. Everybody may talk about everything; nobody has secrets.',
  'learn.sub-terra.goal': 'Everybody out',
  'learn.sub-terra.goal.text':
    'Four to six cavers stand on the start tile. The exit hides among the last tiles of the stack. Bring everybody onto it: nobody left behind is gold, one silver, two bronze.',
  'learn.sub-terra.turn': 'Two points a turn',
  'learn.sub-terra.turn.text':
    'Taking a step, revealing or exploring costs 1 point. Running up to three steps, healing, swimming, digging or hiding costs 2. You see what one action brings before you choose the next.',
  'learn.sub-terra.tile': 'The cave grows',
  'learn.sub-terra.tile.text':
    'Choose an open side that leads into the dark, draw a tile and turn it so that it connects to yours. Reveal leaves you where you are; Explore takes you onto the new tile at once, whatever it is.',
  'learn.sub-terra.exert': 'A third point, at a risk',
  'learn.sub-terra.exert.text':
    'Once a turn you may exert yourself for one more point. At its end you roll a die: 4 or more and all is well, less costs 1 health. Every check in the game works like this.',
  'learn.sub-terra.places': 'Know the ground',
  'learn.sub-terra.places.text':
    'Flooded tiles must be swum, squeezes crawled into, rubble dug away; each takes both points. Ledges and slides need a rope one way. Gas and cave-in tiles are harmless until their card comes. Rough terrain asks for a check.',
  'learn.sub-terra.hazards': 'After all turns, a card',
  'learn.sub-terra.hazards.text':
    'Each round ends with a hazard. Tremor: everybody makes a check. Flood: water tiles fill, and cost 1 health. Gas costs 2 on its tiles until the next card. Cave-in: a die says which tiles cave in, for 3. Horror: one wakes.',
  'learn.sub-terra.horrors': 'You are not alone',
  'learn.sub-terra.horrors.text':
    'Each round every horror takes one step towards its closest victim. Whoever shares a tile with one loses all health. Walk away, hide with a check, or let the Bodyguard drive it off.',
  'learn.sub-terra.fallen': 'Nobody is lost yet',
  'learn.sub-terra.fallen.text':
    'At 0 health a caver lies unconscious and does nothing. A companion on the same tile heals 1, and the caver stands up at once. So do not wander too far from each other.',
  'learn.sub-terra.time': 'The light goes out',
  'learn.sub-terra.time.text':
    'The deck of hazards is your battery. When Out of Time comes, everybody who is not on the exit makes a check each round; whoever fails is devoured by horrors. The game ends when no conscious caver is left off the exit; after Out of Time, when nobody is.',
  'learn.diamant.lead': 'Everyone for themselves: go deeper for more rubies, or go home with what you have.',
  'learn.diamant.goal': 'Five ways into the mountain',
  'learn.diamant.goal.text':
    'On each of five expeditions all explorers go in together by another entrance. Whoever has the most gems in the chest after the fifth wins.',
  'learn.diamant.treasure': 'A treasure is shared',
  'learn.diamant.treasure.text':
    'Card after card is turned over. The rubies of a treasure are shared equally among all who are in the cave. What cannot be shared stays lying on the card.',
  'learn.diamant.trap': 'The second trap bites',
  'learn.diamant.trap.text':
    'A trap that this expedition has not shown yet is only a warning. When the same trap comes a second time, everybody still inside loses the rubies in hand, and the expedition is over.',
  'learn.diamant.choice': 'Go on or leave?',
  'learn.diamant.choice.text':
    'After each card all who are inside choose one of two cards in secret, and all are turned over at once. Until the last one lies there you may still change your mind.',
  'learn.diamant.camp': 'Home and safe',
  'learn.diamant.camp.text':
    'Whoever leaves also takes the rubies left lying on the path, shared among all who leave at the same moment. Everything goes into the chest, where nothing can be lost.',
  'learn.diamant.relic': 'Relics for the lone leaver',
  'learn.diamant.relic.text':
    'A relic lies in the cave until somebody leaves all alone and takes it. The first three of the game are worth 5 each, the fourth and fifth 10. If two leave together, it stays.',
  'learn.diamant.next': 'The next entrance',
  'learn.diamant.next.text':
    'A barricade closes the entrance. If two traps of the same kind ended the expedition, one of them leaves the game for good. All other cards are shuffled again, and everybody goes back in.',
} as const
