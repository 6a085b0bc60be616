# Français. `.short` : une ligne sur la carte ; `.rule` : toute la capacité ; `.ruling-…` : les questions fréquentes.

### Cartes du jeu de base

card-archer = Archer
    .short = éliminer la première ou la dernière carte
    .rule = Choisit un bout de la file et élimine la carte qui s’y trouve.
    .ruling-self = Placé à un bout, l’Archer peut se viser lui-même ; seul dans la file, il y est obligé et
        rapporte tout de même 1.
    .ruling-must = Tirer est obligatoire, même si les deux bouts sont à vous.

card-soldier = Soldat
    .short = éliminer une carte voisine
    .rule = Élimine une carte à côté de lui.
    .ruling-alone = Sans voisine, le Soldat ne fait rien et reste en place.
    .ruling-own = Si toutes ses voisines sont à vous, l’une d’elles doit partir.

card-spy = Espion
    .short = prendre 1 au propriétaire d’une carte voisine
    .rule = Choisit une carte à côté de lui et prend 1 point d’influence dans le stock de sa famille.
    .asked = { $card } : au propriétaire de quelle voisine prenez-vous 1 ?
    .sure = Viser { $target } et prendre 1 à son propriétaire ?
    .ruling-stock = Les jetons posés sur la carte choisie ne risquent rien : seul le stock est volé.
    .ruling-nothing = Une carte à vous, ou d’une famille au stock vide, ne rapporte rien ; vous pouvez la
        choisir quand même.

card-heir = Héritier
    .short = gagner 2 s’il n’y a pas d’autre Héritier révélé
    .rule = Rapporte 2, sauf si un autre Héritier révélé est une carte du dessus dans la file.
    .ruling-closed = Les Héritiers cachés ou recouverts ne comptent pas.
    .ruling-shapeshifter = Un Changeforme qui copie l’Héritier cherche d’autres Changeformes révélés, car il
        garde son propre nom.

card-shapeshifter = Changeforme
    .short = utiliser la capacité d’un personnage révélé voisin
    .rule = Choisit un personnage révélé à côté de lui et utilise sa capacité, depuis sa propre place et pour sa
        propre famille.
    .asked = { $card } : quelle voisine copiez-vous ?
    .sure = Copier { $target } ?
    .ruling-informer = Tout ce que la capacité empruntée dit de « cette carte » vaut pour le Changeforme : en
        Informatrice, il revient en main ; en Déserteur, il peut être défaussé.
    .ruling-ambush = Quand il élimine, c’est le Changeforme qui attaque : une Embuscade le fait défausser.
    .ruling-other = Il peut choisir un autre Changeforme, mais alors rien ne se passe.

card-lord = Seigneur
    .short = gagner 1, plus 1 par voisine de votre famille
    .rule = Rapporte 1, plus 1 pour chaque carte de votre famille juste à côté de lui.
    .ruling-neighbours = Révélée ou cachée, peu importe ; d’une pile voisine, seule la carte du dessus compte.

card-assassination = Assassinat
    .short = éliminer n’importe quelle carte de la file
    .rule = Élimine n’importe quelle carte de la file, puis est défaussé.
    .ruling-self = L’Assassinat peut se désigner lui-même : il rapporte 1, et rien d’autre ne se passe.

card-royal-decree = Décret royal
    .short = déplacer une autre carte dans la file
    .rule = Déplace n’importe quelle autre carte du dessus, avec tout ce qu’elle porte, ailleurs dans la file,
        mais jamais sur une carte. Puis le Décret est défaussé.
    .asked = { $card } : quelle carte déplacez-vous ?
    .sure = Déplacer { $target } ?
    .ruling-twice = Une carte déplacée après le Décret agit encore cette manche, même une seconde fois ; une
        carte déplacée avant lui n’agit pas.
    .ruling-stack = La carte du dessus d’une pile peut aller n’importe où, même juste à côté de son ancienne
        pile.
    .ruling-alone = Seul dans la file, le Décret est simplement défaussé.

card-ambush = Embuscade
    .short = éliminée par un adversaire : +4, assaillante défaussée
    .rule = Si une autre famille l’élimine, vous gagnez 4 et la carte assaillante est défaussée. Si vous la
        révélez vous-même, ses jetons sont perdus, vous gagnez 1 et elle est défaussée.
    .ruling-order = La famille qui attaque gagne d’abord son 1 pour l’élimination.
    .ruling-own = Éliminée par votre propre famille, elle ne fait rien de plus.

card-conspiracy = Complot
    .short = gagner deux fois ce qu’il porte
    .rule = Une fois révélé, rapporte le double de ce qu’il porte, puis est défaussé.
    .ruling-total = Le double en tout : trois jetons rapportent 6, pas 9.

### Cartes d’Alliance

card-empress = Impératrice
    .short = gagner 2 ; 1 jeton sur une carte cachée adverse
    .rule = Rapporte 2. Puis 1 jeton de la réserve va sur la carte cachée du dessus de votre choix, chez un
        adversaire.
    .asked = { $card } : quelle carte cachée reçoit le jeton ?
    .sure = Mettre le jeton sur { $target } ?
    .ruling-none = Si aucun adversaire n’a de carte cachée sur le dessus, personne ne reçoit de jeton.

card-fanatic = Fanatique
    .short = gagner 1, ou 2 si c’est votre seule carte révélée
    .rule = Rapporte 1, et 1 de plus si aucune autre de vos cartes du dessus n’est révélée dans la file.

card-informer = Informatrice
    .short = +1 par jeton adverse à côté, ou échange avec votre main
    .rule = Soit elle dénonce : vous gagnez autant qu’il y a de jetons sur les cartes cachées d’autres familles
        juste à côté d’elle (ces jetons restent). Soit elle s’échange : elle revient dans votre main et une
        autre carte de votre main prend sa place, cachée et sans jeton.
    .ruling-asleep = La carte ainsi posée n’agit pas cette manche, même si elle est déplacée.
    .ruling-stack = Ce qui se trouvait sous l’Informatrice reste recouvert.
    .ruling-known = Tout le monde sait que l’Informatrice est revenue dans votre main.

card-diplomat = Diplomate
    .short = gagner 1 et 2 sur une autre Diplomate, ou prendre ses jetons
    .rule = Soit elle négocie : vous gagnez 1, et 2 jetons vont sur une autre Diplomate révélée, s’il y en a
        une. Soit elle se retire : vous gagnez tous les jetons qu’elle porte et elle est défaussée.
    .ruling-tokens = La seule carte révélée qui puisse porter des jetons. Ils restent quand elle est recouverte
        et sont perdus quand elle est éliminée.
    .ruling-zero = Se retirer sans aucun jeton est permis.

card-deserter = Déserteur
    .short = éliminer une voisine ; part sans personnage révélé à côté
    .rule = Élimine une carte à côté de lui et rapporte 1 de plus si c’était un personnage. Puis, une fois
        l’espace refermé, il est défaussé, sauf si un personnage révélé se tient à côté de lui.
    .ruling-kind = Un personnage caché compte aussi comme personnage.
    .ruling-alone = Sans voisine, le Déserteur est simplement défaussé.

card-judge = Juge
    .short = gagner 1 et marquer, ou éliminer une carte marquée
    .rule = Soit il rend un verdict : vous gagnez 1 et posez un jeton verdict sur n’importe quelle carte du
        dessus. Soit il élimine une carte du dessus qui en porte un.
    .ruling-pool = Il y a cinq jetons verdict pour toute la table. Quand tous sont sur des cartes, un verdict
        rapporte 1 et ne marque aucune carte.
    .ruling-stay = Un jeton verdict reste quand sa carte est recouverte, déplacée ou retournée ; il rejoint
        les autres jetons verdict quand la carte quitte la file.
    .ruling-self = Le Juge peut se marquer ou s’éliminer lui-même.

card-revolt = Insurrection
    .short = dépenser un de ses jetons : éliminer ses deux voisines
    .rule = La révéler coûte un des jetons qu’elle porte ; vous gagnez les autres. Ses deux voisines sont
        éliminées, et l’Insurrection est retournée face cachée, sans jeton.
    .ruling-tokens = Sans jeton, elle ne peut qu’être gardée cachée.
    .ruling-known = Dès lors, tout le monde sait ce qu’elle est. Elle ne reçoit pas de jeton cette fois-ci.
    .ruling-ambush = Si l’une des voisines est une Embuscade d’une autre famille, l’Insurrection est défaussée
        au lieu d’être retournée.

card-extortion = Extorsion
    .short = éliminée par un adversaire : gagner 2 par carte à lui
    .rule = Si une autre famille l’élimine, vous gagnez 2 pour chaque carte du dessus que cette famille a dans
        la file, et celle-ci perd un jeton sur chacune de ses cartes cachées du dessus. Si vous la révélez
        vous-même, ses jetons sont perdus, vous gagnez 1 et elle est défaussée.
    .ruling-attacker = La carte assaillante compte si elle est encore dans la file ; l’Extorsion ne la
        défausse pas.

card-infiltration = Infiltration
    .short = jetons sur vos cachées, puis +2 par carte cachée éliminée
    .rule = Met 1 jeton sur chacune de vos cartes cachées du dessus, puis vous conservez l’Infiltration. Dès
        lors, chaque carte cachée que vous éliminez rapporte 2 de plus.
    .ruling-own = Vos propres cartes cachées comptent aussi.
    .ruling-open = Une carte qui agit est révélée : s’éliminer elle-même n’apporte donc pas de prime.

card-deal = Accord
    .short = rapporte autant qu’il porte, chaque manche et à la fin
    .rule = Vous le conservez avec ses jetons. Au début de chaque manche suivante, si vous avez une carte dans
        la file, et à la fin de la partie, vous gagnez autant qu’il porte de jetons.
    .ruling-tokens = Vous ne gagnez pas ses jetons quand vous le révélez : ils restent dessus et fixent ce
        qu’il rapporte.

### Le déroulement

