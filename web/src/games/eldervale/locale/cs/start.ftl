### Legendy Dávnozemě: slova pro server, který je ještě nemá

start-eldervale-title = Legendy Dávnozemě
start-eldervale-about = Osidluj říše osmi elementů, vydávej se do podzemí, kroť nestvůry a získej nejvíce vítězných bodů.
