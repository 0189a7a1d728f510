import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { watchInstall } from './watchInstall.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15';
const SAFARI = `${IPHONE} (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1`;
const FACEBOOK = `${IPHONE} (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/470.0]`;
const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:153.0) Gecko/153.0 Firefox/153.0';
const STORE = 'instalacija';

interface Device {
  readonly userAgent?: string;
  /** Of WebKit only. */
  readonly standalone?: boolean;
  /** The true media query: a phone has a coarse pointer. */
  readonly matches?: RegExp;
}

function use({ userAgent = 'Chrome', standalone, matches = /coarse/ }: Device): void {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.stubGlobal('navigator', Object.assign(navigator, { standalone }));
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: matches.test(query) }) as MediaQueryList,
  );
}

const installEvent = (outcome: string) =>
  Object.assign(new Event('beforeinstallprompt'), {
    prompt: vi.fn(async () => undefined),
    userChoice: Promise.resolve({ outcome }),
  });

const toast = page.getByRole('region', { name: /^Instalirajte / });
/** A toast renders later, but its place is created immediately. */
const isOffered = (): boolean => document.querySelector('.toasts') !== null;

beforeEach(() => {
  localStorage.setItem(STORE, '2');
  vi.spyOn(window, 'addEventListener');
});
afterEach(() => {
  const { calls } = vi.mocked(window.addEventListener).mock;
  for (const [type, listener] of calls) window.removeEventListener(type, listener);
  localStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('installing is offered on the third page, and a refusal is permanent', async () => {
  use({ userAgent: FIREFOX });
  localStorage.clear();
  await watchInstall();
  await watchInstall();
  expect(isOffered()).toBe(false);
  await watchInstall();
  await toast.getByRole('button', { name: 'Ne, hvala' }).click();
  await expect.element(toast).not.toBeInTheDocument();
  expect(localStorage.getItem(STORE)).toBe('ne');
  document.body.replaceChildren();
  await watchInstall();
  expect(isOffered()).toBe(false);
});

it.each([
  ['dismissed', 'ne'],
  ['accepted', '3'],
])('the button opens the prompt of the browser, later %s', async (outcome, stored) => {
  use({});
  await watchInstall();
  expect(isOffered()).toBe(false);
  const event = installEvent(outcome);
  window.dispatchEvent(event);
  await toast.getByRole('button', { name: 'Instaliraj', exact: true }).click();
  await expect.element(toast).not.toBeInTheDocument();
  expect(event.prompt).toHaveBeenCalledTimes(1);
  await expect.poll(() => localStorage.getItem(STORE)).toBe(stored);
});

it.each([
  ['Safari on an iPhone', { userAgent: SAFARI, standalone: false }, 'Add to Home Screen'],
  ['Firefox on Android', { userAgent: FIREFOX }, 'Otvorite meni pregledača'],
])('the steps are described in %s, which has no prompt', async (_name, device, words) => {
  use(device);
  await watchInstall();
  await expect.poll(() => toast.element().textContent).toContain(words);
  expect(toast.getByRole('button').elements()).toHaveLength(1);
});

it.each([
  ['in an application on an iPhone', { userAgent: FACEBOOK, standalone: false }],
  ['on a desktop', { userAgent: FIREFOX, matches: /fine/ }],
])('installing is not offered %s', async (_name, device) => {
  use(device);
  await watchInstall();
  expect(isOffered()).toBe(false);
});

it('installing is not offered where a refusal cannot be stored', async () => {
  use({ userAgent: FIREFOX });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  await watchInstall();
  expect(isOffered()).toBe(false);
});

it('an installed site asks to keep its storage and offers nothing', async () => {
  use({ userAgent: FIREFOX, matches: /standalone|coarse/ });
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
  await watchInstall();
  expect(persist).toHaveBeenCalledTimes(1);
  expect(isOffered()).toBe(false);
});
