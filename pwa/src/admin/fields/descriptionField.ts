import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { longTextField, textField } from './fields.tsx';

/** The first paragraph is shown on the item's card. */
export const descriptionField = longTextField({
  label: 'Opis',
  hint: 'Prvi pasus je uvod koji se vidi na kartici. Prazan red odvaja pasuse.',
  limit: TEXT_LIMITS.text,
});

/** Sent as it is stored; the server empties it where the description changes. */
export const descriptionMarkupField = textField({
  label: 'Oblikovanje opisa',
  optional: true,
  visibleWhen: () => false,
});
