import { expect, it } from 'vitest';
import { auditSentence, isFeminine } from './auditSentence.ts';

const entry = (action: string, more: object = {}) => ({
  userName: 'Mila Savić',
  action,
  itemType: 'Competition',
  summary: 'Izlaganje u galeriji',
  ...more,
});

it.each([
  [entry('delete'), 'Mila Savić je obrisala konkurs „Izlaganje u galeriji“'],
  [
    entry('create', { userName: 'Marko', itemType: 'News' }),
    'Marko je dodao vest „Izlaganje u galeriji“',
  ],
  [
    entry('update', { userName: 'Nikola', itemType: 'GalleryItem', summary: 'Most' }),
    'Nikola je izmenio sliku „Most“',
  ],
  [
    entry('update', { itemType: 'Settings', summary: 'contact' }),
    'Mila Savić je izmenila podešavanja „Kontakt“',
  ],
  [
    entry('replaceFile', { itemType: 'Settings', summary: 'logo' }),
    'Mila Savić je zamenila datoteku: podešavanja „Znak“',
  ],
  [
    entry('delete', { itemType: 'User', summary: 'Jovan Proba' }),
    'Mila Savić je obrisala nalog „Jovan Proba“',
  ],
  [entry('restore'), 'Mila Savić je vratila iz korpe konkurs „Izlaganje u galeriji“'],
  [
    entry('signIn', { itemType: '', summary: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }),
    'Mila Savić: Prijava, Firefox, Linux',
  ],
  [
    entry('signIn', {
      itemType: '',
      summary: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
      changes: [{ field: 'means', from: null, to: 'password+totp' }],
    }),
    'Mila Savić: Prijava, Firefox, Linux, lozinkom i kodom iz aplikacije',
  ],
  [entry('changeRole', { itemType: '', summary: 'Ana' }), 'Mila Savić: Promenjena uloga, „Ana“'],
  [entry('nova', { itemType: '', summary: '' }), 'Mila Savić: nova'],
])('%j', (told, sentence) => {
  expect(auditSentence(told)).toBe(sentence);
});

it.each([
  ['Mila', true],
  ['Ana Hadžić', true],
  ['Nikola Đukić', false],
  ['Sava', false],
  ['Administrator', false],
  ['', false],
])('%s is a woman: %s', (name, isWoman) => {
  expect(isFeminine(name)).toBe(isWoman);
});
