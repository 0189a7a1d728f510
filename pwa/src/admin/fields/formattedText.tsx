import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { RichTextField } from '../richText/RichTextField.tsx';
import { TextVersion } from '../richText/TextVersion.tsx';
import { plainOf, type TypedText } from '../richText/typedText.ts';
import { longTextField, type Field, type FieldOptions } from './fields.tsx';

const LIMIT = TEXT_LIMITS.text;

const sentences = {
  tooMany: 'Previše je podebljanih i kosih delova ili veza. Uklonite neke.',
} as const;

const HEADINGS = /^##\s/m;

type Formatted<Name extends string> = Readonly<
  Record<Name, Field<string, TypedText>> &
    Record<`${Name}Markup`, Field<string | undefined, TypedText>>
>;

/** A text and its formats, in one control. */
export function formattedText<const Name extends string>(
  name: Name,
  options: Omit<FieldOptions, 'sentences'>,
): Formatted<Name> {
  const plain = longTextField({ ...options, limit: LIMIT, sentences });
  const text: Field<string, TypedText> = {
    ...plain,
    show: (words = '', { [`${name}Markup`]: markup } = {}) => {
      if (typeof markup === 'string' && markup !== '') return { text: words, markup };
      // Statements of earlier releases have headings in plain text (`## `).
      return HEADINGS.test(words) ? { text: words, markup: words } : words;
    },
    read: plainOf,
    describe: (typed) => (typeof typed === 'string' ? typed : typed.markup),
    drawVersion: (typed) => <TextVersion value={typed as TypedText} />,
    draw: (control) => <RichTextField {...control} limit={LIMIT} />,
  };
  const formats: Field<string | undefined, TypedText> = {
    ...text,
    partOf: name,
    sample: '',
    show: (markup = '') => ({ text: '', markup }),
    read: (typed) => (typeof typed === 'string' ? '' : typed.markup),
  };
  return { [name]: text, [`${name}Markup`]: formats } as Formatted<Name>;
}

/** The first paragraph is shown on the item's card. */
export const descriptionFields = (
  hint = 'Prvi pasus je uvod koji se vidi na kartici.',
): Formatted<'description'> => formattedText('description', { label: 'Opis', hint });
