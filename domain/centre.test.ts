import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { centreFacts, readSettingsFile, SETTINGS } from './centre.ts';
import { contrastOf } from './colours.ts';

const text = readFileSync(new URL('../centar.config.json', import.meta.url), 'utf8');

/** The file with one value replaced, by its path. */
function withValue(path: string, value: unknown): string {
  const facts = JSON.parse(text) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() ?? '';
  const holder = names.reduce<Record<string, unknown>>(
    (at, name) => at[name] as Record<string, unknown>,
    facts,
  );
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else holder[last] = value;
  return JSON.stringify(facts);
}

describe('centar.config.json', () => {
  it('as it is shipped is right, and names no town', () => {
    const facts = centreFacts(readSettingsFile(text));
    expect(facts).toMatchObject({ name: 'Centar za kulturu', town: '', phone: '', figures: [] });
  });

  it('in broken JSON is told so', () => {
    expect(() => readSettingsFile('{ "name": }')).toThrow(
      /^centar\.config\.json is not valid JSON: /,
    );
  });

  it.each([
    ['identity.name', undefined],
    ['identity.name', '  '],
    ['identity.name', 7],
    ['contact.email', 'kontakt'],
    ['contact.latitude', 91],
    ['contact.longitude', '20'],
    ['contact.facebook', 'javascript:alert(1)'],
    ['contact.youtube', '//evil.example'],
    ['contact.youtube', '/\\evil.example'],
    ['contact.facebook', '/\t/evil.example'],
    ['contact.externalProgramList', '/\n/evil.example'],
    ['contact.tiktok', '/\\/evil.example'],
    ['contact.instagram', '@centar'],
    ['contact.tiktok', 'centar'],
    ['contact.externalProgramList', 'data:text/html,x'],
    ['contact.externalProgramList', 'ftp://x.example'],
    ['hours.boxOffice.utorak', [['10', '20:00']]],
    ['hours.boxOffice.utorak', [['24:00', '25:00']]],
    ['hours.boxOffice.sreda', undefined],
    ['about.figures', {}],
    ['halls', undefined],
  ])('a wrong %s is told in one line that names it', (path, value) => {
    const line = new RegExp(
      `^centar\\.config\\.json, ${path.replaceAll('.', '\\.')}[^\\n]*: [^\\n]+$`,
    );
    expect(() => readSettingsFile(withValue(path, value))).toThrow(line);
  });

  it('links and an e-mail are completed as they are meant', () => {
    const { contact } = JSON.parse(text) as { contact: object };
    const written = {
      ...contact,
      facebook: 'facebook.com/centar',
      youtube: ' www.youtube.com/@centar',
      email: 'mailto:centar@primer.rs',
    };
    expect(SETTINGS.contact.parse(written)).toMatchObject({
      facebook: 'https://facebook.com/centar',
      youtube: 'https://www.youtube.com/@centar',
      email: 'centar@primer.rs',
    });
  });

  it('an unknown name is told too', () => {
    expect(() => readSettingsFile(withValue('contact.telefon', '1'))).toThrow(/telefon/);
  });

  it.each(['#', '/programs-list', 'https://example.rs/x'])('the link %s is right', (link) => {
    const { contact } = readSettingsFile(withValue('contact.externalProgramList', link));
    expect(contact.externalProgramList).toBe(link);
  });
});

describe('a group of settings', () => {
  const { hours } = readSettingsFile(text);
  const errorOf = (group: keyof typeof SETTINGS, content: unknown): string =>
    SETTINGS[group].safeParse(content).error?.issues[0]?.message ?? '';
  const utorak = (...openings: [string, string][]) => ({
    ...hours,
    house: { ...hours.house, utorak: openings },
  });

  it('accepts several openings a day in any order, but no overlapping or reversed ones', () => {
    const day: [string, string][] = [
      ['17:00', '20:00'],
      ['10:00', '14:00'],
    ];
    const parsed = SETTINGS.hours.parse(utorak(...day));
    expect(parsed.house.utorak).toEqual(day.toReversed());
    expect(errorOf('hours', utorak(['10:00', '14:00'], ['13:00', '20:00']))).toBe('overlap');
    expect(errorOf('hours', utorak(['20:00', '10:00']))).toBe('invalid');
  });

  it.each(['24:00', '00:00'])('accepts opening hours until midnight, written as %s', (end) => {
    const parsed = SETTINGS.hours.parse(utorak(['10:00', end]));
    expect(parsed.house.utorak).toEqual([['10:00', '24:00']]);
    expect(errorOf('hours', utorak(['24:00', end]))).toBe('invalid');
    expect(errorOf('hours', utorak(['10:00', '24:30']))).toBe('invalid');
  });

  it('takes each exceptional day once, and only days that exist', () => {
    const day = (date: string) => ({ date, house: [], boxOffice: [], note: '' });
    const of = (...dates: string[]) => ({ ...hours, exceptions: dates.map(day) });
    expect(SETTINGS.hours.parse(of('2027-01-07', '2026-12-31')).exceptions[0]?.date).toBe(
      '2026-12-31',
    );
    expect(errorOf('hours', of('2026-12-31', '2026-12-31'))).toBe('repeated');
    expect(errorOf('hours', of('2026-02-30'))).toBe('notADate');
  });

  it.each([
    ['2026-12-24', '2027-01-08', '2027-01-09', undefined],
    ['2026-12-24', '', '2026-12-25', undefined],
    ['2026-12-24', '2027-01-08', '2027-01-08', 'repeated'],
    ['2026-12-24', '2026-12-23', '2027-01-09', 'endBeforeStart'],
  ])('takes an exception from %s until "%s" before one of %s: %s', (date, until, next, error) => {
    const day = { house: [], boxOffice: [], note: '' };
    const exceptions = [
      { ...day, date: next },
      { ...day, date, until },
    ];
    const parsed = SETTINGS.hours.safeParse({ ...hours, exceptions });
    expect(parsed.error?.issues[0]?.message).toBe(error);
  });

  it('takes headlines of 80 letters, and one that is missing as empty', () => {
    const { texts } = readSettingsFile(text);
    const { homeTitle: _, aboutTitle: __, ...older } = texts;
    expect(SETTINGS.texts.parse(older)).toEqual({ ...older, homeTitle: '', aboutTitle: '' });
    const long = 'Đ'.repeat(80);
    const full = { ...texts, homeTitle: long, aboutTitle: long };
    expect(SETTINGS.texts.parse(full)).toEqual(full);
    expect(errorOf('texts', { ...texts, homeTitle: `${long}!` })).toBe('tooLong');
    expect(errorOf('texts', { ...texts, aboutTitle: `${long}!` })).toBe('tooLong');
  });

  it('takes a hall once by its name', () => {
    const hall = (id: string, name: string) => ({ id, name, seats: null, access: '' });
    const halls = [hall('a', 'Velika sala'), hall('b', 'velika sala')];
    expect(errorOf('halls', { halls })).toBe('repeated');
  });

  it.each([
    ['mainColour', '#ffff00', 'lowContrast'],
    ['mainColour', '#0b6b4', 'invalid'],
    ['mainColour', 'red', 'invalid'],
    ['mainColour', '#7a2e6e', ''],
    ['accentColour', '#17201b', 'lowContrast'],
    ['accentColour', '#ffc02e', ''],
    ['accentColour', '', ''],
  ])('%s %s: %s', (field, colour, error) => {
    const colours = { mainColour: '', accentColour: '', hiddenTypes: [], [field]: colour };
    expect(errorOf('appearance', colours)).toBe(error);
  });

  it('knows contrast as the guidelines compute it', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});
