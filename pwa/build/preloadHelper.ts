import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Lazy code waits for its style sheets. Vite's own function also preloads modules, which this build
 * never does; it would be a third of the first script.
 */
const CODE = `
const loading = {};
const load = (file) =>
  (loading[file] ??= new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.href = '/' + file;
    if ([...document.getElementsByTagName('link')].some(({ href }) => href === link.href)) return resolve();
    link.rel = 'stylesheet';
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      delete loading[file];
      reject(new Error('No style sheet ' + file));
    };
    document.head.append(link);
  }));
export const __vitePreload = (code, files = []) => Promise.all(files.map(load)).then(code);
`;

export const smallPreloadHelper = (): Plugin => ({
  name: 'small-preload-helper',
  enforce: 'pre',
  load: (id) => (id === HELPER ? CODE : undefined),
});
