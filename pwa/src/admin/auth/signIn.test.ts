import { expect, it } from 'vitest';
import { loginSentence } from './signIn.ts';

it('says the exact words for wrong credentials, whatever the server found wrong with them', () => {
  expect(loginSentence('WRONG_CREDENTIALS')).toBe('Pogresni kredencijali. Pokusajte opet.');
  expect(loginSentence('BAD_USER_INPUT')).toBe('Pogresni kredencijali. Pokusajte opet.');
});

it('has sentences of their own for too many tries and for no connection', () => {
  expect(loginSentence('TOO_MANY_TRIES')).toContain('Previše neuspešnih pokušaja');
  expect(loginSentence('NETWORK')).toContain('Nema veze');
});
