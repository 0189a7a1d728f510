import { isAsWritten, shownAddress, shownText } from './script.ts';

export type ElementProps = Record<string, unknown>;

const TEXT =
  /^(title|alt|label|placeholder|aria-(label|description|roledescription|valuetext)|data-(title|offline|unsent))$/;
const ADDRESS = /^(href|action)$/;

/** Elements whose text is not transliterated: programs read it, or the reader types it as shown. */
const AS_WRITTEN = /^(style|script|code|kbd|samp)$/;

/** A child with its texts transliterated. A list is copied because the original may be shared. */
function shownChild(child: unknown): unknown {
  if (typeof child === 'string') return shownText(child);
  return Array.isArray(child) ? child.map(shownChild) : child;
}

/**
 * Transliterates an element's texts and addresses. Props are changed in place, because the compiler
 * creates new ones for each element. `translate="no"` excludes the texts, `hrefLang` the address.
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
