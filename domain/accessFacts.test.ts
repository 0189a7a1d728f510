import { expect, it } from 'vitest';
import { ACCESS_FACTS, factsOfHall, factWords, knownFacts } from './accessFacts.ts';

it('no two facts share a name, an address or a label', () => {
  for (const part of ['fact', 'slug', 'label'] as const) {
    expect(new Set(ACCESS_FACTS.map((one) => one[part])).size).toBe(ACCESS_FACTS.length);
  }
});

it('facts are shown once, those of the date first, without unknown ones', () => {
  const facts = ['stepFree', 'subtitles', 'constructor', 'stepFree', 'signLanguage'];
  expect(knownFacts(facts).map(({ fact }) => fact)).toEqual([
    'signLanguage',
    'subtitles',
    'stepFree',
  ]);
  expect(factWords(facts)).toBe('tumač za znakovni jezik, titl, bez stepenica');
  expect(factWords(['nothing'])).toBe('');
});

it.each([
  ['Čitaonica', ['lift']],
  ['читаоница', ['lift']],
  ['Citaonica, prvi sprat', []],
  ['', []],
])('a place in either script has the facts of the hall of that name: %j', (place, facts) => {
  const halls = [
    { name: 'Velika sala', accessFacts: ['stepFree'] },
    { name: 'Čitaonica', accessFacts: ['lift'] },
  ];
  expect(factsOfHall(halls, place)).toEqual(facts);
});
