import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { RichTextField } from '../richText/RichTextField.tsx';
import { TextVersion } from '../richText/TextVersion.tsx';
import { plainOf, type TypedText } from '../richText/typedText.ts';
import { longTextField, type Field } from './fields.tsx';

const LIMIT = TEXT_LIMITS.text;

const sentences = {
  tooMany: 'Previše je podebljanih i kosih delova ili veza. Uklonite neke.',
} as const;

/** A description and its marks, in one control. The first paragraph is shown on the item's card. */
export function descriptionFields(hint = 'Prvi pasus je uvod koji se vidi na kartici.'): {
  readonly description: Field<string, TypedText>;
  readonly descriptionMarkup: Field<string | undefined, TypedText>;
} {
  const plain = longTextField({ label: 'Opis', hint, limit: LIMIT, sentences });
  const description: Field<string, TypedText> = {
    ...plain,
    show: (text = '', { descriptionMarkup: markup } = {}) =>
      typeof markup === 'string' && markup !== '' ? { text, markup } : text,
    read: plainOf,
    describe: (typed) => (typeof typed === 'string' ? typed : typed.markup),
    drawVersion: (typed) => <TextVersion value={typed as TypedText} />,
    draw: (control) => <RichTextField {...control} limit={LIMIT} />,
  };
  return {
    description,
    descriptionMarkup: {
      ...description,
      partOf: 'description',
      sample: '',
      show: (markup = '') => ({ text: '', markup }),
      read: (typed) => (typeof typed === 'string' ? '' : typed.markup),
    },
  };
}
