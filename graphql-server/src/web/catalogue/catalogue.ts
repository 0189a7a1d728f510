import type { CentreFacts } from '@centar/domain/centre.ts';
import { FEEDS, jsonFeedPath, pagePath } from '@centar/domain/pages.ts';
import { LANGUAGE_TAGS, SCRIPTS } from '@centar/domain/scriptAddress.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { Centre } from '../../platform/context.ts';
import { catalogueTexts as texts } from './catalogue.texts.ts';
import type { Term, Triple } from './triples.ts';

const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const DCAT = 'http://www.w3.org/ns/dcat#';
const DCT = 'http://purl.org/dc/terms/';
const FOAF = 'http://xmlns.com/foaf/0.1/';
const VCARD = 'http://www.w3.org/2006/vcard/ns#';
const XSD = 'http://www.w3.org/2001/XMLSchema#';
/** Code lists of the European Union, which DCAT-AP demands. */
const EU = 'http://publications.europa.eu/resource/authority';
/** As `/uslovi` says by default: anybody may use the data and names the source. */
const LICENCE = `${EU}/licence/CC_BY_4_0`;

type Format = keyof typeof FORMATS;

const FORMATS = {
  json: { code: 'JSON', mediaType: 'application/json' },
  rss: { code: 'RSS', mediaType: 'application/rss+xml' },
  feed: { code: 'JSON', mediaType: 'application/feed+json' },
  calendar: { code: 'ICS', mediaType: 'text/calendar' },
} as const;

interface Dataset {
  /** In addresses; never changes. */
  readonly name: keyof typeof texts.datasets;
  readonly theme: 'EDUC' | 'GOVE';
  /** The page on which people read it. */
  readonly page: string;
  readonly files: readonly (readonly [Format, string])[];
}

const feedFiles = (rss: string): Dataset['files'] => [
  ['rss', rss],
  ['feed', jsonFeedPath(rss)],
];

const DATASETS: readonly Dataset[] = [
  {
    name: 'programi',
    theme: 'EDUC',
    page: pagePath('whatsOn'),
    files: [
      ['json', '/api/Programs/GetPrograms'],
      ...PROGRAM_TYPES.map(({ slug }) => ['calendar', `/kalendar/${slug}.ics`] as const),
    ],
  },
  {
    name: 'projekcije',
    theme: 'EDUC',
    page: pagePath('schedule'),
    files: [
      ['json', '/api/Cinema/GetMovies'],
      ['calendar', FEEDS.screenings],
    ],
  },
  {
    name: 'vesti',
    theme: 'EDUC',
    page: pagePath('news'),
    files: [['json', '/api/News/GetAllNews'], ...feedFiles(FEEDS.news)],
  },
  {
    name: 'konkursi',
    theme: 'EDUC',
    page: pagePath('competitions'),
    files: [['json', '/api/Konkurs/GetAllKonkurs'], ...feedFiles(FEEDS.competitions)],
  },
  {
    name: 'nabavke',
    theme: 'GOVE',
    page: pagePath('procurements'),
    files: [
      ['json', '/api/PublicProcurment/GetAllPublicProcurements'],
      ...feedFiles(FEEDS.procurements),
    ],
  },
  {
    name: 'kolonije',
    theme: 'EDUC',
    page: pagePath('programType', 'likovni'),
    files: [['json', '/api/Colony/GetAll']],
  },
  {
    name: 'saloni',
    theme: 'EDUC',
    page: pagePath('programType', 'likovni'),
    files: [['json', '/api/ArtSaloon/GetAll']],
  },
];

