### Positions to train with

puzzle-you = Ty