rules-aim = Six manches, une carte par manche. À la fin, la famille la plus influente l’emporte.
rules-set-up = Chaque famille a les dix mêmes cartes. Trois des vôtres, tirées au hasard, sont écartées face
    cachée pour toute la partie. Les sept autres forment votre main ; vous en jouerez six. Tout le monde
    commence avec 1 point d’influence. Le premier joueur est tiré au hasard.
rules-round = Au début de la manche, les cartes conservées rapportent de l’influence. Puis vient le placement,
    puis la résolution. À la fin de la manche, le jeton de premier joueur passe à gauche.
rules-placement = Placement : dans le sens des aiguilles d’une montre, à partir du premier joueur, chacun pose
    une carte face cachée à l’un des bouts de la file, ou sur l’une de ses propres cartes.
rules-activation = Résolution : de la première carte à la dernière, chaque carte du dessus agit. Une carte
    cachée est soit gardée cachée, et un jeton va dessus, soit révélée : son propriétaire prend les jetons et sa
    capacité s’applique. Une carte révélée applique sa capacité à chaque manche, que cela plaise ou non à son
    propriétaire.
rules-elimination = Éliminer une carte vous rapporte 1, même si elle est à vous. La carte est montrée et va
    dans la défausse de son propriétaire, et les jetons qu’elle portait sont perdus. Une carte simplement
    défaussée ne rapporte rien à personne.
rules-stacks = Dans une pile, seule la carte du dessus agit. Une carte recouverte garde ses jetons, ne fait
    rien, et rien ne peut la toucher. Si la carte posée dessus part pendant qu’elle agit, la carte recouverte
    agit aussitôt.
rules-known = Vous pouvez toujours regarder vos propres cartes cachées, dans la file ou écartées ; personne
    d’autre ne le peut. Tout le monde voit les cartes révélées, les jetons sur chaque carte, le nombre de
    cartes d’une pile ou d’une main, et tous les stocks, défausses et cartes conservées.
rules-end = Après six manches, les jetons restés dans la file ne comptent pas. En cas d’égalité, la famille
    qui a le plus de cartes du dessus dans la file l’emporte ; si l’égalité demeure, la victoire est partagée.
rules-more = oriflamme rules CARTE explique une carte en détail.

type-character = personnage
type-intrigue = intrigue
set-base = base
set-alliance = Alliance

### Ce qui se passe à la table. $who est une famille, $card une carte de la file.

event-round = Manche { $number } : { $who } commence.
event-placed-first = { $who } pose { $card } en tête de file.
event-placed-last = { $who } pose { $card } en fin de file.
placed-secret = Les autres ne voient pas laquelle.
event-placed-on = { $who } recouvre { $beneath } avec { $card }.
event-kept = { $card } reste face cachée et reçoit un jeton (total : { $number }).
event-revealed = { $card } se révèle.
event-tokens-collected = Les jetons de { $card } sont récoltés : { $number } ({ $who } : { $total }).
event-tokens-collected-for = Les jetons de { $card } sont récoltés : { $collected }, ce qui rapporte { $number } ({ $who } : { $total }).
event-chose-spy = { $card } vise { $target } et ne trouve rien à prendre.
event-chose-report = { $card } dénonce.
event-chose-confer = { $card } négocie.
event-chose-withdraw = { $card } se retire.
event-copied = { $acting } copie { $card }.
event-no-effect = { $card } n’a aucun effet.
event-no-effect-because = { $card } ne donne rien : { $reason }.
event-gained = { $card } rapporte { $number } ({ $who } : { $total }).
event-gained-deserter-character = { $card } rapporte { $number } de plus pour un personnage ({ $who } : { $total }).
event-reacted = { $card } riposte et rapporte { $number } ({ $who } : { $total }).
event-robbed = { $card } prend { $number } à { $victim }.
event-tokens-given = { $number ->
        [one] { $acting } donne { $number } jeton à { $card }.
       *[other] { $acting } donne { $number } jetons à { $card }.
    }
event-tokens-lost = { $number ->
        [one] { $card } perd { $number } jeton.
       *[other] { $card } perd { $number } jetons.
    }
event-verdict = Un verdict sur { $card }.
event-eliminated = { $acting } élimine { $card }.
event-discarded = { $card } va à la défausse.
event-reserved = { $card } rejoint les cartes conservées (jetons : { $number }).
event-moved = { $acting } déplace { $card } vers la position { $number }.
event-swapped = { $card } revient en main ; { $laid } prend cette place, face cachée, et attend la prochaine manche.
event-turned-down = { $card } se retourne face cachée.
event-over = La partie est terminée.

family-R = Rouge
family-B = Bleu
family-G = Vert
family-Y = Jaune
family-V = Violet

### Les cartes dans les phrases

card-of = { $name } ({ $who })
card-of-unknown = la carte cachée ({ $who })
card-at = { $card } en position { $position }
card-new = une carte
card-own = la carte { $name }

### Jouer dans le terminal

play-round = Manche { $round } sur { $rounds }, { $phase }
play-placement = placement
play-activation = résolution
play-over = partie terminée
play-you = vous
play-first = commence
play-hand = main { $number }
play-in-row = file { $number }
play-discard = défausse
play-reserve = conservées
play-back = de retour en main
play-empty-row = La file est vide.
play-beneath = Sous la position { $position } : { $cards }
play-your-hand = Votre main
play-your-aside = Écartées
play-closed = cachée
play-open = révélée
play-asleep = en sommeil
play-known = connue
play-over-cards = sur { $number }
play-more = ? aide, q quitter

ask-place-card = Poser une carte : laquelle ?
ask-place-where = { $name } : où ?
ask-keep = { $card } agit. Garder la carte cachée ou la révéler ?
ask-target = { $card } : quelle carte ?
ask-gap = { $card } : où va { $target } ?
ask-report = { $card } : dénoncer ou échanger ?
ask-confer = { $card } : négocier ou se retirer ?
ask-verdict = { $card } : verdict ou élimination ?

do-first = en tête de file
do-first-empty = dans la file vide
do-last = en fin de file
do-on = sur { $card }
do-keep = garder cachée (total des jetons : { $number })
do-reveal = révéler : { $short }
do-target = { $card }
do-gap-first = avant toutes les autres
do-gap-last = après toutes les autres
do-gap = entre { $left } et { $right }
do-report = dénoncer : gagner 1 par jeton des voisines cachées adverses
do-swap = échanger : { $name } prend sa place
do-confer = négocier : gagner 1
do-confer-gift = négocier : gagner 1, et 2 sur { $card }
do-withdraw = se retirer : gagner ses jetons ({ $number }), la défausser
do-verdict = verdict sur { $card } : gagner 1
do-verdict-none = verdict : gagner 1 (plus aucun jeton verdict)
do-eliminate = éliminer { $card }

play-help = Répondez par le numéro d’une action, ou tapez-la comme l’écrit la notation, par exemple « place heir
    first », « keep », « target 3 ».
play-help-cards = rules CARTE explique une carte, rules seul le déroulement d’une manche ; b revient au choix de
    la carte.
play-help-row = Les cartes de la file agissent dans l’ordre, à partir de 1. ● est l’influence posée sur une
    carte, ▲ un verdict. Vous ne voyez ce qu’est une carte cachée que si elle est à vous.
play-help-quit = q quitte la partie.
play-not-legal = Ce n’est pas possible maintenant.
play-not-understood = « { $text } » n’est ni un numéro de la liste ni une action ; ? pour l’aide.
play-nearest = Vouliez-vous dire « { $nearest } » ?
play-no-card = Il n’y a pas de carte « { $text } ».
play-recorded = La partie est enregistrée. Pour la lire : oriflamme replay { $file }
play-recorded-part = La partie est enregistrée jusqu’ici. Pour la lire : oriflamme replay { $file }

end-won = { $influence ->
        [one] { $who } l’emporte avec { $influence } point d’influence.
       *[other] { $who } l’emporte avec { $influence } points d’influence.
    }
end-won-tie = Égalité d’influence ({ $influence }) : { $tied }. { $who } l’emporte avec le plus de cartes du dessus
    dans la file ({ $cards }).
end-shared = { $tied } se partagent la victoire : même influence ({ $influence }) et autant de cartes du dessus
    dans la file ({ $cards }).
end-influence = influence
end-cards = cartes du dessus dans la file
end-again = Rejouer la même donne : oriflamme play { $options }

### Le serveur de tables

serve-join = Sur le même réseau, rejoignez la table ici : { $link }

page-table = Table { $code }
page-move = Jouer sur cet appareil
page-move-text = Vous retrouverez aussi vos places et votre nom sur cet appareil.
page-move-button = Oui, c’est mon appareil
page-not-built = La page n’a pas été construite
page-not-built-text = Ce serveur a été installé sans la table pour navigateurs. Lancez « make setup » dans ses
    sources, ou réinstallez-le avec un accès au registre de npm.
page-not-found = Il n’y a rien ici

### Pourquoi le serveur refuse

