/** Copying and sharing, as far as the browser lets us. */

/** Puts text on the clipboard; false if the browser would not. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export const canShare = () => typeof navigator.share === "function";

/** Opens the system's own sharing; closing it is no failure. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined);
}
