import { expect, it } from 'vitest';
import { fieldLabelOf } from './contentScreens.ts';

it.each([
  ['News', 'theme', 'Tema'],
  ['Movie', 'genere', 'Žanr'],
  ['Program', 'status', 'Stanje'],
  ['PremisesPhoto', 'position', 'Redosled'],
  ['Settings', 'theme', undefined],
  ['News', 'deletedAt', undefined],
])('names the field of %s %s: %s', (itemType, field, label) => {
  expect(fieldLabelOf(itemType, field)).toBe(label);
});
