/**
 * The first script of a public page. Its parts are asked for at once, and each runs as soon as it is there, as a piece of
 * work of its own: run as one piece, libraries and application would keep a slow phone from answering for a
 * noticeable while.
 */

/**
 * The loader of lazy code looks for links to the sheets that it would load. Those that stand in the page get one here,
 * disabled, which is not fetched; written in the page, browsers would fetch it while they look ahead.
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
