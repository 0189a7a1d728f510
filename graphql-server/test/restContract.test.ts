import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentModules } from '../src/contentTypes/registry.ts';
import { fieldNames } from '../src/items/transport/bodySchema.ts';
import { picture } from './testFiles.ts';
import { exhibitionRow, galleryRow, newsRow, ONE_OF_EACH, programRow } from './contentRows.ts';
import { startTestApp, type TestApp } from './testApp.ts';

/** The documented calls, written from the specification (section 7 of both documents), not from the code. */
const DOCUMENTED = [
  { call: 'GET /api/Programs/GetPrograms' },
  { call: 'GET /api/Programs/GetProgramByID', query: ['id'] },
  { call: 'GET /api/Programs/GetProgramsByProgramType', query: ['programType'] },
  { call: 'GET /api/Programs/GetPastPrograms' },
  { call: 'GET /api/Programs/GetPastProgramsByType', query: ['type'] },
  {
    call: 'PUT /api/Programs/InsertProgram',
    form: ['author', 'programType', 'title', 'description', 'eventHappeningDateTime'],
  },
  { call: 'POST /api/Programs/EditProgram', json: true },
  { call: 'DELETE /api/Programs/DeleteProgram', query: ['id'] },
  { call: 'PUT /api/Programs/UpdateImage', form: ['id', 'imageUrl'] },
  { call: 'GET /api/News/GetNews' },
  { call: 'GET /api/News/GetAllNews' },
  { call: 'GET /api/News/GetNewsByID', query: ['id'] },
  { call: 'POST /api/News/CreateNews', form: ['author', 'theme', 'title', 'description'] },
  { call: 'PUT /api/News/UpdateNews', json: true },
  { call: 'DELETE /api/News/DeleteNews', query: ['id'] },
  { call: 'PUT /api/News/UpdateImage', form: ['id', 'imageUrl'] },
  { call: 'GET /api/Cinema/GetMovies' },
  { call: 'GET /api/Cinema/GetAllMovies' },
  { call: 'GET /api/Cinema/GetMovieByID', query: ['id'] },
  {
    call: 'POST /api/Cinema/InsertMovie',
    form: ['author', 'genere', 'title', 'duration', 'youtubeUrl', 'yearPublished', 'description'],
  },
  { call: 'PUT /api/Cinema/EditMovie', json: true },
  { call: 'PUT /api/Cinema/UpdateImage', form: ['id', 'ImageUrl'] },
  { call: 'DELETE /api/Cinema/DeleteMovie', query: ['id'] },
  { call: 'GET /api/Konkurs/GetKonkurses' },
  { call: 'GET /api/Konkurs/GetAllKonkurs' },
  { call: 'GET /api/Konkurs/GetKonkursByID', query: ['id'] },
  {
    call: 'PUT /api/Konkurs/CreateKonkurs',
    form: ['author', 'title', 'description'],
    file: 'document',
  },
  { call: 'POST /api/Konkurs/EditKonkurs', json: true },
  { call: 'DELETE /api/Konkurs/DeleteKonkurs', query: ['id'] },
  { call: 'POST /api/Konkurs/UpdateFile', form: ['id', 'documentUrl'], file: 'document' },
  { call: 'GET /api/PublicProcurment/GetPublicProcurementsForCurrentYear' },
  { call: 'GET /api/PublicProcurment/GetAllPublicProcurements' },
  { call: 'GET /api/PublicProcurment/GetPublicProcurmentByID', query: ['id'] },
  {
    call: 'PUT /api/PublicProcurment/InsertPublicProcurment',
    form: ['author', 'title', 'description'],
    file: 'document',
  },
  { call: 'POST /api/PublicProcurment/EditPublicProcurment', json: true },
  { call: 'POST /api/PublicProcurment/UpdateFile', form: ['id', 'documentUrl'], file: 'document' },
  { call: 'DELETE /api/PublicProcurment/DeletePublicProcurment', query: ['id'] },
  { call: 'GET /api/Gallery/GetGalleryByPage', query: ['page'] },
  { call: 'GET /api/Gallery/GetByID', query: ['id'] },
  {
    call: 'PUT /api/Gallery/Create',
    form: ['author', 'title', 'yearMade', 'rentedTo', 'isRented'],
  },
  { call: 'POST /api/Gallery/Update', json: true },
  { call: 'DELETE /api/Gallery/Delete', query: ['id'] },
  { call: 'GET /api/Colony/GetAll' },
  { call: 'GET /api/Colony/GetByID', query: ['id'] },
  {
    call: 'PUT /api/Colony/Create',
    form: ['author', 'yearHappening', 'title', 'description', 'colonyType'],
  },
  { call: 'POST /api/Colony/Update', json: true },
  { call: 'DELETE /api/Colony/Delete', query: ['id'] },
  { call: 'PUT /api/Colony/UpdateImage', form: ['id', 'imageUrl'] },
  { call: 'GET /api/ArtSaloon/GetAll' },
  { call: 'GET /api/ArtSaloon/GetByID', query: ['id'] },
  {
    call: 'PUT /api/ArtSaloon/Create',
    form: ['author', 'yearHappening', 'title', 'description', 'colonyType'],
  },
  { call: 'POST /api/ArtSaloon/Update', json: true },
  { call: 'DELETE /api/ArtSaloon/Delete', query: ['id'] },
  { call: 'PUT /api/ArtSaloon/UpdateImage', form: ['id', 'imageUrl'] },
] as const;

