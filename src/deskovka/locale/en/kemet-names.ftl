### Kemet: Blood and Sand: names of areas, cities, power tiles, cards, gods and actions
### Areas: .to = whither, .from = whence, .in = where. Others: .about = what it does.

## Actions

# “Choose: …”
kemet-action-recruit = recruit units
kemet-action-move = move an army
kemet-action-build = build a pyramid
kemet-action-pray = pray
kemet-action-acquire = acquire a power tile

## Action spaces

kemet-space-recruit = Recruit
kemet-space-move = Move
kemet-space-build = Build pyramid
kemet-space-pray = Pray
kemet-space-acquire = Acquire power tile
kemet-space-gold = Gold space

## Colours

kemet-colour-ruby = ruby
kemet-colour-sapphire = sapphire
kemet-colour-diamond = diamond
kemet-colour-onyx = onyx

## Gods

kemet-god-anubis = Anubis
kemet-god-bastet = Bastet
kemet-god-horus = Horus
kemet-god-ouadjet = Ouadjet
kemet-god-sobek = Sobek

## Cities

kemet-city-nw = North-west city
kemet-city-w = West city
kemet-city-s = South-west city
kemet-city-ne = North-east city
kemet-city-e = East city

## Areas: north-west city

kemet-area-nw_d1 = District 1 of the north-west city
    .to = to district 1 of the north-west city
    .from = from district 1 of the north-west city
    .in = in district 1 of the north-west city

kemet-area-nw_d2 = District 2 of the north-west city
    .to = to district 2 of the north-west city
    .from = from district 2 of the north-west city
    .in = in district 2 of the north-west city

kemet-area-nw_d3 = District 3 of the north-west city
    .to = to district 3 of the north-west city
    .from = from district 3 of the north-west city
    .in = in district 3 of the north-west city

kemet-area-front_nw = Desert before the north-west city
    .to = to the desert before the north-west city
    .from = from the desert before the north-west city
    .in = in the desert before the north-west city

## Areas: west city

kemet-area-w_d1 = District 1 of the west city
    .to = to district 1 of the west city
    .from = from district 1 of the west city
    .in = in district 1 of the west city

kemet-area-w_d2 = District 2 of the west city
    .to = to district 2 of the west city
    .from = from district 2 of the west city
    .in = in district 2 of the west city

kemet-area-w_d3 = District 3 of the west city
    .to = to district 3 of the west city
    .from = from district 3 of the west city
    .in = in district 3 of the west city

kemet-area-front_w = Desert before the west city
    .to = to the desert before the west city
    .from = from the desert before the west city
    .in = in the desert before the west city

## Areas: south-west city

kemet-area-s_d1 = District 1 of the south-west city
    .to = to district 1 of the south-west city
    .from = from district 1 of the south-west city
    .in = in district 1 of the south-west city

kemet-area-s_d2 = District 2 of the south-west city
    .to = to district 2 of the south-west city
    .from = from district 2 of the south-west city
    .in = in district 2 of the south-west city

kemet-area-s_d3 = District 3 of the south-west city
    .to = to district 3 of the south-west city
    .from = from district 3 of the south-west city
    .in = in district 3 of the south-west city

kemet-area-front_s = Desert before the south-west city
    .to = to the desert before the south-west city
    .from = from the desert before the south-west city
    .in = in the desert before the south-west city

## Areas: north-east city

kemet-area-ne_d1 = District 1 of the north-east city
    .to = to district 1 of the north-east city
    .from = from district 1 of the north-east city
    .in = in district 1 of the north-east city

kemet-area-ne_d2 = District 2 of the north-east city
    .to = to district 2 of the north-east city
    .from = from district 2 of the north-east city
    .in = in district 2 of the north-east city

kemet-area-ne_d3 = District 3 of the north-east city
    .to = to district 3 of the north-east city
    .from = from district 3 of the north-east city
    .in = in district 3 of the north-east city

kemet-area-front_ne = Desert before the north-east city
    .to = to the desert before the north-east city
    .from = from the desert before the north-east city
    .in = in the desert before the north-east city

