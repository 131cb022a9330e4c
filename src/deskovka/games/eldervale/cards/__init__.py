"""Everything that carries an effect, each at one glance: adventure cards, magic cards, factions, monsters."""
