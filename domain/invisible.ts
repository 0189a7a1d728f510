/** Common Latin characters, or Cyrillic: contains nothing invisible or ambiguous. */
const ORDINARY =
  /^(?:[\t\n\r -~\u00A0§«°²³»À-Ïà-ïÖöÜüčćžšđČĆŽŠĐ–—‘’‚“”„…€]*|[^\p{Script=Latin}\p{M}\p{Default_Ignorable_Code_Point}\uFF00-\uFFFF\u{1D400}-\u{1D7FF}\u2160-\u217F]*)$/u;

export const isOrdinary = (text: string): boolean => ORDINARY.test(text);

/**
 * Invisible characters of pasted text: direction marks, soft hyphens, zero-width spaces, byte order
 * marks. Marks of `verbatim.ts` and parts of emoji stay.
 */
const INVISIBLE =
  /(?![\u2063\u2064\u{E0020}-\u{E007F}]|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;
/** From the beginning, since Chromium 156 finds no emoji by `$` alone. */
const EMOJI_BEFORE = /^[^]?[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u;
const EMOJI_AFTER = /^\p{Extended_Pictographic}/u;
const JOINER = '\u200D';

function isInEmoji(text: string, at: number): boolean {
  return (
    EMOJI_BEFORE.test(text.slice(Math.max(0, at - 2), at)) &&
    EMOJI_AFTER.test(text.slice(at + 1, at + 3))
  );
}

export function withoutInvisible(text: string): string {
  if (isOrdinary(text)) return text;
  return text.replace(INVISIBLE, (sign, at: number) =>
    sign === JOINER && isInEmoji(text, at) ? sign : '',
  );
}
