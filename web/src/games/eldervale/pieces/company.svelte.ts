/** Who sits at the table that is drawn: where it is one player alone, the second place is the ghosts'. */
export const company = $state({ ghosts: false });

/** The ghosts have discs with a dashed rim in a colour of their own (colours.css). */
export const isHaunted = (seat: number): boolean => seat === 1 && company.ghosts;
