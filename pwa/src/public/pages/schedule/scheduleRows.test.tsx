import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { configuredFacts as facts } from '../../../../test/configured.ts';
import { scheduleEntry } from '../../../../test/scheduleEntry.ts';
import { SiteContext } from '../../page/siteContext.ts';
import { EarlierToday, ScheduleDays } from './ScheduleDays.tsx';
import { byDay } from './scheduleView.ts';

const now = new Date('2026-11-24T21:30:00.000Z');
const entry = scheduleEntry({
  key: 'program-1',
  title: 'Koncert',
  href: '/programs/1',
  at: '2026-11-24T17:30:00.000Z',
  endsAt: '2026-11-24T19:00:00.000Z',
  mark: 'muzicki',
});

const markupOf = (rows: ReactElement): string =>
  renderToStaticMarkup(
    <SiteContext value={{ facts, origin: '', now, address: '/sta-ima?kad=danas' }}>
      {rows}
    </SiteContext>,
  );

it('what has ended today is folded and has no star', () => {
  const ended = markupOf(<EarlierToday entries={[entry]} />);
  expect(ended).toMatch(/^<details[^>]*><summary>/);
  expect(ended).not.toContain('<button');
  expect(markupOf(<ScheduleDays days={byDay([entry], now)} now={now} />)).toContain('<button');
});

it('addresses in the price and the reason of a row are links', () => {
  const text = 'Ana, ana@primer.rs';
  const rows = [
    { ...entry, key: 'program-2', price: text },
    { ...entry, key: 'program-3', status: 'cancelled' as const, note: text },
  ];
  const markup = markupOf(<ScheduleDays days={byDay(rows, now)} now={now} />);
  const linked = 'Ana, <a href="mailto:ana@primer.rs">ana@primer.rs</a>';
  expect(markup.split(linked)).toHaveLength(3);
});

it.each([
  ['program-1', '24.11.2026'],
  ['projekcija-1', '00:00'],
])('%s moved from midnight shows %s', (key, shown) => {
  const moved = { ...entry, key, status: 'moved' as const, formerAt: '2026-11-23T23:00:00.000Z' };
  const markup = markupOf(<ScheduleDays days={byDay([moved], now)} now={now} />);
  expect(markup).toContain(`</span>${shown}</s>`);
});
