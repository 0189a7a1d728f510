import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

const SECRET = 'tajna-vrednost';

/** Objects as code that logs a request, an input or an error by mistake would pass them. */
const MISTAKES: readonly object[] = [
  { password: SECRET, newPassword: SECRET, confirmPassword: SECRET, token: SECRET, code: SECRET },
  { input: { password: SECRET, newPassword: SECRET, confirmPassword: SECRET } },
  { session: { token: SECRET } },
  { headers: { authorization: SECRET, cookie: SECRET } },
  { req: { headers: { authorization: SECRET, cookie: SECRET } } },
  { err: Object.assign(new Error('refused'), { password: SECRET }) },
];

test('secrets passed to the log by mistake are omitted, and the rest is logged', () => {
  let lines = '';
  const log = createLogger('info', { write: (line) => (lines += line) });
  for (const mistake of MISTAKES) log.info({ ...mistake, path: '/api' }, 'answered');
  expect(lines).not.toContain(SECRET);
  expect(lines.match(/\[left out\]/g)?.length).toBe(14);
  expect(lines.match(/"path":"\/api"/g)).toHaveLength(MISTAKES.length);
});
