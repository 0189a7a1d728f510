import type { FieldPath } from '../fields/inputTexts.ts';

/** Parts of a row have other names in an input than in its form. */
const ROW_PARTS: Readonly<Record<string, string>> = { place: 'hall' };

const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"]';

function controlOf(prefix: string, [name = '', row, part]: FieldPath): Element | undefined {
  const rowId = `${prefix}-${name}-${row ?? ''}`;
  const ids = [
    ...(part === undefined ? [] : [`${rowId}-${ROW_PARTS[part] ?? part}`, `${rowId}-date`]),
    `${prefix}-${name}`,
  ];
  return ids.flatMap((id) => document.getElementById(id) ?? [])[0];
}

/** `path` is that of a value in the form's input; `file` are the controls of `['file']`. */
export function focusField(prefix: string, path: FieldPath, file: Element | null): void {
  const control = path[0] === 'file' ? file : controlOf(prefix, path);
  if (!control) return;
  for (let around = control.closest('details'); around;) {
    around.open = true;
    around = around.parentElement?.closest('details') ?? null;
  }
  const focused = control.matches(FOCUSABLE) ? control : control.querySelector(FOCUSABLE);
  // A closed dialog returns its focus first.
  requestAnimationFrame(() => {
    (focused as HTMLElement | null)?.focus({ preventScroll: true });
    // Centred, because the action bar covers the bottom of the screen.
    control.scrollIntoView({ block: 'center' });
  });
}
