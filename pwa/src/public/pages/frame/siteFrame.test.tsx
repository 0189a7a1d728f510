import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { configuredFacts as facts } from '../../../../test/configured.ts';
import { SiteContext } from '../../page/siteContext.ts';
import { SiteFrame } from './SiteFrame.tsx';

const CLOSED_TODAY = { date: '2026-11-24', house: [], boxOffice: [], note: 'Dan Centra' };

/** Navigation and foot as the server renders them. */
function framed(changed: Partial<typeof facts>, path = '/'): { nav: string; foot: string } {
  const site = {
    facts: { ...facts, ...changed },
    origin: 'https://centar.example',
    now: new Date('2026-11-24T10:00:00.000Z'),
    address: '/',
  };
  const markup = renderToStaticMarkup(
    <SiteContext value={site}>
      <SiteFrame path={path} scriptSwitch={null}>
        {null}
      </SiteFrame>
    </SiteContext>,
  );
  const [nav = '', foot = ''] = markup.split('<main');
  return { nav, foot };
}

function linksOf(changed: Partial<typeof facts>): { nav: string[]; foot: string[] } {
  const { nav, foot } = framed(changed);
  const hrefs = (part: string) => [...part.matchAll(/ href="([^"]*)"/g)].map(([, to = '']) => to);
  return { nav: hrefs(nav), foot: hrefs(foot) };
}

it('shows a social network only with an address, above and below', () => {
  const instagram = 'https://www.instagram.com/centar';
  const { nav, foot } = linksOf({ facebook: '#', instagram, tiktok: '', youtube: '#' });
  for (const links of [nav, foot]) {
    expect(links).toContain(instagram);
    expect(links).not.toContain('#');
    expect(links).not.toContain('');
  }
});

it('leads to the archive from the menu and from the foot', () => {
  const { nav, foot } = linksOf({});
  expect(nav).toContain('/arhiva');
  expect(foot).toContain('/arhiva');
});

it('tells the exceptional hours of today in the menu and in the foot', () => {
  const hours = { ...facts.hours, exceptions: [CLOSED_TODAY] };
  for (const part of Object.values(framed({ hours }))) expect(part).toContain('Dan Centra');
  for (const part of Object.values(framed({}))) expect(part).not.toContain('Dan Centra');
});

it("today's hours are in the bar of phones and in the footer", () => {
  const house = { ...facts.hours.house, utorak: [['09:00', '22:00'] satisfies [string, string]] };
  const { nav, foot } = framed({ hours: { ...facts.hours, house } });
  expect(nav).toContain('<a class="nav-hours" href="#kontakt">danas do 22\u00a0h</a>');
  expect(foot).toContain('Otvoreno sad, danas do 22\u00a0h');
  const closed = framed({ hours: { ...facts.hours, house, exceptions: [CLOSED_TODAY] } });
  expect(closed.nav).toContain('>danas zatvoreno</a>');
  expect(closed.foot).toContain('Danas zatvoreno');
  expect(framed({}).nav).not.toContain('nav-hours');
});

it.each([
  ['/programs-list', ['page:Na programu']],
  ['/programs/3', ['true:Na programu']],
  ['/program/likovni', ['page:Galerija']],
  ['/saloni/2', ['true:Galerija']],
  ['/bioskop-list', ['true:Bioskop']],
  ['/news/1', ['true:Vesti']],
  ['/konkurs-list', ['page:Konkursi']],
  ['/', []],
])('the bar marks the link to the page or to its part of the site: %s', (path, marked) => {
  const { nav } = framed({}, path);
  const [links = ''] = /class="nav-links".*?<\/nav>/.exec(nav) ?? [];
  const found = [...links.matchAll(/aria-current="(\w+)">([^<]*)/g)];
  expect(found.map(([, how, label]) => `${String(how)}:${String(label)}`)).toEqual(marked);
});

it.each([
  ['2026-11-24T10:00:01.000Z', true],
  ['2026-11-24T10:00:00.000Z', false],
])('an alert is over every page until %s', (until, isShown) => {
  const alert = {
    text: 'Nema struje',
    link: '/news/3',
    from: null,
    until,
    weight: 'urgent',
  } as const;
  const { nav } = framed({ alert });
  expect(nav.includes('role="alert"')).toBe(isShown);
  expect(nav.includes('Nema struje <a href="/news/3">Detaljnije</a>')).toBe(isShown);
});
