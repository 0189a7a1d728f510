import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { updatePage } from './renewal.ts';
import { watchTime } from './watchTime.ts';

const documentOf = (main: string, body = ''): string =>
  `<!doctype html><title>Raspored</title><body ${body}><header class="nav">Blagajna do 20</header><main>${main}</main><footer>Podnožje</footer></body>`;

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

function show(main: string): void {
  document.body.innerHTML = parse(documentOf(main)).body.innerHTML;
}

beforeEach(() => {
  document.title = 'Pre';
});
afterEach(() => {
  delete document.body.dataset['until'];
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const mainText = (): string => document.querySelector('main')?.textContent ?? '';

it('what differs changes, and focus, typed text and an open part stay', async () => {
  const page = (state: string): string =>
    `<p id="stanje">${state}</p><details><summary>Ranije</summary>Film</details><form><input name="q"></form>`;
  show(page('počinje u 20'));
  const field = document.querySelector('input');
  const details = document.querySelector('details');
  if (!field || !details) throw new Error('No field');
  details.open = true;
  await userEvent.fill(field, 'koncert');
  updatePage(parse(documentOf(page('traje'))));
  expect(mainText()).toContain('traje');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('koncert');
  expect(details.open).toBe(true);
  expect(document.title).toBe('Raspored');
});

it('a note that the device has exchanged keeps its words', () => {
  const note = (text: string, other: string): string => `<p data-offline="${other}">${text}</p>`;
  show(note('Bez veze se mapa ne vidi.', 'Mapa'));
  updatePage(parse(documentOf(note('Mapa', 'Bez veze se mapa ne vidi.'))));
  expect(mainText()).toBe('Bez veze se mapa ne vidi.');
  expect(document.querySelector<HTMLElement>('[data-offline]')?.dataset['offline']).toBe('Mapa');
});

it('the alert over the site comes, changes and goes', () => {
  const withAlert = (text: string): string =>
    documentOf('<p>Program</p>').replace(
      '<main>',
      `<aside data-alert="${text}">${text}</aside><main>`,
    );
  show('<p>Program</p>');
  updatePage(parse(withAlert('Koncert je otkazan.')));
  expect(document.querySelector('main')?.previousElementSibling?.textContent).toBe(
    'Koncert je otkazan.',
  );
  updatePage(parse(withAlert('Koncert je sutra.')));
  expect(document.querySelector('[data-alert]')?.textContent).toBe('Koncert je sutra.');
  updatePage(parse(documentOf('<p>Program</p>')));
  expect(document.querySelector('[data-alert]')).toBeNull();
  expect(mainText()).toBe('Program');
});

it('a moving row stays as it is while it has the same cards', () => {
  const cards = (...names: string[]): string => names.map((name) => `<li>${name}</li>`).join('');
  const page = (...names: string[]): string =>
    `<div data-near=""><div data-row=""><ul>${cards(...names)}</ul></div></div>`;
  show(page('Jedan', 'Dva'));
  const row = document.querySelector('[data-row]');
  const list = row?.querySelector('ul');
  if (!row || !list?.lastElementChild) throw new Error('No row');
  // As the engine does.
  row.classList.add('slider-on');
  list.prepend(list.lastElementChild);
  updatePage(parse(documentOf(page('Jedan', 'Dva'))));
  expect(mainText()).toBe('DvaJedan');
  updatePage(parse(documentOf(page('Jedan', 'Tri'))));
  expect(mainText()).toBe('JedanTri');
  expect(document.querySelector('.slider-on')).toBeNull();
});

/** Answers each request for the page with this text, true for a day. */
function answerWith(main: string): ReturnType<typeof vi.spyOn> {
  const until = new Date(Date.now() + 24 * 3_600_000).toISOString();
  return vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response(documentOf(main, `data-until="${until}"`)));
}

it('a page is renewed once it stops being true, when no dialog is open', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  show('<p>počinje u 20</p><dialog open>Slika</dialog>');
  document.body.dataset['until'] = new Date(Date.now() + 50).toISOString();
  const fetched = answerWith('<p>traje</p>');
  const onRenewed = vi.fn();
  vi.useFakeTimers({ now: Date.now() });
  watchTime(onRenewed);
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).not.toHaveBeenCalled();
  document.querySelector('dialog')?.remove();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await expect.poll(() => onRenewed.mock.calls.length).toBe(1);
  expect(mainText()).toBe('traje');
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('a page that cannot be renewed stays, and is tried again after five minutes', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  show('<p>počinje u 20</p>');
  document.body.dataset['until'] = new Date(Date.now() + 50).toISOString();
  const fetched = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  vi.useFakeTimers({ now: Date.now() });
  watchTime(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  await expect.poll(() => fetched.mock.calls.length).toBe(1);
  expect(mainText()).toBe('počinje u 20');
});

it('a device whose clock is ahead does not ask again and again', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  show('<p>počinje u 20</p>');
  const ended = new Date(Date.now() - 60_000).toISOString();
  document.body.dataset['until'] = ended;
  const fetched = vi
    .spyOn(window, 'fetch')
    .mockImplementation(async () => new Response(documentOf('', `data-until="${ended}"`)));
  vi.useFakeTimers({ now: Date.now() });
  watchTime(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  vi.useRealTimers();
  await expect.poll(() => document.title).toBe('Raspored');
  vi.useFakeTimers({ now: Date.now() });
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect(fetched).toHaveBeenCalledTimes(1);
});
