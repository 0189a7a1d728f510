import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mounted } from '../../../../test/mounted.ts';
import '../../../shared/ui/tokens.css';
import '../../../shared/ui/base.css';
import { HomeHero } from './HomeHero.tsx';

const WIDTHS = [320, 390, 820, 1440, 2560];
const row = {
  status: 'scheduled' as const,
  time: '18:00',
  title: 'Koncert gudačkog kvarteta iz Beograda',
  detail: 'muzika · Velika sala',
  price: 'od 250 din.',
};
const rows = [1, 2, 3, 4, 5].map((id) => ({ ...row, href: `/programs/${String(id)}` }));
const today = {
  label: 'Danas, utorak',
  date: '24.11.2026',
  rows,
  earlier: { label: 'i ranije danas: 2', href: '/sta-ima?kad=danas' },
  more: { label: 'Još 2', href: '/sta-ima?kad=danas' },
};

const render = mounted();

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

it.each([
  'Dobro došli u Centar za kulturu',
  'Kultura',
  'Kulturni dom Vrelo i grad',
  'Kulturno-informativni centar',
  'Dobrodošli u Gradski centar za kulturu i umetnost „Vuk Stefanović Karadžić“ Niš',
  'Đ'.repeat(80),
])('the head of the home page is 800 px high with the headline %s', async (title) => {
  render(<HomeHero title={title} lead="Programi, film i izložbe na jednom mestu." today={today} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of WIDTHS) {
    await page.viewport(width, 900);
    const [hero] = document.getElementsByClassName('hero');
    expect.soft({ width, height: hero && heightOf(hero) }).toEqual({ width, height: 800 });
    expect.soft(document.documentElement.scrollWidth, String(width)).toBeLessThanOrEqual(width);
  }
});

it.each([
  ['nothing', undefined],
  ['one row', { ...today, rows: rows.slice(0, 1), more: undefined, earlier: undefined }],
  ['what fits', { ...today, rows: rows.slice(0, 4), more: undefined }],
  ['more than fits', today],
])('no word of the home page is on the picture of a wide window: %s', async (_amount, list) => {
  render(
    <HomeHero title="Dobro došli u Centar za kulturu" lead="Na jednom mestu." today={list}>
      <a className="button" href="/programs-list">
        Na programu
      </a>
    </HomeHero>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [1920, 1080],
    [2560, 1440],
    [1366, 696],
  ] as const) {
    await page.viewport(width, height);
    const picture = document.querySelector('.hero picture')?.getBoundingClientRect();
    const texts = [...document.querySelectorAll('.hero :is(h1, p, a, time)')];
    const boxes = texts.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getBoundingClientRect();
    });
    const covered = boxes.filter(
      ({ left, right, top, bottom }) =>
        picture &&
        right > picture.left &&
        left < picture.right &&
        bottom > picture.top &&
        top < picture.bottom,
    );
    expect.soft(covered, String(width)).toEqual([]);
    const button = document.querySelector('.button')?.getBoundingClientRect();
    expect.soft(button?.bottom, String(width)).toBeLessThanOrEqual(height - 32);
    expect.soft(picture?.width, String(width)).toBeGreaterThan(700);
  }
});
