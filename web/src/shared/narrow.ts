/** Tells whether the window is as narrow as a phone's, now and whenever that changes; for onMount. */
export function whenNarrow(tell: (narrow: boolean) => void): (() => void) | undefined {
  if (typeof matchMedia !== "function") return undefined;
  const phone = matchMedia("(max-width: 700px)");
  const look = () => tell(phone.matches);
  look();
  phone.addEventListener("change", look);
  return () => phone.removeEventListener("change", look);
}
