import { expect, it } from 'vitest';
import { errorSentence } from '../texts/errors.texts.ts';
import { failureSentence } from './useSave.ts';

it.each([
  ['2026-11-24T19:00:01.000Z', 'u 20:01.'],
  ['2026-11-24T19:59:30.000Z', 'u 21:00.'],
  ['2026-11-24T19:00:00.000Z', 'u 20:00.'],
])('says from which minute on a file can be sent again: %s', (retryAt, minute) => {
  expect(failureSentence({ code: 'TOO_MANY_TRIES', fields: {}, retryAt })).toContain(minute);
});

it('names no minute where the server names none', () => {
  const failure = { code: 'TOO_MANY_TRIES', fields: {} } as const;
  expect(failureSentence(failure)).toBe(errorSentence('TOO_MANY_TRIES'));
});
