import type { CentreFacts } from '@centar/domain/centre.ts';
import { FEEDS, jsonFeedPath, pagePath } from '@centar/domain/pages.ts';
import { keysOf } from '@centar/domain/objects.ts';
import { LANGUAGE_TAGS, SCRIPTS } from '@centar/domain/scriptAddress.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import type { Centre } from '../../platform/context.ts';
import type { CataloguedType, Coverage, Coverages } from '../../items/read/coverage.ts';
import { collectTerms } from './authorities.ts';
import { catalogueTexts as texts } from './catalogue.texts.ts';
import type { Term, Triple } from './triples.ts';
import { DCAT, DCATAP, DCT, FOAF, RDF, VCARD, XSD } from './vocabularies.ts';

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

const DATASETS: Readonly<Record<CataloguedType, Dataset>> = {
  Program: {
    name: 'programi',
    theme: 'EDUC',
    page: pagePath('whatsOn'),
    files: [
      ['json', '/api/Programs/GetPrograms'],
      ...PROGRAM_TYPES.map(({ slug }) => ['calendar', `/kalendar/${slug}.ics`] as const),
    ],
  },
  Movie: {
    name: 'projekcije',
    theme: 'EDUC',
    page: pagePath('schedule'),
    files: [
      ['json', '/api/Cinema/GetMovies'],
      ['calendar', FEEDS.screenings],
    ],
  },
  News: {
    name: 'vesti',
    theme: 'EDUC',
    page: pagePath('news'),
    files: [['json', '/api/News/GetAllNews'], ...feedFiles(FEEDS.news)],
  },
  Competition: {
    name: 'konkursi',
    theme: 'EDUC',
    page: pagePath('competitions'),
    files: [['json', '/api/Konkurs/GetAllKonkurs'], ...feedFiles(FEEDS.competitions)],
  },
  Procurement: {
    name: 'nabavke',
    theme: 'GOVE',
    page: pagePath('procurements'),
    files: [
      ['json', '/api/PublicProcurment/GetAllPublicProcurements'],
      ...feedFiles(FEEDS.procurements),
    ],
  },
  Colony: {
    name: 'kolonije',
    theme: 'EDUC',
    page: pagePath('programType', 'likovni'),
    files: [['json', '/api/Colony/GetAll']],
  },
  ArtSalon: {
    name: 'saloni',
    theme: 'EDUC',
    page: pagePath('programType', 'likovni'),
    files: [['json', '/api/ArtSaloon/GetAll']],
  },
};

/** Of the API's documents. */
const STANDARDS = [
  ['https://spec.openapis.org/oas/v3.1.0', 'OpenAPI 3.1'],
  ['https://spec.graphql.org/October2021/', 'GraphQL'],
] as const;

type CatalogueFacts = Pick<Centre, 'writers'> & { readonly facts: CentreFacts };

function openCatalogue({ facts, writers }: CatalogueFacts, publicUrl: string) {
  const triples: Triple[] = [];
  const terms = collectTerms();
  const pages = new Set<string>();
  const mediaTypes = new Set<string>();
  const url = (path: string): string => publicUrl + path;
  const add = (subject: string, predicate: string, ...objects: readonly Term[]): void => {
    for (const object of objects) triples.push({ subject, predicate, object });
  };
  const node = (subject: string, ...types: readonly string[]): void => {
    add(subject, `${RDF}type`, ...types.map((iri) => ({ iri })));
  };
  const licence = { iri: terms.term('licence', 'CC_BY_4_0') };
  const language = { iri: terms.term('language', 'SRP') };
  const country = terms.country(facts.country);

  return {
    catalogue: url('/katalog'),
    publisher: url('/katalog#izdavac'),
    contact: url('/katalog#kontakt'),
    api: url('/katalog#api'),
    licence,
    language,
    terms,
    url,
    add,
    node,
    inScripts: (text: string): Term[] =>
      SCRIPTS.map((script) => ({ text: writers[script](text), language: LANGUAGE_TAGS[script] })),
    pageAt(path: string): Term {
      pages.add(url(path));
      return { iri: url(path) };
    },
    mediaType(name: string): Term {
      const iri = `https://www.iana.org/assignments/media-types/${name}`;
      mediaTypes.add(iri);
      return { iri };
    },
    addTime(subject: string, property: string, moment: Date | undefined): void {
      if (!moment) return;
      add(subject, `${DCT}${property}`, { text: moment.toISOString(), type: `${XSD}dateTime` });
    },
    addPlace(subject: string): void {
      if (country) add(subject, `${DCT}spatial`, { iri: country });
    },
    /** With the types of all named terms. */
    finish(): Triple[] {
      for (const media of mediaTypes) node(media, `${DCT}MediaType`, `${DCT}MediaTypeOrExtent`);
      for (const page of pages) node(page, `${FOAF}Document`);
      return [...triples, ...terms.triples()];
    },
  };
}

