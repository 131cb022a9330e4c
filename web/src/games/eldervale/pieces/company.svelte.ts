/** Who sits at the table that is drawn: where it is one player alone, the second place is the ghosts'. */
export const company = $state({ ghosts: false });

let shown = 0; // pages that show a table with ghosts: one may come before the other is gone

/** As long as a component shows a table with ghosts, their pieces look like theirs. */
export function haunt(isHaunted: () => boolean): void {
  $effect.pre(() => {
    if (!isHaunted()) return;
    turn(1);
    return () => turn(-1);
  });
}

function turn(by: number): void {
  shown += by;
  company.ghosts = shown > 0;
  document.body.classList.toggle("haunted", shown > 0);
}

/** The ghosts have discs with a dashed rim in a colour of their own (colours.css). */
export const isHaunted = (seat: number): boolean => seat === 1 && company.ghosts;
