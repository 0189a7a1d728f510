import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { movableClock } from '../../../test/movableClock.ts';
import { FRESH, signInSteps } from '../../../test/signInSteps.ts';
import { softwareKey, type KeyLies } from '../../../test/softwareKey.ts';
import { knownDatabase } from '../../../test/testDatabase.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PUBLIC_URL, startTestApp } from '../../../test/testApp.ts';
import { makeBackup } from '../../backup/backup.ts';
import { restoreBackup } from '../../backup/restore.ts';

const MINUTE = 60_000;

let token: string;
let email: string;

const clock = movableClock();
const app = sharedTestApp({ clock });
const steps = signInSteps(app, clock);
beforeEach(async () => {
  ({ token, email } = await app.signInAs({ roleId: 1 }));
});
afterEach(() => app.restore());

interface Challenge {
  readonly ticket: string;
  readonly options: string;
}
interface Changed {
  readonly factors: {
    readonly passkeys: readonly { readonly id: number; readonly name: string }[];
  };
  readonly recoveryCodes: string[] | null;
}

const begin = async (path: string, as?: string, at = steps) =>
  (await at.call<Challenge>(path, FRESH, as === undefined ? {} : { token: as })).body;

async function add(key = softwareKey(PUBLIC_URL), lies: KeyLies = {}, as = token, at = steps) {
  const { ticket, options } = await begin('BeginPasskey', as, at);
  const credential = key.create(options, lies);
  const input = { ticket, credential, name: 'Ključ' };
  return { key, input, answer: await at.call<Changed>('AddPasskey', input, { token: as }) };
}

async function signIn(key: ReturnType<typeof softwareKey>, lies: KeyLies = {}, at = steps) {
  const { ticket, options } = await begin('BeginPasskeyLogin', undefined, at);
  const input = { ticket, credential: key.answer(options, lies) };
  return { input, answer: await at.call<{ token: string }>('PasskeyLogin', input) };
}

