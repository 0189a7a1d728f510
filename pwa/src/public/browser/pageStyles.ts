import { once } from '@centar/domain/once.ts';

let links: readonly HTMLLinkElement[] = [];

/**
 * The loader of lazy code looks for link elements of its style sheets. For the page's own sheets it
 * gets disabled links, which are not fetched. If they were in the HTML, the browser's preload
 * scanner would fetch them.
 */
export function markPageSheets(): void {
  const inlined = document.querySelector<HTMLElement>('style[data-sheets]');
  const addresses = inlined?.dataset['sheets']?.split(' ') ?? [];
  links = addresses.filter(Boolean).map((address) => {
    const link = document.createElement('link');
    link.setAttribute('disabled', '');
    link.rel = 'stylesheet';
    link.href = address;
    return link;
  });
  inlined?.after(...links);
}

/** The page declares them itself. A second declaration swaps the letters of an open page. */
function removeFonts(sheet: CSSStyleSheet): void {
  for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
    if (sheet.cssRules[at] instanceof CSSFontFaceRule) sheet.deleteRule(at);
  }
}

async function enable(link: HTMLLinkElement): Promise<void> {
  if (!link.hasAttribute('disabled')) return;
  await new Promise<void>((resolve, reject) => {
    // Not applied before its fonts are removed.
    link.media = 'not all';
    link.onload = () => {
      if (link.sheet) removeFonts(link.sheet);
      link.media = 'all';
      resolve();
    };
    link.onerror = () => {
      link.setAttribute('disabled', '');
      reject(new Error(`No style sheet ${link.href}`));
    };
    link.removeAttribute('disabled');
  });
}

/** Pages inline only the rules that they use. Resolves when their complete sheets are loaded. */
export const loadWholeStyles = once(() => Promise.all(links.map(enable)));