refused-malformed = Message illisible : { $what }.
refused-foreign = Cela vient d’un autre site.
refused-banned = Vous êtes exclu de ce serveur.
refused-no-person = Choisissez d’abord un nom.
refused-people-only = Seules les personnes peuvent faire cela, pas les programmes.
refused-name = Un nom compte de 1 à { $most } caractères.
refused-name-taken = Quelqu’un à cette table porte déjà ce nom.
refused-settings = Impossible de créer une telle table : vérifiez « { $what } ».
refused-full = Toutes les places sont prises.
refused-taken = Cette place est prise.
refused-seated = Vous avez déjà une place à cette table.
refused-started = La partie a déjà commencé.
refused-starting = La partie est sur le point de commencer.
refused-not-called = Rien n’est attendu de vous.
refused-other-bits = Ces bits ne correspondent pas à l’empreinte annoncée.
refused-host-only = Seul l’hôte peut faire cela.
refused-seats-free = Il reste des places libres.
refused-nobody-plays = Il n’y a que des bots à cette table ; quelqu’un doit s’asseoir pour jouer.
refused-no-such-bot = Il n’y a pas de bot de ce niveau.
refused-no-such-seat = Personne n’occupe cette place.
refused-no-such-voice = Personne ici ne porte ce nom.
refused-no-such-line = Il n’y a pas de telle ligne dans la discussion.
refused-no-such-person = Cette personne n’existe pas.
refused-no-such-table = Cette table n’existe pas.
refused-no-such-game = Cette partie n’existe pas, ou n’est pas terminée.
refused-no-such-step = Cette étape n’existe pas dans la partie.
refused-no-such-link = Ce lien a déjà servi ou a expiré.
refused-no-such-program = Vous n’avez pas ajouté ce programme.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-not-allowed = C’est impossible ici.
refused-no-seat = Vous n’avez pas de place à cette table.
refused-no-watching = Cette table n’admet pas de spectateurs.
refused-not-playing = Aucune partie n’est en cours.
refused-not-over = La partie n’est pas terminée.
refused-stale = Cette décision est déjà prise ; celle qui attend porte le numéro { $decision }.
refused-not-asked = C’est au tour d’une autre famille.
refused-not-an-action = Ce n’est pas une action.
refused-illegal = Ce n’est pas possible maintenant.
refused-chat-length = Un message compte de 1 à { $most } caractères.
refused-muted = L’hôte vous a retiré la parole à cette table.
refused-too-many-tables = Vous avez trop de tables inachevées ({ $most }) ; terminez-en ou quittez-en
    quelques-unes.
refused-too-many-tokens = Vous avez déjà le maximum de programmes ({ $most }).
refused-too-many-devices = Vous êtes déjà connecté sur { $most } appareils ; déconnectez-vous d’abord des autres.
refused-too-many-sockets = Trop de connexions viennent de votre adresse.
refused-too-long = C’est trop long (octets permis : { $most }).
refused-pace = Trop de choses à la fois ; patientez un instant.
refused-host = Ce site porte un autre nom.
refused-chat-full = On a assez parlé à cette table.
refused-changes-full = Il y a eu trop d’allées et venues à cette table ; créez-en une autre.
refused-seated-only = À cette table, seuls ceux qui sont assis ont la parole.
refused-too-many-bot-games = Vous avez trop de parties avec des bots en cours ({ $most }) ; terminez-en une d’abord.
refused-store-full = Le disque du serveur est plein. Rien n’a changé ; réessayez plus tard.
refused-store-locked = La base de données du serveur est occupée. Rien n’a changé ; réessayez dans un instant.
refused-store-read-only = Le serveur peut lire sa base de données, mais pas y écrire. Rien n’a changé.
refused-store-io = Le disque du serveur ne répond pas comme il devrait. Rien n’a changé ; réessayez plus tard.
refused-store-broken = Le serveur ne peut pas enregistrer cela. Rien n’a changé.

bye-binary = Les messages doivent être du texte.
bye-hello = Le premier message doit être un « hello ».
bye-no-watching = La partie a commencé, et cette table n’admet pas de spectateurs.
bye-forgotten = Vos données ont été effacées.
bye-signed-out = Vous vous êtes déconnecté de cet appareil.
bye-banned = Vous êtes exclu de ce serveur.

### La table dans le navigateur

chip-closed = une carte cachée
chip-closed-at = carte cachée en position { $position }

row-title = La file
row-first = début
row-last = fin
row-pool = Jetons verdict restants : { $number }
glance-says = Toute la file : touchez pour la parcourir
glance-more = { $number ->
        [one] { $number } autre au choix
       *[other] { $number } autres au choix
    }
glance-left = plus à gauche
glance-right = plus à droite
gap-empty = dans la file vide
gap-first = avant toutes les autres
gap-last = après toutes les autres
gap-between = espace entre { $left } et { $right }

# Le nom d’une carte de la file pour un lecteur d’écran ; une carte cachée n’en dit jamais plus que l’on n’en sait.
slot-more = { $tokens ->
        [0] {""}
        [one] {", "}{ $tokens } jeton
       *[other] {", "}{ $tokens } jetons
    }{ $verdicts ->
        [0] {""}
       *[other] {", sous verdict"}
    }{ $under ->
        [0] {""}
       *[other] {", recouvre : "}{ $beneath }
    }
slot-beneath = En dessous : { $cards }.
slot-beneath-closed = une carte cachée
slot-beneath-known = { $card }, face cachée
slot-open = { $card } ({ $name }), position { $position }{ slot-more }
slot-closed = Carte cachée ({ $name }), position { $position }{ slot-more }
slot-mine = Votre carte cachée : { $card }, position { $position }{ slot-more }
slot-cards = pile de { $number }
slot-known = Carte cachée ({ $name }), connue de tous : { $card }, position { $position }{ slot-more }

bar-home = Oriflamme, vers l’accueil
bar-table = Table
tab-table = Table { $code }
bar-round = Manche
bar-rounds = Les six manches
bar-sound = Son
bar-rules = Les cartes et leurs règles
bar-settings = Réglages
bar-menu = Menu
menu-rules = Les règles du jeu
menu-home = Accueil
menu-home-more = La partie continue, vous la retrouverez là.
menu-leave = Quitter la partie
menu-leave-more = Un bot joue à votre place. Vous pouvez revenir tant que la partie dure.
menu-leave-sure = Quitter maintenant
phase-placement = Placement
phase-activation = Résolution
phase-over = Fin
bar-line-connecting = connexion…
bar-line-open = en ligne
bar-line-lost = connexion perdue
bar-line-closed = hors ligne

arms-R = De gueules au lion
arms-B = D’azur à l’aigle
arms-G = De sinople au cerf
arms-Y = D’or à l’ours
arms-V = De pourpre à la licorne
family-look = { $name } : hors de la file
family-first = joue en premier cette manche
family-stand-in = un bot joue
family-away = hors ligne
family-influence = influence
family-hand = main
family-aside = écartées
family-discard = défausse
family-reserve = conservées
family-discard-of = Défausse ({ $name }) : { $number }
family-discard-mine = Votre défausse : { $number }
clock-left = temps restant
hand-title = Votre main
seat-title = Votre place
reading = La carte que vous lisez
hand-card = { $card } : { $short }

question-title = Votre décision
question-places = Emplacements
question-skip = Passer
key-space = Espace

card-named = la carte { $card } ({ $who }, position { $position })
card-named-mine = votre carte { $card } (position { $position })
card-named-closed = la carte cachée ({ $who }, position { $position })

asked-place = Choisissez une carte de votre main à poser.
asked-place-empty = La file est vide : choisissez la carte qui l’ouvre.
asked-place-where = { $card } : où poser cette carte ?
asked-keep = Au tour de votre carte { $card }. La révéler, ou la garder cachée ?
asked-keep-only = Au tour de votre carte { $card }. Vous ne pouvez que la garder cachée.
asked-target = { $card } : quelle carte éliminez-vous ?
asked-gap = Où va { $target } ? Choisissez un espace.
asked-report = { $card } : dénoncer, ou échanger contre une carte de votre main ?
asked-swap = { $card } : quelle carte de votre main prend sa place ?
asked-confer = { $card } : négocier, ou se retirer ?
asked-verdict = { $card } : rendre un verdict, ou éliminer ?
asked-eliminate = { $card } : quelle carte marquée éliminez-vous ?
asked-verdict-only = { $card } : quelle carte reçoit le verdict ?

sure-place-only = Ouvrir la file avec la carte { $card } ?
sure-place-first = Poser { $card } en tête de file, à gauche ?
sure-place-last = Poser { $card } en fin de file, à droite ?
sure-place-on = Poser { $card } sur votre carte { $beneath } ?
sure-eliminate = Éliminer { $target } ?
sure-verdict = Poser un verdict sur { $target } ?
sure-confer = Poser deux jetons sur { $target } ?

tells-place = Elle sera posée face cachée : en tête de file, en fin de file, ou sur une carte à vous.
tells-aside = Voici sept de vos dix cartes. Les trois autres, tirées au hasard, sont écartées pour toute la
    partie.
tells-place-marked = Elle sera posée face cachée. Personne d’autre ne sait ce que c’est.
tells-gap = Avant la carte qui agit maintenant, elle n’agira pas cette manche ; après, elle agira.
tells-keep = { $tokens ->
        [0] Elle ne porte encore aucun jeton.
        [one] Elle porte { $tokens } jeton.
       *[other] Elle porte { $tokens } jetons.
    } Personne d’autre ne sait ce que c’est.
tells-keep-known = { $tokens ->
        [0] Elle ne porte encore aucun jeton.
        [one] Elle porte { $tokens } jeton.
       *[other] Elle porte { $tokens } jetons.
    } Tout le monde sait ce que c’est.

place-only = Ici
place-first = En tête
place-last = À la fin
place-on = Sur { $card }

word-keep = Garder
    .hint = un jeton de plus dessus
word-reveal = Révéler
    .hint = utiliser sa capacité
word-report = Dénoncer
    .hint = gagner 1 par jeton des voisines cachées adverses
word-swap = Échanger
    .hint = une carte de votre main prend sa place.
word-confer = Négocier
    .hint = 2 jetons sur une autre Diplomate.
word-withdraw = Se retirer
    .hint = gagner ce qu’elle porte, la défausser
word-verdict = Verdict
    .hint = marquer une carte.
word-eliminate = Éliminer
    .hint = une carte marquée s’en va.

confirm-place = Poser ici
confirm-none = Choisissez, puis confirmez
confirm-keep = Garder cachée
confirm-reveal = Révéler
confirm-target = Oui, celle-ci
confirm-gap = Déplacer ici
confirm-swap = Échanger
confirm-report = Dénoncer
confirm-confer = Négocier
confirm-withdraw = Se retirer
confirm-verdict = Marquer
confirm-eliminate = Éliminer

gives-ability = { $short }
gives-you-gain = Vous gagnez { $number }.
gives-you-between = Vous gagnez de { $least } à { $most }.
gives-other-gain = { $name } gagne { $number }.
gives-other-lose = { $name } perd { $number }.
gives-other-between = { $name } gagne de { $least } à { $most }.
gives-token-here = { $number ->
        [one] { $number } jeton de plus dessus, { $total } en tout.
       *[other] { $number } jetons de plus dessus, { $total } en tout.
    }
