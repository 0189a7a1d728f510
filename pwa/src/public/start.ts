/**
 * The first script of a public page. It loads its parts in parallel and runs each as a separate
 * task: as one task they would block input on a slow phone.
 */

/**
 * The loader of lazy code looks for link elements of its style sheets. For inlined sheets it gets a
 * disabled link, which is not fetched. If it were in the HTML, the browser's preload scanner would
 * fetch it.
 */
const styles = document.querySelector<HTMLElement>('style[data-sheets]');
for (const address of styles?.dataset['sheets']?.split(' ') ?? []) {
  const link = document.createElement('link');
  link.setAttribute('disabled', '');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}

void import('react-dom/client');
void import('./entry-client.tsx');
