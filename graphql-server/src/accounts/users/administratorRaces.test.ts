import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { onSqliteOnly } from '../../../test/onSqliteOnly.ts';
import { rounds } from '../../../test/soak.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

/** As many as it takes for each way to meet each other one. */
const ROUNDS = rounds({ test: 9, soak: 200 });
const root = '/api/UserAuth';

const app = sharedTestApp();

/** An administrator with a session, made without hashing a password. */
async function addAdministrator() {
  const email = `${randomUUID()}@centar.example`;
  const token = randomBytes(32).toString('base64url');
  const tokenHash = createHash('sha256').update(token).digest('hex');
  const expiresAt = new Date(app.clock().getTime() + 3_600_000);
  await app.database.write((transaction) =>
    transaction.user.create({
      data: {
        name: 'Ana',
        email,
        emailNorm: email,
        passwordHash: '-',
        roleId: 1,
        sessions: {
          create: { tokenHash, expiresAt, createdAt: app.clock(), lastSeenAt: app.clock() },
        },
      },
    }),
  );
  return { email, token };
}
type Administrator = Awaited<ReturnType<typeof addAdministrator>>;

/** Lets both calls pass their first check before either may write: otherwise one would just come second. */
async function atOnce<T>(calls: () => Promise<T>[]): Promise<T[]> {
  let release = (): void => undefined;
  const gate = new Promise<void>((open) => (release = open));
  const held = app.database.write(() => gate);
  const answers = Promise.all(calls());
  await pause(25);
  release();
  await held;
  return answers;
}

const deletes = (by: Administrator, whom: Administrator) =>
  app.rest('DELETE', `${root}/DeleteUser?email=${whom.email}`, { token: by.token });
const demotes = (by: Administrator, whom: Administrator) =>
  app.rest('PUT', `${root}/ChangeRole`, {
    token: by.token,
    json: { email: whom.email, roleId: 2 },
  });
const deletesByGraphql = (by: Administrator, whom: Administrator) =>
  app.gql(
    'mutation($email: String!) { deleteUser(email: $email) }',
    { email: whom.email },
    { token: by.token },
  );

it('a user deleted or demoted during a request gets the earlier or later answer, never a failure', async () => {
  const answers = new Set<string>();
  for (let round = 0; round < rounds({ test: 4, soak: 100 }); round += 1) {
    await app.database.write((transaction) => transaction.user.deleteMany());
    const [a, b] = [await addAdministrator(), await addAdministrator()];
    const asked = Array.from({ length: 25 }, async (_, at) => {
      await pause(at / 3);
      return app.rest('GET', `${root}/GetAllUsers`, { token: b.token });
    });
    const end = round % 2 === 0 ? deletes : demotes;
    const [done, ...read] = await Promise.all([end(a, b), ...asked]);
    expect(done.status).toBe(200);
    for (const { status } of read) answers.add(String(status));
  }
  expect([...answers].filter((status) => !['200', '401', '403'].includes(status))).toEqual([]);
});

// The writes of one process follow each other on both databases.
onSqliteOnly('administrators at once', () => {
  it('two administrators who delete or demote each other at once leave one (AC10)', async () => {
    const ways = [deletes, demotes, deletesByGraphql];
    const lost = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      await app.database.write((transaction) => transaction.user.deleteMany());
      const [a, b] = [await addAdministrator(), await addAdministrator()];
      const [first = deletes, second = deletes] = [
        ways[round % 3],
        ways[Math.floor(round / 3) % 3],
      ];
      const answers = await atOnce<{ code: string | undefined }>(() => [first(a, b), second(b, a)]);
      const won = answers.filter(({ code }) => code === undefined);
      expect(won).toHaveLength(1);
      const refused = answers.find(({ code }) => code !== undefined)?.code ?? '';
      lost.set(refused, (lost.get(refused) ?? 0) + 1);
      const left = await app.database.reader.user.count({ where: { roleId: 1 } });
      expect(left).toBe(1);
    }
    // The second request fails with UNAUTHENTICATED if its session was ended already, with FORBIDDEN if that happened
    // between the reads of session and person, otherwise with CONFLICT.
    const refusals = ['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT'];
    expect([...lost.keys()].filter((code) => !refusals.includes(code))).toEqual([]);
  });

  it('who was deleted a moment ago deletes nobody, even where others would be left (AC11)', async () => {
    for (let round = 0; round < rounds({ test: 2, soak: 30 }); round += 1) {
      await app.database.write((transaction) => transaction.user.deleteMany());
      await addAdministrator();
      const [a, b] = [await addAdministrator(), await addAdministrator()];
      const answers = await atOnce(() => [deletes(a, b), deletes(b, a)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect(await app.database.reader.user.count()).toBe(2);
    }
  });
});
