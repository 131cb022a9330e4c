### Positions to train with

puzzle-you = You
