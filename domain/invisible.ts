/** Latin texts of the usual signs, and Cyrillic ones: nothing in them is invisible or means another letter. */
const ORDINARY =
  /^(?:[\t\n\r -~\u00A0§«°²³»À-Ïà-ïÖöÜüčćžšđČĆŽŠĐ–—‘’‚“”„…€]*|[^\p{Script=Latin}\p{M}\p{Default_Ignorable_Code_Point}\uFF00-\uFFFF\u{1D400}-\u{1D7FF}\u2160-\u217F]*)$/u;

/** Whether a text needs no closer look: nothing in it is invisible or may mean another letter. */
export const isOrdinary = (text: string): boolean => ORDINARY.test(text);

/**
 * Signs without a shape, which come with pasted text: marks of direction, soft hyphens, spaces of no width, byte order marks,
 * places of pictures. What has a meaning stays: the marks of `verbatim.ts`, and what makes an emoji out of several signs.
 */
const INVISIBLE =
  /(?![\u2063\u2064\u{E0020}-\u{E007F}]|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFC]/gu;
const EMOJI_BEFORE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]$/u;
const EMOJI_AFTER = /^\p{Extended_Pictographic}/u;
const JOINER = '\u200D';

function isInEmoji(text: string, at: number): boolean {
  return (
    EMOJI_BEFORE.test(text.slice(Math.max(0, at - 2), at)) &&
    EMOJI_AFTER.test(text.slice(at + 1, at + 3))
  );
}

/** A text without signs that nobody sees. */
export function withoutInvisible(text: string): string {
  if (isOrdinary(text)) return text;
  return text.replace(INVISIBLE, (sign, at: number) =>
    sign === JOINER && isInEmoji(text, at) ? sign : '',
  );
}
