import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { configuredFacts as facts } from '../../../../test/configured.ts';
import { SiteContext } from '../../page/siteContext.ts';
import { SiteFrame } from './SiteFrame.tsx';

/** Navigation and foot as the server renders them. */
function framed(changed: Partial<typeof facts>): { nav: string; foot: string } {
  const site = {
    facts: { ...facts, ...changed },
    origin: 'https://centar.example',
    now: new Date('2026-11-24T10:00:00.000Z'),
    address: '/',
  };
  const markup = renderToStaticMarkup(
    <SiteContext value={site}>
      <SiteFrame path="/" scriptSwitch={null}>
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
  const closed = { date: '2026-11-24', house: [], boxOffice: [], note: 'Dan Centra' };
  const hours = { ...facts.hours, exceptions: [closed] };
  for (const part of Object.values(framed({ hours }))) expect(part).toContain('Dan Centra');
  for (const part of Object.values(framed({}))) expect(part).not.toContain('Dan Centra');
});
