import { selectField, type Field } from './fields.tsx';

/** In a form and in a row of a list. */
export const freeEntry = {
  label: 'Ulaz',
  placeholder: 'Kako piše u ceni',
  choices: [
    { value: 'free', label: 'Slobodan za sve' },
    { value: 'paid', label: 'Plaća se ili nije navedeno' },
  ],
} as const;

/** None if only the price's text says it. */
export const showFreeEntry = (isFree: boolean | null | undefined): string =>
  isFree === undefined || isFree === null ? '' : isFree ? 'free' : 'paid';

export const readFreeEntry = (typed: string): boolean | null =>
  typed === 'free' ? true : typed === 'paid' ? false : null;

const select = selectField({
  label: freeEntry.label,
  hint: 'Filter „Besplatno“ pokazuje samo ono što je slobodno za sve.',
  short: true,
  optional: true,
  placeholder: freeEntry.placeholder,
  choices: freeEntry.choices,
});

/** The price is a separate text. */
export const freeEntryField: Field<boolean | null | undefined, string> = {
  ...select,
  show: showFreeEntry,
  read: readFreeEntry,
};