gives-token-there = { $number ->
        [one] { $number } jeton sur { $card }.
       *[other] { $number } jetons sur { $card }.
    }
gives-ability-sum = { $short } : +{ $number }.
gives-ability-between = { $short } : de +{ $least } à +{ $most }.
gives-tokens-taken = { $number ->
        [one] Vous prenez son jeton : { $number }.
       *[other] Vous prenez ses jetons : { $number }.
    }
gives-tokens-worth = { $number ->
        [one] Son jeton ({ $number }) rapporte { $amount }.
       *[other] Ses { $number } jetons rapportent { $amount }.
    }
gives-tokens-lost = { $number ->
        [one] Son jeton ({ $number }) est perdu.
       *[other] Ses { $number } jetons sont perdus.
    }
gives-tokens-lost-there = { $number ->
        [one] { $card } perd { $number } jeton.
       *[other] { $card } perd { $number } jetons.
    }
gives-tokens-lost-may = Des jetons peuvent être perdus.
gives-tokens-cards = 1 jeton sur chacune de { $number } cartes.
gives-eliminates = Élimine { $card }.
gives-copies = Copie { $card }.
gives-reacts = { $name } riposte : +{ $number }.
gives-may-react = { $name } peut riposter : jusqu’à +{ $most }.
gives-may-strike-back = { $name } peut riposter.
gives-discarded = Votre carte va ensuite à la défausse.
gives-discarded-may = Votre carte peut aller à la défausse.
gives-reserved = { $number ->
        [0] Elle quitte la file, vous la conservez, et elle agit encore.
       *[other] Elle quitte la file, vous la conservez (jetons : { $number }), et elle agit encore.
    }
gives-turned-down = Elle se retourne ensuite face cachée.
gives-turned-down-may = Si elle reste, elle se retourne face cachée.
gives-swapped = Elle revient en main. La carte posée n’agit pas cette manche.
gives-nothing = Ne donne rien.
gives-nothing-because = Ne donne rien : { $reason }.

nothing-heir-alone = une autre carte { $name } est face visible
nothing-order-no-target = elle n’a aucune carte à choisir
nothing-spy-takes = il n’y a rien à prendre
nothing-informer-report = pas de jetons sur les voisines cachées adverses
nothing-diplomat-withdraw = pas de jetons dessus
nothing-shapeshifter-shapeshifter = elle copie une carte de même nom

wait-playing = Les cartes de la file agissent.
wait-over = La partie est terminée.
wait-place = { $name } choisit une carte à poser.
wait-keep = { $name } décide pour la carte en position { $position } : la révéler, ou la garder cachée.
wait-choice = { $name } décide de l’action de la carte en position { $position }.
wait-target = { $card } ({ $name }), en position { $position }, choisit une carte.
wait-gap = { $card } ({ $name }) choisit où va la carte.
wait-report = { $card } ({ $name }), en position { $position } : dénoncer, ou échanger.
wait-confer = { $card } ({ $name }), en position { $position } : négocier, ou se retirer.
wait-verdict = { $card } ({ $name }), en position { $position } : rendre un verdict, ou éliminer.
wait-away = { $name } hors ligne : un bot prend le relais dans { $time }.

### À côté de la table

rail = Panneau latéral
rail-chronicle = Chronique
rail-chat = Discussion
rail-cards = Cartes
rail-unread = { $number ->
        [one] { $number } message non lu
       *[other] { $number } messages non lus
    }
rail-close = Fermer
rail-back = Retour
rail-open = Ouvrir la chronique
rail-none-yet = Il ne s’est encore rien passé.
since-title = Depuis votre tour
since-number = { $number ->
        [one] { $number } fait
       *[other] { $number } faits
    }
since-nothing = Il n’est rien arrivé à vos cartes.

chronicle-round = Manche { $round } : { $who } commence
chronicle-activation = Résolution
chronicle-over = Fin
chronicle-why = Pourquoi ?
chronicle-show = Ligne { $number } : montrer sa carte
chronicle-newest = Au plus récent
chronicle-book = Dans le livre des règles
chronicle-source = Cette partie en reprend une autre en cours. Ce qui précède :
chronicle-position = Cette partie commence à une position donnée.

chat-say = Écrire à la table
chat-send = Envoyer
chat-empty = Aucun message pour l’instant.
chat-people = Participants
chat-mute = Masquer
chat-mute-name = Masquer pour moi : { $name }
chat-silence = Masquer pour tous
chat-silence-name = Masquer pour tous : { $name }
chat-silenced = L’hôte a retiré la parole à { $name }.
chat-heard-again = { $name } peut de nouveau écrire.
chat-report = Signaler
chat-report-name = Signaler les propos de { $name }
chat-reported = Signalé. La personne qui tient ce serveur va regarder.
chat-removed = (supprimé)
chat-spoken = { $name } : { $text }

symbols-title = Que signifient les symboles
symbol-coin = influence ; sur une carte, ses jetons
symbol-pennon = agit maintenant ; sur un écu, joue en premier cette manche
cards-search = Chercher une carte
cards-none = Aucune carte en jeu ne porte ce nom.

