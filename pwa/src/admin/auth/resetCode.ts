const FRAGMENT = /^#kod=([^&]*)/;

let held: string | undefined;

/** Undefined if there is none. */
export function codeIn(fragment: string): string | undefined {
  return FRAGMENT.exec(fragment)?.[1] || undefined;
}

/**
 * Removes the code from the URL immediately, so that no history entry, bookmark or copied URL
 * contains it.
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

export function dropResetCode(): void {
  held = undefined;
}
