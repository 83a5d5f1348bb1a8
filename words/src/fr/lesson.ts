import type { Translation } from '../areas.ts'

export const lesson: Translation<'lesson'> = {
  'lesson.title': '{game} : apprendre en jouant',
  'lesson.progress': 'Étape {step} sur {all}',
  'lesson.next': 'Continuer',
  'lesson.watch': 'Regardez ce qui se passe.',
  'lesson.notAsked': 'Les règles le permettent, mais ici il faut d’abord autre chose.',
  'lesson.again': 'Recommencer',
  'lesson.leave': 'Quitter la leçon',
  'lesson.over':
    'Vous en savez assez. Pour votre première partie, le coach reste à portée de main : touchez l’ampoule, il vous dit ce qui compte maintenant.',
  'lesson.firstGame': 'Jouer une première partie',
  'lesson.diamant.goal':
    'Quatre explorateurs entrent dans la montagne, cinq fois en tout. La victoire va à qui a le plus de gemmes dans son coffre après la cinquième expédition.',
  'lesson.diamant.shared':
    'La première carte est un trésor de 9 rubis. Vous le partagez à quatre : 2 chacun, et le dernier reste sur la carte. Ce que vous avez en main n’est pas encore à l’abri.',
  'lesson.diamant.goOn':
    'Après chaque carte, tous ceux qui sont dedans choisissent en secret : s’enfoncer dans la grotte, ou rentrer avec ce qu’ils ont.',
  'lesson.diamant.goOn.ask': 'Choisissez « {goOn} ».',
  'lesson.diamant.firstTrap':
    'Des serpents ! Le premier piège d’une sorte n’est qu’un avertissement. S’ils reviennent dans cette expédition, tous ceux qui sont encore dedans perdent ce qu’ils ont en main.',
  'lesson.diamant.odds':
    'Le plateau compte pour vous ce qui peut venir : sur les 33 cartes restantes, 2 sont des serpents, soit 6 % de danger, et 14 des trésors.',
  'lesson.diamant.odds.ask': 'Le risque en vaut la peine : choisissez « {goOn} ».',
  'lesson.diamant.left':
    'Bruno est rentré avec ses 2 rubis et celui du chemin : 3 dans son coffre, pour de bon. Le trésor suivant, 11, était pour vous trois : 3 chacun, et 2 restent.',
  'lesson.diamant.leave':
    'Vous en avez 5. Qui sort prend aussi ce qui est sur le chemin, à parts égales avec tous ceux qui sortent au même moment.',
  'lesson.diamant.leave.ask': 'Mettez-les à l’abri : choisissez « {leave} ».',
  'lesson.diamant.together':
    'Ada est sortie avec vous : vous prenez 1 rubis chacun sur le chemin. Les 6 de votre coffre ne peuvent plus être perdus.',
  'lesson.diamant.secondTrap':
    'Cleo a continué en solitaire, rencontré les seconds serpents et perdu tous ses rubis en main. L’une des deux cartes Serpents quitte la partie.',
  'lesson.diamant.relic':
    'Deuxième expédition : tout le monde y retourne. La première carte est une relique, qui attend qu’on sorte en solitaire. Les trois premières de la partie valent 5.',
  'lesson.diamant.relic.ask': 'Il n’y a encore rien à perdre : choisissez « {goOn} ».',
  'lesson.diamant.alone':
    'Un trésor de 14 : 3 chacun, et 2 restent. Sortez en solitaire, et la relique et tout le chemin sont à vous. Si quelqu’un d’autre sort, la relique reste.',
  'lesson.diamant.alone.ask': 'Choisissez « {leave} », en espérant que les autres restent.',
  'lesson.diamant.home':
    'En solitaire ! 3 en main, 2 du chemin et une relique qui vaut 5 : avec les 6 d’avant, cela fait 16. Du camp, vous regardez les autres.',
  'lesson.diamant.third':
    'Il n’y a plus personne dedans : la troisième expédition commence. Un trésor de 17 vous en donne 4 chacun, et 1 reste.',
  'lesson.diamant.third.ask': 'Choisissez « {goOn} ».',
  'lesson.diamant.risk':
    'Des araignées géantes, pour la première fois. Sur les 31 cartes restantes, 2 sont des araignées : 6 % encore, et 94 fois sur 100 tout se passe bien.',
  'lesson.diamant.risk.ask': 'Choisissez encore « {goOn} ».',
  'lesson.diamant.lost':
    'Pas cette fois. Ada était sortie à temps ; Bruno, Cleo et vous perdez vos 4 rubis en main. Vos 16 au camp sont à l’abri.',
  'lesson.diamant.hints':
    'Dans une vraie partie, il resterait deux expéditions. En cas de doute, appelez le coach : l’ampoule (« {advice} ») dit ce que ferait un bon bot, et pourquoi.',
  'lesson.sub-terra.goal':
    'Vous êtes le Médecin, avec le Chef, l’Ingénieur et le Garde du corps. Trouvez ensemble la Sortie et menez-y tout le monde avant que la lumière ne s’éteigne.',
  'lesson.sub-terra.explore':
    'À vous : 2 points d’action. Les points d’interrogation éclairés donnent sur le noir. Explorez-en un pour 1 point : piochez une tuile, posez-la, entrez-y.',
  'lesson.sub-terra.explore.ask': 'Touchez celui de droite (est) et choisissez « {explore} ».',
  'lesson.sub-terra.place':
    'Tournez la tuile à votre gré, pourvu qu’elle soit connectée à la vôtre. Si un sens est impossible, le plateau dit pourquoi, et selon quelle règle.',
  'lesson.sub-terra.place.ask': 'Tournez-la pour qu’un passage continue vers la droite (est), puis « {place} ».',
  'lesson.sub-terra.onward':
    'Vous êtes sur la nouvelle tuile, et il vous reste 1 point. La Sortie est loin : continuez.',
  'lesson.sub-terra.onward.ask': '« {explore} » encore vers la droite (est).',
  'lesson.sub-terra.spent':
    'De l’eau, sans danger jusqu’à une inondation. Vos points sont dépensés, mais une fois par tour vous pouvez vous dépasser et en gagner un, à vos risques et périls.',
  'lesson.sub-terra.exert':
    'Cela se paie d’un jet à la fin du tour. Un dé : 4, 5 ou 6, soit 50 %, et tout va bien. Sinon vous perdez 1 point de vie.',
  'lesson.sub-terra.exert.ask': 'Choisissez « {exert} ».',
  'lesson.sub-terra.third': 'Un point de plus, et le jet attend à la fin du tour.',
  'lesson.sub-terra.third.ask': 'Quittez l’eau : « {explore} » vers la droite (est).',
  'lesson.sub-terra.check':
    'Le dé montre 2 : le jet échoue, et il vous reste 2 points de vie sur 3. À 0 vous seriez inconscient. Aux autres de jouer.',
  'lesson.sub-terra.flood':
    'Après tous les tours vient un danger : Inondation. La tuile reste inondée ; y entrer demande de nager, 2 points. L’Ingénieur s’y trouvait et a perdu 1 point de vie.',
  'lesson.sub-terra.reveal':
    'Les autres ont trouvé un passage au sud. Vous pouvez aussi poser une tuile sans bouger : c’est découvrir, 1 point également.',
  'lesson.sub-terra.reveal.ask': 'Touchez le côté libre au-dessus de vous (nord) et choisissez « {reveal} ».',
  'lesson.sub-terra.away': 'Une tuile Horreur. Elle est encore vide, mais mieux vaut ne pas rester à côté.',
  'lesson.sub-terra.away.ask': '« {explore} » vers la droite (est).',
  'lesson.sub-terra.end':
    'Vos points sont dépensés, et vous avez pris assez de risques. Quand tous ont joué, chaque horreur avance, et vient le danger suivant.',
  'lesson.sub-terra.end.ask': 'Choisissez « {endTurn} ».',
  'lesson.sub-terra.horror':
    'Une horreur s’éveille. À chaque tour de jeu elle fait un pas le long des pointillés vers la victime la plus proche : vous. Qui se trouve sur sa tuile perd tous ses points de vie.',
  'lesson.sub-terra.hide':
    'Elle est à deux pas. Vous pourriez vous éloigner, ou vous cacher : 2 points et un jet, 50 % encore. Qui est caché n’est pas poursuivi pendant ce tour de jeu.',
  'lesson.sub-terra.hide.ask': 'Choisissez « {hide} ».',
  'lesson.sub-terra.hidden': 'Un 5 : vous voilà à couvert, et l’horreur se tourne vers le suivant, le Chef.',
  'lesson.sub-terra.hidden.ask': 'Choisissez « {endTurn} ».',
  'lesson.sub-terra.fallen':
    'Le Chef n’a pas trouvé de cachette. L’horreur a avancé dans sa phase, puis encore avec le danger suivant, et a frappé : à 0 point de vie, le Chef est inconscient.',
  'lesson.sub-terra.drivenOff':
    'Le Chef ne joue plus tant que personne sur sa tuile ne lui rend 1 point de vie. Une seconde horreur est venue, mais le Garde du corps repousse la première.',
  'lesson.sub-terra.sprint':
    'Chaque spéléo a ses capacités. Les vôtres : sprinter, jusqu’à deux déplacements pour 1 point, et panser.',
  'lesson.sub-terra.sprint.ask':
    'Touchez la tuile du Chef et choisissez « {sprint} » : à gauche (ouest), puis en bas (sud).',
  'lesson.sub-terra.bandage':
    'Soigner coûte 2 points ; vous, le Médecin, pansez pour 1 point un autre spéléo sur votre tuile.',
  'lesson.sub-terra.bandage.ask': 'Choisissez « {bandage} » pour le Chef.',
  'lesson.sub-terra.revived': 'Le Chef se relève avec 1 point de vie et joue encore dans ce tour de jeu.',
  'lesson.sub-terra.revived.ask': 'Choisissez « {endTurn} ».',
  'lesson.sub-terra.hints':
    'Du gaz, mais aucune tuile Gaz. La seconde horreur est à côté. En cas de doute, appelez le coach : l’ampoule (« {advice} ») dit ce que ferait un bon bot.',
  'lesson.sub-terra.exit':
    'La Sortie se cache parmi les dernières tuiles, et il en reste peu. Elle est peut-être derrière le côté libre à droite.',
  'lesson.sub-terra.exit.ask': '« {reveal} » vers la droite (est).',
  'lesson.sub-terra.move':
    'La Sortie ! Qui s’y trouve ne perd plus de points de vie, et aucune horreur ne le poursuit.',
  'lesson.sub-terra.move.ask': '« {move} » vers la droite (est), sur la Sortie.',
  'lesson.sub-terra.out':
    'Vous êtes dehors. Les autres doivent suivre dans ce tour de jeu même, avant que l’horreur n’avance.',
  'lesson.sub-terra.out.ask': 'Choisissez « {endTurn} ».',
}
