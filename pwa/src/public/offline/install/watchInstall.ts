import type { InstallEvent, InstallWay } from './offerInstall.tsx';

/** Where a device stores how many pages were opened before the offer, or that it was declined. */
const STORE = 'instalacija';
const DECLINED = 'ne';
/** Visitors of one or two pages are not asked. */
const FIRST_ASKED_PAGE = 3;

/** The browser's install event, held by the page's inline script because it comes before the application. */
interface InstallWindow extends Window {
  install?: InstallEvent;
}

/** Only WebKit has it: whether the site was opened from the home screen. */
interface AppleNavigator extends Navigator {
  readonly standalone?: boolean;
}

/** Counts this page. Tells whether the offer may be made; never where the device can't remember a refusal. */
function mayAsk(): boolean {
  try {
    const known = localStorage.getItem(STORE);
    if (known === DECLINED) return false;
    const pages = Number(known ?? 0) + 1;
    localStorage.setItem(STORE, String(pages));
    return pages >= FIRST_ASKED_PAGE;
  } catch {
    return false;
  }
}

function decline(): void {
  localStorage.setItem(STORE, DECLINED);
}

async function offer(way: InstallWay): Promise<void> {
  const { offerInstall } = await import('./offerInstall.tsx');
  offerInstall(way, decline);
}

/** In which browser the reader can install, although it has no event for it. */
function byHand(): InstallWay | undefined {
  // Browsers within other applications (Facebook, Instagram) name no Safari, and can't put a site on the home screen.
  if ((navigator as AppleNavigator).standalone === false)
    return navigator.userAgent.includes('Safari/') ? 'iphone' : undefined;
  // On an iPhone Firefox is Safari by another name.
  return /Android.*Firefox\//.test(navigator.userAgent) ? 'firefox' : undefined;
}

/** An installed site asks not to be cleared away; asking on every visit would bother people in some browsers. */
async function askToPersist(): Promise<void> {
  await navigator.storage.persist();
}

/**
 * On a phone: offers to install, once the browser says that it can be done and a few pages were read, never again
 * after a refusal. An installed site asks the browser not to clear its storage.
 */
export async function watchInstall(): Promise<void> {
  window.addEventListener('appinstalled', () => {
    askToPersist().catch(() => undefined);
  });
  if (window.matchMedia('(display-mode: standalone)').matches) {
    await askToPersist();
    return;
  }
  if (!window.matchMedia('(pointer: coarse)').matches || !mayAsk()) return;
  const way = (window as InstallWindow).install ?? byHand();
  if (way) {
    await offer(way);
    return;
  }
  window.addEventListener('beforeinstallprompt', (event) => {
    offer(event as InstallEvent).catch(() => undefined);
  });
}
