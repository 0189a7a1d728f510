import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchMenu } from '../../press/watchMenu.ts';
import '../tokens.css';
import '../base.css';
import '../fonts.css';
import '../../../public/pages/frame/ScriptSwitch.css';
import '../../../public/ui/layout/Container.css';
import { Navbar } from './Navbar.tsx';

watchMenu();

afterEach(() => {
  document.body.replaceChildren();
});

/** Draws the bar of a phone with the menu open and the focus on the page, as a press leaves it in WebKit. */
async function openMenu(): Promise<HTMLDetailsElement> {
  await page.viewport(390, 844);
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <Navbar
      parts={[{ label: 'Šta ima', href: '/sta-ima' }]}
      links={[
        { label: 'Kontakt', href: '#kontakt' },
        { label: 'Konkursi', href: '/konkurs-list' },
      ]}
      social={[]}
      name="Centar za kulturu Jasengrad"
      abbreviation="CKJ"
      everyday={[{ label: 'O nama', href: '/o-nama' }]}
    />,
  );
  await expect.element(page.getByText('Meni')).toBeVisible();
  const menu = document.querySelector('details');
  if (!menu) throw new Error('No menu');
  menu.open = true;
  expect(document.activeElement).toBe(document.body);
  return menu;
}

const focused = (): string | null | undefined => document.activeElement?.textContent;

it('the first Tab goes into an open menu without a focused button', async () => {
  const menu = await openMenu();
  await userEvent.keyboard('{Tab}');
  expect(menu.contains(document.activeElement)).toBe(true);
  expect(focused()).toBe('Šta ima');
});

it('Tab stays inside an open menu in both directions', async () => {
  await openMenu();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  expect(focused()).toBe('O nama');
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.tagName).toBe('SUMMARY');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe('O nama');
});

const NAMES = {
  latin: [
    'sr-Latn',
    ['Šta ima', 'Na programu', 'Bioskop', 'Galerija', 'Vesti'],
    ['Kontakt', 'Javne nabavke', 'Konkursi', 'Prijavi se'],
    ['Pretraga', 'CKJ', 'Centar za kulturu Jasengrad', 'Ћирилица'],
  ],
  Cyrillic: [
    'sr-Cyrl',
    ['Шта има', 'На програму', 'Биоскоп', 'Галерија', 'Вести'],
    ['Контакт', 'Јавне набавке', 'Конкурси', 'Пријави се'],
    ['Претрага', 'ЦКЈ', 'Центар за културу Јасенград', 'Latinica'],
  ],
} as const;

/** Parts that are cut or lie on each other. */
function faults(): string[] {
  const bar = document.querySelector('.nav-in');
  const parts = [...(bar?.querySelectorAll('b, .nav-name, a, summary') ?? [])].filter(
    (part) => part.checkVisibility() && !part.matches('.nav-home, .menu-all *'),
  );
  const cut = parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth);
  const boxes = parts.map((part) => ({
    text: part.textContent,
    box: part.getBoundingClientRect(),
  }));
  const onOthers = boxes.filter(({ box }) =>
    boxes.some(
      (other) =>
        box.left > other.box.left &&
        box.left < other.box.right - 1 &&
        box.top < other.box.bottom &&
        box.bottom > other.box.top,
    ),
  );
  const isWide = document.documentElement.scrollWidth > innerWidth;
  return [
    ...cut.map(({ textContent }) => `cut: ${textContent}`),
    ...onOthers.map(({ text }) => `on others: ${text}`),
    ...(isWide ? ['scrolls sideways'] : []),
  ];
}

it.each(Object.entries(NAMES))(
  'nothing in the bar is cut or covered at any width, in %s letters',
  async (_script, [lang, parts, links, [search, short, name, other]]) => {
    const host = document.body.appendChild(document.createElement('div'));
    host.lang = lang;
    const linked = (labels: readonly string[]) =>
      labels.map((label, at) => ({ label, href: `/${String(at)}` }));
    const [shortOther, rest] = [other.slice(0, 3), other.slice(3)];
    createRoot(host).render(
      <Navbar
        parts={linked(parts)}
        links={linked(links)}
        everyday={[]}
        social={(['facebook', 'instagram', 'tiktok', 'youtube'] as const).map((network) => ({
          network,
          href: `/${network}`,
          label: network,
        }))}
        name={name}
        abbreviation={short}
        search={{ label: search, href: '/pretraga' }}
        thumb={[{ label: 'Bioskop', href: '/raspored', icon: 'reel' }]}
        hours={{ label: 'danas do 22 h', href: '#kontakt' }}
        scriptSwitch={
          <a className="nav-script" href="/cir">
            {shortOther}
            <span>{rest}</span>
          </a>
        }
      />,
    );
    await expect.element(page.getByText(short)).toBeVisible();
    for (const width of [
      320,
      390, 720, 1023, 1024, 1100, 1280, 1366, 1440, 1600, 1800, 1920, 2200, 2560,
    ]) {
      await page.viewport(width, 800);
      expect.soft(faults(), String(width)).toEqual([]);
    }
  },
);
