import { Fragment, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mounted } from '../../../../test/mounted.ts';
import '../../../shared/ui/base.css';
import '../../../shared/ui/tokens.css';
import { DetailHead } from '../detail/DetailHead.tsx';
import { CardSlider } from '../slider/CardSlider.tsx';
import { CardGrid, columnsFor } from './CardGrid.tsx';
import { EventCard } from './EventCard.tsx';
import { FilmCard } from './FilmCard.tsx';
import { NewsCardView } from './NewsCardView.tsx';

const AT = '2026-11-24T19:00:00.000Z';
const WORD = 'Najnepredvidljivijeprestolonaslednikovic';
const tag = { slug: 'tradicionalni', label: 'Tradicionalni' } as const;
const card = {
  href: '/programs/1',
  image: null,
  title: `${WORD} i drugi junaci iz dokumentarnog filma o staroj varoši`,
  text: 'Opis.',
};

const render = mounted();

async function show(content: ReactElement): Promise<void> {
  render(content);
  await expect.element(page.getByRole('heading').first()).toBeVisible();
}

const event = <EventCard {...card} tag={tag} date={AT} />;
const film = <FilmCard {...card} genre="drama" duration="1H 30M" next={AT} />;
const news = <NewsCardView {...card} tag="Najave" date={AT} />;
const pair = (one: ReactElement): readonly ReactElement[] => [
  <Fragment key="1">{one}</Fragment>,
  <Fragment key="2">{one}</Fragment>,
];

/** How much of a title is hidden, in pixels, below and at the right. */
function hiddenOf(title: Element): readonly number[] {
  const { clientWidth, clientHeight, scrollWidth } = title;
  const whole = title.cloneNode(true) as HTMLElement;
  whole.setAttribute(
    'style',
    'display: block; overflow: visible; white-space: normal; text-wrap: wrap',
  );
  title.replaceWith(whole);
  const missing = whole.clientHeight - clientHeight;
  whole.replaceWith(title);
  return [missing, scrollWidth - clientWidth];
}

it('the page of an item shows its complete title at every width', async () => {
  await show(<DetailHead title={card.title} />);
  for (const width of [320, 390, 820, 1440]) {
    await page.viewport(width, 900);
    const title = document.querySelector('h1');
    expect(title && hiddenOf(title), String(width)).toEqual([0, 0]);
  }
});

/** Whether the words of the first card are beside its picture. */
function isBeside(): boolean {
  const [picture, title] = ['.card > .picture', '.card-title'].map((selector) =>
    document.querySelector(selector)?.getBoundingClientRect(),
  );
  return (title?.left ?? 0) >= (picture?.right ?? 0);
}

it.each([
  ['of three', 1440, (cards: readonly ReactElement[]) => <CardGrid>{cards}</CardGrid>],
  ['of five', 1440, (cards: readonly ReactElement[]) => <CardGrid columns={5}>{cards}</CardGrid>],
  ['on a tablet', 820, (cards: readonly ReactElement[]) => <CardGrid>{cards}</CardGrid>],
  [
    'of a slider',
    1440,
    (cards: readonly ReactElement[]) => <CardSlider title="Na programu" slides={cards} />,
  ],
])('a single card fills its row %s', async (_, width, row) => {
  await page.viewport(width, 900);
  await show(row([event]));
  expect(isBeside()).toBe(true);
  const [list, only] = ['ul', 'ul a'].map((selector) => document.querySelector(selector));
  expect(only?.clientWidth).toBe(list?.clientWidth);
  render(row([event, <span key="second" />, <span key="third" />]));
  await expect.poll(isBeside).toBe(false);
});

it.each([
  ['Tradicionalni', event],
  ['Bioskop', film],
  ['Najave', news],
])('a card without a picture shows its kind in large letters: %s', async (word, one) => {
  await page.viewport(1440, 900);
  await show(<CardGrid>{pair(one)}</CardGrid>);
  const lettering = document.querySelector('.picture')?.lastElementChild;
  expect(lettering?.textContent).toBe(word);
  expect(parseFloat(getComputedStyle(lettering ?? document.body).fontSize)).toBeGreaterThan(30);
  expect(lettering?.scrollWidth).toBe(lettering?.clientWidth);
});

it('on a phone a row of a day begins with its hour and has one line of title and of place', async () => {
  await page.viewport(390, 844);
  const row = <EventCard {...card} tag={tag} date={AT} where={`${WORD} · 400 din.`} />;
  await show(<CardGrid onPhone="rows in-days">{pair(row)}</CardGrid>);
  const [item, time, hour, title, place] = [
    'li',
    'time',
    'time b',
    '.card-title',
    '.card-where',
  ].map((selector) => document.querySelector(selector));
  expect(item?.clientHeight).toBe(88);
  expect(time?.textContent).toBe('24.11.2026 20:00');
  const tops = [hour, title, place].map((part) => part?.getBoundingClientRect().top ?? 0);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  expect(document.documentElement.scrollWidth).toBe(390);
});

it.each([
  [1, 3, 2],
  [2, 3, 2],
  [4, 3, 2],
  [5, 3, 3],
  [7, 3, 3],
  [1, 5, 5],
  [2, 5, 2],
  [10, 5, 5],
  [11, 5, 4],
  [18, 5, 6],
  [12, 5, 4],
] as const)('%i cards in rows of %i are shown in %i columns', (count, usual, columns) => {
  expect(columnsFor(count, usual)).toBe(columns);
});

it.each([
  ['two programmes', 2, 3, [625, 625]],
  ['four programmes', 4, 3, [625, 625, 625, 625]],
  ['five programmes', 5, 3, [407, 407, 407, 625, 625]],
  ['seven programmes', 7, 3, [407, 407, 407, 625, 625, 625, 625]],
  ['two films', 2, 5, [625, 625]],
  ['twelve films', 12, 5, Array.from({ length: 12 }, () => 298)],
] as const)('the rows of %s are full', async (_, count, columns, expected) => {
  await page.viewport(1440, 900);
  const cards = Array.from({ length: count }, (_one, key) => (
    <Fragment key={key}>{event}</Fragment>
  ));
  await show(
    <div style={{ width: 1280 }}>
      <CardGrid columns={columns}>{cards}</CardGrid>
    </div>,
  );
  const widths = [...document.querySelectorAll('.card')].map((one) =>
    Math.round(one.getBoundingClientRect().width),
  );
  expect(widths).toEqual(expected);
  expect(isBeside()).toBe(columns === 5 && count === 2);
});

it('shows whole titles in a window for large letters', async () => {
  await page.viewport(195, 422);
  await show(
    <FilmCard {...card} title="Poslednja stanica za sever" genre="drama" duration="" next={AT} />,
  );
  const title = page.getByRole('heading', { name: 'Poslednja stanica za sever' }).element();
  expect(hiddenOf(title)).toEqual([0, 0]);
});
