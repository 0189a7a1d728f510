const TYPED = 'textarea, input:is([type="text"], [type="email"], [type="tel"], :not([type]))';

/** Has somebody typed anything into the page that a reload would lose? */
export function hasUnsavedText(root: ParentNode = document): boolean {
  const fields = root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(TYPED);
  return [...fields].some(({ value }) => value.trim() !== '');
}
