import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Section } from '@centar/domain/sections.ts';
import { exhibitionRow } from '../../../test/contentRows.ts';
import { COLONY_FIELDS, SALON_FIELDS } from '../../../test/contentTypes.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

interface Row {
  readonly id: number;
  readonly colonyType: string;
}
interface Kind {
  readonly name: 'Colony' | 'ArtSalon';
  readonly section: Section;
  readonly fields: typeof COLONY_FIELDS;
  readonly types: readonly string[];
  readonly create: string;
  readonly edit: string;
  readonly createMutation: string;
}

const KINDS: readonly Kind[] = [
  {
    name: 'Colony',
    section: 'Kolonije',
    fields: COLONY_FIELDS,
    types: ['Sandzacka inspiracija', 'Sopocanski dani'],
    create: '/api/Colony/Create',
    edit: '/api/Colony/Update',
    createMutation:
      'mutation($input: ExhibitionInput!) { item: createColony(input: $input) { id colonyType } }',
  },
  {
    name: 'ArtSalon',
    section: 'Likovni saloni',
    fields: SALON_FIELDS,
    types: ['Jesenji likovni salon', 'Likovni salon mladih'],
    create: '/api/ArtSaloon/Create',
    edit: '/api/ArtSaloon/Update',
    createMutation:
      'mutation($input: ExhibitionInput!) { item: createArtSalon(input: $input) { id colonyType } }',
  },
];

describe.each(KINDS)('$name', (kind) => {
  const other = KINDS.find(({ name }) => name !== kind.name)?.types ?? [];
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    const rows = [exhibitionRow({ title: 'Prvi', colonyType: kind.types[0] ?? '' })];
    app = await startTestApp({ content: { colonies: rows, salons: rows } });
  });
  beforeEach(async () => {
    ({ token } = await app.signInAs({ sections: [kind.section] }));
  });
  afterEach(() => app.restore());
  afterAll(() => app.close());

  const create = (form: object) => app.rest<Row>('PUT', kind.create, { token, form: { ...form } });
  const edit = (json: object) => app.rest<Row>('POST', kind.edit, { token, json });
  it('takes its own types and no others, on both transports', async () => {
    for (const colonyType of kind.types) {
      const input = { ...kind.fields, colonyType };
      expect((await create(input)).body).toMatchObject({ colonyType });
      const made = await app.gql(kind.createMutation, { input }, { token });
      expect(made.data).toMatchObject({ item: { colonyType } });
    }
    for (const colonyType of [...other, 'Jesen', '', kind.types[0]?.toLowerCase()]) {
      const input = { ...kind.fields, colonyType };
      const error = { colonyType: 'unknownChoice' };
      expect(await create(input)).toMatchObject({ status: 400, errors: error });
      expect(await edit({ id: 1, ...input })).toMatchObject({ status: 400, errors: error });
      const made = await app.gql(kind.createMutation, { input }, { token });
      expect(made.fields).toEqual(error);
    }
  });

  it('names every missing field', async () => {
    expect((await create({ title: ' ' })).errors).toEqual({
      author: 'required',
      title: 'required',
      description: 'required',
      yearHappening: 'required',
      colonyType: 'unknownChoice',
    });
  });
});

describe('the colony with two spellings', () => {
  it('is stored with one of them', async () => {
    const app = await startTestApp({ content: { colonies: [exhibitionRow()] } });
    const { token } = await app.signInAs({ sections: ['Kolonije'] });
    const input = { ...COLONY_FIELDS, colonyType: 'Sandzacka kolonija' };
    const stored = { colonyType: 'Sandzacka inspiracija' };
    const made = await app.rest('PUT', '/api/Colony/Create', { token, form: input });
    expect(made).toMatchObject({ status: 201, body: stored });
    const json = { id: 1, ...input };
    expect((await app.rest('POST', '/api/Colony/Update', { token, json })).body).toMatchObject(
      stored,
    );
    const rows = await app.database.reader.colony.findMany();
    expect(rows.map(({ colonyType }) => colonyType)).toEqual([
      'Sandzacka inspiracija',
      'Sandzacka inspiracija',
    ]);
    await app.close();
  });
});
