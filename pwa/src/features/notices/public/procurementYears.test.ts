import { describe, expect, it } from 'vitest';
import { listAfter, paths } from '../../../shared/paths.ts';
import { procurementTexts } from './procurements.texts.ts';
import { yearLinks, yearOf } from './procurementYears.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
const asked = (query: string) => yearOf(new URLSearchParams(query));

describe('the year in the address', () => {
  it('an address without a year means the current year', () => {
    expect(asked('')).toBe('current');
  });
  it('an address can name a year', () => {
    expect(asked('godina=2025')).toBe(2025);
  });
  it.each(['godina=', 'godina=abc', 'godina=25', 'godina=20255', 'godina=-2025', 'godina=2025.'])(
    '%s names no year',
    (query) => {
      expect(asked(query)).toBeUndefined();
    },
  );
  it('the next page of the list keeps the year', () => {
    expect(listAfter(paths.procurementsOf(2025), 'a=b')).toBe(
      '/javne-nabavke-list?godina=2025&posle=a%3Db',
    );
  });
});

describe('the links of the archive', () => {
  it('years are listed latest first, the current one with the plain address', () => {
    expect(yearLinks([2026, 2025], NOW, 2025)).toEqual([
      { year: 2026, href: '/javne-nabavke-list', shown: false },
      { year: 2025, href: '/javne-nabavke-list?godina=2025', shown: true },
    ]);
  });
  it('the current and the shown year are listed even without procurements', () => {
    expect(yearLinks([2024], NOW, 2020).map(({ year }) => year)).toEqual([2026, 2024, 2020]);
  });
  it('the current year changes at midnight in Belgrade', () => {
    const [first] = yearLinks([], new Date('2026-12-31T23:30:00Z'), 2026);
    expect(first?.year).toBe(2027);
  });
});

describe("the words of a year without procurements, the centre's own too,", () => {
  it.each([
    ['', '2024. godine nema objavljenih javnih nabavki'],
    ['Nema postupaka', 'Nema postupaka'],
  ])('name the year: "%s"', (own, title) => {
    const said = procurementTexts.emptyYear(2024, own, true);
    expect(said.title).toBe(title);
    expect(`${said.title} ${said.text ?? ''}`).toMatch(/2024\. godine nema .* iz drugih godina\.$/);
  });

  it('promise no other years where there are none', () => {
    expect(procurementTexts.emptyYear(2024, '', false).text).toBeUndefined();
    const { text } = procurementTexts.emptyYear(2024, 'Nema postupaka', false);
    expect(text).toBe('2024. godine nema objavljenih javnih nabavki.');
  });
});
