import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import type { SearchedType } from '@centar/domain/wordSearch.ts';
import { configuredFacts } from '../../../../test/configured.ts';
import { QueryRunnerContext } from '../../page/pageQuery.ts';
import { SiteContext } from '../../page/siteContext.ts';
import { SearchPage } from './SearchPage.tsx';
import { SearchResults } from './SearchResults.tsx';

const site = {
  facts: configuredFacts,
  origin: 'https://centar.example',
  now: new Date('2026-11-20T10:00:00.000Z'),
  address: '/pretraga?q=koncert',
};

function found(itemType: SearchedType, status: EventStatus, now = site.now, total = 1): string {
  const hit = {
    itemId: 1,
    title: 'Koncert',
    excerpt: '',
    at: '2026-11-24T19:00:00.000Z',
    pastAt: '2026-11-24T23:00:00.000Z',
    programType: itemType === 'Program' ? 'Muzicki program' : null,
    status,
  };
  return renderToStaticMarkup(
    <SiteContext value={{ ...site, now }}>
      <SearchResults
        groups={[{ itemType, total, hits: [hit] }]}
        asked={{ text: 'koncert', itemType: undefined, page: 1 }}
      />
    </SiteContext>,
  );
}

it.each(['Program', 'Movie'] as const)('a cancelled result is marked: %s', (itemType) => {
  expect(found(itemType, 'cancelled')).toContain('Otkazano');
  expect(found(itemType, 'scheduled')).not.toContain('Otkazano');
});

it('a past programme is marked', () => {
  expect(found('Program', 'scheduled', new Date('2026-12-01T10:00:00.000Z'))).toContain('Prošlo');
  expect(found('Program', 'scheduled')).not.toContain('Prošlo');
});

it('a type with more results than shown links to all of them', () => {
  const all = /href="\/pretraga\?q=koncert&amp;vrsta=programi"><span>Svih 21</;
  expect(found('Program', 'scheduled', site.now, 21)).toMatch(all);
  expect(found('Program', 'scheduled')).not.toContain('Svih');
});

it.each([
  ['medved', 'Da li ste mislili <a href="/pretraga?q=medved">„medved“</a>?'],
  [null, undefined],
])('a search without results suggests another one: %j', (suggestion, words) => {
  const data = { search: { suggestion, groups: [] } };
  const markup = renderToStaticMarkup(
    <QueryRunnerContext value={() => ({ data })}>
      <SiteContext value={site}>
        <SearchPage part="" search={new URLSearchParams('q=medvd')} />
      </SiteContext>
    </QueryRunnerContext>,
  );
  expect(/<p class="find-meant">(.*?)<\/p>/.exec(markup)?.[1]).toBe(words);
});
