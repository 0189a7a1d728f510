/** Focuses a field; in a list the first invalid part, as the list may be taller than the window. */
export function focusInvalid(id: string): void {
  const field = document.getElementById(id);
  const part = field?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const folded = part?.closest('details');
  if (folded) folded.open = true;
  const control = part ?? field;
  control?.focus({ preventScroll: true });
  // Centred, because the action bar covers the bottom of the screen.
  const isTall = (control?.offsetHeight ?? 0) > window.innerHeight;
  control?.scrollIntoView({ block: isTall ? 'start' : 'center' });
}
