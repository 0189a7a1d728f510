import { isAsWritten, shownAddress, shownText } from './script.ts';

/** Props of an element of the document, or of a fragment. */
export type ElementProps = Record<string, unknown>;

const TEXTS = ['title', 'alt', 'placeholder', 'label', 'aria-label', 'aria-description'] as const;
const MORE_TEXTS = ['aria-roledescription', 'aria-valuetext'] as const;
const ADDRESSES = ['href', 'action'] as const;

/** What programs read, and what is to be typed as it stands. */
const AS_WRITTEN = new Set(['style', 'script', 'code', 'kbd', 'samp']);

/** Children with their texts in the script that is shown; the same children where nothing changes. */
function shownChildren(children: unknown): unknown {
  if (typeof children === 'string') return shownText(children);
  if (!Array.isArray(children)) return children;
  let changed: unknown[] | undefined;
  for (const [at, child] of children.entries()) {
    const shown = shownChildren(child);
    if (shown === child) continue;
    // Others may hold the list that came.
    changed ??= [...(children as unknown[])];
    changed[at] = shown;
  }
  return changed ?? children;
}

/**
 * Writes the texts and addresses of an element in the script that is shown. The compiler makes new props for each element,
 * so they are changed in place. `translate="no"` keeps an element's own texts as they are written.
 */
export function showProps(type: unknown, props: ElementProps): void {
  if (isAsWritten()) return;
  for (const name of ADDRESSES) {
    const address = props[name];
    if (typeof address === 'string' && props['hrefLang'] === undefined)
      props[name] = shownAddress(address);
  }
  if (props['translate'] === 'no' || AS_WRITTEN.has(type as string)) return;
  if (props['children'] !== undefined) props['children'] = shownChildren(props['children']);
  for (const names of [TEXTS, MORE_TEXTS]) {
    for (const name of names) {
      const text = props[name];
      if (typeof text === 'string') props[name] = shownText(text);
    }
  }
}
