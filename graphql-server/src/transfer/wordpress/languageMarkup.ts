import { verbatim } from '@centar/domain/verbatim.ts';

/** Preferred first; otherwise the first language with words is used. */
const PREFERRED = ['sr', 'sr_latn', 'sr_rs', 'srl', 'lat', 'rs', 'sr_cyrl', 'cir', 'cyr', 'sh'];
/**
 * Marks of qTranslate and WPGlobus: `[:sr]`, `{:sr}`, `<!--:sr-->`; without a language they end it.
 */
const MARK =
  /\[:([a-z]{2,3}(?:[-_][a-z]{2,4})?)?\]|\{:([a-z]{2,3}(?:[-_][a-z]{2,4})?)?\}|<!--:([a-z]{2,3}(?:[-_][a-z]{2,4})?)?-->/gi;

interface Stretch {
  readonly language: string | undefined;
  readonly text: string;
}

function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let language: string | undefined;
  let at = 0;
  for (const mark of text.matchAll(MARK)) {
    stretches.push({ language, text: text.slice(at, mark.index) });
    language = (mark[1] ?? mark[2] ?? mark[3])?.toLowerCase().replace('-', '_');
    at = mark.index + mark[0].length;
  }
  return [...stretches, { language, text: text.slice(at) }];
}

function oneLanguage(text: string): string {
  const stretches = stretchesOf(text);
  if (stretches.length === 1) return text;
  const filled = stretches.flatMap((one) => (one.text.trim() ? [one.language ?? ''] : []));
  const known = filled.filter((language) => language !== '');
  const chosen = PREFERRED.find((language) => known.includes(language)) ?? known[0];
  return stretches
    .filter(({ language }) => language === undefined || language === chosen)
    .map((one) => one.text)
    .join('');
}

/** Marks of Serbian transliteration plugins: `[rstr_skip]`, `{lat_to_cyr}`, `[lang id="skip"]`. */
const SKIPPED =
  /\[(rstr_skip|skip_tag)\b[^\]]*\]([^]*?)\[\/\1\]|\{(rstr_skip|skip_tag)\}([^]*?)\{\/\3\}|\[lang id=["']?skip["']?\]([^]*?)\[\/lang\]/gi;
const ONE_SCRIPT = /\[lang id=["']?(cir|cyr|lat)["']?\]([^]*?)\[\/lang\]/gi;
const OTHER_SCRIPT_MARKS =
  /\[\/?(?:rstr_\w+|cyr_to_lat|lat_to_cyr|skip_tag|lang)\b[^\]]*\]|\{\/?(?:rstr_\w+|cyr_to_lat|lat_to_cyr|skip_tag)\}/gi;
/** `[translit cyr="Београд" lat="Beograd"]` */
const TWO_SPELLINGS = /\[translit\b[^\]]*\blat=["']([^"']*)["'][^\]]*\]/gi;

function resolveScriptMarks(text: string): string {
  if (!/[[{]/.test(text)) return text;
  const hasLatin = /\[lang id=["']?lat/i.test(text);
  return (
    text
      .replace(SKIPPED, (_, _1, round?: string, _2?: string, curly?: string, lang?: string) => {
        const kept = round ?? curly ?? lang ?? '';
        // A mark around HTML would end in another element.
        return kept.includes('<') ? kept : verbatim(kept);
      })
      // The text is present in both scripts; one is enough.
      .replace(ONE_SCRIPT, (_, script: string, one: string) =>
        hasLatin && script.toLowerCase() !== 'lat' ? '' : one,
      )
      .replace(TWO_SPELLINGS, '$1')
      .replace(OTHER_SCRIPT_MARKS, '')
  );
}

/** Chooses Serbian if available. Parts that must keep their script become verbatim. */
export const withoutLanguageMarks = (text: string): string => resolveScriptMarks(oneLanguage(text));
