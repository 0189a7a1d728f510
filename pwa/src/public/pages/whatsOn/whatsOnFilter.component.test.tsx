import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { weekOf } from '@centar/domain/eventState.ts';
import { whatsOnChoice } from '@centar/domain/whatsOn.ts';
import { mounted } from '../../../../test/mounted.ts';
import '../../../shared/ui/base.css';
import '../../../shared/ui/tokens.css';
import { SiteContext } from '../../page/siteContext.ts';
import { WhatsOnFilter } from './WhatsOnFilter.tsx';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const CLOSED = weekOf([]);
const facts = {
  hours: { house: CLOSED, boxOffice: CLOSED, exceptions: [] },
} as unknown as CentreFacts;

const render = mounted();
beforeEach(() => page.viewport(390, 844));

function show(search: string): void {
  render(
    <SiteContext value={{ facts, origin: '', now: NOW, address: `/sta-ima?${search}` }}>
      <WhatsOnFilter
        choice={whatsOnChoice(new URLSearchParams(search))}
        all={[]}
        fitting={[]}
        now={NOW}
      />
    </SiteContext>,
  );
}

it.each([
  ['kad=2026-12-07', /07\./],
  ['kad=2027-03-01', /01\.03\./],
  ['vrsta=tribinski', /Tribinski/],
  ['mesto=mala-sala', /Mala sala/],
])('on a phone the chosen filter is in sight: %s', async (search, name) => {
  show(search);
  const chosen = page.getByRole('link', { name }).first();
  await expect.element(chosen).toBeInViewport({ ratio: 0.95 });
});

it('on a phone only the days scroll, without a scroll bar', async () => {
  show('');
  await expect.element(page.getByText('Filteri')).toBeVisible();
  const rows = [...document.querySelectorAll('ol, ul')]
    .map((list) => getComputedStyle(list))
    .filter(({ overflowX }) => overflowX === 'auto');
  // The folded lists wrap.
  expect(rows.length).toBe(1);
  expect(new Set(rows.map(({ scrollbarWidth }) => scrollbarWidth))).toEqual(new Set(['none']));
});

it('on a phone the filters are a sheet, which a press above it closes', async () => {
  show('');
  const summary = page.getByText('Filteri');
  await summary.click();
  const list = document.querySelector('.on-lists');
  const { top, bottom, width } = list?.getBoundingClientRect() ?? new DOMRect();
  expect({ width, bottom }).toEqual({ width: innerWidth, bottom: innerHeight });
  expect(top).toBeGreaterThan(200);
  expect(document.elementFromPoint(innerWidth / 2, 40)).toBe(summary.element());
  (document.elementFromPoint(innerWidth / 2, 40) as HTMLElement).click();
  await expect.poll(() => document.querySelector('details[open]')).toBeNull();
});
