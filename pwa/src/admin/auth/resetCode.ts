const FRAGMENT = /^#kod=([^&]*)/;

let held: string | undefined;

/** The code in the fragment of a reset link; undefined where there is none. */
export function codeIn(fragment: string): string | undefined {
  return FRAGMENT.exec(fragment)?.[1] || undefined;
}

/**
 * Takes the one-time code out of the address at once, so that no history, bookmark or copied address holds it, and
 * keeps it in memory only. Gives the code that is held.
 */
export function takeResetCode(): string | undefined {
  const found = codeIn(window.location.hash);
  if (found !== undefined) {
    held = found;
    const { pathname, search } = window.location;
    window.history.replaceState(null, '', pathname + search);
  }
  return held;
}

/** Forgets the code: it was used, or turned out to be worth nothing. */
export function dropResetCode(): void {
  held = undefined;
}
