/** Writes a text in the script that somebody reads. */
export type WriteText = (text: string) => string;

/** Cyrillic letters as the Latin script writes them, lower case. */
export const LATIN: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', ђ: 'đ', е: 'e', ж: 'ž', з: 'z', и: 'i' },
  ...{ ј: 'j', к: 'k', л: 'l', љ: 'lj', м: 'm', н: 'n', њ: 'nj', о: 'o', п: 'p', р: 'r' },
  ...{ с: 's', т: 't', ћ: 'ć', у: 'u', ф: 'f', х: 'h', ц: 'c', ч: 'č', џ: 'dž', ш: 'š' },
};

/** Is it a capital letter? */
export const isUpper = (letter: string | undefined): boolean =>
  letter !== undefined && letter !== letter.toLowerCase();

/** Stretches that stay are marked as `verbatim.ts` says. */
const LETTER_OR_KEPT = /\u2063[^\u2064]*\u2064?|[А-ШЂЈЉЊЋЏа-шђјљњћџ]/g;

/**
 * Text in the Latin script; exact. What is Latin already stays, and what is verbatim. `Љубав` is `Ljubav`, `ЉУБАВ`
 * and `КРАЉ` are `LJUBAV` and `KRALJ`.
 */
export function toLatin(text: string): string {
  // Most texts are Latin: looking is quicker than replacing.
  if (!/[Ђ-џ]/.test(text)) return text;
  return text.replace(LETTER_OR_KEPT, (letter, at: number) => {
    if (letter.startsWith('\u2063')) return letter;
    const latin = LATIN[letter.toLowerCase()] ?? letter;
    if (!isUpper(letter)) return latin;
    const isInCapitals =
      isUpper(text[at + 1]) || (isUpper(text[at - 1]) && !isLetter(text[at + 1]));
    return isInCapitals ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1);
  });
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);