type Catalogue = ReturnType<typeof openCatalogue>;

function describeCatalogue(
  { catalogue, publisher, api, licence, language, terms, ...writing }: Catalogue,
  facts: CentreFacts,
  coverages: Coverages,
): void {
  const { add, node, inScripts, pageAt, addPlace, addTime } = writing;
  const all = Object.values(coverages)
    .filter((one) => one !== undefined)
    .toSorted((one, other) => one.issued.getTime() - other.issued.getTime());
  const changed = Math.max(...all.map(({ modified }) => modified.getTime()));
  node(catalogue, `${DCAT}Catalog`);
  add(catalogue, `${DCT}title`, ...inScripts(texts.title(facts.name)));
  add(catalogue, `${DCT}description`, ...inScripts(texts.description(facts.name)));
  add(catalogue, `${DCT}publisher`, { iri: publisher });
  add(catalogue, `${DCT}language`, language);
  add(catalogue, `${DCT}license`, licence);
  add(catalogue, `${DCAT}themeTaxonomy`, { iri: terms.themes });
  add(catalogue, `${FOAF}homepage`, pageAt('/'));
  add(catalogue, `${DCAT}service`, { iri: api });
  addPlace(catalogue);
  addTime(catalogue, 'issued', all[0]?.issued);
  addTime(catalogue, 'modified', all.length > 0 ? new Date(changed) : undefined);
}

function describePublisher(
  { publisher, contact, licence, terms, url, add, node, inScripts, pageAt }: Catalogue,
  facts: CentreFacts,
): void {
  node(publisher, `${FOAF}Agent`);
  add(publisher, `${FOAF}name`, ...inScripts(facts.name));
  add(publisher, `${FOAF}homepage`, pageAt('/'));
  add(publisher, `${DCT}type`, { iri: terms.term('publisherType', 'LocalAuthority') });
  node(contact, `${VCARD}Organization`, `${VCARD}Kind`);
  add(contact, `${VCARD}fn`, ...inScripts(facts.name));
  add(contact, `${VCARD}hasURL`, { iri: url(pagePath('about')) });
  if (facts.email) add(contact, `${VCARD}hasEmail`, { iri: `mailto:${facts.email}` });
  add(licence.iri, `${DCT}type`, { iri: terms.term('licenceType', 'Attribution') });
}

function describeApi({ api, publisher, contact, licence, terms, ...writing }: Catalogue): void {
  const { url, add, node, inScripts, pageAt } = writing;
  node(api, `${DCAT}DataService`);
  add(api, `${DCT}title`, ...inScripts(texts.api));
  add(api, `${DCT}description`, ...inScripts(texts.apiText));
  add(api, `${DCT}publisher`, { iri: publisher });
  add(api, `${DCAT}contactPoint`, { iri: contact });
  add(api, `${DCAT}keyword`, ...texts.apiKeywords.flatMap(inScripts));
  add(api, `${DCAT}theme`, { iri: terms.term('theme', 'EDUC') });
  add(api, `${DCAT}theme`, { iri: terms.term('theme', 'GOVE') });
  add(api, `${DCAT}endpointURL`, { iri: url('/api') }, { iri: url('/graphql') });
  add(
    api,
    `${DCAT}endpointDescription`,
    { iri: url('/api/openapi.json') },
    { iri: url('/schema.graphql') },
  );
  add(api, `${DCAT}landingPage`, pageAt('/api/docs'));
  add(api, `${DCT}license`, licence);
  add(api, `${DCT}accessRights`, { iri: terms.term('accessRight', 'PUBLIC') });
  for (const [standard, name] of STANDARDS) {
    add(api, `${DCT}conformsTo`, { iri: standard });
    node(standard, `${DCT}Standard`);
    add(standard, `${DCT}title`, { text: name, language: 'en' });
  }
}

