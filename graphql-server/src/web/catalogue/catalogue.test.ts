import jsonld, { type JsonLdDocument } from 'jsonld';
import { Parser, type Quad } from 'n3';
import { beforeAll, expect, it } from 'vitest';
import {
  exhibitionRow,
  movieRow,
  newsRow,
  ONE_OF_EACH,
  programRow,
} from '../../../test/contentRows.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PUBLIC_URL } from '../../../test/testApp.ts';
import { turtleFile } from './triples.ts';

const DCAT = 'http://www.w3.org/ns/dcat#';
const DCT = 'http://purl.org/dc/terms/';
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const SKOS = 'http://www.w3.org/2004/02/skos/core#';
const NAMESPACES = {
  dcat: DCAT,
  dct: DCT,
  foaf: 'http://xmlns.com/foaf/0.1/',
  dcatap: 'http://data.europa.eu/r5r/',
  skos: SKOS,
} as const;
const DATES = 'dct:issued dct:modified dct:spatial';
/** What DCAT-AP 3 makes mandatory or recommends, by class. */
const PROPERTIES = {
  'dcat:Catalog': `dct:title dct:description dct:publisher dct:language dct:license ${DATES} dcat:themeTaxonomy dcat:dataset dcat:service foaf:homepage`,
  'dcat:Dataset': `dct:title dct:description dct:publisher dct:language dct:accrualPeriodicity dct:temporal ${DATES} dcat:keyword dcat:theme dcat:contactPoint dcat:distribution dcat:landingPage`,
  'dcat:Distribution':
    'dct:title dct:description dct:format dct:license dcatap:availability dcat:accessURL dcat:downloadURL dcat:mediaType',
  'dcat:DataService':
    'dct:title dct:description dct:publisher dct:license dct:conformsTo dcat:keyword dcat:theme dcat:contactPoint dcat:endpointURL dcat:endpointDescription dcat:servesDataset',
  'dct:PeriodOfTime': 'dcat:startDate dcat:endDate',
  'dct:Location': 'dcat:bbox dcat:centroid',
  'dct:LicenseDocument': 'dct:type',
  'foaf:Agent': 'foaf:name dct:type',
  'skos:Concept': 'skos:prefLabel skos:inScheme',
  'skos:ConceptScheme': 'dct:title',
} as const;

let quads: Quad[];
const read = async (path: string): Promise<string> => String((await app.raw(path)).bytes);

const app = sharedTestApp({
  content: {
    ...ONE_OF_EACH,
    news: [newsRow()],
    programs: [
      programRow('2025-03-01T18:00:00Z'),
      programRow('2026-12-01T18:00:00Z', { endsAt: new Date('2027-01-09T20:00:00Z') }),
      programRow('2030-01-01T18:00:00Z', { publishedAt: null }),
    ],
    movies: [movieRow(['2026-11-20T18:00:00Z', '2026-11-25T18:00:00Z'])],
    colonies: [
      exhibitionRow({ yearHappening: 'avgust 2026' }),
      exhibitionRow({ yearHappening: '2019' }),
    ],
  },
});
beforeAll(async () => {
  quads = new Parser().parse(await read('/katalog.ttl'));
});

const objectsOf = (subject: string, predicate: string): string[] =>
  quads.flatMap((quad) =>
    quad.subject.value === subject && quad.predicate.value === predicate ? [quad.object.value] : [],
  );
const iriOf = (short: string): string => {
  const [prefix, name] = short.split(':') as [keyof typeof NAMESPACES, string];
  return NAMESPACES[prefix] + name;
};
const ofClass = (short: string): string[] =>
  quads.flatMap(({ subject, predicate, object }) =>
    predicate.value === TYPE && object.value === iriOf(short) ? [subject.value] : [],
  );

it.each(Object.keys(PROPERTIES) as (keyof typeof PROPERTIES)[])(
  'each %s of the catalogue has the properties of DCAT-AP',
  (name) => {
    const subjects = ofClass(name);
    expect(subjects.length).toBeGreaterThan(0);
    const missing = subjects.flatMap((subject) =>
      PROPERTIES[name]
        .split(' ')
        .filter((property) => objectsOf(subject, iriOf(property)).length === 0)
        .map((property) => `${subject} ${property}`),
    );
    expect(missing).toEqual([]);
  },
);

it('the catalogue describes every term of a code list that it uses', () => {
  const described = new Set(ofClass('skos:Concept'));
  const used = quads
    .filter(({ predicate }) => !predicate.value.startsWith(SKOS))
    .map(({ object }) => object.value)
    .filter((address) => /authority\/.+\/|adms\/\w+\/[A-Z]/.test(address));
  expect(used.filter((address) => !described.has(address))).toEqual([]);
});

it('a data set of events covers the days from the first to the last one', () => {
  const daysOf = (name: string) =>
    ['startDate', 'endDate'].flatMap((property) =>
      objectsOf(`${PUBLIC_URL}/katalog#${name}-period`, DCAT + property),
    );
  expect(daysOf('programi')).toEqual(['2025-03-01', '2027-01-09']);
  expect(daysOf('projekcije')).toEqual(['2026-11-20', '2026-11-25']);
  expect(daysOf('kolonije')).toEqual(['2019-01-01', '2026-12-31']);
  expect(daysOf('vesti')).toEqual(['2026-01-02', '2026-01-02']);
});

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
  const files = ofClass('dcat:Distribution').flatMap((file) => objectsOf(file, `${DCAT}accessURL`));
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
