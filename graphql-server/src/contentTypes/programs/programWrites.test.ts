import { beforeEach, describe, expect, it } from 'vitest';
import type { Section } from '@centar/domain/sections.ts';
import { pngFile } from '../../../test/testFiles.ts';
import { programRow } from '../../../test/contentRows.ts';
import { callsOf, contentType, PROGRAM_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly programType: string;
  readonly place: string;
  readonly status: string;
  readonly formerDateTime: string | null;
  readonly eventHappeningDateTime: string;
  readonly imageUrl: string | null;
}
type Door = 'REST' | 'GraphQL';
interface Said {
  readonly status: number;
  readonly code: string | undefined;
}

const PROGRAM = contentType('Program');
const SOON = '2026-12-01T18:00:00Z';
const DOORS: readonly Door[] = ['REST', 'GraphQL'];

const app = sharedTestApp();

const tokenOf = async (...sections: Section[]): Promise<string> =>
  (await app.signInAs({ sections })).token;
const add = async (programType: Section): Promise<number> =>
  (
    await app.database.writeContent(({ program }) =>
      program.create({ data: programRow(SOON, { programType, place: 'Mala sala' }) }),
    )
  ).id;
const stored = async (id: number): Promise<unknown> =>
  app.database.reader.program.findUnique({ where: { id } });
/** The four writes through either door; edits take what differs from the usual fields. */
const writesBy = (door: Door, token: string) => {
  const calls = callsOf(PROGRAM, app, token);
  const isRest = door === 'REST';
  return {
    edit: (id: number, fields: object = {}): Promise<Said> =>
      (isRest ? calls.edit : calls.editByGraphql)({ id, ...PROGRAM_FIELDS, ...fields }),
    remove: (id: number): Promise<Said> => (isRest ? calls.remove : calls.removeByGraphql)(id),
    replaceImage: async (id: number): Promise<Said> =>
      isRest
        ? calls.replace(await pngFile(), { id: String(id) })
        : calls.replaceByGraphql(await pngFile(), id),
    create: (programType: unknown): Promise<Said> =>
      (isRest ? calls.create : calls.createByGraphql)({ ...PROGRAM_FIELDS, programType }),
  };
};

describe.each(DOORS)('through %s', (door) => {
  it("AC2: another group's programme is neither edited, nor deleted, nor given another picture", async () => {
    const id = await add('Dramski program');
    const before = await stored(id);
    const stranger = await tokenOf('Muzicki program');
    const fields = { programType: 'Dramski program' };
    expect(await writesBy(door, stranger).edit(id, fields)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await writesBy(door, stranger).remove(id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await writesBy(door, stranger).replaceImage(id)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await stored(id)).toEqual(before);

    const owner = await tokenOf('Dramski program');
    expect(await writesBy(door, owner).edit(id, fields)).toMatchObject({ code: undefined });
    expect(await writesBy(door, owner).replaceImage(id)).toMatchObject({ code: undefined });
    expect(await writesBy(door, owner).remove(id)).toMatchObject({ code: undefined });
  });

  it('AC3: moving into or out of a group needs both', async () => {
    const id = await add('Muzicki program');
    const dramski = { programType: 'Dramski program' };
    const music = await tokenOf('Muzicki program');
    expect(await writesBy(door, music).edit(id, dramski)).toMatchObject({ code: 'FORBIDDEN' });
    const drama = await tokenOf('Dramski program');
    expect(await writesBy(door, drama).edit(id, dramski)).toMatchObject({ code: 'FORBIDDEN' });
    const both = await tokenOf('Muzicki program', 'Dramski program');
    expect(await writesBy(door, both).edit(id, dramski)).toMatchObject({ code: undefined });
    expect(await stored(id)).toMatchObject({ programType: 'Dramski program' });
  });

  it.each(['Muzički program', 'muzicki ', 'muzicki', '__proto__', 'Vesti', ''])(
    'AC3: %j is no type that could be written',
    async (programType) => {
      const admin = (await app.signInAs({ roleId: 1 })).token;
      const id = await add('Muzicki program');
      const before = await stored(id);
      expect(await writesBy(door, admin).edit(id, { programType })).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
      expect(await writesBy(door, admin).create(programType)).toMatchObject({
        code: 'BAD_USER_INPUT',
      });
      expect(await stored(id)).toEqual(before);
    },
  );

  it('AC4: creating needs the section, corners theirs', async () => {
    const count = async () => app.database.reader.program.count();
    const before = await count();
    const refused = [
      await writesBy(door, await tokenOf('Vesti')).create('Likovni program'),
      await writesBy(door, await tokenOf('Americki kutak')).create('Turski kutak'),
      await writesBy(door, await tokenOf('Mladi')).create('Americki kutak'),
    ];
    expect(refused.map(({ code }) => code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(await count()).toBe(before);
    const corner = await tokenOf('Americki kutak');
    expect(await writesBy(door, corner).create('Americki kutak')).toMatchObject({
      code: undefined,
    });
    expect(await count()).toBe(before + 1);
  });
});

describe('an edit', () => {
  let token: string;
  let id: number;
  beforeEach(async () => {
    token = await tokenOf('Muzicki program');
    id = await add('Muzicki program');
  });
  const edit = async (fields: object) =>
    app.rest<Row>('POST', '/api/Programs/EditProgram', {
      token,
      json: { id, ...PROGRAM_FIELDS, ...fields },
    });

  it('leaves what the specification does not know as it was', async () => {
    const { body } = await edit({ imageUrl: '/media/foreign.jpg', title: 'Drugi naslov' });
    expect(body).toMatchObject({ title: 'Drugi naslov', place: 'Mala sala', imageUrl: null });
    expect((await edit({ place: '' })).body.place).toBe('');
  });

  it('that moves it keeps the former date; one that sets it back forgets it', async () => {
    const moved = await edit({ status: 'moved' });
    expect(moved.body).toMatchObject({ status: 'moved', formerDateTime: new Date(SOON).toJSON() });
    const again = await edit({ status: 'moved', title: 'Isti dan' });
    expect(again.body.formerDateTime).toBe(new Date(SOON).toJSON());
    expect((await edit({ status: 'scheduled' })).body.formerDateTime).toBeNull();
  });

  it.each([
    [{ eventHappeningDateTime: 'sutra' }, { eventHappeningDateTime: 'notADate' }],
    [{ title: ' ' }, { title: 'required' }],
    [{ status: 'postponed' }, { status: 'unknownChoice' }],
    [{ publishedAt: 'sutra' }, { publishedAt: 'notADate' }],
  ])('with %j tells the field', async (fields, errors) => {
    expect(await edit(fields)).toMatchObject({ status: 400, errors });
  });
});
