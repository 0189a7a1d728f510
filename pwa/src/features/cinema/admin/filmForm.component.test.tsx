import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { hallUse } from '../../../../test/hallUse.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { AdminHalls, AdminHallUses } from '../../../admin/halls/halls.adminOperations.ts';
import { itemPaths } from '../../../admin/navigation/adminPaths.ts';
import { movieOperations } from './cinema.adminOperations.ts';

const HALL = 'Velika sala';

/** A film that is stored, with a screening on each of the first days of a month to come. */
const film = (
  screenings: number,
  duration: string,
  { accessFacts = [] as readonly string[], price = '', language = '' } = {},
) => ({
  __typename: 'Movie' as const,
  id: 1,
  author: 'Ines',
  title: 'Tiha voda',
  genere: 'drama',
  duration,
  yearPublished: '',
  childrenAge: '',
  description: 'Leto na reci.',
  youtubeUrl: '',
  version: 1,
  updatedAt: '2026-11-01T18:00:00.000Z',
  publishedAt: '2026-11-01T18:00:00.000Z',
  image: null,
  morePictures: [],
  movieProductionDateTimes: Array.from({ length: screenings }, (_, at) => ({
    __typename: 'MovieProduction' as const,
    id: at + 1,
    productionDate: `2126-12-${String(at + 1).padStart(2, '0')}T19:00:00.000Z`,
    endsAt: null,
    hall: HALL,
    price,
    isFree: false,
    language,
    ageMark: language && '12+',
    status: 'scheduled',
    statusNote: '',
    formerDateTime: null,
    accessFacts,
  })),
});

/** Another film of the same title on the second day. */
const USE = hallUse({
  itemId: 8,
  screeningId: 80,
  title: 'TIHA VODA',
  at: '2126-12-02T10:00:00.000Z',
  hall: '',
});

interface Shown {
  readonly screenings?: number;
  readonly duration?: string;
  readonly accessFacts?: readonly string[];
  readonly price?: string;
  readonly language?: string;
}

const open = async (
  hallUses: readonly (typeof USE)[],
  { screenings = 12, duration = '', ...fields }: Shown = {},
): Promise<FakeServer> => {
  const server = startFakeServer();
  server.answer(
    movieOperations.item,
    () => ({ item: film(screenings, duration, fields) }) as never,
  );
  server.answer(movieOperations.list, () => ({ list: { items: [] } }) as never);
  server.answer(AdminHalls, () => ({
    centre: { __typename: 'Centre', texts: { halls: [{ name: HALL }] } },
  }));
  server.answer(AdminHallUses, () => ({ hallUses: [...hallUses] }));
  await openPanel(server, itemPaths.Movie.item(1));
  // What is not seen at once is drawn last.
  await expect.element(page.getByText('Objavljivanje', { exact: true }).first()).toBeVisible();
  return server;
};
const more = (of: string) => page.getByRole('button', { name: `Još za ${of}`, exact: true });
const dates = () => page.getByLabelText('Datum i vreme', { exact: true });

beforeEach(async () => {
  await page.viewport(1280, 900);
});

it('has its screenings on a phone as lines, each of which opens', async () => {
  await page.viewport(390, 844);
  await open([]);
  await expect.element(dates().first()).not.toBeVisible();
  expect(document.querySelector('.event-rows')?.clientHeight).toBeLessThan(1.2 * 844);
  await page.getByRole('button', { name: /^05.12.2126 20:00/ }).click();
  await expect.element(dates().nth(4)).toBeVisible();
});

/** In pixels, beyond the room of its control. */
function overflowOf(control: HTMLElement, text: string, pseudo?: string): number {
  const { fontFamily, paddingLeft, paddingRight } = getComputedStyle(control);
  const { fontSize } = getComputedStyle(control, pseudo);
  const words = document.createElement('span');
  Object.assign(words.style, { font: `${fontSize} ${fontFamily}`, whiteSpace: 'nowrap' });
  words.textContent = text;
  document.body.append(words);
  const { width } = words.getBoundingClientRect();
  words.remove();
  const room = control.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  return Math.max(0, width - room);
}