## Areas: east city

kemet-area-e_d1 = District 1 of the east city
    .to = to district 1 of the east city
    .from = from district 1 of the east city
    .in = in district 1 of the east city

kemet-area-e_d2 = District 2 of the east city
    .to = to district 2 of the east city
    .from = from district 2 of the east city
    .in = in district 2 of the east city

kemet-area-e_d3 = District 3 of the east city
    .to = to district 3 of the east city
    .from = from district 3 of the east city
    .in = in district 3 of the east city

kemet-area-front_e = Desert before the east city
    .to = to the desert before the east city
    .from = from the desert before the east city
    .in = in the desert before the east city

## Areas: dunes and banks

kemet-area-west_dunes = Western dunes
    .to = to the western dunes
    .from = from the western dunes
    .in = in the western dunes

# The two parts of the western dunes on the board for 3 and 5 players.
kemet-area-west_dunes_n = North-western dunes
    .to = to the north-western dunes
    .from = from the north-western dunes
    .in = in the north-western dunes

kemet-area-west_dunes_s = South-western dunes
    .to = to the south-western dunes
    .from = from the south-western dunes
    .in = in the south-western dunes

kemet-area-east_dunes = Eastern dunes
    .to = to the eastern dunes
    .from = from the eastern dunes
    .in = in the eastern dunes

kemet-area-west_bank = West bank of the Nile
    .to = to the west bank of the Nile
    .from = from the west bank of the Nile
    .in = on the west bank of the Nile

kemet-area-east_bank = East bank of the Nile
    .to = to the east bank of the Nile
    .from = from the east bank of the Nile
    .in = on the east bank of the Nile

kemet-area-delta_bank = Delta bank
    .to = to the delta bank
    .from = from the delta bank
    .in = on the delta bank

## Areas: temples and Pantheon

kemet-area-temple_west_small = Small western temple
    .to = to the small western temple
    .from = from the small western temple
    .in = at the small western temple

kemet-area-temple_west_great = Great western temple
    .to = to the great western temple
    .from = from the great western temple
    .in = at the great western temple

kemet-area-temple_east_small = Small eastern temple
    .to = to the small eastern temple
    .from = from the small eastern temple
    .in = at the small eastern temple

kemet-area-temple_east_great = Great eastern temple
    .to = to the great eastern temple
    .from = from the great eastern temple
    .in = at the great eastern temple

kemet-area-temple_delta = Temple of the Delta
    .to = to the Temple of the Delta
    .from = from the Temple of the Delta
    .in = at the Temple of the Delta

kemet-area-pantheon = Pantheon
    .to = to the Pantheon
    .from = from the Pantheon
    .in = at the Pantheon

## Power tiles: ruby

kemet-tile-ruby_1_charge = Charge!
    .about = +1 strength in every battle in which you are the attacker.

kemet-tile-ruby_1_priest_of_mafdet = Priest of Mafdet
    .about = The movement limit of each of your Move actions is 1 higher.

kemet-tile-ruby_2_phoenix = Phoenix
    .about = Creature. Its army has +1 strength and +1 movement and ignores walls; it still enters at most one district controlled by another player in one Move action.

kemet-tile-ruby_2_carnage = Carnage
    .about = +1 damage in every battle.

kemet-tile-ruby_2_wyyrt_storm = Wyyrt Storm
    .about = When you acquire it, take all your discarded battle cards back into your hand, then remove one battle card of your choice for the rest of the game and take the special card Storm (strength 3, damage 3) in its place. If you play without the special battle cards, you only get your discards back.

kemet-tile-ruby_2_portal = Portal
    .about = Your armies may also teleport from any area with an obelisk, at the normal price of 2 prayer points.

kemet-tile-ruby_3_domination = Domination (ruby)
    .about = When you acquire it, gain 1 permanent (divine) VP.

kemet-tile-ruby_3_royal_scarab = Royal Scarab
    .about = Creature. Its army has +2 strength and +2 movement.