/** What the centre publishes as data, by DCAT-AP. The texts are in both scripts. */
export function catalogueTriples(
  { facts, writers }: Pick<Centre, 'writers'> & { readonly facts: CentreFacts },
  publicUrl: string,
): Triple[] {
  const triples: Triple[] = [];
  const url = (path: string): string => publicUrl + path;
  const add = (subject: string, predicate: string, ...objects: readonly Term[]): void => {
    for (const object of objects) triples.push({ subject, predicate, object });
  };
  const node = (subject: string, type: string): void => {
    add(subject, `${RDF}type`, { iri: type });
  };
  const inScripts = (text: string): Term[] =>
    SCRIPTS.map((script) => ({ text: writers[script](text), language: LANGUAGE_TAGS[script] }));

  const catalogue = url('/katalog');
  const publisher = url('/katalog#izdavac');
  const contact = url('/katalog#kontakt');
  const api = url('/katalog#api');

  node(catalogue, `${DCAT}Catalog`);
  add(catalogue, `${DCT}title`, ...inScripts(texts.title(facts.name)));
  add(catalogue, `${DCT}description`, ...inScripts(texts.description(facts.name)));
  add(catalogue, `${DCT}publisher`, { iri: publisher });
  add(catalogue, `${DCT}language`, { iri: `${EU}/language/SRP` });
  add(catalogue, `${DCT}license`, { iri: LICENCE });
  add(catalogue, `${FOAF}homepage`, { iri: url('/') });
  add(catalogue, `${DCAT}service`, { iri: api });

  node(publisher, `${FOAF}Agent`);
  add(publisher, `${FOAF}name`, ...inScripts(facts.name));
  add(publisher, `${FOAF}homepage`, { iri: url('/') });
  node(contact, `${VCARD}Organization`);
  add(contact, `${VCARD}fn`, ...inScripts(facts.name));
  add(contact, `${VCARD}hasURL`, { iri: url(pagePath('about')) });
  if (facts.email) add(contact, `${VCARD}hasEmail`, { iri: `mailto:${facts.email}` });

  node(api, `${DCAT}DataService`);
  add(api, `${DCT}title`, ...inScripts(texts.api));
  add(api, `${DCAT}endpointURL`, { iri: url('/api') }, { iri: url('/graphql') });
  add(api, `${DCAT}endpointDescription`, { iri: url('/api/openapi.json') });
  add(api, `${DCT}license`, { iri: LICENCE });

  for (const { name, theme, page, files } of DATASETS) {
    const dataset = url(`/katalog#${name}`);
    const { title, text } = texts.datasets[name];
    add(catalogue, `${DCAT}dataset`, { iri: dataset });
    add(api, `${DCAT}servesDataset`, { iri: dataset });
    node(dataset, `${DCAT}Dataset`);
    add(dataset, `${DCT}title`, ...inScripts(title));
    add(dataset, `${DCT}description`, ...inScripts(text));
    add(dataset, `${DCT}publisher`, { iri: publisher });
    add(dataset, `${DCAT}contactPoint`, { iri: contact });
    add(dataset, `${DCAT}theme`, { iri: `${EU}/data-theme/${theme}` });
    add(dataset, `${DCT}language`, { iri: `${EU}/language/SRP` });
    add(dataset, `${DCT}accrualPeriodicity`, { iri: `${EU}/frequency/CONT` });
    add(dataset, `${DCAT}landingPage`, { iri: url(page) });
    for (const [format, path] of files) {
      const file = url(`/katalog#${name}-${path.replace(/^\//, '')}`);
      const { code, mediaType } = FORMATS[format];
      add(dataset, `${DCAT}distribution`, { iri: file });
      node(file, `${DCAT}Distribution`);
      add(file, `${DCT}title`, { text: path, type: `${XSD}string` });
      add(file, `${DCAT}accessURL`, { iri: url(path) });
      add(file, `${DCAT}downloadURL`, { iri: url(path) });
      add(file, `${DCT}format`, { iri: `${EU}/file-type/${code}` });
      add(file, `${DCAT}mediaType`, {
        iri: `https://www.iana.org/assignments/media-types/${mediaType}`,
      });
      add(file, `${DCT}license`, { iri: LICENCE });
    }
  }
  return triples;
}
