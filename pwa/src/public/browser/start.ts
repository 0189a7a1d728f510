/**
 * The first script of a public page, which the inline script starts after the page is drawn. A page
 * on which nothing moves runs only this until it is touched, gets old, or hears news.
 */
import { OPENED_HEADER } from '@centar/domain/openedHeader.ts';
import { HOUR_MS } from '@centar/domain/durations.ts';
import { CONTROL } from '../../shared/press/control.ts';
import { isPlain } from '../../shared/press/isPlain.ts';
import { CLOCK_TOLERANCE_MS } from '../device/clockTolerance.ts';
import { savesData } from '../device/savesData.ts';
import { PAGES_KEY } from '../offline/install/mayAsk.ts';
import { watchVisit, type Message } from '../offline/watchVisit.ts';
import { THEME_KEY } from '../document/inlineScript.ts';
import { layOutWhenIdle } from './layOutWhenIdle.ts';
import { watchSearchKey } from './searchKey.ts';
import { watchTheme } from './theme.ts';

/** Earlier than the press that follows. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'toggle'];

/** What has something to do before a touch. */
const MOVES =
  '[data-start], [data-wake]:not([data-wake="touch"], [data-wake="stale"]), details.menu[open]';

/** What a press needs more code for. */
const CONTROLS = `[data-press], [data-island] :is(${CONTROL})`;

/** The used part of the Prerendering API, which not all browsers have. */
interface PrerenderedEntry extends PerformanceEntry {
  /** When a page that was rendered ahead was opened; 0 for others. */
  readonly activationStart?: number;
}

/** Set by the inline script: the last button that was pressed. */
interface EarlyWindow extends Window {
  pressed?: HTMLButtonElement;
}

let loading: Promise<(message: Message) => void> | undefined;
let isUsed = false;

/** Loads and starts everything else. After a failure the next call tries again. */
function loadRest(): NonNullable<typeof loading> {
  loading ??= import('./inUse.ts')
    .then((code) => {
      const onMessage = code.startUse();
      isUsed = true;
      return onMessage;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

function loadIfPossible(): void {
  loadRest().catch(() => undefined);
}

function tell(message: Message, isNews: boolean): void {
  if (!loading && !isNews) return;
  loadRest()
    .then((onMessage) => {
      onMessage(message);
    })
    .catch(() => undefined);
}

/** Stars, a chosen script, the session of staff: the page may show it. */
function hasStoredMore(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key !== THEME_KEY && key !== PAGES_KEY);
  } catch {
    // Storage is blocked.
    return false;
  }
}

/** Repeats a press that comes first. Without the code a link is followed. */
function onClick(event: MouseEvent): void {
  const { target } = event;
  const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
  if (isUsed || !control || !isPlain(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  loadRest().then(
    () => {
      control.click();
    },
    () => {
      if (control instanceof HTMLAnchorElement) window.location.assign(control.href);
    },
  );
}

/** A page rendered ahead is not counted as read until it is opened. */
function tellOpened(): void {
  const [entry] = performance.getEntriesByType('navigation') as PrerenderedEntry[];
  if (!entry?.activationStart) return;
  const headers = { [OPENED_HEADER]: '1' };
  fetch(window.location.href, { method: 'HEAD', headers }).catch(() => undefined);
}

/** Whether the page has something to do before it is touched. */
function hasWork(): boolean {
  const { body, documentElement: root } = document;
  const isClockBehind = Date.parse(body.dataset['now'] ?? '') > Date.now() + CLOCK_TOLERANCE_MS;
  return (
    isClockBehind ||
    root.dataset['savedAt'] !== undefined ||
    !navigator.onLine ||
    hasStoredMore() ||
    document.querySelector(MOVES) !== null
  );
}

/** Rejects if the page has something to do and the code cannot be loaded. */
export async function start(): Promise<void> {
  const { dataset } = document.body;
  watchSearchKey();
  watchTheme();
  // Laying out a section near the screen loads its pictures.
  if (!savesData()) layOutWhenIdle();
  tellOpened();
  // Later presses are repeated by `onClick`.
  const { pressed } = window as EarlyWindow;
  document.addEventListener('click', onClick, true);
  for (const touch of TOUCHES) {
    document.addEventListener(touch, loadIfPossible, { capture: true, once: true });
  }
  window.addEventListener('online', loadIfPossible);
  window.addEventListener('offline', loadIfPossible);
  document.addEventListener('visibilitychange', loadIfPossible);
  const msLeft = Date.parse(dataset['until'] ?? '') - Date.now();
  setTimeout(loadIfPossible, Math.min(msLeft, HOUR_MS));
  // Nothing is cached during development. If this fails, the site works except for that.
  if (!import.meta.env.DEV && 'serviceWorker' in navigator) watchVisit(tell).catch(() => undefined);
  if (import.meta.env.DEV || hasWork()) await loadRest();
  dataset['interactive'] = 'true';
  if (pressed?.isConnected) pressed.click();
}