kemet-tile-ruby_3_divine_wound = Divine Wound
    .about = In a battle, at the end of step 2 (Clash), when the cards are revealed and paid for, you may discard any number of Divine Intervention cards from your hand. Each gives you +1 strength in this battle.

kemet-tile-ruby_3_blades_of_neith = Blades of Neith
    .about = +1 strength in every battle.

kemet-tile-ruby_4_giant_scorpion = Giant Scorpion
    .about = Creature. Its army has +2 strength, +2 damage and +1 movement.

kemet-tile-ruby_4_initiative = Initiative
    .about = When a battle starts in which you are the attacker, destroy 2 units of the defending army before step 1 (War council). Defence does not prevent it.

kemet-tile-ruby_4_surprise_attack = Surprise Attack
    .about = Gives you the gold action token: once a round, along with a normal token, you may perform an extra Move action. You have only one gold token, even if several of your tiles give it.

kemet-tile-ruby_4_act_of_god = Act of God (ruby)
    .about = Gives you a silver action token: once a round, along with a normal token, you may place it on any unoccupied action space of your board (not the gold one) and perform its action as an extra.

## Power tiles: sapphire

kemet-tile-sapphire_1_recruiting_scribe = Recruiting Scribe
    .about = In each Recruit action you may take up to 2 additional units free of charge, even if you pay for none.

kemet-tile-sapphire_1_defense = Defence!
    .about = +1 strength in every battle in which you are the defender.

kemet-tile-sapphire_2_shield_of_neith = Shield of Neith
    .about = +1 defence in every battle.

kemet-tile-sapphire_2_reinforcement_prayer = Reinforcement Prayer
    .about = In each Pray action you may also place 1 unit from your supply, free of charge, in a free district of your city.

kemet-tile-sapphire_2_shetyw_barrier = Shetyw Barrier
    .about = When you acquire it, take all your discarded battle cards back into your hand, then remove one battle card of your choice for the rest of the game and take the special card Barrier (strength 3, defence 3) in its place. If you play without the special battle cards, you only get your discards back.

kemet-tile-sapphire_2_ancestral_elephant = Ancestral Elephant
    .about = Creature. Its army has +1 strength, +1 defence and +1 movement.

kemet-tile-sapphire_3_domination = Domination (sapphire)
    .about = When you acquire it, gain 1 permanent (divine) VP.

kemet-tile-sapphire_3_legion = Legion
    .about = Each of your armies may hold up to 7 units instead of 5.

kemet-tile-sapphire_3_defensive_victory = Defensive Victory
    .about = When you win a battle as the defender and still have at least 1 unit in the area in step 5 (Spoils), gain 1 permanent battle VP. You then get only 1 veteran token instead of 2.

kemet-tile-sapphire_3_spies = Spies
    .about = In step 1 of a battle (War council) your opponent chooses first and shows you the battle card they will play; only then do you choose. Their discarded card and added Divine Intervention cards stay hidden.

kemet-tile-sapphire_4_sphinx = Sphinx
    .about = Creature. Its army has +2 strength. When you acquire it, gain 1 permanent (divine) VP.

kemet-tile-sapphire_4_reinforcements = Reinforcements
    .about = Each night, in step 7 (Recruitment), you may place up to 4 units from your supply, free of charge, in free districts of your city or with your armies on the board, in any split.

kemet-tile-sapphire_4_divine_will = Divine Will
    .about = Gives you the gold action token: once a round, along with a normal token, you may perform an extra Recruit or Move action. You have only one gold token, even if several of your tiles give it.

kemet-tile-sapphire_4_act_of_god = Act of God (sapphire)
    .about = Gives you a silver action token: once a round, along with a normal token, you may place it on any unoccupied action space of your board (not the gold one) and perform its action as an extra.

## Power tiles: diamond

kemet-tile-diamond_1_priest = Priest
    .about = Each of your Pray actions gives you 1 more prayer point.

kemet-tile-diamond_1_priestess = Priestess
    .about = Power tiles cost you 1 prayer point less (not below 0).