// The table has its least width at 1260 px. Its letters grow at 1328 px.
it.each([1260, 1280, 1327, 1328, 1440])(
  'cuts no words of the narrow columns at %i pixels',
  async (width) => {
    await page.viewport(width, 900);
    await open([], { screenings: 1, price: '400 din.', language: 'srpski' });
    const date = dates().first().element() as HTMLInputElement;
    expect(overflowOf(date, date.placeholder, '::placeholder')).toBe(0);
    const row = document.querySelector('.event-row-main');
    const choices = [...(row?.querySelectorAll('select') ?? [])];
    expect(choices).toHaveLength(2);
    for (const select of choices)
      for (const { label } of [
        ...select.options,
        ...(select.id.endsWith('hall')
          ? [{ label: 'Није наведено' }, { label: 'Изложбени салон' }]
          : []),
      ])
        expect(overflowOf(select, label), label).toBe(0);
    const typed = [...(row?.querySelectorAll('input') ?? [])].map((input) => [
      input.value,
      overflowOf(input, input.value),
    ]);
    expect(typed).toEqual([
      ['01.12.2126 20:00', 0],
      ['400 din.', 0],
      ['srpski / 12+', 0],
    ]);
  },
);

it('gives many screenings the price that is typed once', async () => {
  await open([], { screenings: 1 });
  await page.getByText('Dodaj više termina odjednom').click();
  await page.getByRole('textbox', { name: 'Od dana' }).fill('10.12.2126');
  await page.getByRole('textbox', { name: /^Do dana/ }).fill('12.12.2126');
  await page.getByLabelText('Vreme početka').fill('18:00');
  await page.getByLabelText(/^Cena/).last().fill('350 din.');
  await page.getByRole('button', { name: 'Dodaj ove termine' }).click();
  await expect.element(dates().nth(3)).toHaveValue('12.12.2126 18:00');
  const prices = page.getByLabelText(/^Cena/).elements() as HTMLInputElement[];
  expect(prices.map(({ value }) => value)).toEqual([
    '',
    '350 din.',
    '350 din.',
    '350 din.',
    '350 din.',
  ]);
});

it('with three screenings takes less than three screens of a phone', async () => {
  await page.viewport(390, 844);
  await open([], { screenings: 3 });
  expect(document.querySelector('form')?.clientHeight).toBeLessThan(3 * 844);
  const topOf = (label: string) =>
    page.getByLabelText(`${label} (nije obavezno)`).element().getBoundingClientRect().top;
  expect(topOf('Trajanje')).toBe(topOf('Godina'));
});

it('has its screenings, which change every week, before its description', async () => {
  await open([], { screenings: 1 });
  const topOf = (element: Element): number => element.getBoundingClientRect().top;
  const description = page.getByLabelText('Opis', { exact: true }).element();
  expect(topOf(dates().first().element())).toBeLessThan(topOf(description));
});

