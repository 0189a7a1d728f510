/**
 * What a page needs that moves, is touched, or has got old: it makes controls work and wakes
 * islands; other code is loaded when it is needed.
 */
import { LANGUAGE_TAGS } from '@centar/domain/scriptAddress.ts';
import { listenForPresses } from '../../shared/press/listenForPresses.ts';
import { watchMenu } from '../../shared/press/watchMenu.ts';
import { showIn } from '../../shared/script/script.ts';
import { SESSION_KEYS } from '../../shared/staffSession.ts';
import { recordServerMoment } from '../device/clock.ts';
import { CHANGED_STARS_KEY, hasBookmarks } from '../device/bookmarksKey.ts';
import { repeatEarlyPresses, wakeIslands } from '../islands/wakeIslands.ts';
import { onWorkerMessage } from '../offline/onWorkerMessage.ts';
import { offerChosenScript } from '../offline/script/offerChosenScript.ts';
import { watchConnection } from './offlineNotes.ts';
import { markPageSheets } from './pageStyles.ts';
import { DOWNLOADS, PRESSES } from './presses.ts';
import { drawn, readyToDraw } from './readyToDraw.ts';
import { watchTime } from './watchTime.ts';
import { whenStale } from './whenStale.ts';

/** For elements with `data-start`. */
interface StartCode {
  readonly start: (element: HTMLElement) => void;
}

const STARTS: Readonly<Record<string, () => Promise<StartCode>>> = {
  failure: drawn(() => import('./starts/failure.ts')),
  filter: () => import('./starts/filter.ts'),
  inSight: () => import('./starts/inSight.ts'),
  keptForm: drawn(() => import('./starts/keptForm.ts')),
  letter: () => import('./starts/letter.ts'),
  log: () => import('./starts/log.ts'),
  showWhole: () => import('./starts/showWhole.ts'),
};

/** Storage may be blocked. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const started = new WeakSet<HTMLElement>();

/** Those that the page has now and that have not been started. */
function startElements(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-start]')) {
    if (started.has(element)) continue;
    started.add(element);
    element.dataset['starting'] = '';
    STARTS[element.dataset['start'] ?? '']?.()
      .then(({ start }) => {
        start(element);
      })
      .catch(() => undefined)
      .finally(() => delete element.dataset['starting']);
  }
  const hasStars = document.querySelector('[data-press="star"]') !== null;
  if (hasStars && hasBookmarks()) {
    import('./presses/star.ts').then(({ showStars }) => showStars()).catch(() => undefined);
  }
  if (stored(CHANGED_STARS_KEY) !== null) {
    import('../device/changedStars.ts')
      .then(({ showChangedStars }) => showChangedStars())
      .catch(() => undefined);
  }
  if (stored(SESSION_KEYS.token) !== null) {
    drawn(() => import('./staff.tsx'))()
      .then(({ showStaff }) => showStaff())
      .catch(() => undefined);
  }
}

/** After a renewal some elements are new. */
function onRenewed(): void {
  wakeIslands(readyToDraw, whenStale);
  startElements();
}

/** Once a page. Returns what acts on the worker's messages. */
export function startUse(): typeof onWorkerMessage {
  if (document.documentElement.lang === LANGUAGE_TAGS.cyrillic) showIn('cyrillic', undefined);
  recordServerMoment(document.body.dataset['now']);
  markPageSheets();
  listenForPresses({ ...DOWNLOADS, ...PRESSES });
  repeatEarlyPresses(readyToDraw);
  watchConnection();
  watchMenu();
  wakeIslands(readyToDraw, whenStale);
  startElements();
  watchTime(onRenewed);
  offerChosenScript().catch(() => undefined);
  if (import.meta.env.DEV) void import('./development.ts');
  return onWorkerMessage;
}
