/** Up to 89, and years. A single C, D, L or M is a letter. */
const ROMAN =
  /^(?:(?=..|[VXI])(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})|(?=MM|...)M{1,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))$/;
/** Also Serbian words in capitals. */
const WORDS = new Set(['I', 'VI', 'LI']);

/** Words after a numeral: `VI SALON`, `II SVETSKI RAT`. */
const COUNTED =
  /^(?:salon|festival|razred|vek|sprat|deo$|dela$|kol[oau]$|smotr|susret|međunarod|bijenal|trijenal|kongres|sezon|izložb|čin$|glav|epizod|dan[ia]$|tom$|knjig|kategorij|grup|faz|krug|partij|sabor|kolonij|memorijal|takmičenj|konferencij|simpozijum|mest|nagrad|etap|stepen|lig|svetsk|beogradsk|gimnazij|sednic|ciklus|sajam|izdanj|armij|polugod|kvartal|balkansk|evropsk|državn|letnj|zimsk)/iu;
/** For `I`, which also begins sentences. */
const FIRST =
  /^(?:razred|sprat|deo$|kolo$|čin$|stepen|faz|kategorij|polugod|kvartal|svetski$|nagrad[au]$)/u;
/** After `I`: a further numeral of a list or range, `I, II i III`, `I–IV`. Not an initial. */
const SERIES =
  /^\.?(?:[ \u00A0]*[-–—/][ \u00A0]*|,[ \u00A0]*|[ \u00A0]+(?:i|ili|do|и|или|до)[ \u00A0]+)(?=[VX]|I[IVX])X{0,3}(?:IX|IV|V?I{0,3})(?![\p{L}\d]|\.[ \u00A0]*\p{Lu})/u;
/** Parts of a text or of a procurement, before a numeral. */
const PART = /^(?:glav|poglavlj|odelj|razdeo$|deo$|tom$|čin$|partij|aneks)/iu;
/** Titles and names of rulers, before a numeral. */
const TITLE =
  /^(?:kralj|car$|cara$|caru$|cari[ck]|knez|knjaz|knjeg|pap[aeu]|sultan|vojvod|despot|patrijarh|vladik|imperator|faraon|šah|nadvojvod|regent|prin[cč]|herceg)/iu;
const RULER =
  /^(?:pet(?:ar|ra|ru|rom)$|aleksand|nikol|pavl|elizabet|franc?|josif|karl|luj|napoleon|vilhelm|henri|fridrih|konstantin)/iu;

/** `Nj. K. V.` */
const AFTER_INITIAL = /(?<!\p{L})(?:\p{Lu}|Nj|Lj|Dž)\.\s*$/u;

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const isInCapitals = (word: string): boolean => /^\p{Lu}{2,}$/u.test(word) && !ROMAN.test(word);

/** Up to three words before, and the next word. */
function neighbours(text: string, at: number, length: number) {
  const before = text.slice(Math.max(0, at - 80), at);
  const [, third = '', second = '', first = ''] =
    /(?:(?:(\p{L}+)[ \u00A0]+)?(\p{L}+)[ \u00A0]+)?(\p{L}+)[ \u00A0]+$/u.exec(before) ?? [];
  const [, dot = '', next = ''] =
    /^(\.?)[ \u00A0]*(\p{L}*)/u.exec(text.slice(at + length, at + length + 40)) ?? [];
  return { previous: [first, second, third], dot, next };
}

/**
 * Among capitals `VI` and `I` are words (`VI STE TU`), except before something counted (`VI SALON`)
 * or after a ruler (`KRALJ PETAR I`). Elsewhere `I` is a word at the start of a sentence and
 * between names (`Romeo I Julija`), unless another numeral follows (`I–IV razred`).
 */
export function isRomanNumeral(word: string, text: string, at: number): boolean {
  if (!ROMAN.test(word)) return false;
  if (word !== 'V' && !WORDS.has(word)) return true;
  const { previous, dot, next } = neighbours(text, at, word.length);
  const [before = '', ...others] = previous;
  // An initial: `V. Petrović`.
  if (word === 'V' && PART.test(before)) return true;
  if (word === 'V' && AFTER_INITIAL.test(text.slice(Math.max(0, at - 5), at))) return false;
  if (word === 'V') return !(dot !== '' && isCapital(next)) && !/\.$/.test(text.slice(0, at));
  const isNamed = before !== '' && others.some((other) => TITLE.test(other));
  if (word === 'I') {
    if (SERIES.test(text.slice(at + 1, at + 20))) return true;
    if (before === '') return FIRST.test(next);
    if (next === '' || dot !== '' || isNamed) return true;
    if (isInCapitals(before) || isInCapitals(next)) return false;
    return !isCapital(next) || RULER.test(before);
  }
  return isNamed || COUNTED.test(next) || !(isInCapitals(before) || isInCapitals(next));
}