describe('a passkey', () => {
  it('signs in without an e-mail address, and its challenge works once', async () => {
    const { key, answer } = await add();
    expect(answer.body.recoveryCodes).toHaveLength(10);
    const { input, answer: done } = await signIn(key);
    expect(done.status).toBe(200);
    expect(await steps.me(done.body.token)).toBe(200);
    expect(await steps.lastMeans()).toBe('passkey');
    expect((await steps.call('PasskeyLogin', input)).errors).toEqual({ ticket: 'invalid' });
    const [stored] = await app.database.reader.passkey.findMany();
    expect(stored).toMatchObject({ counter: 1, lastUsedAt: clock() });
  });

  it('is the second step after a password', async () => {
    const { key } = await add();
    const step = await steps.secondStep(email);
    expect(step.methods).toEqual(['passkey', 'recoveryCode']);
    const credential = key.answer(step.passkeyOptions ?? '');
    const input = { ticket: step.ticket, credential };
    expect((await steps.complete(input)).status).toBe(200);
    expect(await steps.lastMeans()).toBe('password+passkey');
    expect((await steps.complete(input)).errors).toEqual({ ticket: 'invalid' });
  });

  it.each<[string, KeyLies]>([
    ['of another site', { origin: 'https://centar.evil.example' }],
    ['for another host name', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: 'Zm9yZ2Vk' }],
    ['without verifying the person', { isUnverified: true }],
  ])('an answer %s is refused, when made and when used', async (_, lies) => {
    const refused = await add(softwareKey(PUBLIC_URL), lies);
    expect(refused.answer.errors).toEqual({ credential: 'invalid' });
    const { key } = await add();
    expect((await signIn(key, lies)).answer).toMatchObject({
      status: 401,
      errors: { credential: 'invalid' },
    });
    const step = await steps.secondStep(email);
    const credential = key.answer(step.passkeyOptions ?? '', lies);
    expect((await steps.complete({ ticket: step.ticket, credential })).status).toBe(401);
  });

  it('that another key signed is refused, and does not move the counter', async () => {
    const { key } = await add();
    expect((await signIn(key, { isForged: true, counter: 900 })).answer).toMatchObject({
      status: 401,
      errors: { credential: 'invalid' },
    });
    const step = await steps.secondStep(email);
    const credential = key.answer(step.passkeyOptions ?? '', { isForged: true });
    expect((await steps.complete({ ticket: step.ticket, credential })).status).toBe(401);
    expect((await signIn(key)).answer.status).toBe(200);
  });

  it('whose counter does not grow was copied, and is refused', async () => {
    const { key } = await add();
    expect((await signIn(key, { counter: 7 })).answer.status).toBe(200);
    expect((await signIn(key, { counter: 7 })).answer.status).toBe(401);
    expect((await signIn(key, { counter: 3 })).answer.status).toBe(401);
    expect((await signIn(key, { counter: 8 })).answer.status).toBe(200);
  });

  it('of one person opens no other account', async () => {
    const other = await app.signInAs();
    const { key } = await add(softwareKey(PUBLIC_URL), {}, other.token);
    await add();
    const step = await steps.secondStep(email);
    const credential = key.answer(step.passkeyOptions ?? '');
    expect((await steps.complete({ ticket: step.ticket, credential })).status).toBe(401);
    expect((await signIn(key, { userHandle: 'c29tZWJvZHk' })).answer.status).toBe(401);
  });

  it('is of no use after it was removed, or with its account', async () => {
    const other = await app.signInAs();
    const { key, answer } = await add(softwareKey(PUBLIC_URL), {}, other.token);
    const [{ id } = { id: 0 }] = answer.body.factors.passkeys;
    expect((await steps.call('RemovePasskey', { id, ...FRESH }, { token })).status).toBe(404);
    expect(
      (await steps.call('RemovePasskey', { id, ...FRESH }, { token: other.token })).status,
    ).toBe(200);
    expect((await signIn(key)).answer.status).toBe(401);
    const { key: second } = await add(softwareKey(PUBLIC_URL), {}, other.token);
    const path = `/api/UserAuth/DeleteUser?email=${other.email}`;
    expect((await app.rest('DELETE', path, { token })).status).toBe(200);
    expect((await signIn(second)).answer.status).toBe(401);
  });

  it('works while strangers guess at the password', async () => {
    const { key } = await add();
    for (let round = 0; round < 6; round += 1) await steps.login(email, 'pogrešna lozinka');
    expect((await steps.login(email)).status).toBe(429);
    expect((await signIn(key)).answer.status).toBe(200);
  });

  it('is renamed by its owner alone, and added once', async () => {
    const { input, answer } = await add();
    const [{ id } = { id: 0 }] = answer.body.factors.passkeys;
    const rename = (as: string) =>
      steps.call('RenamePasskey', { id, name: 'Telefon' }, { token: as, method: 'PUT' });
    const other = await app.signInAs();
    expect((await rename(other.token)).status).toBe(404);
    expect((await rename(token)).body).toMatchObject({ passkeys: [{ name: 'Telefon' }] });
    expect((await steps.call('AddPasskey', input, { token })).status).toBe(400);
  });

  it('and an app replace each other, but two tabs can not remove both', async () => {
    const { answer } = await add();
    const [{ id } = { id: 0 }] = answer.body.factors.passkeys;
    expect((await steps.call('RemovePasskey', { id, ...FRESH }, { token })).status).toBe(409);
    await steps.addTotp(token);
    const tabs = await Promise.all([
      steps.call('RemovePasskey', { id, ...FRESH }, { token }),
      steps.call('RemoveTotp', FRESH, { token }),
    ]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is asked for by a session of the same sign-in', async () => {
    const { ticket, options } = await begin('BeginPasskey', token);
    const { id } = await app.database.reader.user.findFirstOrThrow({ where: { email } });
    const again = await app.database.write((transaction) =>
      app.auth.sessions.create(transaction, id, { browser: false, device: '' }, clock()),
    );
    const credential = softwareKey(PUBLIC_URL).create(options);
    const input = { ticket, credential, name: 'Ključ' };
    const answer = await steps.call('AddPasskey', input, { token: again.token });
    expect(answer.errors).toEqual({ ticket: 'invalid' });
    clock.pass(5 * MINUTE);
    expect((await steps.call('AddPasskey', input, { token })).errors).toEqual({
      ticket: 'invalid',
    });
  });
});

