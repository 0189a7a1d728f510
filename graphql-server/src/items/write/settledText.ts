import { MOST_SIGNS, parseMarkup, signsOf } from '@centar/domain/markup/parseMarkup.ts';
import { storedMarkup } from '@centar/domain/markup/storedMarkup.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { cleanText } from '@centar/domain/text.ts';
import { badInput } from '../../platform/errors.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The field with the source of a text's formats: `description` has `descriptionMarkup`. */
export const markupName = (name: string): string => `${name}Markup`;

/** Throws BAD_USER_INPUT. */
function readMarkup(
  name: string,
  source: string,
  publicUrl: string | undefined,
): { readonly plain: string; readonly markup: string } {
  const { plain, markup } = storedMarkup(parseMarkup(source, publicUrl));
  const field = markupName(name);
  if (signsOf(source) > MOST_SIGNS || signsOf(markup) > MOST_SIGNS)
    throw badInput({ [field]: 'tooMany' });
  if (markup.length > TEXT_LIMITS.markup) throw badInput({ [field]: 'tooLong' });
  if (plain.length > TEXT_LIMITS.text) throw badInput({ [name]: 'tooLong' });
  return { plain, markup };
}

/**
 * The fields to store for a text and its formats; none if unchanged. A new source decides both. A
 * caller that sends only plain text keeps the formats of the same text and removes those of
 * another. Throws BAD_USER_INPUT.
 */
export function settledText(
  name: string,
  written: object,
  before: object | undefined,
  publicUrl: string | undefined,
): Fields {
  const field = markupName(name);
  const { [name]: plain, [field]: source } = written as Fields;
  if (typeof plain !== 'string') return {};
  const { [name]: text = '', [field]: markup = '' } = (before ?? {}) as Fields;
  if (typeof source === 'string' && source !== '' && source !== markup) {
    const read = readMarkup(name, source, publicUrl);
    if (read.plain === '') return { [name]: plain, [field]: '' };
    if (read.markup !== markup || markup === '')
      return { [name]: read.plain, [field]: read.markup };
  }
  const isSame = plain === cleanText(String(text)).trim();
  return source === '' || !isSame ? { [name]: plain, [field]: '' } : {};
}