detail-gone = Cette carte a quitté la file.
detail-closed = Carte cachée ({ $who })
detail-at = position { $position }
detail-covered = recouverte, dans la pile en position { $position }
detail-tokens = { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
detail-verdicts = { $number ->
        [one] { $number } verdict
       *[other] { $number } verdicts
    }
detail-laid = posée à la manche { $round }
detail-open = révélée
detail-known = cachée, mais connue de tous
detail-mine = cachée, secrète pour les autres
detail-acting = agit maintenant
detail-asleep = n’agit pas cette manche
detail-could-be = { $number ->
        [one] Ce ne peut être que :
       *[other] L’une des { $number } cartes encore jamais vues :
    }
detail-cannot-be = Ce ne peut pas être :
detail-to-others = { $number ->
        [one] Les autres peuvent déduire ce que c’est.
       *[other] Pour les autres, { $number } cartes sont possibles.
    }
detail-stack = La pile, de haut en bas
detail-closed-card = carte cachée
detail-rulings = Questions fréquentes

pile-title = { $who } : hors de la file
pile-discard = Défausse
pile-reserve = Conservées
pile-back = De retour en main, tous le savent
pile-set-aside = Écartées
pile-aside = écartées : { $number }
pile-aside-text = Tirées au hasard avant la partie. Elles n’en font pas partie, et leur propriétaire seul les
    connaît.
pile-hand = main : { $number }
pile-nothing = rien

settings = Réglages
settings-theme = Thème
settings-theme-system = Système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-speed = Vitesse des animations
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-speed-off = Instantanée
settings-sound = Sons
settings-confirm = Confirmer chaque choix
settings-confirm-more = D’abord vous choisissez, puis vous confirmez.
settings-aid = « Qu’est-ce que ça peut être ? »
settings-aid-more = Cliquez sur une carte cachée, ou touchez-la, pour voir quelles cartes de sa famille n’ont pas encore été vues.
settings-aid-off = L’hôte a désactivé cette aide à cette table.
settings-notify = Me prévenir quand c’est mon tour
settings-notify-more = Quand cet onglet est en arrière-plan.
settings-notify-blocked = Le navigateur bloque les notifications de cette page.
notify-asked = À vous de jouer
settings-keys = Clavier
settings-about = À propos
settings-about-icons = Cartes et blasons sont dessinés par Lorc, Delapouite et Caro Asercion pour
    game-icons.net, recolorés ici, sous licence CC BY 3.0.
settings-about-fonts = Alegreya et Alegreya Sans sont de Juan Pablo del Peral, Huerta Tipográfica, sous licence
    SIL Open Font License 1.1.

keys-arrows = parcourir les choix
keys-across = entre la main et la file
keys-ends = au premier, au dernier
keys-enter = choisir, puis confirmer
keys-escape = retour
keys-keep = garder, révéler
keys-numbers = une position de la file
keys-log = la chronique
keys-rules = les règles des cartes

line-connecting = Connexion à la table…
line-lost = Connexion perdue. Nouvel essai en cours ; votre partie est en sûreté.
line-ended = La connexion est terminée.
line-home = Aller à l’accueil
standin-away = En votre absence, un bot joue pour vous.
standin-time = Votre temps est écoulé, un bot joue pour vous.
standin-left = Vous avez quitté la table, un bot joue pour vous.
standin-return = Revenir dans la partie
standin-did = Pendant votre absence, un bot a joué pour vous :

### Accueil, salon et fin

nav-label = Pages
nav-play = Jouer
nav-learn = Apprendre
nav-rules = Règles
nav-ladder = Classement
nav-me = { $name } : vos parties et réglages
nav-settings = Réglages

home-title = Dix cartes, six manches, une file qui décide.
home-lead = Posez votre carte face cachée. Révélez-la au pire moment pour les autres, ou laissez-la amasser de
    l’influence. De 3 à 5 familles.
home-play = Jouer
home-play-with = { $number ->
        [one] { $set } · { $number } bot, niveau { $level }
       *[other] { $set } · { $number } bots, niveau { $level }
    }
home-new = Nouvelle table
home-code = Code
home-code-label = Code de table
home-join = Rejoindre
home-continue = Continuer
home-look = Voir
home-waiting = { $number ->
        [one] { $number } partie vous attend
       *[other] { $number } parties vous attendent
    }
home-mine = Vos tables
home-open = Tables ouvertes
home-open-none = Personne n’attend de joueurs en ce moment. Créez une table et invitez vos amis, ou jouez
    contre des bots.
home-watch = Parties à suivre
home-learn = Première visite ?
home-learn-on = Apprendre la suite
home-learn-text = Une première partie guidée, cinq minutes : posez, gardez, révélez, recouvrez, tendez une
    embuscade.
home-first = Première visite ? Apprenez en 5 minutes
home-first-more = Une première partie guidée. Rien à lire avant.
home-first-on = Reprendre la leçon
home-first-on-more = Là où vous l’avez laissée.
home-learn-button = Comment jouer
home-unreachable = Le serveur est injoignable. Nouvel essai en cours…

sheet-close = Fermer
nowhere-text = La table a peut-être été supprimée, ou l’adresse n’est pas tout à fait exacte.
nowhere-home = Aller à l’accueil

name-title = Choisissez un nom
name-label = Votre nom
name-hint = Les autres le voient à la table. Pas de mot de passe : cet appareil se souvient de vous.
name-suggestions = Aveline, Bertrand, Clarimonde, Ermengarde, Foulques, Godefroy, Héloïse, Iseut, Lambert,
    Mélisende, Perceval, Roland, Thibaut, Yolande

quick-title = Jouer contre des bots
quick-change = Changer de jeu de cartes, de nombre de joueurs et de niveau des bots

new-title = Nouvelle table
new-make = Créer la table

set-name-base = Jeu de base
set-name-alliance = Alliance
set-name-mixed = Jeu mixte
set-about-base = Les dix cartes du jeu de base. Idéal pour une première partie.
set-about-alliance = Dix autres cartes : plus de jetons, des verdicts et des cartes à conserver.
set-about-mixed = Six personnages et quatre intrigues pris dans tous les jeux.

setting-set = Cartes
setting-seats = Joueurs
setting-seats-hint = Des bots peuvent prendre les places libres.
setting-level = Niveau des bots
setting-kinds = Les dix cartes
setting-drawn = Au hasard
setting-drawn-hint = Tirées au hasard à la création de la table : chaque partie est différente.
setting-picked = Au choix
setting-picked-hint = Choisissez six personnages et quatre intrigues.
setting-clock = Horloge
setting-clock-none = Aucune
setting-clock-live = Secondes
setting-clock-days = Jours
setting-clock-none-hint = Chacun prend le temps qu’il faut.
setting-clock-live-hint = Chaque décision a ce nombre de secondes. Au-delà, elle puise dans la réserve de
    temps ; quand celle-ci est vide, un bot prend le relais.
setting-clock-days-hint = Une partie au fil du quotidien : quelques jours pour chaque décision.
setting-seconds = Secondes par décision
setting-bank = Secondes de réserve
setting-days = Jours par décision
setting-seating = Places
setting-seating-random = Au hasard
setting-seating-random-hint = Les places sont tirées au hasard au début.
setting-seating-chosen = Au choix
setting-seating-chosen-hint = Chacun garde la place qu’il prend.
setting-who = Options
setting-public = Dans la liste des tables ouvertes
setting-public-hint = Sinon, il faut le lien ou le code pour la trouver.
setting-private = Sur invitation (lien ou code)
setting-random = Places au hasard
setting-chosen = Chacun choisit sa place
setting-watched = Spectateurs admis
setting-watched-hint = Les spectateurs ne voient que ce que tout le monde voit.
setting-not-watched = Sans spectateurs
setting-aids = Aide-mémoire
setting-aids-hint = Indique ce qu’une carte cachée peut encore être.
setting-talk = Les spectateurs ont la parole
setting-talk-hint = Sinon, seulement vous et ceux qui sont assis à la table.
setting-no-talk = Seuls ceux qui sont assis ont la parole
setting-no-aids = Sans aide-mémoire

clock-none = sans horloge
clock-short = { $seconds } s
clock-seconds = { $seconds } s par décision
clock-bank = { $seconds } s par décision, { $bank } de réserve
clock-days = { $days ->
        [one] { $days } jour par décision
       *[other] { $days } jours par décision
    }

picker-character = Personnages
picker-intrigue = Intrigues
picker-tally = { $number } sur { $most }

level-page = Page
    .about = Vient d’apprendre les règles.
level-squire = Écuyer
    .about = Sait ce qui est bon, et le fait souvent.
level-knight = Chevalier
    .about = Joue ce qui semble le mieux sur le moment.
level-baron = Baron
    .about = Voit un peu plus loin.
level-regent = Régent
    .about = Voit très loin. Armez-vous de patience.
# The names of bots: each family has one of its own, and the level stands beside it.
bot-R = Rufus
bot-B = Basile
bot-G = Garin
bot-Y = Yvain
bot-V = Vidal
bot-with-level = { $name } ({ $level })
bot-about = Un bot. { $about }

table-of = Table : { $name }
table-yours = Votre table
table-with = avec { $names }
table-free = { $number ->
        [0] Tout le monde est là
        [one] { $number } place libre
       *[other] { $number } places libres
    }
table-asked-you = Manche { $round } : à vous de jouer
table-asked = Manche { $round } : au tour de { $name }
table-action = { $action } : { $title }

tag-you = vous
tag-host = hôte
tag-bot = bot
tag-away = hors ligne
tag-ready = prêt

lobby-free = Place libre
lobby-free-family = { $family } : libre
lobby-add-bot = Ajouter un bot
lobby-add-bot-at = Ajouter un bot à cette place : { $family }
lobby-remove = Retirer
lobby-remove-who = Retirer { $name }
lobby-sit = S’asseoir
lobby-sit-at = S’asseoir à cette place : { $family }
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-start = Commencer
lobby-ready = Tout le monde est là. Commencez quand vous voulez.
lobby-invite = { $number ->
        [one] { $number } place est libre. Invitez quelqu’un, ou ajoutez un bot.
       *[other] { $number } places sont libres. Invitez du monde, ou ajoutez des bots.
    }
lobby-waits-people = { $number ->
        [one] On attend encore { $number } joueur.
       *[other] On attend encore { $number } joueurs.
    }
lobby-waits-host = Tout le monde est là. On attend que { $host } lance la partie.
lobby-call = { $host } lance la partie. Est-ce que tout est prêt pour vous ?
lobby-call-text = Votre place vous est gardée jusqu’à la fin du compte à rebours : { $time }
lobby-call-ready = C’est bon pour moi
lobby-call-waits = On attend { $names }.
lobby-call-waits-text = Sans réponse à temps, la place se libère : { $time }
lobby-call-gathered = Tout le monde est prêt. On distribue les cartes.
lobby-late = { $name } n’a pas répondu à temps : la place est libre.
lobby-late-you = Vous n’avez pas répondu à temps, et votre place s’est libérée. Vous pouvez la reprendre.
lobby-may-join = { $number ->
        [one] { $number } place est libre. Vous jouez ?
       *[other] { $number } places sont libres. Vous jouez ?
    }
lobby-choose-seat = { $number ->
        [one] { $number } place est libre. Prenez-la pour jouer.
       *[other] { $number } places sont libres. Choisissez-en une pour jouer.
    }
lobby-full = Toutes les places sont prises.
lobby-full-watch = Toutes les places sont prises. Restez ici pour suivre la partie.
lobby-closed = Cette table a été fermée.
lobby-invite-title = Inviter
lobby-link = Lien vers cette table
lobby-rematch = { $inside } sur { $all } sont là. Les autres voient votre proposition sur la page du résultat.
lobby-link-local = Cette adresse ne marche que sur cet ordinateur. Les autres utilisent celle que le serveur
    affiche à son démarrage.
lobby-settings = Réglages de la table
lobby-hash = Empreinte de la donne
lobby-hash-text = Voici l’empreinte de la part du serveur dans la donne. Au début de la partie, les navigateurs des
    joueurs y ajoutent des bits au hasard. Après la partie, tout est montré, et chacun peut vérifier.
lobby-kinds = Les dix cartes en jeu
kinds-look = { $name } : voir la règle
link-copy = Copier
link-copied = Copié
qr-label = Code QR du lien

bot-title = Ajouter un bot
bot-add = Ajouter
bot-fill = { $number ->
        [one] Remplir { $number } place
       *[other] Remplir les { $number } places
    }

end-headline = { $who } l’emporte
end-headline-you = Vous l’emportez
end-headline-shared = Victoire partagée : { $names }
end-lead = { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }, { $number } d’avance sur { $second }.
end-rematch = Revanche
end-replay = Revoir la partie
end-rematch-in = { $names } : revanche. Places prises : { $number } sur { $all }.
end-new = Nouvelle partie
end-ratings-left = Quelqu’un a quitté la partie et sera classé dernier. Pour les autres, la partie compte.
end-ratings-position = Cette partie n’est pas classée : elle a commencé en cours de jeu.
end-to-rematch = Vers la revanche
end-home = Accueil
end-record = Garder ou vérifier la partie
end-final = Influence finale
end-place = Rang
end-row = La file à la fin
end-tops = { $number ->
        [one] { $number } carte du dessus dans la file
       *[other] { $number } cartes du dessus dans la file
    }
end-chart = L’influence au fil des manches
chart-label = Influence de chaque famille au début et après chaque manche ; le tableau ci-dessous donne les
    chiffres
chart-start = début
chart-table = Les chiffres
record-text = Chaque action de la partie, à revoir, à garder ou à reprendre.
record-json = Enregistrement (JSON)
record-txt = Enregistrement (texte)
deal-title = La donne était-elle honnête ?
deal-text = La donne découle d’une graine, et d’elle seule. L’empreinte de la graine était affichée avant la
    partie ; voici maintenant la graine elle-même, et chacun peut vérifier qu’elles correspondent.
deal-how = Comment c’est vérifié
deal-hash = Empreinte (SHA-256), affichée avant la partie
deal-seed = Graine, affichée maintenant
deal-right = Elles correspondent : la donne était fixée avant que quiconque prenne place.
deal-wrong = Elles ne correspondent pas.
deal-together = La graine de la donne est faite du secret du serveur et de bits que les navigateurs des joueurs ont tirés au
    hasard. Toutes les empreintes étaient publiques avant que quiconque montre sa part : personne n’a pu choisir la donne.
deal-secret = Secret du serveur, affiché maintenant
deal-bits = Ajouté par { $name }
deal-bits-missing = N’est pas arrivé à temps et n’a pas compté.
deal-together-right = Tout correspond : la graine est faite de ces parts, et chaque part a bien son empreinte.
deal-together-wrong = La graine n’est pas faite de ces parts.
deal-own-right = Ce que ce navigateur a ajouté fait bien partie de la graine.
deal-own-wrong = Ce que ce navigateur a ajouté ne fait pas partie de la graine, ou les empreintes étaient autres avant la partie.
deal-own-missing = Ce que ce navigateur a ajouté n’est pas arrivé à temps et n’a pas compté.
deal-seating = Les places ont été tirées de la graine, elles aussi.
deal-seating-wrong = Les places ne sont pas celles qui découlent de la graine.

ladder-text = Une estimation prudente d’après toutes les parties classées : elle croît avec les victoires et
    avec le nombre de parties.
ladder-rank = Rang
ladder-name = Nom
ladder-rating = Cote
ladder-games = Parties
ladder-none-people = Aucune partie entre humains n’est encore terminée.
ladder-none-bots = Aucune partie avec des bots n’est encore terminée.
pool-people = Humains seulement
pool-bots = Avec des bots

me-title = Vous
me-stranger = Choisissez un nom pour commencer. Aucun compte nécessaire.
me-choose = Choisir un nom
me-figures = Vos statistiques
me-past = Parties passées
me-past-none = Vous n’avez encore terminé aucune partie.
me-rename = Changer de nom
me-take-name = Utiliser ce nom
me-device = Un autre appareil
me-device-hint = Continuez sur votre téléphone, avec votre nom, vos places et vos parties.
me-device-button = Créer un lien
device-text = Ouvrez ceci sur l’autre appareil avant { $time }. Le lien ne sert qu’une fois.
device-this = Cet appareil
device-other = Un autre appareil
device-seen = Vu la dernière fois le { $date }
device-sign-out = Se déconnecter de tous les autres
device-link = Lien pour l’autre appareil
me-programs = Programmes
me-programs-hint = Un programme à vous peut prendre place, sous son propre nom.
me-programs-button = Ajouter un programme
programs-text = Un programme montre son jeton d’accès au serveur et joue sous son propre nom. Retiré, il quitte ses
    tables, son jeton ne vaut plus rien et son nom disparaît des parties passées.
programs-name = Nom du programme
programs-make = Créer un jeton
programs-token = Programme ajouté : { $name }.
programs-once = Copiez le jeton maintenant : il n’est montré que cette fois.
programs-token-label = Jeton d’accès
me-data = Vos données
me-data-hint = Tout ce que le serveur garde sur vous : nom, tables, parties, cotes, messages.
me-download = Télécharger
me-delete = Tout effacer
forget-text = Vous quittez toutes les tables, un bot prend le relais, et votre nom disparaît des parties
    passées. C’est irréversible.
forget-sure = J’ai compris
forget-keep = Tout garder
stat-all = Toutes les parties
stat-seats = { $number ->
        [one] À { $number } joueur
       *[other] À { $number } joueurs
    }
stat-won = Gagnées
stat-influence = Influence
past-won = { $influence ->
        [one] Victoire avec { $influence } point d’influence
       *[other] Victoire avec { $influence } points d’influence
    }
past-place = { $influence ->
        [one] Rang { $place } sur { $seats }, { $influence } point d’influence
       *[other] Rang { $place } sur { $seats }, { $influence } points d’influence
    }
past-all = { $number ->
        [one] Voir { $number } partie
       *[other] Voir les { $number } parties
    }

### Revoir une partie et positions

refused-record = L’enregistrement est illisible. { $what }
refused-position = La position est illisible. { $what }
refused-position-over = Dans cette position, la partie est terminée.
refused-position-hand = { $family } n’a pas assez de cartes : il faudrait encore en poser { $number } à partir
    d’ici.
refused-position-room = On ne peut pas continuer à jouer à partir d’ici : { $what } ne doit pas dépasser
    { $most }.
refused-from-position = Cette partie a commencé en cours de route : elle n’a ni enregistrement ni revanche.

replay = La partie, pas à pas
replay-title = { $names }
replay-missing = Partie introuvable
replay-slider = Étape de la partie
replay-sign-revealed = une carte se révèle
replay-sign-eliminated = une carte est éliminée
replay-sign-reacted = une carte riposte
replay-step = Étape { $step } sur { $steps } · manche { $round }
replay-steps = Pas à pas
replay-back = Une étape en arrière
replay-next = Une étape en avant
replay-round-back = Au début de la manche
replay-round-next = À la manche suivante
replay-play = Lecture
replay-pause = Pause
replay-view = Point de vue
replay-spectator = Spectateur
replay-all-open = Tout révélé
replay-dealt = Les cartes sont distribuées.
replay-silent = { $name } a fait un choix ; il lui en reste un à faire.
replay-link = Lien vers ce moment
replay-looked = Vu de plus près
replay-hands = Mains
replay-hand-of = Main : { $name }
replay-hand-empty = Aucune carte
replay-play-on = Jouer la suite
replay-play-on-text = Une table à vous commence à cet instant, chaque carte restant où elle est. Des bots
    occupent les autres places.
replay-seat = Votre place
replay-source = La partie d’origine
replay-upload = Ouvrir un enregistrement
replay-upload-text = Une partie enregistrée ici ou en ligne de commande, en JSON ou en texte. Elle est seulement
    lue, pas gardée.
replay-upload-drop = Déposez le fichier ici, ou choisissez-le.
replay-upload-choose = Choisir un fichier
replay-upload-paste = Ou collez l’enregistrement
replay-open = Ouvrir
replay-check = Vérifier la donne
replay-checking = Calcul de la donne…
replay-check-aside = Cartes écartées, selon la graine
replay-deal-right = Les cartes distribuées et le premier joueur découlent de la graine.
replay-deal-wrong = Ce ne sont pas les cartes qui découlent de la graine.
replay-check-none = Cet enregistrement n’a pas de graine : il n’y a rien à vérifier.
# L’analyse d’une partie
review = Analyse
review-game = Analyser cette partie
review-short = Chance et décisions
review-open = Ouvrir toute l’analyse
review-growing = Décision { $done } sur { $of } examinée.
review-stopped = { $done } décisions sur { $of } sont examinées. Personne ne travaille aux autres.
review-go-on = Continuer
review-whose = Chance de gagner de
review-everyone = Tous
review-curve = Chances de victoire au fil de la partie
review-meaning = Chances de victoire : l’ordinateur joue la suite de nombreuses fois, pour toutes les familles, et compte. Il ne sait que ce que la famille savait. ± dit de combien un chiffre peut s’écarter.
review-luck-means = À la donne : la chance de gagner avec ces cartes. Chance : ce que les cartes et les autres ont changé. Ses décisions : ce que la famille a laissé échapper elle-même. Précision : 100 si rien n’a été perdu.
review-sum-won-best = { $name } l’emporte, et personne n’a moins laissé échapper !
review-sum-won = { $name } l’emporte, et la chance a aidé. L’analyse montre ce qui aurait rendu la victoire plus sûre.
review-sum-lost-best = Personne n’a moins laissé échapper : { $name }. Cette fois, la chance était avec d’autres.
review-sum-lost = Pas cette fois, { $name }. L’analyse montre ce qui aurait le plus aidé.
review-decision = Décision
review-waits = Cette décision n’est pas encore examinée.
review-over = La partie est finie.
review-only = Il n’y avait pas le choix.
review-best = L’ordinateur ne trouve rien de mieux.
review-level = Rien d’autre n’est nettement meilleur.
review-small = Un peu mieux : { $best }.
review-inaccuracy = Une imprécision. Mieux : { $best }.
review-mistake = Une erreur. Mieux : { $best }.
review-blunder = Une grosse erreur. Mieux : { $best }.
review-wins = Cela gagne { $wins } fois sur 100 au lieu de { $instead }.
review-sure = Cela gagne à coup sûr, quelles que soient les cartes cachées et quoi que fassent les autres.
review-why-earns = Rapporte en moyenne { $influence } d’influence en plus : { $card }.
review-why-richer = { $name } finit en moyenne avec { $influence } d’influence en plus.
review-why-poorer = { $name } finit en moyenne avec { $influence } d’influence en moins.
review-why-gone = Éliminée { $games } fois de plus sur 100 : { $card }.
review-why-stays = Éliminée { $games } fois de moins sur 100 : { $card }.
review-why-robbed = { $name } : les autres prennent en moyenne { $influence } d’influence en moins.
review-next = La suivante : { $action }. Par rapport à elle :
review-closed = { $name } : ce que pouvaient être les cartes cachées, d’après ce qui était su
review-closed-means = Les chiffres à côté des noms sont ce que l’ordinateur devine d’après la partie jusque-là. En comptant seulement, on ne regarde pas comment on a joué.
review-closed-kinds = en comptant seulement : { $each } pour { $number ->
        [one] { $number } carte possible
       *[other] chacune des { $number } cartes possibles
    }
review-closed-uneven = en comptant seulement : { $number ->
        [one] { $number } carte possible
       *[other] { $number } cartes possibles
    }, pas toutes aussi probables
review-covered = recouverte
review-name-inaccuracy = Imprécision
review-name-mistake = Erreur
review-name-blunder = Grosse erreur
review-mark = { $verdict } de { $name } à l’étape { $step }
review-step = { $name }, étape { $step }
review-mattered = Ce qui a compté le plus :
review-actions = Ce que l’on pouvait faire, avec les chances de victoire
review-taken = joué
review-top = meilleur
review-among = parmi les meilleurs
review-between = entre { $low } et { $high }
review-others = { $number ->
        [one] { $number } autre action
       *[other] { $number } autres actions
    }
review-place = { $card }, { $where }
review-try = Réessayer à partir d’ici
review-start = À la donne
review-luck = Chance : cartes et autres
review-losses = Ses décisions
review-result = À la fin
review-accuracy = Précision

# How somebody decides over their games
progress = Vos décisions
progress-of = Les décisions de { $name }
progress-none = Aucune de vos parties n’est encore analysée. Ouvrez une partie passée et appuyez sur « Analyse ».
progress-none-of = Aucune partie n’est encore analysée.
progress-games = { $games ->
        [one] { $games } partie analysée
       *[other] { $games } parties analysées
    }
progress-meaning = La chance dit combien il y a de victoires de plus qu’avec une chance moyenne. Ce qu’un bot a décidé pour quelqu’un ne compte pas.
progress-average = Chance de gagner perdue par décision
progress-luck = Victoires dues à la chance : cartes et autres
progress-deal = Dont dues à la donne
progress-trend = Chance de gagner perdue par décision, cinq parties à la fois
progress-luck-trend = Victoires dues à la chance, cumulées
progress-by-question = Par type de décision
progress-by-card = Par carte
progress-choices = Décisions
progress-points = Chance perdue par décision
progress-kind-place = Poser une carte
progress-kind-keep = Garder ou révéler
progress-kind-target = Choisir une cible
progress-kind-gap = Déplacer une carte
progress-kind-report = Dénoncer ou échanger
progress-kind-confer = Négocier ou se retirer
progress-kind-verdict = Verdict ou élimination
progress-earlier = { $number ->
        [one] { $number } partie a été analysée par une version précédente et ne compte pas. Ouvrez son analyse pour la refaire.
       *[other] { $number } parties ont été analysées par une version précédente et ne comptent pas. Ouvrez leurs analyses pour les refaire.
    }
progress-share = Partager ces chiffres
    .hint = Quiconque a le lien les voit, mais pas vos parties.
progress-link = Lien vers vos chiffres

position = Une position
position-text = Une ligne de notation devient un plateau : à regarder, à transmettre par un lien, à poursuivre.
position-line = La position, en une ligne de notation
position-example = players=R,B,G;round=3;row=R?spy+1,B!heir,G?_
position-show = Afficher
position-link = Lien vers cette position
position-drawn = Une table à vous commence dans cette position. Les cartes qu’elle ne précise pas sont tirées au
    hasard ; des bots occupent les autres places.
slot-seen = Carte cachée ({ $name }) : { $card }, position { $position }{ slot-more }
detail-seen = cachée

### Énigmes

puzzles = Énigmes
puzzles-lead = Une décision d’une vraie partie où une seule action gagne nettement le plus souvent. Vous savez ce que la famille savait.
puzzle-daily = Énigme du jour
puzzle-daily-text = La même pour tous. Il y en a une nouvelle chaque jour à { $time }.
puzzle-mine = Tirées de vos parties
puzzle-mine-text = Vous y avez manqué la meilleure action. La trouvez-vous maintenant ?
puzzle-mine-none = Aucune encore. Elles viennent de vos parties analysées : des décisions où une action était nettement meilleure que toutes les autres, et où vous en avez choisi une autre. Bien des parties n’en ont pas.
puzzle-solve = Résoudre
puzzle-again = La revoir
puzzle-found = Trouvée
puzzle-missed = Manquée
puzzle-tally = { $found } sur { $tried } trouvées
puzzle-find = Vous jouez { $family }. Quelle action gagne le plus souvent ?
puzzle-round = Manche { $round }
puzzle-right = Trouvé !
puzzle-wrong = Mieux : { $best }.
puzzle-lead = Cela gagne { $wins } fois sur 100, la meilleure action suivante { $next } fois.
puzzle-next = Énigme suivante
puzzle-all = Toutes les énigmes
puzzle-game = Voir la partie
puzzle-unkept = Si vous choisissez un nom, vos essais sont conservés.
refused-no-such-puzzle = Cette énigme n’existe pas.

### Apprendre

lessons-title = Apprendre en jouant
lessons-lead = Votre héraut s’assied à côté de vous et vous parle à l’oreille. Vous jouez les cartes vous-même,
    contre deux bots qui suivent un scénario.
lessons-begin = Commencer
lessons-go-on = Reprendre
lessons-again = Refaire
lessons-done = terminée
lessons-rules = Toutes les cartes et règles
lessons-rules-text = Toutes les cartes avec leurs précisions, et de petits plateaux qui les montrent à l’œuvre.
lessons-rules-open = Consulter

lesson-first = Votre première partie
    .about = Poser, garder, révéler, empiler, frapper, et un piège. Rien à lire avant.
    .time = environ 5 minutes
lesson-alliance = Le jeu Alliance
    .about = Une leçon sur les dix cartes du jeu Alliance. Vous jouez avec elles la fin d’une partie.
    .time = environ 4 minutes

lesson-herald = Votre héraut
lesson-name-B = Odon
lesson-name-G = Sibylle
lesson-continue = Continuer
lesson-listen = Votre héraut a un mot à vous dire.
lesson-watch = Regardez la file.
lesson-back = Retour
lesson-restart = Depuis le début
lesson-leave = Quitter la leçon
lesson-chapter-of = Partie { $number } sur { $all } : { $title }
lesson-hint = Pas celle-là
lesson-finished = Bien joué !
lesson-play = Jouer contre des bots
lesson-play-first = Jouer votre première partie
lesson-next = Leçon suivante : le jeu Alliance
lesson-look = Toutes les cartes et règles
lesson-then-first = Et maintenant : votre première partie, contre deux bots qui viennent d’apprendre, eux
    aussi. Le lion rouge, ce sera encore vous.
lesson-then-alliance = Et maintenant : une partie entière avec ces cartes, contre deux bots qui viennent de
    les découvrir, eux aussi.

lesson-first-chapter-place = Poser
lesson-first-chapter-keep = Garder
lesson-first-chapter-strike = Frapper
lesson-first-chapter-stack = Empiler
lesson-first-chapter-ambush = Piège
lesson-first-chapter-end = Couronne

lesson-first-welcome = Bienvenue ! Je suis votre héraut. Trois familles se disputent une couronne, et la file de
    cartes sur cette table décide qui l’obtient. Le lion rouge, c’est vous.
lesson-first-hand = Ces sept cartes sont votre main. À chaque manche, vous en posez une. Ce qui compte à la
    fin, c’est l’influence, le nombre à côté de chaque blason : tous commencent avec 1.
lesson-first-aside = Chaque famille a les dix mêmes cartes. Mais trois d’entre elles, tirées au hasard, sont
    écartées pour toute la partie. Personne ne sait donc au juste ce que les autres ont en main.
lesson-first-closed = Sibylle commence : c’est ce que dit la marque sur son blason. Elle pose une carte face
    cachée. Le cerf vert dit à qui elle est. Ce qu’elle est, Sibylle seule le sait.
lesson-first-place = À vous. Choisissez votre Complot, puis un bout de la file pour lui : posez-le en tête.
    .hint = Belle idée, mais pour l’instant prenez le Complot, et posez-le en tête. Vous verrez bientôt
        pourquoi.
lesson-first-keep = Tous ont posé une carte, alors la file s’éveille, de la première à la dernière. C’est le
    tour de la vôtre. Gardez-la cachée, et un jeton va dessus : 1 influence pour plus tard. Un Complot paie
    double, laissez-le grossir.
    .hint = Il ne porte encore rien, et deux fois rien, c’est rien. Gardez-le caché.
lesson-first-open = Sibylle a gardé la sienne cachée aussi. Odon a révélé la sienne : un Héritier, qui vaut 2.
    Désormais il reste révélé et lui rapporte 2 à chaque manche.
lesson-first-place-soldier = Nouvelle manche, et vous commencez. Cet Héritier va enrichir Odon, alors envoyez
    votre Soldat : posez-le à la fin, juste à côté de l’Héritier.
    .hint = Un Soldat ne frappe que ses voisines, et l’Héritier est le dernier. Posez le Soldat à la fin.
lesson-first-keep-again = Encore votre Complot. Il porte un jeton ; gardez-le caché et il y en aura deux.
    .hint = Il paierait 2 maintenant. Attendez, il peut faire mieux. Gardez-le.
lesson-first-reveal = Maintenant votre Soldat. Révélez-le : la carte se retourne et fait ce qu’elle dit.
    .hint = Gardé, il ne recevrait qu’un jeton. Révélez-le, l’Héritier d’Odon est juste à côté.
lesson-first-strike = Une carte de chaque côté, toutes deux à Odon. L’Héritier révélé lui rapporte 2 par
    manche : frappez celui-là, éliminez-le.
    .hint = Celle-là est cachée, et peut être n’importe quoi, même un piège. Frappez l’Héritier.
lesson-first-struck = Disparu ! Éliminer une carte rapporte 1, et tout ce qu’elle portait est perdu. Au bout
    de la file, Sibylle a révélé un Espion, qui a pris 1 à Odon.
lesson-first-stack = Tout le monde voit les deux jetons sur votre Complot. Protégez-le : posez votre Embuscade
    dessus. Personne ne peut toucher une carte recouverte.
    .hint = Votre Embuscade, sur le Complot : touchez la carte dans la file, ou le bouton à son nom.
lesson-first-lurk = C’est la carte du dessus qui agit pour la pile : votre Embuscade. Elle punit quiconque
    l’élimine, alors ne la montrez pas. Gardez-la cachée.
    .hint = Révélée, c’est une pauvre carte : elle paie 1 et s’en va. Cachée, elle guette. Gardez-la.
lesson-first-snap = Clac ! L’Archer de Sibylle a tiré sur la première carte, et c’était votre Embuscade. Elle
    vous donne 4, et l’Archer quitte le jeu. Votre Complot est indemne.
lesson-first-must = Votre Soldat est révélé : il frappe à chaque manche, bon gré mal gré. À sa gauche, votre
    propre Complot. À votre place, je frapperais l’autre.
    .hint = C’est votre propre Complot, avec deux jetons dessus ! Pas lui : frappez de l’autre côté.
lesson-first-robbed = Encore 1 pour vous. Mais l’Espion de Sibylle est maintenant à côté de votre Soldat, et
    vous a repris 1. Une carte révélée agit manche après manche.
lesson-first-last = La dernière manche de cette courte partie ; une vraie en compte six. Les jetons qui
    restent ensuite dans la file ne comptent pas. Posez votre Héritier à la fin.
    .hint = Il faut maintenant quelque chose qui paie tout de suite : l’Héritier, en fin de file.
lesson-first-cash = C’est le moment. Votre Complot paie le double de ce qu’il porte. Révélez-le.
    .hint = Plus d’attente : après cette manche, ses jetons ne valent plus rien. Révélez-le.
lesson-first-heir = 4 influence pour deux jetons ! Et votre Soldat n’avait plus que l’Espion à frapper : le
    voilà parti aussi. Encore une carte : révélez votre Héritier.
    .hint = Caché, il ne vous donne plus rien. Révélez-le.
lesson-first-won = Vous, 13. Sibylle 10, Odon 8 : la couronne est à vous ! Vous avez posé et gardé, révélé,
    frappé, recouvert et piégé. C’est tout le jeu. Le reste, ce sont dix cartes, et du cran.

lesson-alliance-chapter-informer = Oreille
lesson-alliance-chapter-diplomat = Traité
lesson-alliance-chapter-judge = Verdict
lesson-alliance-chapter-report = Dénonciation
lesson-alliance-chapter-revolt = Insurrection

lesson-alliance-welcome = Vous revoilà ! Les règles restent les mêmes, mais voici d’autres cartes : elles jouent
    avec les jetons, et certaines attendent deux manches avant de mordre.
lesson-alliance-row = C’est la cinquième manche sur six, et vous avez du retard. Trois de vos cartes sont dans
    la file ; un coin corné vous montre lesquelles.
lesson-alliance-place = Odon laisse une carte s’enrichir au bout de la file. Votre Informatrice entend ce que
    portent les cartes cachées à côté d’elle. Posez-la à la fin, à côté de celle-là.
    .hint = L’Informatrice doit se tenir à côté de la carte riche. Posez l’Informatrice à la fin.
lesson-alliance-gift = Odon et vous avez chacun une Diplomate révélée. La sienne vient de négocier : 1 pour
    lui et, qu’il l’ait voulu ou non, deux jetons pour la vôtre.
lesson-alliance-withdraw = Votre Diplomate peut négocier aussi, mais alors Odon reçoit deux jetons. Ou elle se
    retire : vous prenez ce qu’elle porte, et elle s’en va. Prenez.
    .hint = Cela profiterait à Odon. Retirez-la, et les deux jetons sont à vous.
lesson-alliance-judge = Maintenant votre Juge. Révélez-le, et prenez son jeton au passage.
    .hint = La patience, c’est pour les autres. Le Juge a besoin de deux manches : révélez-le maintenant.
lesson-alliance-verdict = Un verdict vous donne 1, et pose un sceau noir sur une carte au choix. Mettez-le sur
    la Diplomate d’Odon, en tête de file : un Juge peut plus tard éliminer une carte qui porte un sceau.
    .hint = La Diplomate d’Odon lui rapporte à chaque manche. Mettez le sceau là, en tête de file.
lesson-alliance-patience = Votre Insurrection frappe ses deux voisines d’un coup, mais la révéler coûte un
    jeton. Attendez : la carte d’Odon à côté grossit, et votre Informatrice n’a pas encore écouté. Gardez-la.
    .hint = Elle abattrait la carte riche avant que votre Informatrice en ait entendu parler. Gardez-la pour
        cette fois.
lesson-alliance-ear = Odon n’a pas résisté, et a encore gardé sa carte cachée : quatre jetons. Révélez votre
    Informatrice.
    .hint = Elle est juste à côté de quatre jetons. Révélez-la.
lesson-alliance-report = Elle peut dénoncer : vous gagnez autant qu’il y a de jetons sur les cartes cachées des
    autres à côté d’elle. Ou échanger sa place avec une carte de votre main. Faites-la dénoncer.
    .hint = L’échange est malin quand il n’y a rien à entendre. Ici, il y a quatre jetons : dénoncez.
lesson-alliance-reported = Quatre pour vous, et Odon a toujours ses jetons. Il ignore encore qu’ils ne dureront
    guère.
lesson-alliance-empress = La dernière manche. Posez votre Impératrice à la fin : elle vous donne 2 quand vous la
    montrez.
    .hint = L’Impératrice paie 2 tout de suite, l’Extorsion ne paierait que 1. Posez l’Impératrice à la fin.
lesson-alliance-sentence = La Diplomate d’Odon porte votre sceau. Choisissez : éliminer, puis la carte marquée.
    .hint = Le verdict est déjà rendu. Exécutez-le maintenant : éliminez la Diplomate.
lesson-alliance-revolt = Et maintenant l’Insurrection. Un de ses jetons est perdu, les deux autres sont à vous,
    et ses deux voisines tombent. Révélez-la !
    .hint = Il n’y a plus de « plus tard ». Révélez-la, et les deux voisines tombent.
lesson-alliance-report-again = Cela fait 4 en tout, et l’Insurrection est de nouveau face cachée, même si tout
    le monde la connaît. Votre Informatrice a encore une voisine cachée : dénoncez.
    .hint = Un jeton se trouve sur la carte cachée à côté d’elle. Dénoncez.
lesson-alliance-crown = Les autres ont montré ce qu’ils avaient. Votre Impératrice ferme la file. Révélez-la.
    .hint = La partie se termine après cette carte. Révélez-la.
lesson-alliance-won = 22 pour vous, 16 pour Sibylle, 14 pour Odon. Vous avez écouté, négocié, jugé et soulevé
    le peuple. Un jeu mixte tire ses dix cartes de tous les jeux.

rulebook-title = Règles et cartes
rulebook-lead = Le déroulement du jeu, toutes les cartes, et de petits plateaux où l’on voit leur effet.
rulebook-search = Chercher dans les règles
rulebook-set = Jeu
rulebook-type = Type
rulebook-all = Tout
rulebook-type-character = Personnages
rulebook-type-intrigue = Intrigues
rulebook-course = Le déroulement
rulebook-cards = Les cartes
rulebook-found = { $number ->
        [0] Aucun résultat.
        [one] { $number } carte
       *[other] { $number } cartes
    }
rulebook-index = Sur cette page
rulebook-of = { $type } · { $set }
rulebook-learn = Apprendre en jouant
rulebook-part-aim = Le but
rulebook-part-set-up = Mise en place
rulebook-part-round = Une manche
rulebook-part-placement = Placement
rulebook-part-activation = Résolution
rulebook-part-elimination = Élimination
rulebook-part-stacks = Piles
rulebook-part-known = Qui sait quoi
rulebook-part-end = La fin
rulebook-mark-kill = élimine
rulebook-mark-react = riposte
rulebook-mark-reserve = à conserver

example-title = Exemple
example-board = Le plateau de cet exemple
example-step = Étape suivante
example-play = Montrer
example-back = Retour
example-again = Depuis le début
example-at = { $number } sur { $all }
example-influence = { $number ->
        [one] { $who } : { $number } point d’influence
       *[other] { $who } : { $number } points d’influence
    }
example-reserve = Conservées

example-placement = Vert pose une carte en tête de file, Rouge recouvre l’une de ses cartes, Bleu pose à la
    fin.
example-activation = Rouge révèle l’Héritier et prend son jeton. Bleu garde le Seigneur caché. L’Espion de
    Vert est révélé : il agit sans qu’on lui demande.
example-elimination = La carte de Bleu porte trois jetons. Le Soldat de Rouge l’élimine : ils sont perdus, et
    Rouge gagne 1.
example-stacks = L’Assassinat de Rouge part pendant qu’il agit : l’Héritier au-dessous agit aussitôt.
example-end = La dernière manche. Rouge garde le Seigneur caché ; il porte quatre jetons à la fin, et ils ne
    comptent pas.
example-archer = Les deux bouts de la file sont à portée. Rouge choisit la première carte, et ses deux jetons
    disparaissent.
example-soldier = Le Soldat de Rouge a une voisine de chaque côté, et frappe celle de droite.
example-spy = Rouge vole le propriétaire de la voisine de gauche. Les trois jetons sur la carte elle-même ne
    risquent rien.
example-heir = L’Héritier de Bleu passe en premier et rapporte 2. Celui de Vert trouve un Héritier révélé dans
    la file, et ne rapporte rien.
example-shapeshifter = Le seul personnage révélé à côté de lui est un Seigneur. Rouge gagne ce qu’un Seigneur
    gagnerait là : 1, et 1 pour son propre Espion.
example-lord = Une carte de Rouge de chaque côté : 1, plus 2.
example-assassination = Toute carte de la file peut partir. Rouge élimine le Complot de Vert : ses quatre jetons
    sont perdus, puis l’Assassinat s’en va aussi.
example-royal-decree = L’Héritier de Rouge a déjà agi. Déplacé à la fin de la file, après le Décret, il agit
    encore une fois.
example-ambush = Le Soldat de Bleu frappe sa seule voisine, une Embuscade : 1 pour Bleu, 4 pour Rouge, et le
    Soldat est défaussé.
example-conspiracy = Il porte trois jetons : il rapporte donc 6.
example-empress = Rouge gagne 2. Puis un jeton doit aller sur une carte cachée d’une autre famille : Rouge
    choisit celle de Vert.
example-fanatic = Aucune autre carte du dessus de Rouge n’est révélée : 2. Le Juge de Bleu est déjà révélé quand
    le Fanatique de Bleu agit : celui-là rapporte 1.
example-informer = Trois jetons à gauche et un à droite, sur des cartes cachées des autres : Rouge gagne 4, et
    ils restent.
example-diplomat = Rouge négocie, ce qui donne 1 à Rouge et deux jetons à la Diplomate de Bleu. Bleu se retire
    avec eux.
example-deserter = Rouge élimine un personnage, donc 2. Un personnage révélé se tient encore à côté du
    Déserteur : il reste.
example-judge = Rouge met un sceau sur la carte de Bleu. Un sceau sert à tous les Juges, et celui de Vert
    exécute la sentence.
example-revolt = Un de ses deux jetons est perdu, l’autre est gagné. Les deux voisines tombent, 1 pour chacune,
    et elle est retournée face cachée.
example-extortion = Bleu l’élimine, et a trois cartes dans la file : 6 pour Rouge, et un jeton de moins sur la
    carte cachée de Bleu.
example-infiltration = Un jeton sur chaque carte cachée de Rouge. Conservée, elle paie ensuite 2 de plus quand
    Rouge élimine une carte cachée.
example-deal = Il est conservé avec trois jetons. Quand la manche suivante commence, Rouge gagne 3, pour la
    première fois.

language = Langue
