import { expect, it } from 'vitest';
import {
  ERROR_STATUS,
  FIELD_ERRORS,
  FILE_PROBLEMS,
  type ErrorCode,
} from '@centar/domain/errorCodes.ts';
import { errorSentence, failureText, fieldErrorSentence, isFailureCode } from './errors.texts.ts';

const codes = Object.keys(ERROR_STATUS) as ErrorCode[];

it.each([...codes, 'NETWORK', 'STOPPED'] as const)('has a sentence for %s', (code) => {
  expect(isFailureCode(code)).toBe(true);
  expect(errorSentence(code)).toMatch(/^\p{Lu}.{6,}$/u);
});

it.each(FIELD_ERRORS)('has a sentence for a field that is %s', (error) => {
  expect(fieldErrorSentence(error)).toMatch(/^\p{Lu}.+\.$/u);
});

it('tells of a refused file why, and what to do', () => {
  const said = FILE_PROBLEMS.map((file) => failureText('WRONG_FILE_KIND', { file }));
  expect(new Set(said).size).toBe(FILE_PROBLEMS.length);
  expect(failureText('TOO_LARGE', { file: 'tooManyPixels' })).toMatch(/40 miliona/);
  expect(failureText('WRONG_FILE_KIND', {})).toBe(errorSentence('WRONG_FILE_KIND'));
});

it('quotes the specification byte for byte', () => {
  expect(errorSentence('WRONG_CREDENTIALS')).toBe('Pogresni kredencijali. Pokusajte opet.');
  expect(errorSentence('FORBIDDEN')).toBe('Nemate permisiju');
});

it.each(['toString', '', 7, undefined])('does not take %s for a code', (code) => {
  expect(isFailureCode(code)).toBe(false);
});