describe('a passkey of a previous address', () => {
  it('is named, no longer asked for, and replaced with a recovery code', async () => {
    const { answer } = await add();
    await app.sql(`UPDATE "Passkey" SET "rpId" = 'stari.example'`);
    const step = await steps.secondStep(email);
    expect(step).toMatchObject({ methods: ['recoveryCode'], passkeyOptions: null });
    const code = answer.body.recoveryCodes?.[0];
    const { body } = await steps.complete({ ticket: step.ticket, code });
    const own = await app.rest('GET', '/api/UserAuth/OwnFactors', { token: body.token });
    expect(own.body).toMatchObject({ passkeys: [{ otherAddress: 'stari.example' }] });
    expect((await add(softwareKey(PUBLIC_URL), {}, body.token)).answer.status).toBe(200);
  });
});

describe('a restored backup', () => {
  it('knows the keys and codes of its moment, and a code adds the others again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'centar-restored-'));
    const places = (name: string) => {
      const dataDir = join(folder, name);
      return { dataDir, databaseUrl: `file:${join(dataDir, 'centar.db')}`, bucket: undefined };
    };
    mkdirSync(places('data').dataDir);
    const before = await startTestApp({ clock, dataDir: places('data').dataDir });
    const owner = await before.signInAs({ roleId: 1 });
    const stepsBefore = signInSteps(before, clock);
    const { key, answer } = await add(softwareKey(PUBLIC_URL), {}, owner.token, stepsBefore);
    const { code } = await stepsBefore.addTotp(owner.token);
    const backup = await makeBackup(places('data'), join(folder, 'backups'));
    const { key: later } = await add(softwareKey(PUBLIC_URL), {}, owner.token, stepsBefore);
    await before.close();
    await restoreBackup(places('restored'), backup.folder);

    const { dataDir } = places('restored');
    const after = await startTestApp({ clock, dataDir, shared: knownDatabase(dataDir) });
    onTestFinished(async () => {
      await after.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const stepsAfter = signInSteps(after, clock);
    expect((await signIn(later, {}, stepsAfter)).answer.status).toBe(401);
    expect((await signIn(key, {}, stepsAfter)).answer.status).toBe(200);
    clock.pass(MINUTE);
    for (const typed of [code(), answer.body.recoveryCodes?.[0]]) {
      const { ticket } = await stepsAfter.secondStep(owner.email);
      const done = await stepsAfter.complete({ ticket, code: typed });
      expect(done.status).toBe(200);
      const added = await add(softwareKey(PUBLIC_URL), {}, done.body.token, stepsAfter);
      expect((await signIn(added.key, {}, stepsAfter)).answer.status).toBe(200);
    }
  });
});

describe('an address that browsers trust with no passkey', () => {
  it.each(['http://centar.example', 'https://192.168.1.5', 'http://127.0.0.1:4000'])(
    '%s offers an authenticator app only',
    async (address) => {
      const other = await startTestApp({
        clock,
        environment: { PUBLIC_URL: address },
        shared: app.stored,
      });
      expect((await other.rest('POST', '/api/UserAuth/BeginPasskeyLogin')).status).toBe(404);
      const own = await other.rest('GET', '/api/UserAuth/OwnFactors', { token });
      expect(own.body).toMatchObject({ allowsPasskeys: false });
      await other.close();
    },
  );
});