const nothing = {} as never;
const routes = contentModules(
  {
    database: nothing,
    files: nothing,
    clock: () => new Date(0),
  },
  nothing,
  nothing,
).flatMap((module) => module.routes);

describe('the documented calls', () => {
  it.each(DOCUMENTED)('$call is offered as documented', (documented) => {
    const route = routes.find(({ method, path }) => `${method} ${path}` === documented.call);
    expect(route?.query ?? []).toEqual('query' in documented ? documented.query : []);
    expect(route?.json !== undefined).toBe('json' in documented);
    const form = route?.form;
    expect(form !== undefined).toBe('form' in documented);
    if ('form' in documented) {
      const taken = [...(form ? fieldNames(form.fields) : []), ...(form?.ignored ?? [])];
      expect(taken).toEqual(expect.arrayContaining([...documented.form]));
      expect(form?.file).toBe('file' in documented ? documented.file : 'image');
    }
  });
});

describe('spelling', () => {
  let app: TestApp;
  let token: string;

  beforeAll(async () => {
    app = await startTestApp({
      content: {
        ...ONE_OF_EACH,
        news: [newsRow({ title: 'Prva' }), newsRow({ title: 'Druga' })],
        programs: [programRow('2026-12-01T18:00:00Z'), programRow('2026-10-01T18:00:00Z')],
      },
    });
    ({ token } = await app.signInAs({ sections: ['Vesti'] }));
  });
  afterAll(() => app.close());

  const SPELLINGS = [
    ['lower', (text: string) => text.toLowerCase()],
    ['UPPER', (text: string) => text.toUpperCase()],
    [
      'mIXED',
      (text: string) =>
        text.replace(/[a-z]/gi, (letter, at: number) =>
          at % 2 ? letter.toUpperCase() : letter.toLowerCase(),
        ),
    ],
  ] as const;

  describe.each(SPELLINGS)('%s', (_, spell) => {
    it.each(DOCUMENTED.filter(({ call }) => call.startsWith('GET')))(
      '$call',
      async (documented) => {
        const path = documented.call.slice('GET '.length);
        const [name] = 'query' in documented ? documented.query : [];
        const value = name === 'id' || name === 'page' ? '1' : 'muzicki';
        const search = (key: string): string => (name ? `?${key}=${value}` : '');
        const exact = await app.rest('GET', path + search(name ?? ''));
        const other = await app.rest('GET', spell(path) + search(spell(name ?? '')));
        expect(exact.status).toBe(200);
        expect(other.text).toBe(exact.text);
      },
    );

    it('names of form fields', async () => {
      const fields = { author: 'Ana', theme: 'Tema', title: 'Naslov', description: 'Tekst' };
      const form = Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [spell(name), value]),
      );
      const made = await app.rest('POST', spell('/api/News/CreateNews'), { token, form });
      expect(made.status).toBe(201);
      expect(made.body).toMatchObject(fields);

      const file = { name: 'a.png', bytes: await picture('png', { width: 20, height: 20 }) };
      const image = { [spell('id')]: String(made.body['id']), [spell('imageUrl')]: 'x' };
      const path = spell('/api/News/UpdateImage');
      const replaced = await app.rest('PUT', path, { token, form: image, file });
      expect(replaced.status).toBe(200);

      const gone = `${spell('/api/News/DeleteNews')}?${spell('id')}=${String(made.body['id'])}`;
      expect((await app.rest('DELETE', gone, { token })).text).toBe('true');
    });
  });

  it('a name given twice in two spellings is refused', async () => {
    expect((await app.rest('GET', '/api/News/GetNewsByID?id=1&ID=2')).status).toBe(400);
    const form = { title: 'a', Title: 'b', author: 'a', theme: 't', description: 'd' };
    const made = await app.rest('POST', '/api/News/CreateNews', { token, form });
    expect(made).toMatchObject({ status: 400, errors: { title: 'invalid' } });
  });

  it('a slash at the end changes nothing', async () => {
    expect((await app.rest('GET', '/api/News/GetNews/')).status).toBe(200);
  });
});

