### The table server page
