import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  exhibitionRow,
  galleryRow,
  movieRow,
  newsRow,
  noticeRow,
  programRow,
} from '../../../test/contentRows.ts';
import { PUBLIC_URL, startTestApp } from '../../../test/testApp.ts';
import type { TestApp } from '../../../test/testApp.ts';

interface Described {
  readonly openapi: string;
  readonly servers: { url: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, { required?: string[] }> };
}
interface Operation {
  readonly operationId: string;
  readonly parameters: { name: string }[];
  readonly security?: object[];
  readonly requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  readonly responses: Record<string, { content?: object }>;
}

let app: TestApp;
let described: Described;

beforeAll(async () => {
  app = await startTestApp({
    content: {
      news: [newsRow()],
      programs: [programRow('2026-12-01T18:00:00Z')],
      movies: [movieRow(['2026-12-01T18:00:00Z'])],
      competitions: [noticeRow()],
      procurements: [noticeRow()],
      gallery: [galleryRow()],
      colonies: [exhibitionRow()],
      salons: [exhibitionRow()],
    },
  });
  described = (await app.rest<Described>('GET', '/api/openapi.json')).body;
});
afterAll(() => app.close());

it('describes every REST route and nothing else', () => {
  const isCall = (url: string): boolean =>
    url.startsWith('/api/') && !/\*|openapi\.json|docs$/.test(url);
  const registered = app.routes
    .filter(({ method, url }) => method !== 'HEAD' && isCall(url))
    .map(({ method, url }) => `${method} ${url}`);
  const calls = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.sort()).toEqual(registered.sort());
  expect(described).toMatchObject({ openapi: '3.1.0', servers: [{ url: PUBLIC_URL }] });
});

it('every reference leads to something, every operation has its own name', () => {
  const text = JSON.stringify(described);
  for (const [, kind = '', name = ''] of text.matchAll(/#\/components\/(\w+)\/(\w+)/g)) {
    const group = (described.components as Record<string, Record<string, object>>)[kind];
    expect(group, `${kind} ${name}`).toHaveProperty(name);
  }
  const ids = Object.values(described.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

it('tells of every call what it answers', () => {
  for (const [path, methods] of Object.entries(described.paths)) {
    for (const { responses } of Object.values(methods)) {
      const answers = Object.entries(responses).filter(([status]) => status !== '4XX');
      expect(JSON.stringify(answers), path).toMatch(/\$ref|const|"type"/);
    }
  }
});

it('names parameters, form fields, the file and who may call', () => {
  expect(described.paths['/api/News/GetNewsByID']?.['get']).toMatchObject({
    parameters: [{ name: 'id', in: 'query', required: true }],
  });
  const create = described.paths['/api/News/CreateNews']?.['post'];
  const form = create?.requestBody?.content['multipart/form-data']?.schema.properties;
  expect(Object.keys(form ?? {})).toEqual(
    expect.arrayContaining(['author', 'theme', 'title', 'description', 'file']),
  );
  expect(create?.security).toHaveLength(1);
  expect(create?.responses).toHaveProperty('201');
  expect(create?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header' }]);
  expect(JSON.stringify(described.paths['/api/News/UpdateNews'])).not.toContain('Idempotency-Key');
});

it.each([
  ['News', '/api/News/GetNewsByID?id=1'],
  ['Program', '/api/Programs/GetProgramByID?id=1'],
  ['Movie', '/api/Cinema/GetMovieByID?id=1'],
  ['Competition', '/api/Konkurs/GetKonkursByID?id=1'],
  ['Procurement', '/api/PublicProcurment/GetPublicProcurmentByID?id=1'],
  ['GalleryItem', '/api/Gallery/GetByID?id=1'],
  ['Colony', '/api/Colony/GetByID?id=1'],
  ['ArtSalon', '/api/ArtSaloon/GetByID?id=1'],
])('what it calls %s has exactly these fields', async (name, path) => {
  const { body } = await app.rest('GET', path);
  expect(Object.keys(body).sort()).toEqual(described.components.schemas[name]?.required?.sort());
});

it('can be read as a page without scripts', async () => {
  const answer = await app.raw('/api/docs');
  const page = answer.bytes.toString();
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/,
  );
  for (const path of Object.keys(described.paths)) expect(page).toContain(path);
  expect(page).not.toMatch(/<script|onload=|style="/);
});
