import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { centreFacts, readSettingsFile } from '@centar/domain/centre.ts';
import { SiteContext } from '../../page/siteContext.ts';
import { SiteFrame } from './SiteFrame.tsx';

const settings = new URL('../../../../../centar.config.json', import.meta.url);
const facts = centreFacts(readSettingsFile(readFileSync(settings, 'utf8')));

/** The links of navigation and foot, as the server renders them. */
function linksOf(networks: Partial<typeof facts>): { nav: string[]; foot: string[] } {
  const site = {
    facts: { ...facts, ...networks },
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
