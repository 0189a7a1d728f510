import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { longTextField } from './fields.tsx';

/** The first paragraph is shown on the item's card. */
export const descriptionField = longTextField({
  label: 'Opis',
  hint: 'Prvi pasus je uvod koji se vidi na kartici. Prazan red odvaja pasuse.',
  limit: TEXT_LIMITS.text,
});
