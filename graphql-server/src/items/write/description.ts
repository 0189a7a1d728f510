import { MOST_SIGNS, parseMarkup, signsOf } from '@centar/domain/markup/parseMarkup.ts';
import { storedMarkup } from '@centar/domain/markup/storedMarkup.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { cleanText } from '@centar/domain/text.ts';
import { badInput } from '../../platform/errors.ts';

interface Description {
  readonly description?: unknown;
  readonly descriptionMarkup?: unknown;
}

/** The canonical source, and the plain text that it makes. Throws BAD_USER_INPUT. */
function readMarkup(source: string, publicUrl: string | undefined): Required<Description> {
  const { plain, markup } = storedMarkup(parseMarkup(source, publicUrl));
  if (signsOf(source) > MOST_SIGNS || signsOf(markup) > MOST_SIGNS)
    throw badInput({ descriptionMarkup: 'tooMany' });
  if (markup.length > TEXT_LIMITS.markup) throw badInput({ descriptionMarkup: 'tooLong' });
  if (plain.length > TEXT_LIMITS.text) throw badInput({ description: 'tooLong' });
  return { description: plain, descriptionMarkup: markup };
}

/**
 * What is stored of a description and its formats. New formats decide both. Callers that know only the plain
 * description keep the formats if they send it back, and remove them with another text. Throws BAD_USER_INPUT.
 */
export function settledDescription(
  written: object,
  before: object | undefined,
  publicUrl: string | undefined,
): Description {
  const { description, descriptionMarkup: source } = written as Description;
  if (typeof description !== 'string') return {};
  const { description: text = '', descriptionMarkup: markup = '' } = (before ?? {}) as Description;
  if (typeof source === 'string' && source !== '' && source !== markup) {
    const read = readMarkup(source, publicUrl);
    if (read.description === '') return { description, descriptionMarkup: '' };
    if (read.descriptionMarkup !== markup || markup === '') return read;
  }
  const isSame = description === cleanText(String(text)).trim();
  return source === '' || !isSame ? { description, descriptionMarkup: '' } : {};
}
