import { expect, test } from 'vitest';
import { ageInDays, stalenessOf, stalenessText, type KnownAge } from './staleness.ts';

const known = (change: Partial<KnownAge>): KnownAge => ({
  saved: undefined,
  renderedAt: new Date('2026-11-24T17:06:00Z'),
  now: new Date('2026-11-24T17:07:00Z'),
  clockError: 0,
  ...change,
});
const saved = '2026-11-24T17:05:00Z';

test('fresh content says nothing, cached and old content have different texts', () => {
  expect(stalenessText(known({}))).toBe('');
  expect(stalenessText(known({ saved }))).toBe('Sačuvano u utorak 24.11. u 18:05 – bez veze');
  const later = known({ saved, now: new Date('2026-11-29T18:00:00Z') });
  expect(stalenessText(later)).toBe('Sačuvano pre 5 dana. Proverite pre polaska.');
});

test('a page left open shows its day after midnight', () => {
  const text = (now: string) => stalenessText(known({ now: new Date(now) }));
  expect(text('2026-11-24T22:59:59Z')).toBe('');
  expect(text('2026-11-24T23:00:00Z')).toBe('Osveženo u utorak 24.11. u 18:06');
  expect(text('2026-11-26T02:00:00Z')).toBe('Osveženo u utorak 24.11. u 18:06');
});

test('a failing server is not reported as a lost connection', () => {
  expect(stalenessText(known({ saved, hasServerFailed: true }))).toBe(
    'Sačuvano u utorak 24.11. u 18:05 – server trenutno ne radi',
  );
});

test('content from the device says when the server answers again', () => {
  const back = { saved, hasServerFailed: true, isConnected: true };
  expect(stalenessText(known(back))).toBe('Sačuvano u utorak 24.11. u 18:05 – veza je ponovo tu');
});

test('content is old from the third day on, to the second', () => {
  expect(stalenessOf(known({ saved, now: new Date('2026-11-27T17:04:59Z') }))).toBe('offline');
  expect(stalenessOf(known({ saved, now: new Date('2026-11-27T17:05:00Z') }))).toBe('old');
});

test('a page left open for days is old too', () => {
  expect(stalenessOf(known({ now: new Date('2026-11-28T17:06:00Z') }))).toBe('old');
});

test('the age uses the right Serbian form: 21 dan, 22 dana', () => {
  const text = (now: string) => stalenessText(known({ saved, now: new Date(now) }));
  expect(text('2026-12-15T17:05:00Z')).toMatch(/^Sačuvano pre 21 dan\./);
  expect(text('2026-12-16T17:05:00Z')).toMatch(/^Sačuvano pre 22 dana\./);
});

test('an age is never negative', () => {
  expect(ageInDays(saved, new Date('2026-11-20T00:00:00Z'))).toBe(0);
});

test('a wrong clock is reported in minutes, hours and days', () => {
  const text = (clockError: number) => stalenessText(known({ saved, clockError }));
  expect(text(-7 * 60_000)).toContain('. Sat na ovom uređaju kasni 7 minuta, zato');
  expect(text(2 * 3_600_000)).toContain('. Sat na ovom uređaju žuri 2 sata, zato');
  expect(text(-30 * 3_600_000)).toContain('kasni 30 sati, zato');
  expect(text(-72 * 3_600_000)).toContain('kasni 3 dana, zato');
  expect(stalenessText(known({ clockError: 7 * 60_000 }))).toBe(
    'Sat na ovom uređaju žuri 7 minuta, zato prikazujemo tačno vreme',
  );
  const old = known({ saved, now: new Date('2026-11-29T18:00:00Z'), clockError: 7 * 60_000 });
  expect(stalenessText(old)).toContain('Proverite pre polaska. Sat na ovom uređaju žuri');
});
