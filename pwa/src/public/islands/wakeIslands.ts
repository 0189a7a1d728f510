import { hasBookmarks } from '../device/bookmarksKey.ts';
import { WITHOUT_SCRIPTS } from '../document/withoutScripts.ts';
import type { Island } from './island.tsx';
import { reloadPage } from './reloadPage.ts';
import { CONTROL } from '../../shared/press/control.ts';
import { isPlain } from '../../shared/press/isPlain.ts';

type IslandCode = Readonly<Record<string, Island<object>>>;

/** By path; each is a chunk of its own. */
const CODE = import.meta.glob<IslandCode>('../../**/*.island.tsx');

/** Islands whose code is loaded or loading. */
const waking = new WeakMap<HTMLElement, Promise<void>>();

async function loadAndHydrate(element: HTMLElement, ready: () => Promise<void>): Promise<void> {
  const name = element.dataset['island'] ?? '';
  const [, load] =
    Object.entries(CODE).find(([path]) => path.endsWith(`/${name}.island.tsx`)) ?? [];
  const [{ hydrateIsland }, code] = await Promise.all([
    import('./hydrateIsland.tsx'),
    load?.(),
    ready(),
  ]);
  const found = code?.[name];
  if (!found) throw new Error(`No island ${name}`);
  await hydrateIsland(element, found);
  element.dataset['awake'] = '';
}

/** After a failure the next call tries again. */
function wake(element: HTMLElement, ready: () => Promise<void>): Promise<void> {
  const known = waking.get(element);
  if (known) return known;
  element.dataset['waking'] = '';
  const work = loadAndHydrate(element, ready).finally(() => {
    delete element.dataset['waking'];
  });
  waking.set(element, work);
  work.catch(() => waking.delete(element));
  return work;
}

const fits = (row: Element): boolean => row.scrollWidth <= row.clientWidth + 1;

/** Calls `work` when the island is near the viewport and has something to move. */
function whenNear(island: HTMLElement, work: () => void): void {
  const row = island.closest('[data-near]')?.querySelector('[data-row]');
  // The island itself may have no box.
  const observed = row ?? island.firstElementChild ?? island;
  let isNear = false;
  const tryNow = (): void => {
    if (!isNear || (row && fits(row))) return;
    near.disconnect();
    resized.disconnect();
    work();
  };
  const resized = new ResizeObserver(tryNow);
  const near = new IntersectionObserver(
    (entries) => {
      isNear = entries.some((entry) => entry.isIntersecting);
      tryNow();
      // A section with deferred layout is laid out by the next frame.
      requestAnimationFrame(tryNow);
    },
    { rootMargin: '100px' },
  );
  near.observe(observed);
  resized.observe(observed);
}

/** Without stars its markup is already right, until another tab adds one. */
function whenStarred(island: HTMLElement, work: () => void): void {
  if (hasBookmarks()) {
    work();
    return;
  }
  island.dataset['awake'] = '';
  const onStorage = (): void => {
    if (!hasBookmarks()) return;
    window.removeEventListener('storage', onStorage);
    work();
  };
  window.addEventListener('storage', onStorage);
}

const asleep = '[data-island]:not([data-awake])';

/** Islands that a press could not wake. */
const failed = new WeakSet<HTMLElement>();

const watched = new WeakSet<HTMLElement>();

/**
 * Wakes each island when it is needed. May be called again when the page has new ones.
 * @param ready resolves when texts can be written in the page's script
 * @param whenStale calls back when the page may be older than it says
 */
export function wakeIslands(
  ready: () => Promise<void>,
  whenStale: (work: () => void) => void,
): void {
  for (const element of document.querySelectorAll<HTMLElement>(asleep)) {
    if (watched.has(element)) continue;
    watched.add(element);
    const start = (): void => {
      wake(element, ready).catch(() => {
        element.setAttribute(WITHOUT_SCRIPTS, '');
      });
    };
    if (element.dataset['wake'] === 'start') start();
    if (element.dataset['wake'] === 'near') whenNear(element, start);
    if (element.dataset['wake'] === 'starred') whenStarred(element, start);
    if (element.dataset['wake'] === 'stale') whenStale(start);
  }
}

/**
 * Repeats a press that comes before its island is awake. If the island's code cannot be loaded, a
 * link is followed. Once a page.
 */
export function repeatEarlyPresses(ready: () => Promise<void>): void {
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || !isPlain(event)) return;
      const control = event.target.closest<HTMLElement>(CONTROL);
      const element = control?.closest<HTMLElement>(asleep);
      if (!control || !element) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      wake(element, ready).then(
        () => {
          control.click();
        },
        () => {
          if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
          else if (failed.has(element)) void reloadPage().catch(() => undefined);
          failed.add(element);
        },
      );
    },
    true,
  );
}
