import { DCAT, DCT, GEO, RDF, SKOS } from './vocabularies.ts';
import type { Triple } from './triples.ts';

/** Code lists of the European Union, which DCAT-AP demands. */
const EU = 'http://publications.europa.eu/resource/authority';
const ADMS = 'http://purl.org/adms';

interface CodeList {
  readonly scheme: string;
  /** Where the codes are, if not below the scheme. */
  readonly codesIn?: string;
  readonly title: string;
  /** The class of its terms besides `skos:Concept`. */
  readonly type?: string;
  readonly terms: Readonly<Record<string, string>>;
}

/** The used terms with their English names, so that the catalogue is valid without these lists. */
const CODE_LISTS = {
  language: {
    scheme: `${EU}/language`,
    title: 'Language',
    type: `${DCT}LinguisticSystem`,
    terms: { SRP: 'Serbian' },
  },
  theme: {
    scheme: `${EU}/data-theme`,
    title: 'Data theme',
    terms: { EDUC: 'Education, culture and sport', GOVE: 'Government and public sector' },
  },
  frequency: {
    scheme: `${EU}/frequency`,
    title: 'Frequency',
    type: `${DCT}Frequency`,
    terms: { CONT: 'continuous' },
  },
  fileType: {
    scheme: `${EU}/file-type`,
    title: 'File type',
    type: `${DCT}MediaTypeOrExtent`,
    terms: { JSON: 'JSON', RSS: 'RSS', ICS: 'ICS' },
  },
  licence: {
    scheme: `${EU}/licence`,
    title: 'Licence',
    type: `${DCT}LicenseDocument`,
    terms: { CC_BY_4_0: 'Creative Commons Attribution 4.0 International' },
  },
  availability: {
    scheme: `${EU}/planned-availability`,
    title: 'Planned availability',
    terms: { STABLE: 'stable' },
  },
  accessRight: {
    scheme: `${EU}/access-right`,
    title: 'Access right',
    type: `${DCT}RightsStatement`,
    terms: { PUBLIC: 'public' },
  },
  country: {
    scheme: `${EU}/country`,
    title: 'Country',
    type: `${DCT}Location`,
    terms: {
      SRB: 'Serbia',
      MNE: 'Montenegro',
      BIH: 'Bosnia and Herzegovina',
      HRV: 'Croatia',
      MKD: 'North Macedonia',
    },
  },
  publisherType: {
    scheme: `${ADMS}/publishertype/1.0`,
    codesIn: `${ADMS}/publishertype`,
    title: 'Publisher type',
    terms: { LocalAuthority: 'Local authority' },
  },
  licenceType: {
    scheme: `${ADMS}/licencetype/1.0`,
    codesIn: `${ADMS}/licencetype`,
    title: 'Licence type',
    terms: { Attribution: 'Attribution' },
  },
} as const satisfies Readonly<Record<string, CodeList>>;

type ListName = keyof typeof CODE_LISTS;

/** West, south, east, north in degrees. */
type Box = readonly [number, number, number, number];

/** By the country's code in the settings. */
const COUNTRIES: Readonly<
  Record<string, { readonly code: keyof typeof CODE_LISTS.country.terms; readonly box: Box }>
> = {
  RS: { code: 'SRB', box: [18.8, 42.2, 23, 46.2] },
  ME: { code: 'MNE', box: [18.4, 41.8, 20.4, 43.6] },
  BA: { code: 'BIH', box: [15.7, 42.5, 19.7, 45.3] },
  HR: { code: 'HRV', box: [13.4, 42.3, 19.5, 46.6] },
  MK: { code: 'MKD', box: [20.4, 40.8, 23.1, 42.4] },
};

const point = (x: number, y: number): string => `${String(x)} ${String(y)}`;

function placeTriples(subject: string, [west, south, east, north]: Box): Triple[] {
  const ring = [
    point(west, south),
    point(east, south),
    point(east, north),
    point(west, north),
    point(west, south),
  ].join(', ');
  const [x, y] = [(west + east) / 2, (south + north) / 2].map((one) => Math.round(one * 100) / 100);
  const type = `${GEO}wktLiteral`;
  return [
    { subject, predicate: `${DCAT}bbox`, object: { text: `POLYGON((${ring}))`, type } },
    {
      subject,
      predicate: `${DCAT}centroid`,
      object: { text: `POINT(${point(x ?? 0, y ?? 0)})`, type },
    },
  ];
}

/** The terms of code lists that a catalogue uses. */
export function collectTerms() {
  const used = new Map<string, { readonly list: CodeList; readonly name: string }>();
  const boxes = new Map<string, Box>();

  /** The address of a term, whose description is then added. */
  function term<List extends ListName>(
    list: List,
    code: keyof (typeof CODE_LISTS)[List]['terms'] & string,
  ): string {
    const known: CodeList = CODE_LISTS[list];
    const address = `${known.codesIn ?? known.scheme}/${code}`;
    used.set(address, { list: known, name: known.terms[code] ?? code });
    return address;
  }

  /** Undefined for a country without an entry here. */
  function country(alpha2: string): string | undefined {
    const known = COUNTRIES[alpha2.toUpperCase()];
    if (!known) return undefined;
    const address = term('country', known.code);
    boxes.set(address, known.box);
    return address;
  }

  /** The used terms and their lists. */
  function triples(): Triple[] {
    const terms = [...used].flatMap(([subject, { list, name }]): Triple[] => [
      ...[`${SKOS}Concept`, ...(list.type ? [list.type] : [])].map((iri) => ({
        subject,
        predicate: `${RDF}type`,
        object: { iri },
      })),
      { subject, predicate: `${SKOS}inScheme`, object: { iri: list.scheme } },
      { subject, predicate: `${SKOS}prefLabel`, object: { text: name, language: 'en' } },
    ]);
    const lists = new Set([...used.values()].map(({ list }) => list));
    return [
      ...terms,
      ...[...boxes].flatMap(([address, box]) => placeTriples(address, box)),
      ...[...lists].flatMap(({ scheme: subject, title }): Triple[] => [
        { subject, predicate: `${RDF}type`, object: { iri: `${SKOS}ConceptScheme` } },
        { subject, predicate: `${DCT}title`, object: { text: title, language: 'en' } },
      ]),
    ];
  }

  return { term, country, triples, themes: CODE_LISTS.theme.scheme };
}
