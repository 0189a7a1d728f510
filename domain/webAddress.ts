import { wordList } from './wordList.ts';

/**
 * Sources of regular expressions with flag `u`. Addresses are not transliterated, and are links on
 * pages.
 */

/**
 * Top-level domains recognised without `https://`. In lower case or capitals only: `kraj.Si` is two
 * sentences.
 */
const KNOWN_ENDS = wordList(`
  rs срб com org net info eu hr ba me mk si hu ro bg al gr it at de ch fr uk ru tv fm es nl
  be pl cz sk tr edu gov biz io app dev gle gl ly gg cc example museum мкд бг рф online
  site shop store tickets events club xyz link page
`);
const ENDS = [...KNOWN_ENDS, ...KNOWN_ENDS.map((end) => end.toUpperCase())].join('|');
/** Abbreviations before a slash: `prof.dr/asistent`. */
const NO_ENDS = 'dr|mr|br|str|god|tj|npr|spec|ing|arh|inž|dipl|sl|čl|st';

/** The last bracket may belong to the sentence. */
const SIGN = String.raw`[^\s<>"„“”«»\u2063\u2064]`;
const LAST = String.raw`[^\s<>"„“”«»\u2063\u2064.,;:!?'’\]}…]`;
const PATH = String.raw`(?:[/?#](?:${SIGN}*${LAST})?)`;
const LABEL = String.raw`[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?`;
const HOST = String.raw`(?:${LABEL}\.)+`;
const NO_LETTER = String.raw`(?![\p{L}\d])`;

/** `https://centar.rs/news/3`, `www.centar.rs`. */
export const FULL_ADDRESS = String.raw`(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/|[Ww]{3}\.)${SIGN}*${LAST}`;
export const EMAIL_ADDRESS = String.raw`[\p{L}\d](?:[\p{L}\d.+_-]*[\p{L}\d_-])?@${HOST}\p{L}{2,}${NO_LETTER}`;
/** `centar.rs/konkurs`, `bit.ly/x`, `центар.срб`. */
export const BARE_ADDRESS = String.raw`${HOST}(?:(?:${ENDS})(?::\d{2,5})?${PATH}?${NO_LETTER}|(?!(?:${NO_ENDS})\/)[a-z]{2,12}${PATH})`;
export const HANDLE = String.raw`[@#][\p{L}\d_][\p{L}\d_.]*`;
export const FILE_NAME = String.raw`[\p{L}\d_]+(?:[.-][\p{L}\d_]+)*\.(?:pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|jpe?g|png|gif|webp|heic|svg|mp[34]|mov|avi|ics|xml|csv|zip|rar)${NO_LETTER}`;

/** A fast check. */
export const mayHoldAddress = (text: string): boolean =>
  /[@#]|:\/\/|[\p{L}\d]\.[\p{L}\d]/u.test(text);
