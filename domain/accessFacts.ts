import { fold } from './search.ts';

/** Fixed choices, so that visitors can filter by them. */
interface FactInfo {
  readonly fact: string;
  /** In addresses: `pristupacno=tumac`. */
  readonly slug: string;
  readonly label: string;
  /** Other words that visitors search for. */
  readonly also: string;
}

export const HALL_FACTS = [
  { fact: 'stepFree', slug: 'bez-stepenica', label: 'Bez stepenica', also: 'pristupačno rampa' },
  { fact: 'lift', slug: 'lift', label: 'Lift', also: 'elevator' },
  {
    fact: 'wheelchairPlaces',
    slug: 'kolica',
    label: 'Mesta za kolica',
    also: 'invalidska invalidi',
  },
  {
    fact: 'hearingLoop',
    slug: 'indukciona-petlja',
    label: 'Indukciona petlja',
    also: 'slušni aparat',
  },
  { fact: 'accessibleToilet', slug: 'toalet', label: 'Pristupačan toalet', also: 'wc invalidi' },
  { fact: 'parking', slug: 'parking', label: 'Pristupačan parking', also: 'invalidi' },
] as const satisfies readonly FactInfo[];

export const DATE_FACTS = [
  {
    fact: 'signLanguage',
    slug: 'tumac',
    label: 'Tumač za znakovni jezik',
    also: 'znakovnog gluvi tumačenje',
  },
  { fact: 'subtitles', slug: 'titl', label: 'Titl', also: 'titlovano titlovi' },
  { fact: 'audioDescription', slug: 'audio-opis', label: 'Audio-opis', also: 'slepi' },
  { fact: 'relaxed', slug: 'opusteno', label: 'Opuštena izvedba', also: 'autizam' },
  { fact: 'quiet', slug: 'tiho', label: 'Bez glasnih zvukova', also: 'tiho' },
] as const satisfies readonly FactInfo[];

/** In display order. */
export const ACCESS_FACTS = [...DATE_FACTS, ...HALL_FACTS];

export type HallFact = (typeof HALL_FACTS)[number]['fact'];
export type DateFact = (typeof DATE_FACTS)[number]['fact'];
export type AccessFact = HallFact | DateFact;

/** The known ones of these facts, each once. */
export const knownFacts = (facts: readonly string[]): typeof ACCESS_FACTS =>
  ACCESS_FACTS.filter(({ fact }) => facts.includes(fact));

/** For sentences and calendars: `tumač za znakovni jezik, titl`. */
export const factWords = (facts: readonly string[]): string =>
  knownFacts(facts)
    .map(({ label }) => label.toLowerCase())
    .join(', ');

type HallsWithFacts = readonly { readonly name: string; readonly accessFacts: readonly string[] }[];

/** By folded name. Filters read it for each event of a list. */
const known = new WeakMap<HallsWithFacts, ReadonlyMap<string, readonly string[]>>();

function byName(halls: HallsWithFacts): ReadonlyMap<string, readonly string[]> {
  const found =
    known.get(halls) ??
    // Of two halls with one name the first counts.
    new Map(halls.toReversed().map(({ name, accessFacts }) => [fold(name), accessFacts]));
  known.set(halls, found);
  return found;
}

/** Events store their hall's name, in either script; other places have no known facts. */
export const factsOfHall = (halls: HallsWithFacts, place: string): readonly string[] =>
  byName(halls).get(fold(place)) ?? [];
