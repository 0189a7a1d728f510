import { selectField, type Field } from './fields.tsx';

/** What a choice of free entry is called, in a form's field and in a row of a list. */
export const freeEntry = {
  label: 'Ulaz',
  placeholder: 'Kako piše u ceni',
  choices: [
    { value: 'free', label: 'Slobodan za sve' },
    { value: 'paid', label: 'Plaća se ili nije navedeno' },
  ],
} as const;

/** The choice for a stored value; none for a new item, of which the price's text says it. */
export const showFreeEntry = (isFree: boolean | null | undefined): string =>
  isFree === undefined || isFree === null ? '' : isFree ? 'free' : 'paid';

/** The stored value of a choice. */
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

/** Whether everybody enters free, beside the price in words. */
export const freeEntryField: Field<boolean | null | undefined, string> = {
  ...select,
  show: showFreeEntry,
  read: readFreeEntry,
};
