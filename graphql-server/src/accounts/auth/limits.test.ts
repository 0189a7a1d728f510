import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createRateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import { ADMIN, MODERATOR, startAuthServer, type AuthServer } from '../../../test/authServer.ts';
import { queueFull } from '../../platform/rateLimit/semaphore.ts';
import { loginAttempts } from './loginRateLimits.ts';
import { checkPassword } from './passwordCheck.ts';

let server: AuthServer;
beforeAll(async () => {
  server = await startAuthServer();
});
beforeEach(async () => {
  await server.addModerator();
});
afterEach(() => server.restore());
afterAll(() => server.close());

const WRONG = { email: MODERATOR.email, password: 'pogresna lozinka' };
const from = (remoteAddress: string) => ({ remoteAddress });
const statusOf = async (who: typeof WRONG, remoteAddress = '10.0.0.1') =>
  (await server.login(who, from(remoteAddress))).statusCode;

async function burst(times: number, make: (index: number) => ReturnType<AuthServer['login']>) {
  const answers = await Promise.all(Array.from({ length: times }, (_, index) => make(index)));
  return answers.map((answer) => answer.statusCode);
}

describe('100 parallel bad tries for one account (AU3)', () => {
  test('run argon2 at most five times, and block the right password until the window ends', async () => {
    const before = server.auth.passwords.runs;
    const statuses = await burst(101, (index) =>
      server.login(index === 100 ? MODERATOR : WRONG, from('10.0.0.1')),
    );
    expect(server.auth.passwords.runs - before).toBeLessThanOrEqual(5);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(96);

    const refused = await server.login(MODERATOR, from('10.0.0.1'));
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('900');
    server.pass(899);
    expect(await statusOf(MODERATOR)).toBe(429);
    server.pass(2);
    expect(await statusOf(MODERATOR)).toBe(200);
  });

  test('neither spellings of the path, fields, forwarded addresses nor of the mailbox get more (AU4)', async () => {
    const before = server.auth.passwords.runs;
    const paths = ['/API/userauth/login/', '//api//UserAuth/Login', '/api/UserAuth/%4cogin'];
    const emails = ['MARKO@x.rs', ' marko@x.rs', 'ｍarko@x.rs'];
    await burst(60, (index) =>
      server.login(
        { ...WRONG, email: emails[index % 3] ?? '' },
        {
          url: paths[index % 3] ?? '',
          headers: { 'x-forwarded-for': `192.0.2.${String(index)}`, 'x-real-ip': '1.1.1.1' },
          remoteAddress: index % 2 ? '10.0.0.1' : '::ffff:10.0.0.1',
        },
      ),
    );
    expect(server.auth.passwords.runs - before).toBe(5);
    await server.graphql(`mutation { login(email: "marko@x.rs", password: "x") { token } }`);
    expect(server.auth.passwords.runs - before).toBe(6); // another network: inject's 127.0.0.1
  });

  test('a /64 of IPv6 is one network (AU4)', async () => {
    const before = server.auth.passwords.runs;
    await burst(60, (index) =>
      server.login(WRONG, from(`2001:db8:1:2:${index.toString(16)}::${index.toString(16)}`)),
    );
    expect(server.auth.passwords.runs - before).toBe(5);
    expect(await statusOf(MODERATOR, '2001:db8:1:3::1')).toBe(200);
  });
});

describe('tries counted while the clock was a year ahead', () => {
  const YEAR = 365 * 86_400;
  const DAY = 86_400;

  test('lock no one out after its correction, and then count as usual', async () => {
    server.pass(YEAR);
    await burst(6, () => server.login(WRONG, from('10.0.0.1')));
    expect(await statusOf(MODERATOR)).toBe(429);
    server.pass(-YEAR);
    expect(await statusOf(MODERATOR)).toBe(200);
    await burst(6, () => server.login(WRONG, from('10.0.0.1')));
    expect(await statusOf(MODERATOR)).toBe(429);
  });

  test.each([
    ['a plain limit', {}],
    ['growing pauses', { exponentialBackoff: true }],
  ])('hold by %s only within its own window', async (_name, more) => {
    let now = new Date('2026-11-21T10:00:00Z').getTime();
    const limiter = createRateLimiter(server.database, () => new Date(now));
    const rule = { name: 'test', limit: 1, windowSeconds: 60, ...more };
    const attempt = { rule, subject: 'all' };
    const isRefused = () =>
      limiter.consume([attempt]).then(
        () => false,
        () => true,
      );
    now += YEAR * 1000;
    expect([await isRefused(), await isRefused()]).toEqual([false, true]);
    now -= DAY * 1000;
    expect([await isRefused(), await isRefused()]).toEqual([false, true]);
  });
});

