import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../../shared/ui/tokens.css';
import '../../../shared/ui/fonts.css';
import '../../../shared/ui/base.css';
import '../../ui/layout/Container.css';
import { Navbar } from '../../../shared/ui/frame/Navbar.tsx';
import './ScriptSwitch.css';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.style.fontSize = '';
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

/** Like the text of each page. */
function hasLogoAtMargin(): boolean {
  const content = document.body.appendChild(document.createElement('p'));
  content.className = 'wrap';
  const margin = parseFloat(getComputedStyle(content).paddingLeft);
  const { left } = content.getBoundingClientRect();
  content.remove();
  const logo = document.querySelector('.nav-home')?.getBoundingClientRect().left ?? 0;
  return Math.abs(logo - left - margin) <= 1;
}

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
    ...(hasLogoAtMargin() ? [] : ['its logo is left of the content']),
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
        thumb={[{ label: 'Bioskop', href: '/raspored', icon: 'film' }]}
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
      320, 390, 720, 1023, 1024, 1099, 1100, 1200, 1280, 1366, 1440, 1600, 1800, 1920, 2200, 2560,
    ]) {
      await page.viewport(width, 800);
      expect.soft(faults(), String(width)).toEqual([]);
    }
    document.documentElement.style.fontSize = '200%';
    for (const width of [390, 820, 1024, 1280, 1440, 1920]) {
      await page.viewport(width, 800);
      expect.soft(faults(), `${String(width)}, large letters`).toEqual([]);
    }
  },
);
