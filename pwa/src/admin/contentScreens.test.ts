import { describe, expect, it } from 'vitest';
import { ITEM_TYPES } from '@centar/domain/itemTypes.ts';
import { asMeant } from '@centar/domain/rules.ts';
import { CONTENT_SCREENS, fieldLabelOf } from './contentScreens.ts';
import { fieldList } from './fields/formValues.ts';

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

describe.each(ITEM_TYPES)('signs that nobody sees, pasted into the form of %s', (itemType) => {
  const fields = fieldList(CONTENT_SCREENS[itemType].fields as never);
  const texts = fields.filter(([, field]) => typeof field.show(undefined) === 'string');

  it.each(texts)('change nothing of %s', (_, field) => {
    for (const text of ['Ana Babić', '24.11.2026 20:00', '24.11.2026', '12']) {
      const pasted = `\u202A\uFEFF${text.slice(0, 1)}\u00AD\u200B${text.slice(1)}\u202C`;
      // The rules remove invisible characters.
      expect(asMeant(field.read(pasted))).toEqual(asMeant(field.read(text)));
    }
  });
});