test('the limit holds when all tries were checked before any was counted', async () => {
  const reader = { rateCounter: { findMany: async () => [] } } as never;
  const limiter = createRateLimiter({ ...server.database, reader }, () => new Date());
  const attempt = { rule: { name: 'test', limit: 5, windowSeconds: 60 }, subject: 'all' };
  const takes = await Promise.allSettled(
    Array.from({ length: 100 }, () => limiter.consume([attempt])),
  );
  expect(takes.filter((take) => take.status === 'fulfilled')).toHaveLength(5);
});

test('a used-up limit is known without a query, and read again after a second', async () => {
  const attempt = { rule: { name: 'test', limit: 1, windowSeconds: 60 }, subject: 'all' };
  let now = Date.now();
  const limiter = createRateLimiter(server.database, () => new Date(now));
  await limiter.consume([attempt]);
  const refusal = { code: 'TOO_MANY_TRIES', retryAfter: 60 };
  await expect(limiter.consume([attempt])).rejects.toMatchObject(refusal);
  const before = server.database.statements;
  await expect(limiter.consume([attempt])).rejects.toMatchObject(refusal);
  expect(server.database.statements).toBe(before);

  // Given back by another process, of which this one's notes know nothing.
  await server.database.write((transaction) =>
    transaction.rateCounter.updateMany({ data: { count: 0 } }),
  );
  await expect(limiter.consume([attempt])).rejects.toMatchObject(refusal);
  now += 1000;
  await limiter.consume([attempt]);
  await server.database.write((transaction) => limiter.clear(transaction, [attempt]));
  await limiter.consume([attempt]);
});

test('an attempt does not count if its password was not checked because of load', async () => {
  const refused = { verify: () => Promise.reject(queueFull()) } as never;
  const { database } = server;
  const limiter = createRateLimiter(database, () => new Date());
  for (let index = 0; index < 10; index += 1) {
    const tried = checkPassword(
      { database, limiter, passwords: refused },
      { emailNorm: MODERATOR.email },
      MODERATOR.password,
      loginAttempts(MODERATOR.email, '10.0.0.1'),
    );
    await expect(tried).rejects.toMatchObject({ code: 'TOO_MANY_TRIES', retryAfter: 5 });
  }
  expect(await database.reader.rateCounter.count({ where: { count: { gt: 0 } } })).toBe(0);
  expect(await statusOf(MODERATOR)).toBe(200);
});

test('counters survive a restart', async () => {
  for (let index = 0; index < 5; index += 1) expect(await statusOf(WRONG)).toBe(401);
  const restarted = await startAuthServer(server.dataDir);
  const again = async (address: string) =>
    (await restarted.login(MODERATOR, from(address))).statusCode;
  expect(await again('10.0.0.1')).toBe(429);
  expect(await again('10.0.0.2')).toBe(200);
  await restarted.close({ keepFolder: true });
});

test('60 tries from one network leave the owner free to sign in from another (AU5)', async () => {
  await burst(60, () => server.login(WRONG, from('10.0.0.1')));
  expect(await statusOf(MODERATOR, '10.0.0.2')).toBe(200);
});

test('a success clears the count of its account and network, and costs the network nothing', async () => {
  for (let round = 0; round < 8; round += 1) {
    for (let index = 0; index < 2; index += 1) expect(await statusOf(WRONG)).toBe(401);
    expect(await statusOf(MODERATOR)).toBe(200);
  }
  const counters = await server.database.reader.rateCounter.findMany({
    // Of mails about new devices.
    where: { key: { not: { startsWith: 'login/newDevice' } } },
    orderBy: { key: 'asc' },
  });
  expect(counters.map(({ key, count }) => [key, count])).toEqual([
    ['login/account:marko@x.rs', 16],
    ['login/network:10.0.0.1', 16],
  ]);
});

test('20 failures an hour end a network, whatever the accounts', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 22; index += 1) {
    statuses.push(await statusOf({ ...WRONG, email: `user${String(index)}@x.rs` }));
  }
  expect(statuses.slice(0, 20).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(20)).toEqual([429, 429]);
  expect(await statusOf(ADMIN)).toBe(429);
  server.pass(3601);
  expect(await statusOf(ADMIN)).toBe(200);
});

test('100 failures from everywhere slow an account down, but never lock it', async () => {
  const address = (index: number) => `10.1.${String(index)}.1`;
  for (let index = 0; index < 100; index += 1) {
    expect(await statusOf(WRONG, address(index))).toBe(401);
  }
  expect(await statusOf(WRONG, address(100))).toBe(429);
  server.pass(2);
  expect(await statusOf(WRONG, address(100))).toBe(401);
  server.pass(1);
  expect(await statusOf(MODERATOR, address(101))).toBe(429);
  server.pass(2);
  expect(await statusOf(MODERATOR, address(101))).toBe(200);
});

test('the sweep removes what is over and keeps what counts', async () => {
  await statusOf(WRONG);
  server.pass(901);
  await server.auth.sweep();
  const keys = await server.database.reader.rateCounter.findMany({ orderBy: { key: 'asc' } });
  expect(keys.map(({ key }) => key)).toEqual([
    'login/account:marko@x.rs',
    'login/network:10.0.0.1',
  ]);
});
