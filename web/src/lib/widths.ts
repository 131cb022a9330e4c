/** The one width that decides the shape of every page.  Styles say `@media (--phone)` and `@media (--broad)`. */
export const WIDTHS = { phone: "(max-width: 700px)", broad: "(min-width: 700.1px)" } as const;
