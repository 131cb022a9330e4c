import { dark } from "$lib/table.svelte";

interface Lighting {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

/** A button lights what it speaks of, for a pointer and for the keyboard.  A finger lights nothing. */
export function lighting(light: () => void): Lighting {
  return {
    onpointerenter: ({ pointerType }) => {
      if (pointerType !== "touch") light();
    },
    onpointerleave: ({ pointerType }) => {
      if (pointerType !== "touch") dark();
    },
    onfocus: ({ currentTarget }) => {
      if ((currentTarget as Element).matches(":focus-visible")) light();
    },
    onblur: dark,
  };
}