function describeDataset(
  { catalogue, publisher, contact, api, language, terms, ...writing }: Catalogue,
  { name, theme, page }: Dataset,
  coverage: Coverage | undefined,
): void {
  const { url, add, node, inScripts, pageAt, addPlace, addTime } = writing;
  const dataset = url(`/katalog#${name}`);
  const { title, text, keywords } = texts.datasets[name];
  add(catalogue, `${DCAT}dataset`, { iri: dataset });
  add(api, `${DCAT}servesDataset`, { iri: dataset });
  node(dataset, `${DCAT}Dataset`);
  add(dataset, `${DCT}title`, ...inScripts(title));
  add(dataset, `${DCT}description`, ...inScripts(text));
  add(dataset, `${DCT}identifier`, { text: dataset, type: `${XSD}string` });
  add(dataset, `${DCT}publisher`, { iri: publisher });
  add(dataset, `${DCAT}contactPoint`, { iri: contact });
  add(dataset, `${DCAT}keyword`, ...keywords.flatMap(inScripts));
  add(dataset, `${DCAT}theme`, { iri: terms.term('theme', theme) });
  add(dataset, `${DCT}language`, language);
  add(dataset, `${DCT}accessRights`, { iri: terms.term('accessRight', 'PUBLIC') });
  add(dataset, `${DCT}accrualPeriodicity`, { iri: terms.term('frequency', 'CONT') });
  add(dataset, `${DCAT}landingPage`, pageAt(page));
  addPlace(dataset);
  addTime(dataset, 'issued', coverage?.issued);
  addTime(dataset, 'modified', coverage?.modified);
  if (coverage) {
    const period = url(`/katalog#${name}-period`);
    add(dataset, `${DCT}temporal`, { iri: period });
    node(period, `${DCT}PeriodOfTime`);
    add(period, `${DCAT}startDate`, { text: coverage.from, type: `${XSD}date` });
    add(period, `${DCAT}endDate`, { text: coverage.until, type: `${XSD}date` });
  }
}

function describeFile(
  { api, licence, terms, url, add, node, inScripts, mediaType }: Catalogue,
  { name }: Dataset,
  [format, path]: Dataset['files'][number],
): void {
  const dataset = url(`/katalog#${name}`);
  const file = url(`/katalog#${name}-${path.replace(/^\//, '')}`);
  const { code, mediaType: type } = FORMATS[format];
  const media = mediaType(type);
  add(dataset, `${DCAT}distribution`, { iri: file });
  node(file, `${DCAT}Distribution`);
  add(file, `${DCT}title`, { text: path, type: `${XSD}string` });
  add(file, `${DCT}description`, ...inScripts(texts.files[format]));
  add(file, `${DCAT}accessURL`, { iri: url(path) });
  add(file, `${DCAT}downloadURL`, { iri: url(path) });
  add(file, `${DCT}format`, { iri: terms.term('fileType', code) });
  add(file, `${DCAT}mediaType`, media);
  add(file, `${DCT}license`, licence);
  add(file, `${DCATAP}availability`, { iri: terms.term('availability', 'STABLE') });
  if (format === 'json') add(file, `${DCAT}accessService`, { iri: api });
}

/** By DCAT-AP 3, with texts in both scripts. */
export function catalogueTriples(
  centre: CatalogueFacts,
  publicUrl: string,
  coverages: Coverages,
): Triple[] {
  const catalogue = openCatalogue(centre, publicUrl);
  describeCatalogue(catalogue, centre.facts, coverages);
  describePublisher(catalogue, centre.facts);
  describeApi(catalogue);
  for (const itemType of keysOf(DATASETS)) {
    const dataset = DATASETS[itemType];
    describeDataset(catalogue, dataset, coverages[itemType]);
    for (const file of dataset.files) describeFile(catalogue, dataset, file);
  }
  return catalogue.finish();
}