kemet-tile-diamond_2_vision = Vision
    .about = Each night, in step 6 (Divine Intervention), draw 5 Divine Intervention cards in place of your normal one, keep 1 and discard the other 4. You draw any additional cards after that.

kemet-tile-diamond_2_magical_support = Magical Support
    .about = Divine Intervention cards cost you 1 prayer point less (not below 0).

kemet-tile-diamond_2_deep_desert_snake = Deep Desert Snake
    .about = Creature. Its army has +1 movement. In a battle it cancels all effects of the opposing creature. Its army pays nothing to enter the area of Khnum’s Sphinx.

kemet-tile-diamond_2_divine_boon = Divine Boon
    .about = Each night, in step 6 (Divine Intervention), draw 1 more Divine Intervention card.

kemet-tile-diamond_3_domination = Domination (diamond)
    .about = When you acquire it, gain 1 permanent (divine) VP.

kemet-tile-diamond_3_hand_of_god = Hand of God
    .about = Each night, in step 7 (Recruitment), you may raise one pyramid of your city by 1 level, or found a new one at level 1, free of charge.

kemet-tile-diamond_3_divine_hunger = Divine Hunger
    .about = Gain 2 prayer points for each enemy unit you destroy in step 4 of a battle (Losses). Units your opponent sacrifices do not count.

kemet-tile-diamond_3_priest_of_thoeris = Priest of Thoeris
    .about = Each night, in step 5 (Prayer), gain 3 more prayer points.

kemet-tile-diamond_4_priest_of_ra = Priest of Ra
    .about = Each separate payment of prayer points you make is 1 lower (not below 0). One payment is one tile, one Build action, one Recruit action, one teleport, one entry into the area of Khnum’s Sphinx, and each Divine Intervention card by itself.

kemet-tile-diamond_4_priest_of_amon = Priest of Amon
    .about = Each night, in step 5 (Prayer), gain 5 more prayer points.

kemet-tile-diamond_4_mummy = Mummy
    .about = Creature. Its army has +2 strength and +1 movement. Each night, in step 6 (Divine Intervention), draw 1 more Divine Intervention card, even while the figure is off the board.

kemet-tile-diamond_4_act_of_god = Act of God (diamond)
    .about = Gives you a silver action token: once a round, along with a normal token, you may place it on any unoccupied action space of your board (not the gold one) and perform its action as an extra.

## Power tiles: onyx

kemet-tile-onyx_1_mercenaries = Mercenaries
    .about = When you acquire it, take 3 mercenaries into your supply for the rest of the game. You may at once place any number of them, free of charge, in free districts of your city. They are ordinary units.

kemet-tile-onyx_1_local_recruitment = Local Recruitment
    .about = In a Recruit action you may also place units outside your city, in any area where you already have at least 1 unit.

kemet-tile-onyx_2_khnums_sphinx = Khnum’s Sphinx
    .about = Creature. Its army has +1 strength and +1 movement. An opponent must pay 2 prayer points each time they enter its area in a Move action; otherwise they cannot enter.

kemet-tile-onyx_2_dedication_to_battle = Dedication to Battle
    .about = Whenever you start a battle as the attacker during the day, gain 2 prayer points before step 1 (War council).

kemet-tile-onyx_2_honor_in_battle = Honour in Battle
    .about = Gain 1 prayer point for each of your units your opponent destroys in step 4 of a battle (Losses). Units you sacrifice do not count.

kemet-tile-onyx_2_twin_ceremony = Twin Ceremony
    .about = Gives you the gold action token: once a round, along with a normal token, you may acquire an extra power tile, paying 2 prayer points more than its cost. The limit of one tile of each colour per day does not apply to it, and it occupies no acquire space. You need the pyramid for it as usual. You have only one gold token, even if several of your tiles give it.

kemet-tile-onyx_3_domination = Domination (onyx)
    .about = When you acquire it, gain 1 permanent (divine) VP.

kemet-tile-onyx_3_griffin_sphinx = Griffin Sphinx
    .about = Creature. Its army has +2 strength and may also teleport from an area with an obelisk, at the normal price of 2 prayer points.

