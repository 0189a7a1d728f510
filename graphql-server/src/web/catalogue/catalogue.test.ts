import jsonld, { type JsonLdDocument } from 'jsonld';
import { Parser, type Quad } from 'n3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsRow } from '../../../test/contentRows.ts';
import { PUBLIC_URL, startTestApp, type TestApp } from '../../../test/testApp.ts';
import { turtleFile } from './triples.ts';

const DCAT = 'http://www.w3.org/ns/dcat#';
const DCT = 'http://purl.org/dc/terms/';
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
/** What DCAT-AP 3 makes mandatory or recommends, by class. */
const PROPERTIES = {
  Catalog: ['title', 'description', 'publisher', 'language', 'license'],
  Dataset: ['title', 'description', 'publisher', 'language', 'accrualPeriodicity'],
  Distribution: ['title', 'format', 'license'],
  DataService: ['title', 'license'],
} as const;
const DCAT_PROPERTIES = {
  Catalog: ['dataset', 'service'],
  Dataset: ['distribution', 'theme', 'contactPoint', 'landingPage'],
  Distribution: ['accessURL', 'downloadURL', 'mediaType'],
  DataService: ['endpointURL', 'endpointDescription', 'servesDataset'],
} as const;

let app: TestApp;
let quads: Quad[];
const read = async (path: string): Promise<string> => String((await app.raw(path)).bytes);

beforeAll(async () => {
  app = await startTestApp({ content: { news: [newsRow()] } });
  quads = new Parser().parse(await read('/katalog.ttl'));
});
afterAll(() => app.close());

const objectsOf = (subject: string, predicate: string): string[] =>
  quads.flatMap((quad) =>
    quad.subject.value === subject && quad.predicate.value === predicate ? [quad.object.value] : [],
  );
const ofClass = (name: string): string[] =>
  quads.flatMap(({ subject, predicate, object }) =>
    predicate.value === TYPE && object.value === DCAT + name ? [subject.value] : [],
  );

it.each(Object.keys(PROPERTIES) as (keyof typeof PROPERTIES)[])(
  'each %s of the catalogue has the properties of DCAT-AP',
  (name) => {
    const subjects = ofClass(name);
    expect(subjects.length).toBeGreaterThan(0);
    const needed = [
      ...PROPERTIES[name].map((property) => DCT + property),
      ...DCAT_PROPERTIES[name].map((property) => DCAT + property),
    ];
    for (const subject of subjects) {
      for (const property of needed)
        expect([subject, property, objectsOf(subject, property)]).not.toEqual([
          subject,
          property,
          [],
        ]);
    }
  },
);

it('texts are in both scripts', () => {
  const titles = quads.filter(
    ({ subject, predicate }) =>
      subject.value === `${PUBLIC_URL}/katalog#vesti` && predicate.value === `${DCT}title`,
  );
  expect(
    titles.map(({ object }) => [object.value, (object as { language?: string }).language]),
  ).toEqual([
    ['Vesti', 'sr-latn'],
    ['Вести', 'sr-cyrl'],
  ]);
});

it('JSON-LD says the same as Turtle', async () => {
  const document = JSON.parse(await read('/katalog.jsonld')) as JsonLdDocument;
  const nquads = { format: 'application/n-quads' as const };
  const lines = (await jsonld.toRDF(document, nquads)) as unknown as string;
  const asLines = (from: readonly Quad[]): string[] =>
    from.map((quad) => JSON.stringify(quad.toJSON())).sort();
  expect(asLines(new Parser().parse(lines))).toEqual(asLines(quads));
});

it('each file of the catalogue can be read', async () => {
  const files = ofClass('Distribution').flatMap((file) => objectsOf(file, `${DCAT}accessURL`));
  expect(files).toContain(`${PUBLIC_URL}/rss/vesti.json`);
  for (const file of files) {
    const { status, headers } = await app.raw(file.replace(PUBLIC_URL, ''));
    expect([file, status]).toEqual([file, 200]);
    const [distribution = ''] = quads.flatMap(({ subject, predicate, object }) =>
      predicate.value === `${DCAT}accessURL` && object.value === file ? [subject.value] : [],
    );
    const [type = ''] = objectsOf(distribution, `${DCAT}mediaType`);
    expect(type).toContain(String(headers['content-type']).split(';')[0]);
  }
});

it('texts and addresses can not break out of a line of Turtle', () => {
  const evil = 'a"b\\c\n> <x> .\u007f';
  const triple = { subject: `https://a.b/${evil}`, predicate: `${DCT}title` };
  const [quad, ...others] = new Parser().parse(
    turtleFile([{ ...triple, object: { text: evil, language: 'sr' } }]),
  );
  expect(others).toEqual([]);
  expect(quad?.object.value).toBe(evil);
});
