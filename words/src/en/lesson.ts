export const lesson = {
  'lesson.title': '{game}: learn by playing',
  'lesson.progress': 'Step {step} of {all}',
  'lesson.next': 'Continue',
  'lesson.watch': 'Watch what happens now.',
  'lesson.notAsked': 'The rules allow that, but here something else comes first.',
  'lesson.again': 'Start again',
  'lesson.leave': 'Leave the lesson',
  'lesson.over':
    'That is all you need. In your first game the coach is at hand: a tap on the light bulb says what matters now.',
  'lesson.firstGame': 'Play a first game',
  'lesson.diamant.goal':
    'Four explorers go into the mountain, five times in all. Whoever has the most gems in the chest after the fifth expedition wins.',
  'lesson.diamant.shared':
    'The first card is a treasure of 9 rubies. The four of you share it: 2 each, and the 1 left over stays on the card. What you hold is not safe yet.',
  'lesson.diamant.goOn':
    'After every card all who are inside choose in secret: deeper into the cave, or home with what they hold.',
  'lesson.diamant.goOn.ask': 'Choose “{goOn}”.',
  'lesson.diamant.firstTrap':
    'Snakes! The first trap of a kind is only a warning. When snakes come a second time in this expedition, all who are still inside lose what they hold.',
  'lesson.diamant.odds':
    'The board counts for you what may come: 2 of the 33 cards left are snakes, a danger of 6%, and 14 are treasures.',
  'lesson.diamant.odds.ask': 'Worth the risk: choose “{goOn}”.',
  'lesson.diamant.left':
    'Bruno went home with the 2 in hand and the 1 on the path: 3 in the chest, for good. The next treasure, 11, was for you three: 3 each, and 2 stay.',
  'lesson.diamant.leave':
    'You hold 5. Whoever leaves also takes what lies on the path, in equal parts with all who leave at the same moment.',
  'lesson.diamant.leave.ask': 'Bring it home: choose “{leave}”.',
  'lesson.diamant.together':
    'Ada left with you, so you took 1 ruby each from the path. The 6 in your chest can never be lost.',
  'lesson.diamant.secondTrap':
    'Cleo went on alone, met the second snakes and lost everything in hand. One of the two snake cards has left the game.',
  'lesson.diamant.relic':
    'The second expedition: all go in again. The first card is a relic, which waits for somebody who leaves alone. The first three of a game are worth 5 each.',
  'lesson.diamant.relic.ask': 'There is nothing to lose yet: choose “{goOn}”.',
  'lesson.diamant.alone':
    'A treasure of 14: 3 each, and 2 stay. Leave alone now, and the relic and the whole path are yours. If another leaves too, the relic stays.',
  'lesson.diamant.alone.ask': 'Choose “{leave}”, and hope that the others stay.',
  'lesson.diamant.home':
    'Alone! 3 from your hand, 2 from the path and a relic worth 5: with the 6 from before you have 16. From the camp you watch the others.',
  'lesson.diamant.third':
    'Nobody is left inside, so the third expedition begins: a treasure of 17 gives each of you 4, and 1 stays.',
  'lesson.diamant.third.ask': 'Choose “{goOn}”.',
  'lesson.diamant.risk':
    'Giant spiders, for the first time. 2 of the 31 cards left are spiders: 6% again, 94 times out of 100 all goes well.',
  'lesson.diamant.risk.ask': 'Choose “{goOn}” once more.',
  'lesson.diamant.lost':
    'This time it did not. Ada had left in time; you, Bruno and Cleo lose the 4 in hand. Your 16 in the camp are safe.',
  'lesson.diamant.hints':
    'In a real game two more expeditions follow. In doubt, call the coach: the light bulb (“{advice}”) says what a strong bot would do here, and why.',
  'lesson.sub-terra.goal':
    'You are the Medic, with the Leader, the Engineer and the Bodyguard. Find the exit together and bring everybody onto it before the light fails.',
  'lesson.sub-terra.explore':
    'Your turn: 2 action points. The lit question marks are ways into the dark. Explore one for 1 point: draw a tile, lay it there, step onto it.',
  'lesson.sub-terra.explore.ask': 'Point at the one on the right (east) and choose “{explore}”.',
  'lesson.sub-terra.place':
    'Turn the tile as you like, as long as it connects to yours. If it cannot lie that way, the board says why, and by which rule.',
  'lesson.sub-terra.place.ask': 'Turn it so that a way leads on to the right (east), then “{place}”.',
  'lesson.sub-terra.onward': 'You stand on the new tile, with 1 point left. The exit is far: on you go.',
  'lesson.sub-terra.onward.ask': '“{explore}” to the right (east) again.',
  'lesson.sub-terra.spent':
    'Water, harmless until a flood. Your points are spent; but once a turn you may exert yourself and take one more, at a risk.',
  'lesson.sub-terra.exert':
    'You pay with a check at the end of the turn. One die: with 4, 5 or 6, a chance of 50%, all is well. Otherwise you lose 1 health.',
  'lesson.sub-terra.exert.ask': 'Choose “{exert}”.',
  'lesson.sub-terra.third': 'One more point, and the check waits at the end of the turn.',
  'lesson.sub-terra.third.ask': 'Leave the water: “{explore}” to the right (east).',
  'lesson.sub-terra.check':
    'The die shows 2: the check fails, and you have 2 of 3 health. At 0 you would lie unconscious. Now the others take their turns.',
  'lesson.sub-terra.flood':
    'After all turns comes a hazard: Flood. The water tile stays flooded; entering it takes a swim, 2 points. The Engineer stood there and lost 1 health.',
  'lesson.sub-terra.reveal':
    'The others have found a way south. You can also lay a tile and stay where you are: that is Reveal, 1 point as well.',
  'lesson.sub-terra.reveal.ask': 'Point at the opening above you (north) and choose “{reveal}”.',
  'lesson.sub-terra.away': 'A horror tile. It is still empty, but you had better not linger beside it.',
  'lesson.sub-terra.away.ask': '“{explore}” to the right (east).',
  'lesson.sub-terra.end':
    'Your points are spent, and you have risked enough. When all have played, every horror steps, and the next hazard comes.',
  'lesson.sub-terra.end.ask': 'Choose “{endTurn}”.',
  'lesson.sub-terra.horror':
    'A horror wakes. Each round it takes a step along the dotted line towards its closest victim: you. Whoever shares a tile with it loses all health.',
  'lesson.sub-terra.hide':
    'It is two steps away. You could walk off, or hide: 2 points and a check, 50% again. Whoever is hidden is not hunted in this round.',
  'lesson.sub-terra.hide.ask': 'Choose “{hide}”.',
  'lesson.sub-terra.hidden': 'A 5: you are hidden, and the horror turns to the next closest, the Leader.',
  'lesson.sub-terra.hidden.ask': 'Choose “{endTurn}”.',
  'lesson.sub-terra.fallen':
    'The Leader found no hiding place. The horror stepped once in its phase, again with the next hazard, and struck: at 0 health the Leader lies unconscious.',
  'lesson.sub-terra.drivenOff':
    'The Leader plays no turn until somebody on the same tile heals 1 health. A second horror has come, but the Bodyguard drives the first one off.',
  'lesson.sub-terra.sprint':
    'Every caver has abilities of their own. Yours: to sprint, up to two moves for 1 point, and to bandage.',
  'lesson.sub-terra.sprint.ask':
    'Point at the Leader’s tile and choose “{sprint}”: to the left (west), then down (south).',
  'lesson.sub-terra.bandage': 'Healing takes 2 points; you, the Medic, bandage another caver on your tile for 1.',
  'lesson.sub-terra.bandage.ask': 'Choose “{bandage}” for the Leader.',
  'lesson.sub-terra.revived': 'The Leader stands up with 1 health and still takes a turn in this round.',
  'lesson.sub-terra.revived.ask': 'Choose “{endTurn}”.',
  'lesson.sub-terra.hints':
    'Gas came, but no gas tile lies open. The second horror is beside you. In doubt, call the coach: the light bulb (“{advice}”) says what a strong bot would do.',
  'lesson.sub-terra.exit':
    'The exit hides among the last tiles, and few are left. It may be behind the opening on the right.',
  'lesson.sub-terra.exit.ask': '“{reveal}” to the right (east).',
  'lesson.sub-terra.move': 'The exit! Nobody on it loses health, and no horror hunts whoever stands there.',
  'lesson.sub-terra.move.ask': '“{move}” to the right (east), onto the exit.',
  'lesson.sub-terra.out': 'You are out. The others must follow in this very round, before the horror steps.',
  'lesson.sub-terra.out.ask': 'Choose “{endTurn}”.',
} as const
