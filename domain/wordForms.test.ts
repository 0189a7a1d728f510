import { expect, it } from 'vitest';
import { suggestedSearch, titleWords } from './searchSuggestion.ts';
import { wordForms } from './wordForms.ts';
import { markedParts, placeOfWords, searchWords } from './wordSearch.ts';

it.each([
  ['medvedi', 'medved'],
  ['medveda', 'medvedima'],
  ['izlozbe', 'izlozba'],
  ['knjizi', 'knjiga'],
  ['knjiga', 'knjizi'],
  ['filmovima', 'film'],
  ['umetnik', 'umetnici'],
  ['umetnici', 'umetnika'],
  ['muzicki', 'muzickog'],
  ['predstavama', 'predstavu'],
  ['koncertom', 'koncerti'],
  // An `a` that some forms have alone.
  ['pesak', 'peska'],
  ['peska', 'pesak'],
  ['starac', 'starcima'],
  ['starca', 'starac'],
  ['koncerata', 'koncert'],
  ['koncert', 'koncerata'],
  ['centar', 'centra'],
  ['orkestrima', 'orkestar'],
  ['devojaka', 'devojci'],
  ['pesmama', 'pesama'],
  ['zemalja', 'zemlja'],
  ['uglja', 'ugalj'],
  // Soft adjectives.
  ['novogodisnjeg', 'novogodisnji'],
  ['letnji', 'letnjeg'],
  // Two spellings.
  ['decija', 'decje'],
  ['decje', 'deciji'],
  ['bozji', 'bozija'],
  // Long plurals, also of short words.
  ['horovi', 'hor'],
  ['vekovima', 'veka'],
  ['krajevi', 'kraj'],
  ['muzevima', 'muza'],
  ['kljuceva', 'kljuc'],
  ['kljuca', 'kljucevi'],
])('%s is also %s', (word, form) => {
  expect(wordForms(word)).toContain(form);
  expect(placeOfWords(`Nov ${form}`, '', searchWords(word))).toBe('title');
});

it.each(['sala', 'vest', '12345', 'medved', ''])('%j has no other forms', (word) => {
  expect(wordForms(word)).toEqual([]);
});

it.each([
  ['slova', 'slike'],
  ['pozorista', 'pozor'],
  ['kolege', 'kola'],
  ['komedija', 'komadi'],
])('%s is not another form of %s', (word, other) => {
  expect(wordForms(word)).not.toContain(other);
});

it('a word is not found by a longer one that only begins alike', () => {
  expect(placeOfWords('Medvedgrad', '', searchWords('medvedi'))).toBeUndefined();
});

it('đ is found by d and by dj, and marked', () => {
  for (const asked of ['dokovic', 'djokovic', 'ђоковић', 'Đoković'])
    expect(placeOfWords('Đorđe Đoković', '', searchWords(asked))).toBe('title');
  expect(markedParts('Đorđe peva', searchWords('dorde'))[0]).toEqual({
    text: 'Đorđe',
    isFound: true,
  });
});

it.each([
  ['konceert', 'koncert'],
  ['simfonisjki orkestar', 'simfonijski orkestar'],
  ['izlozbx', 'izložba'],
  ['koncert', undefined],
  ['koncerti', undefined],
  ['xyzxyz', undefined],
  ['konceert xyzxyz', undefined],
])('"%s" may have meant %j', (asked, meant) => {
  const known = titleWords(['Koncert', 'Simfonijski orkestar', 'Izložba slika']);
  expect(suggestedSearch(asked, known)).toBe(meant);
});

it('common words are suggested although no title has them', () => {
  expect(suggestedSearch('koncret', titleWords(['Gudački kvartet']))).toBe('koncert');
  expect(suggestedSearch('kvartt', titleWords(['Gudački kvartet']))).toBe('kvartet');
});