kemet-tile-onyx_3_deadly_trap = Deadly Trap
    .about = When an opponent starts a battle by moving into an area with your units, destroy 1 unit of the attacking army before step 1 (War council). Defence does not prevent it.

kemet-tile-onyx_3_forced_march = Forced March
    .about = Gives you the gold action token: once a round, along with a normal token, you may perform an extra Move action. You have only one gold token, even if several of your tiles give it.

kemet-tile-onyx_4_soul_devourer = Soul Devourer
    .about = Creature. Its army has +2 strength and +1 movement. When you win a battle in which you destroyed at least 2 enemy units in step 4 (Losses), and the figure is still in the area in step 5 (Spoils), gain 1 permanent battle VP. Outside step 4 of a battle, effects of opponents cannot remove units of its army.

kemet-tile-onyx_4_divine_might = Divine Might
    .about = Whenever you gain prayer points during the day, gain 1 more. All that one action or one effect brings is one gain.

kemet-tile-onyx_4_bestial_fury = Bestial Fury
    .about = +1 strength and +1 damage in every battle. The movement limit of each of your Move actions is 1 higher.

kemet-tile-onyx_4_act_of_god = Act of God (onyx)
    .about = Gives you a silver action token: once a round, along with a normal token, you may place it on any unoccupied action space of your board (not the gold one) and perform its action as an extra.

## Divine Intervention cards: battle

kemet-card-diversion = Diversion
    .about = In a battle, add it face down to your battle card like any other Divine Intervention card; when revealed it does nothing. In step 8 (End of the battle) it returns to your hand.

kemet-card-war_rage = War Rage
    .about = +1 strength in this battle.

kemet-card-war_fury = War Fury
    .about = +2 strength in this battle.

kemet-card-bloody_battle = Bloody Battle
    .about = +1 damage in this battle.

kemet-card-bloodbath = Bloodbath
    .about = +2 damage in this battle.

kemet-card-bronze_wall = Bronze Wall
    .about = +1 defence in this battle.

kemet-card-iron_wall = Iron Wall
    .about = +2 defence in this battle.

## Divine Intervention cards: day

kemet-card-swiftness = Swiftness
    .about = Play it at the start of your Move action: its movement limit is 1 higher.

kemet-card-prayer = Prayer
    .about = Gain 2 prayer points.

kemet-card-enlistment = Enlistment
    .about = Place up to 2 units from your supply, free of charge, in free districts of your city or with your armies on the board, in any split.

kemet-card-raining_fire = Raining Fire
    .about = Destroy 1 unit of an opponent anywhere on the board.

kemet-card-mana_theft = Mana Theft
    .about = Each opponent loses 1 prayer point, if they have any. You gain 1 prayer point.

kemet-card-teleportation = Teleportation
    .about = Play it during your Move action: teleport the moving army from the area where it stands to any other area with an obelisk. It counts as the one teleport of this action, and you do not pay the usual 2 prayer points.

kemet-card-open_gates = Open Gates
    .about = Play it at the start of your Move action: walls do not limit it; you still enter at most one district controlled by another player.

## Battle cards

kemet-battle-bc_5 = Sacrificial Charge
    .about = strength 5, you sacrifice 2 of your units

kemet-battle-bc_4d1 = Cavalry Blitz
    .about = strength 4, damage 1

kemet-battle-bc_3d2 = Fervent Purge
    .about = strength 3, damage 2

kemet-battle-bc_3p1 = Shield Push
    .about = strength 3, defence 1

kemet-battle-bc_2d2p1 = Mixed Tactics
    .about = strength 2, damage 2, defence 1

kemet-battle-bc_2p2 = Phalanx Defence
    .about = strength 2, defence 2

kemet-battle-bc_1d3 = Chariot Raid
    .about = strength 1, damage 3

kemet-battle-bc_1d1p3 = Defensive Retreat
    .about = strength 1, damage 1, defence 3

kemet-battle-special_storm = Storm
    .about = strength 3, damage 3

kemet-battle-special_barrier = Barrier
    .about = strength 3, defence 3
