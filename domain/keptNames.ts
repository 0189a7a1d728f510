import { wordList } from './wordList.ts';

/** Stay in Latin, in any letter case. */
const NAMES = new Set(
  wordList(`
    facebook instagram tiktok google apple microsoft netflix iphone viber spotify chromium
    chrome firefox outlook gmail linkedin pinterest messenger discord reddit adobe
    photoshop canva office ipad booking eventim zoom skype teams vimeo soundcloud deezer
    bandcamp airbnb online offline email mail newsletter podcast live stream streaming
    download shakespeare mozart liszt jazz rock blues house techno trance masterclass cover
    pdf jpg jpeg png html usb dvd vip isbn issn cobiss iban url gps sms hdmi eur usd chf
    json csv xml css sql http https unesco cinema catering punk funk music classic
    fashion gaming startup tribute covid
  `),
);
/** Only in this letter case: otherwise they are Serbian words (`led`, `safari`, `rest`). */
const EXACT = new Set(
  wordList(`
    RSS CD HD VR DJ Dj dj MC MD LED Led IP ID OK AA REST API CORS CC Safari Apollo Android cd
    Coca Cola
  `),
);
/** Case endings: `na Facebooku`. */
const ENDING = '(?:ovima|ov[aei]|ima|om|em|[aeiu])';
const ENDS = new RegExp(`${ENDING}$`);
const SHORTEST_STEM = 4;

/** Also with a case ending: `na Facebooku`. */
export function isKeptName(word: string): boolean {
  if (EXACT.has(word)) return true;
  const lower = word.toLowerCase();
  if (NAMES.has(lower)) return true;
  const stem = lower.replace(ENDS, '');
  return stem.length >= SHORTEST_STEM && NAMES.has(stem);
}

/** In another letter case it is a Serbian word. */
const isKeptExactly = (name: string): boolean =>
  [...EXACT].some((one) => one.toLowerCase() === name.toLowerCase());

const inAnyCase = (text: string): string =>
  Array.from(text, (sign) => {
    const [lower, upper] = [sign.toLowerCase(), sign.toUpperCase()];
    return lower === upper || upper.length > 1 ? escaped(sign) : `[${lower}${upper}]`;
  }).join('');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches any letter case and case ending, unless that would be another word. */
export function patternOfName(name: string): string {
  if (isKeptExactly(name)) return escaped(name);
  const stem = name.replace(/[ao]$/i, '');
  const isDeclined = stem.length >= SHORTEST_STEM && /\p{L}$/u.test(stem);
  if (!isDeclined) return inAnyCase(name);
  return `${inAnyCase(stem)}(?:o|O|${ENDING}|${ENDING.toUpperCase()})?`;
}

/**
 * Letter combinations that no Serbian word has: `Beethoven`, `Puccini`, `Chopin`, `Smith`. From a
 * dictionary of 264,000 words, which a test checks. `vannastavni` and `hiperrealizam` are
 * compounds, and `CK` is an abbreviation.
 */
const FOREIGN = [
  '^(?!vann|(?:inter|super|hiper)r).*[aeiou](?:bb|cc|ff|gg|ll|mm|nn|pp|rr|ss|tt)',
  `^(?=.*[aeiou]).*(?:[bcfgkpst]ee|[cgz]h|[pt]h${ENDING}?$|sh$|ck(?:$|[^aeiouj]))`,
  '^[pt]h[aeiour]',
  'cc|ct|co(?:mp|nc|un|ur)|core$|ou(?:ld|nd|nt)|(?<!s)tions?$|eam$|dge$|nds$|rmance$',
  '^[bcghmrt]oo[dklmnt]',
].join('|');
let foreign: RegExp | undefined;

/** By its letter combinations. */
export const isForeign = (word: string): boolean =>
  (foreign ??= new RegExp(FOREIGN, 'i')).test(word);
