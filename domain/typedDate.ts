import { withoutInvisible } from './invisible.ts';

/** `hour` is absent if none was written. */
export interface WrittenDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour?: number;
  readonly minute?: number;
}

const SUPERSCRIPT = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const MONTHS = [
  ['januar', 'јануар', 'jan', 'јан'],
  ['februar', 'фебруар', 'feb', 'феб'],
  ['mart', 'март', 'mar', 'мар'],
  ['april', 'април', 'apr', 'апр'],
  ['maj', 'мај'],
  ['jun', 'јун', 'juni', 'јуни'],
  ['jul', 'јул', 'juli', 'јули'],
  ['avgust', 'август', 'avg', 'авг'],
  ['septembar', 'септембар', 'septembr', 'септембр', 'sep', 'сеп', 'sept', 'септ'],
  ['oktobar', 'октобар', 'oktobr', 'октобр', 'okt', 'окт'],
  ['novembar', 'новембар', 'novembr', 'новембр', 'nov', 'нов'],
  ['decembar', 'децембар', 'decembr', 'децембр', 'dec', 'дец'],
] as const;

/** Digits only, from a numeric keyboard: `241120262000`, `24112026`. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})(?:\s*(\d{2})(\d{2}))?$/;
/** Also `sub.` */
const WEEKDAY = /^\p{L}+\.?(?:,\s*|\s+)(?=\d)/u;
/** `2026. godine` */
const YEAR_WORD = /^\s*(?:godin[eau]|god\.?|g\.|годин[еау]|год\.?|г\.)(?![\p{L}\d])/iu;
const ROMAN_MONTHS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?(?!\d)/;
const SLASHED = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4})(?!\d)/;
const NAMED = /^(\d{1,2})\.?\s*(\p{L}+)\.?\s*(\d{4})\.?(?!\d)/u;
/** `19:00`, `19.00 h`, `19,00`, `19h`, `19h30`, `19 i 30`, `19 časova`; after `u` also `19`. */
const TIME =
  /^(?:\s*[,;]\s*|\s+|\.(?=\d))(u\s+|у\s+|od\s+|од\s+)?(\d{1,2})(?:(?:[:.,](\d{2})|\s*[hх]\s?(\d{2})|\s+[iи]\s+(\d{2}))?(\s*(?:h|х|č|ч|čas\p{L}*|час\p{L}*|cas\p{L}*|sat\p{L}*|сат\p{L}*)\.?)?)$/iu;
/** After an hour of twelve. */
const PART_OF_DAY =
  /\s+(?:(uve[čc]e|увече|(?:po|posle) ?podne|(?:по|после) ?подне)|ujutr[uo]|ујутр[уо]|pre ?podne|пре ?подне)$/iu;

function monthOf(word: string): number | undefined {
  const name = word.toLowerCase();
  const isMonth = (names: readonly string[]): boolean =>
    names.some((known) => name === known || name === `${known}a` || name === `${known}а`);
  const at = MONTHS.findIndex(isMonth);
  return (at < 0 ? ROMAN_MONTHS.indexOf(name) : at) + 1 || undefined;
}

/** Also returns the remaining text. */
function dayAtStart(text: string): { day: WrittenDate; rest: string } | undefined {
  const found = (match: RegExpExecArray, day: string, month: number, year: string) => ({
    day: { day: Number(day), month, year: Number(year) },
    rest: text.slice(match[0].length).replace(YEAR_WORD, ''),
  });
  const dotted = DOTTED.exec(text);
  if (dotted) {
    const [, day = '', month = '', year = ''] = dotted;
    return found(dotted, day, Number(month), year);
  }
  const slashed = SLASHED.exec(text);
  if (slashed) {
    const [, day = '', , month = '', year = ''] = slashed;
    // Ambiguous: either number may be the month.
    if (Number(day) <= 12 && day !== month) return undefined;
    return found(slashed, day, Number(month), year);
  }
  const named = NAMED.exec(text);
  const month = named && monthOf(named[2] ?? '');
  return named && month ? found(named, named[1] ?? '', month, named[3] ?? '') : undefined;
}

const exists = ({ year, month, day }: WrittenDate): boolean => {
  const calendar = new Date(Date.UTC(year, month - 1, day));
  return year > 0 && calendar.getUTCMonth() === month - 1 && calendar.getUTCDate() === day;
};

/** A day, optionally with an hour. */
export interface Written {
  readonly date: WrittenDate;
  /** False if the rest after the day is not an hour. */
  readonly isWhole: boolean;
}

/**
 * Parses written dates: `24.11.2026 20:00`, `24. 11. 2026. u 20h`, `24/11/2026 20.00`, `utorak, 24.
 * novembra 2026. u 20 časova`, `24. XI 2026. u 8 uveče`, `241120262000`. Undefined unless it begins with an existing day.
 */
export function readWritten(text: string): Written | undefined {
  const clean = withoutInvisible(text)
    .trim()
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹]{2}$/, (raised) =>
      [':', ...Array.from(raised, (digit) => SUPERSCRIPT.indexOf(digit))].join(''),
    )
    .replace(WEEKDAY, '');
  const digits = DIGITS.exec(clean);
  if (digits) {
    const [day = 0, month = 0, year = 0] = digits.slice(1, 4).map(Number);
    const date = { year, month, day };
    const clock = { hour: Number(digits[4]), minute: Number(digits[5]) };
    if (!exists(date)) return undefined;
    return digits[4] === undefined ? { date, isWhole: true } : withClock(date, clock);
  }
  const found = dayAtStart(clean);
  if (!found || !exists(found.day)) return undefined;
  const { day: date, rest } = found;
  if (rest === '') return { date, isWhole: true };
  const [partOfDay, later] = PART_OF_DAY.exec(rest) ?? [];
  const typed = rest.slice(0, rest.length - (partOfDay?.length ?? 0));
  const [whole, before, hour, colon, raised, and, word] = TIME.exec(typed) ?? [];
  const minute = colon ?? raised ?? and;
  const isHour = minute !== undefined || Boolean(before ?? word ?? partOfDay);
  if (whole === undefined || !isHour) return { date, isWhole: false };
  // Noon and midnight are not clear: `12 uveče`.
  if (partOfDay && Number(hour) === 12) return { date, isWhole: false };
  const isLater = later !== undefined && Number(hour) < 12;
  return withClock(date, { hour: Number(hour) + (isLater ? 12 : 0), minute: Number(minute ?? 0) });
}

function withClock(date: WrittenDate, clock: { hour: number; minute: number }): Written {
  const isTime = clock.hour < 24 && clock.minute < 60;
  return isTime ? { date: { ...date, ...clock }, isWhole: true } : { date, isWhole: false };
}