describe('documented fields', () => {
  const anyText = expect.any(String) as unknown;
  const NOTICE = {
    id: 1,
    author: 'Redakcija',
    title: 'Objava',
    description: anyText,
    datePosted: '2026-01-02T08:00:00.000Z',
    documentUrl: null,
  };
  const EXHIBITION = {
    id: 1,
    title: 'Kolonija',
    author: 'Redakcija',
    description: anyText,
    imageUrl: null,
    yearHappening: '2025',
  };
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp({
      content: {
        ...ONE_OF_EACH,
        gallery: [galleryRow({ isRented: true, rentedTo: 'Opština' })],
        salons: [exhibitionRow({ colonyType: 'Jesenji likovni salon' })],
      },
    });
  });
  afterAll(() => app.close());

  it.each([
    [
      '/api/Programs/GetPrograms',
      {
        id: 1,
        title: 'Program',
        description: expect.any(String) as unknown,
        author: 'Redakcija',
        programType: 'Muzicki program',
        imageUrl: null,
        eventHappeningDateTime: '2026-12-01T18:00:00.000Z',
      },
    ],
    [
      '/api/News/GetNews',
      {
        id: 1,
        title: 'Vest',
        description: expect.any(String) as unknown,
        author: 'Redakcija',
        theme: 'Najava',
        imageUrl: null,
        datePosted: '2026-01-02T08:00:00.000Z',
      },
    ],
    [
      '/api/Cinema/GetMovies',
      {
        id: 1,
        title: 'Film',
        description: expect.any(String) as unknown,
        genere: 'Drama',
        duration: '1H 30M',
        yearPublished: '2024',
        imageUrl: null,
        youtubeUrl: '',
        movieProductionDateTimes: [{ productionDate: '2026-12-01T18:00:00.000Z' }],
      },
    ],
    ['/api/Konkurs/GetKonkurses', NOTICE],
    ['/api/PublicProcurment/GetPublicProcurementsForCurrentYear', NOTICE],
    [
      '/api/Gallery/GetGalleryByPage?page=1',
      {
        id: 1,
        imageUrl: null,
        title: 'Slika',
        author: 'Redakcija',
        yearMade: '1999',
        isRented: true,
        rentedTo: 'Opština',
      },
    ],
    ['/api/Colony/GetAll', { ...EXHIBITION, colonyType: 'Sopocanski dani' }],
    ['/api/ArtSaloon/GetAll', { ...EXHIBITION, colonyType: 'Jesenji likovni salon' }],
  ])('%s', async (path, fields) => {
    const { body } = await app.rest<object[]>('GET', path);
    expect(body).toHaveLength(1);
    expect(body[0]).toMatchObject(fields);
    for (const name of Object.keys(fields)) expect(body[0]).toHaveProperty(name);
  });
});
