import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSettingsFile } from '@centar/domain/centre.ts';
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
