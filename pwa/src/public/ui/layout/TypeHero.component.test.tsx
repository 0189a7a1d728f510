import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mounted } from '../../../../test/mounted.ts';
import '../../../shared/ui/base.css';
import '../../../shared/ui/tokens.css';
import { TypeHero } from './TypeHero.tsx';

const WIDTHS = [320, 390, 820, 1440, 2560];

const render = mounted();

const TYPE = { slug: 'muzicki', name: 'Muzicki program', label: 'Muzicki' } as const;
const event = { image: null, date: '2026-11-24T19:00:00Z', href: '/programs/1' };
const box = (element: Element): DOMRect => element.getBoundingClientRect();

it.each([
  'Dokumentarno veče',
  'Najnepredvidljivijeprestolonaslednikovic i drugi junaci starih varoških priča',
  'Žalosna sova '.repeat(15).trim(),
])("the head of a type's page is 600 px high and shows its complete title: %s", async (title) => {
  render(
    <TypeHero
      tag={TYPE}
      event={{ ...event, title, endsAt: '2026-12-24T19:00:00Z', status: 'cancelled' }}
    />,
  );
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  for (const width of WIDTHS) {
    await page.viewport(width, 900);
    const [hero] = document.getElementsByClassName('type-hero');
    const [panel] = document.getElementsByClassName('type-panel');
    if (!hero || !panel) throw new Error('There is no head of the page');
    expect.soft({ width, height: box(hero).height }).toEqual({ width, height: 600 });
    expect.soft(panel.scrollHeight, String(width)).toBeLessThanOrEqual(600);
    expect.soft(box(panel).bottom, String(width)).toBeLessThanOrEqual(box(hero).bottom);
    expect.soft(getComputedStyle(heading.element()).overflow, String(width)).toBe('visible');
    expect.soft(document.documentElement.scrollWidth, String(width)).toBeLessThanOrEqual(width);
  }
});

it.each([
  [390, { top: 0, left: 0, width: 390, height: 300 }],
  [1440, { top: 0, left: 520, width: 920, height: 600 }],
])('nothing lies over the picture of a type at %i px', async (width, expected) => {
  render(<TypeHero tag={TYPE} event={{ ...event, title: 'Gudački kvartet' }} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.viewport(width, 900);
  const [picture] = document.getElementsByClassName('picture');
  const [panel] = document.getElementsByClassName('type-panel');
  if (!picture || !panel) throw new Error('There is no head of the page');
  expect(box(picture)).toMatchObject(expected);
  const { right, top } = box(panel);
  expect(right <= box(picture).left || top >= box(picture).bottom).toBe(true);
});

it('the head of a type without events is low and shows its mark and name', async () => {
  const tag = {
    slug: 'tradicionalni',
    name: 'Tradicionalni program',
    label: 'Tradicionalni',
  } as const;
  render(<TypeHero tag={tag} />);
  await expect.element(page.getByRole('heading', { name: tag.name })).toBeVisible();
  for (const width of WIDTHS) {
    await page.viewport(width, 900);
    const [hero] = document.getElementsByClassName('type-none');
    expect.soft({ width, height: hero && box(hero).height }).toEqual({ width, height: 240 });
    expect.soft(document.documentElement.scrollWidth, String(width)).toBeLessThanOrEqual(width);
  }
});

it('a headline keeps its place when another font breaks its lines differently', async () => {
  await page.viewport(390, 844);
  render(<TypeHero tag={TYPE} event={{ ...event, title: 'Gudački kvartet' }} />);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  const element = heading.element() as HTMLElement;
  // All on one line, and then each word on a line of its own.
  const places = ['-1em', '9em'].map((spacing) => {
    element.style.wordSpacing = spacing;
    element.style.whiteSpace = spacing === '-1em' ? 'nowrap' : 'normal';
    const { top, height } = element.getBoundingClientRect();
    return { top, height };
  });
  expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
});
