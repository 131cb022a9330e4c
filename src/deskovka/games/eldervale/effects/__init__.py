"""What effects do: one small class for each operation of the content files."""
