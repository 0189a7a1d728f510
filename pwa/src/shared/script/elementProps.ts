import { isAsWritten, shownAddress, shownText } from './script.ts';

/** Props of an element of the document, or of a fragment. */
export type ElementProps = Record<string, unknown>;

const TEXT = /^(title|alt|label|placeholder|aria-(label|description|roledescription|valuetext))$/;
const ADDRESS = /^(href|action)$/;

/** Elements whose text is not transliterated: programs read it, or it is to be typed as it stands. */
const AS_WRITTEN = /^(style|script|code|kbd|samp)$/;

/** A child with its texts in the script that is shown; a list of children is a new one, since others may hold the old. */
function shownChild(child: unknown): unknown {
  if (typeof child === 'string') return shownText(child);
  return Array.isArray(child) ? child.map(shownChild) : child;
}

/**
 * Writes the texts and addresses of an element in the script that is shown. The compiler makes new props for each element,
 * so they are changed in place. `translate="no"` keeps an element's own texts as they are written, and `hrefLang` its
 * address.
 */
export function showProps(type: unknown, props: ElementProps): void {
  if (isAsWritten()) return;
  const isText = props['translate'] !== 'no' && !AS_WRITTEN.test(String(type));
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') {
      if (isText) props[name] = shownChild(value);
    } else if (typeof value === 'string') {
      if (ADDRESS.test(name) && !props['hrefLang']) props[name] = shownAddress(value);
      if (isText && TEXT.test(name)) props[name] = shownText(value);
    }
  }
}
