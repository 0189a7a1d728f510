const FRAGMENT = /^#kod=([^&]*)/;

let held: string | undefined;

/** The code in the fragment of a reset link; undefined if there is none. */
export function codeIn(fragment: string): string | undefined {
  return FRAGMENT.exec(fragment)?.[1] || undefined;
}

/**
 * Removes the one-time code from the URL immediately, so that no history entry, bookmark or
 * copied URL contains it. The code is held in memory only. Returns it.
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

/** Forgets the code once it is used or refused. */
export function dropResetCode(): void {
  held = undefined;
}
