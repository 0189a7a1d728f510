/** Of nouns and adjectives, the longest first; without diacritics, like all words here. */
const ENDINGS = [
  'ovima',
  'evima',
  'ama',
  'ima',
  'ovi',
  'ove',
  'ova',
  'evi',
  'eve',
  'eva',
  'om',
  'em',
  'og',
  'eg',
  'im',
  'ih',
  'oj',
  'a',
  'e',
  'i',
  'o',
  'u',
  '',
] as const;
const SHORTEST_WORD = 5;
const SHORTEST_STEM = 4;
/** Before the ending of a long plural, as in `horovi`. */
const SHORTEST_OF_LONG_PLURAL = 3;
const LONG_PLURAL = /^[eo]v/;
/** Those before the longest endings. */
const MOST_STEMS = 2;
/** Consonants that change before `i`: `knjiga`, `knjizi`. */
const SOFTENED: Readonly<Record<string, string>> = { k: 'c', g: 'z', h: 's' };
const HARDENED: Readonly<Record<string, string>> = { c: 'k', z: 'g', s: 'h' };

/**
 * The fleeting `a` between the last consonants: `starac` and `koncerata`, but `starca` and
 * `koncert`.
 */
const WITH_A = /^(.*[^aeiou])a([ln]j|[^aeiou])$/;
const WITHOUT_A = /^(.*?[^aeiou])([ln]j|[^aeiou])$/;
/** Endings of forms with it. */
const ENDINGS_WITH_A = ['', 'a'];

/** Adjectives with two spellings: `dečiji` and `dečji`. */
const SHORTENED = /([csz])ij$/;
const FULL = /([csz])j$/;

const otherSpelling = (stem: string): string =>
  SHORTENED.test(stem) ? stem.replace(SHORTENED, '$1j') : stem.replace(FULL, '$1ij');

const shortestBefore = (ending: string): number =>
  LONG_PLURAL.test(ending) ? SHORTEST_OF_LONG_PLURAL : SHORTEST_STEM;

/** Possible stems with their endings. */
function stemsOf(word: string): (readonly [stem: string, ending: string])[] {
  const stems = ENDINGS.filter(
    (ending) => word.endsWith(ending) && (ending !== '' || /[^aeiou]$/.test(word)),
  )
    .map((ending) => [word.slice(0, word.length - ending.length), ending] as const)
    .filter(([stem, ending]) => stem.length >= shortestBefore(ending))
    .slice(0, MOST_STEMS);
  return stems.flatMap(([stem, ending]) => {
    const hard = HARDENED[stem.at(-1) ?? ''];
    return hard !== undefined && ending.startsWith('i')
      ? [
          [stem, ending],
          [stem.slice(0, -1) + hard, ending],
        ]
      : [[stem, ending] as const];
  });
}

/** Forms with and without the fleeting `a`. */
function formsByA([stem, ending]: readonly [string, string]): string[] {
  const isWithA = ENDINGS_WITH_A.includes(ending);
  const shorter = stem.replace(WITH_A, '$1$2');
  if (shorter !== stem)
    return isWithA && shorter.length >= SHORTEST_STEM ? withEndings(shorter) : [];
  const longer = stem.replace(WITHOUT_A, '$1a$2');
  return longer === stem ? [] : ENDINGS_WITH_A.map((end) => longer + end);
}

function withEndings(stem: string): string[] {
  const soft = SOFTENED[stem.at(-1) ?? ''];
  const changed =
    soft === undefined ? [] : ['i', 'ima'].map((end) => stem.slice(0, -1) + soft + end);
  return [...ENDINGS.map((ending) => stem + ending), ...changed];
}

/**
 * Other forms of a folded word of at least five letters: `medvedi` finds `medved`, `knjizi` finds
 * `knjiga`. Guessed without a dictionary; invalid forms find nothing. Omits forms that begin with
 * the word.
 */
export function wordForms(word: string): string[] {
  if (word.length < SHORTEST_WORD || !/^[a-z]+$/.test(word)) return [];
  const stems = stemsOf(word);
  const forms = new Set([
    ...stems.flatMap(([stem]) => withEndings(stem)),
    ...stems
      .map(([stem]) => [stem, otherSpelling(stem)] as const)
      .flatMap(([stem, other]) => (other === stem ? [] : withEndings(other))),
    ...stems.flatMap(formsByA),
  ]);
  return [...forms].filter((form) => !form.startsWith(word));
}
