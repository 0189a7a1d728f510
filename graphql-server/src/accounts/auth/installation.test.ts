import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SECTIONS } from '@centar/domain/sections.ts';
import { migrate } from '../../../../prisma/migrate.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import type { Database } from '../../platform/database/database.ts';
import { createFirstAdministrator } from './firstAdministrator.ts';
import { createPasswords } from './passwords.ts';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'installation-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the first administrator (AU9)', () => {
  const passwords = createPasswords();
  const admin = { email: 'Admin@Centar.local', name: 'Ana', password: undefined };
  let database: Database;
  beforeEach(async () => {
    await migrate(`file:${folder}/centar.db`);
    database = await openDatabase(`file:${folder}/centar.db`);
  });
  afterEach(() => database.close());
  const create = (given: { password: string | undefined } = admin) =>
    createFirstAdministrator({
      database,
      passwords,
      clock: () => new Date(),
      admin: { ...admin, ...given },
    });

  test('is created once, with a random password that is given out once', async () => {
    const created = await create();
    expect(created).toEqual({
      email: 'Admin@Centar.local',
      password: expect.stringMatching(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/),
    });
    const [user, ...others] = await database.reader.user.findMany({ include: { access: true } });
    expect(others).toEqual([]);
    expect(user).toMatchObject({ emailNorm: 'admin@centar.local', roleId: 1, name: 'Ana' });
    expect(user?.access).toHaveLength(SECTIONS.length);
    expect(await passwords.verify(user?.passwordHash, created?.password ?? '')).toBe(true);
    expect(await create()).toBeNull();
    expect(await database.reader.user.count()).toBe(1);
  });

  test('two starts at once create one', async () => {
    const created = await Promise.all([create(), create()]);
    expect(created.filter((one) => one !== null)).toHaveLength(1);
  });

  test('a configured password is not given out', async () => {
    expect(await create({ password: 'tri zelene kruske' })).toEqual({
      email: 'Admin@Centar.local',
    });
  });
});

describe('secrets', () => {
  const path = () => join(folder, 'data', 'secrets.json');
  let database: Database;
  beforeEach(async () => {
    await migrate(`file:${folder}/centar.db`);
    database = await openDatabase(`file:${folder}/centar.db`);
  });
  afterEach(() => database.close());
  const loadFor = (name: string) => loadSecrets(database, join(folder, name));
  const load = () => loadFor('data');
  const mode = async () => (await stat(path())).mode & 0o777;

  test('are made once, for the owner alone, and differ between installations', async () => {
    const first = await load();
    expect(first.csrfKey).toHaveLength(32);
    expect(await mode()).toBe(0o600);
    expect((await load()).csrfKey).toEqual(first.csrfKey);
    expect((await loadFor('other')).csrfKey).not.toEqual(first.csrfKey);
  });

  test('too open a file is closed', async () => {
    await load();
    await chmod(path(), 0o644);
    await load();
    expect(await mode()).toBe(0o600);
  });

  test('are those that a shared database has left', async () => {
    const { csrfKey, factorKey } = await loadFor('other');
    const value = csrfKey.toString('base64url');
    await database.write(({ installationValue }) =>
      installationValue.create({ data: { name: 'csrfKey', value } }),
    );
    expect(await load()).toEqual({ csrfKey, factorKey });
    expect(await readFile(path(), 'utf8')).toContain(value);
  });

  test('a damaged file is not replaced silently', async () => {
    await load();
    for (const text of ['', '{}', '{"csrfKey":""}']) {
      await writeFile(path(), text);
      await expect(load()).rejects.toThrow(/secrets\.json is damaged/);
      expect(await readFile(path(), 'utf8')).toBe(text);
    }
  });
});
