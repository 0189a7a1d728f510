import { shownAddress, shownScript, shownText } from '../../shared/script/script.ts';
import { LANGUAGE_TAGS } from '@centar/domain/scriptAddress.ts';
import type { Graph } from 'schema-dts';
import { TEXT_LANGUAGE } from '../page/jsonLd.ts';

/** Vocabulary terms, codes, dates and contacts are not transliterated. */
const NO_TEXT =
  /^@|^(addressCountry|priceCurrency|email|telephone|postalCode|contentRating|eventStatus|eventAttendanceMode|availability|accessibilityFeature|temporalCoverage)$|(Date|date\w*|duration|Language)$/;

const areTexts = (part: unknown): boolean => [part].flat().every((one) => typeof one === 'string');

/** In the current script, also page addresses. */
export function shownJsonLd(graph: Graph, publicUrl: string): Graph {
  const shown = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.startsWith(`${publicUrl}/`)
        ? publicUrl + shownAddress(value.slice(publicUrl.length))
        : shownText(value);
    }
    if (Array.isArray(value)) return value.map(shown);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        if (part === TEXT_LANGUAGE) return [name, LANGUAGE_TAGS[shownScript()]];
        return [name, NO_TEXT.test(name) && areTexts(part) ? part : shown(part)];
      }),
    );
  };
  return shown(graph) as Graph;
}