it('draws the first screening, then the others', async () => {
  const counts: number[] = [];
  const observer = new MutationObserver(() => {
    counts.push(document.querySelectorAll('.event-row').length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await open([]);
  observer.disconnect();
  expect(counts.find((count) => count > 0)).toBe(1);
  expect(counts.at(-1)).toBe(12);
});

it('has twelve screenings as rows of a table, language and age in one field', async () => {
  await page.viewport(1440, 900);
  const server = await open([]);
  server.answer(movieOperations.update, () => ({ item: film(1, '') }) as never);
  const heights = [...document.querySelectorAll('.event-row')].map((row) => row.clientHeight);
  expect(Math.max(...heights.slice(1))).toBeLessThanOrEqual(52);
  await page.getByLabelText('Jezik / uzrast (nije obavezno)').first().fill('srpski / 12+');
  await more('02.12.2126 20:00: kraj, ulaz, pristupačnost').click();
  await page.getByRole('button', { name: 'Ukloni: 02.12.2126 20:00' }).click();
  await page.getByRole('button', { name: 'Sacuvaj' }).click();
  const sent = () => server.asked(movieOperations.update)[0]?.input.movieProductionDateTimes;
  await expect.poll(() => sent()?.length).toBe(11);
  expect(sent()?.[0]).toMatchObject({ id: 1, language: 'srpski', ageMark: '12+' });
});

it('remarks that a film of its title is shown on the day of one of its screenings', async () => {
  await open([USE]);
  const remark = page.getByText(/^Već postoji „TIHA VODA“, 02.12.2126 11:00\./);
  await expect.element(remark).toBeVisible();
});

it('shows when a screening ends: by the length of the film, else as typed', async () => {
  await open([], { screenings: 1, duration: '1H 45M' });
  await expect.element(more('01.12.2126 20:00: do 21:45')).toBeVisible();
  await page.getByLabelText('Trajanje (nije obavezno)').fill('2h');
  await more('01.12.2126 20:00: do 22:00').click();
  const end = page.getByLabelText('Kraj (nije obavezno)');
  await expect.element(page.getByText('Prazno: po trajanju filma, do 22:00.')).toBeVisible();
  await end.fill('01.12.2126 23:30');
  await expect.element(more('01.12.2126 20:00: do 23:30')).toBeVisible();
});

it.each([
  ['5.12.2126', /^Nedostaje vreme/],
  ['29.3.2026 02:30', /^Tog vremena nema/],
  ['31.11.2126 20:00', /^Upišite postojeći datum/],
])('a screening that can not be is refused with its reason: %s', async (typed, reason) => {
  await open([], { screenings: 1 });
  await dates().first().fill(typed);
  await page.getByRole('button', { name: 'Sacuvaj' }).click();
  await expect.element(dates().first()).toBeInvalid();
  await expect.element(page.getByText(reason).first()).toBeVisible();
});

it('shows what makes a screening accessible, and changes it', async () => {
  const server = await open([], { screenings: 1, accessFacts: ['subtitles'] });
  server.answer(movieOperations.update, () => ({ item: film(1, '') }) as never);
  await more('01.12.2126 20:00: titl').click();
  const titles = page.getByLabelText('Titl', { exact: true });
  await expect.element(titles).toBeChecked();
  await titles.click();
  await page.getByLabelText('Audio-opis').click();
  await page.getByRole('button', { name: 'Sacuvaj' }).click();
  const facts = () =>
    server
      .asked(movieOperations.update)
      .map(({ input }) => input.movieProductionDateTimes?.map(({ accessFacts }) => accessFacts));
  await expect.poll(facts).toEqual([[['audioDescription']]]);
});

it('marks an end that is not after the beginning of its screening', async () => {
  await open([], { screenings: 2 });
  await more('01.12.2126 20:00: kraj, ulaz, pristupačnost').click();
  await page.getByLabelText('Kraj (nije obavezno)').first().fill('01.12.2126 19:00');
  await page.getByRole('button', { name: 'Sacuvaj' }).click();
  await expect.element(page.getByLabelText('Kraj (nije obavezno)').first()).toBeInvalid();
  expect(page.getByLabelText('Kraj (nije obavezno)').elements()).toHaveLength(1);
});

it('a warning names a clash in the hall or a past time', async () => {
  const clash = { title: 'Kvartet', at: '2126-12-01T19:30:00.000Z', hall: HALL, itemId: 9 };
  await open([hallUse(clash)], { screenings: 1 });
  const said = (text: RegExp) => expect.element(page.getByText(text)).toBeVisible();
  await said(/^U istoj sali je tada i „Kvartet“, 01.12.2126 20:30/);
  await dates().first().fill('04.12.2020 19:00');
  await said(/^Ovaj termin je već prošao/);
});

it('one screening is cancelled and one moved, each by itself', async () => {
  const server = await open([], { screenings: 3 });
  server.answer(movieOperations.update, () => ({ item: film(3, '') }) as never);
  const states = page.getByLabelText('Stanje', { exact: true });
  await states.nth(0).selectOptions('cancelled');
  await page
    .getByLabelText(/^Napomena za posetioce/)
    .nth(0)
    .fill('Kvar projektora.');
  await states.nth(1).selectOptions('moved');
  await dates().nth(1).fill('02.12.2126 21:00');
  await page.getByRole('button', { name: 'Sacuvaj' }).click();
  const sent = () => server.asked(movieOperations.update)[0]?.input.movieProductionDateTimes;
  await expect.poll(sent).toMatchObject([
    { id: 1, status: 'cancelled', statusNote: 'Kvar projektora.' },
    { id: 2, status: 'moved', productionDate: '2126-12-02T20:00:00.000Z' },
    { id: 3, status: 'scheduled', productionDate: '2126-12-03T19:00:00.000Z' },
  ]);
});
