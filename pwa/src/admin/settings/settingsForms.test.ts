import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettingsFile, SETTINGS_GROUPS } from '@centar/domain/centre.ts';
import { baseOf, readValues } from '../fields/formValues.ts';
import { gathered, SETTINGS_FORMS } from './settingsForms.tsx';

const file = new URL('../../../../centar.config.json', import.meta.url);
const settings = readSettingsFile(readFileSync(file, 'utf8'));

it.each([
  ['texts', 'homeTitle'],
  ['texts', 'aboutTitle'],
  ['identity', 'defaultScript'],
] as const)('a version of %s that is older than %s fills every field', (group, field) => {
  const { [field as never]: _, ...older } = settings[group];
  const content = { ...older, accessibility: 'Rampa' };
  const form = SETTINGS_FORMS[group];
  const stored = form.stored({ version: 1, content: group === 'texts' ? content : older } as never);
  expect(Object.keys(stored.values).toSorted()).toEqual(Object.keys(form.fields).toSorted());
  expect(Object.values(stored.values)).not.toContain(undefined);
  if (group === 'texts') {
    expect(gathered(stored.values as never)).toEqual({ ...settings.texts, accessibility: 'Rampa' });
  }
});

const WEEK = { ...settings.hours.house, utorak: [['10:00', '18:00']] };
/** Settings with a value in each kind of field. */
const FILLED: Partial<Record<string, object>> = {
  contact: {
    phone: '011 123 456',
    email: 'centar@primer.rs',
    latitude: 43.14,
    longitude: 20.51,
    facebook: 'https://facebook.com/centar',
  },
  hours: {
    house: WEEK,
    boxOffice: WEEK,
    exceptions: [{ date: '2027-05-10', house: [['10:00', '14:00']], boxOffice: [], note: 'Popis' }],
  },
  about: {
    figures: [{ value: '320', label: 'mesta', text: 'u sali' }],
    garden: [{ title: 'Bašta', text: 'Klupe i hlad.' }],
  },
  halls: { halls: [{ id: 'velika', name: 'Velika sala', seats: 320, access: 'Rampa' }] },
  appearance: { mainColour: '#0b6b45', accentColour: '#ffc02e' },
  texts: { keepScript: ['Green Day', 'Beethoven'], privacy: 'Prvo.\n\nDrugo.' },
};

/** Chosen from a list, or made by the panel. */
const NOT_TYPED = new Set(['defaultScript', 'hiddenTypes', 'id']);

/** The typed values with invisible signs in each text. */
function pasted(typed: unknown, name = ''): unknown {
  if (NOT_TYPED.has(name)) return typed;
  if (typeof typed === 'string' && typed !== '') {
    return `\u202A\uFEFF${typed.slice(0, 1)}\u00AD\u200B${typed.slice(1)}\u202C`;
  }
  if (Array.isArray(typed)) return typed.map((one) => pasted(one, name));
  if (typeof typed !== 'object' || typed === null) return typed;
  return Object.fromEntries(Object.entries(typed).map(([key, one]) => [key, pasted(one, key)]));
}

it.each(SETTINGS_GROUPS)('signs that nobody sees change nothing of the form of %s', (group) => {
  const form = SETTINGS_FORMS[group];
  const { typed } = baseOf(form, {
    version: 1,
    content: { ...settings[group], ...FILLED[group] },
  } as never);
  const parsed = (values: object) => {
    const read = readValues(form, values as never);
    return 'input' in read ? form.rules.parse(read.input) : read;
  };
  expect(parsed(pasted(typed) as object)).toEqual(parsed(typed));
});
