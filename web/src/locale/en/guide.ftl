### A first game with a guide

guide-label = Guide to a first game
guide-count = { $place } of { $of }
guide-next = Next
guide-skip = Skip the guide
guide-done = Got it, let me play

guide-general-welcome = The game lies in the middle; on the right stands what it asks of you. A short look at where things are.
    .title = Welcome to the table
guide-general-options = Everything you can do now. Click a row, or the thing with the gold rim; the keys 1–9 work too.
    .title = Your options
guide-general-log = What happened, in words. Each line names the rule it happened by.
    .title = The log
guide-general-end = Whatever is not possible tells you why when you touch it. Good luck!
    .title = And that is all

guide-offer = Your first game of { $game }?
guide-offer-more = A short guide shows you where things are, as they come up.
guide-offer-yes = Show me
guide-offer-no = No, thanks
guide-moment = now
