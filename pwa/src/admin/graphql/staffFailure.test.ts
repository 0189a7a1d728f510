import { expect, it } from 'vitest';
import { CallFailed, failureIn, failureInBody, toFailure } from './staffFailure.ts';
import { xsrfTokenIn } from './staffHeaders.ts';

const answer = (extensions: object): unknown => [{ message: 'x', extensions }];

it('reads the code and the errors by field', () => {
  expect(
    failureIn(answer({ code: 'BAD_USER_INPUT', errors: { title: 'required', file: 'strange' } })),
  ).toEqual({ code: 'BAD_USER_INPUT', fields: { title: 'required', file: 'invalid' } });
});

it.each([undefined, null, [], [{}], answer({ code: 'MADE_UP' })])(
  'takes anything it does not know for a failure of the server: %j',
  (errors) => {
    expect(failureIn(errors).code).toBe('INTERNAL_SERVER_ERROR');
  },
);

it('reads refusals that come with their own status, and proxies that answer pages', () => {
  const refused = JSON.stringify({ errors: answer({ code: 'UNAUTHENTICATED' }) });
  expect(failureInBody(refused).code).toBe('UNAUTHENTICATED');
  expect(failureInBody('<html>Bad gateway').code).toBe('INTERNAL_SERVER_ERROR');
});

it('tells mistakes of our own from the network', () => {
  expect(toFailure(new TypeError('x is undefined')).code).toBe('INTERNAL_SERVER_ERROR');
  expect(toFailure(new CallFailed({ code: 'STOPPED', fields: {} })).code).toBe('STOPPED');
});

it('finds the anti-forgery value among other cookies', () => {
  expect(xsrfTokenIn('a=1; XSRF-TOKEN=5.x%2By.z; b=2')).toBe('5.x+y.z');
  expect(xsrfTokenIn('NOT-XSRF-TOKEN=5')).toBeUndefined();
  expect(xsrfTokenIn('')).toBeUndefined();
});
