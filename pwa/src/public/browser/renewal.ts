import { Idiomorph } from 'idiomorph';
import { replaceCachedState } from '../device/cachedAt.ts';
import { recordClockAhead } from '../device/clock.ts';
import { releaseIsland, renderAgain } from '../islands/awake.ts';
import { readyToDraw } from './readyToDraw.ts';

/** The parts of a page that its address fills. */
const PARTS = ['header.nav', 'main', 'footer'];

/** State of the browser, which the server's markup does not have. */
const OWN_ATTRIBUTES = new Set([
  'checked',
  'open',
  'style',
  'value',
  'aria-pressed',
  'data-awake',
  'data-waking',
  'data-no-scripts',
]);

const wordsOf = (element: Element): string =>
  [...element.children]
    .map((child) => child.textContent)
    .sort()
    .join('\n');

/** Whether a row that the slider's engine has reordered shows other cards than the new one. */
function hasOtherCards(row: Element, fresh: Element): boolean {
  const [track, freshTrack] = [row.firstElementChild, fresh.firstElementChild];
  return !track || !freshTrack || wordsOf(track) !== wordsOf(freshTrack);
}

function beforeNodeMorphed(element: Node, fresh: Node): boolean {
  if (!(element instanceof HTMLElement) || !(fresh instanceof HTMLElement)) return true;
  if (element.dataset['awake'] !== undefined) {
    for (const name of ['data-props', 'data-site']) {
      const value = fresh.getAttribute(name);
      if (value !== null) element.setAttribute(name, value);
    }
    renderAgain(element);
    return false;
  }
  // `offlineNotes.ts` has exchanged its text, or will.
  if (element.dataset['offline'] !== undefined) return false;
  if (!element.matches('[data-near]')) return true;
  const [row, freshRow] = [element.querySelector('.slider-on'), fresh.querySelector('[data-row]')];
  if (!row || !freshRow) return true;
  if (!hasOtherCards(row, freshRow)) return false;
  element.querySelectorAll<HTMLElement>('[data-awake]').forEach(releaseIsland);
  element.replaceWith(fresh.cloneNode(true));
  return false;
}

/** The alert may appear and disappear; a new one is announced. */
function updateAlert(fresh: Document): void {
  const [shown, next] = [document, fresh].map((page) =>
    page.querySelector<HTMLElement>('[data-alert]'),
  );
  if (shown?.dataset['alert'] === next?.dataset['alert']) return;
  shown?.remove();
  if (next) document.querySelector('main')?.before(document.adoptNode(next));
}

/** Changes only what differs, so that place, focus and typed text stay. */
export function updatePage(fresh: Document): void {
  for (const part of PARTS) {
    const [element, freshElement] = [document.querySelector(part), fresh.querySelector(part)];
    if (!element || !freshElement) continue;
    void Idiomorph.morph(element, freshElement, {
      morphStyle: 'outerHTML',
      callbacks: {
        beforeNodeMorphed,
        beforeAttributeUpdated: (name) => !OWN_ATTRIBUTES.has(name),
      },
    });
  }
  updateAlert(fresh);
  document.title = fresh.title;
}

interface FreshPage {
  readonly page: Document;
  /** When the server answered; NaN if the device did. */
  readonly answeredAt: number;
}

export async function fetchPage(): Promise<FreshPage> {
  const response = await fetch(window.location.href, { headers: { accept: 'text/html' } });
  if (!response.ok || response.redirected) throw new Error('No page');
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const isFromDevice = page.documentElement.dataset['savedAt'] !== undefined;
  const date = isFromDevice ? '' : (response.headers.get('date') ?? '');
  return { page, answeredAt: Date.parse(date) };
}

/**
 * Replaces the page's content. Returns false for a page of another build, which needs other
 * scripts. Throws without a connection.
 */
export async function renewPage(): Promise<boolean> {
  const { page, answeredAt } = await fetchPage();
  if (page.body.dataset['app'] !== document.body.dataset['app']) return false;
  await readyToDraw();
  updatePage(page);
  Object.assign(document.body.dataset, page.body.dataset);
  replaceCachedState(page.documentElement);
  // A fast clock would request the page again immediately.
  recordClockAhead(Date.now() - answeredAt);
  return true;
}
