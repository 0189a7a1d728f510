import type { JsonSchema } from '../../items/transport/bodySchema.ts';

type Entities = Readonly<Record<string, JsonSchema>>;

/** By field name; other fields get a value by type. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  title: 'Veče džeza',
  author: 'Redakcija',
  theme: 'Najava',
  name: 'Velika sala',
  description: 'Koncert kvarteta iz Beograda.',
  excerpt: 'Koncert kvarteta.',
  programType: 'Muzicki program',
  type: 'muzicki',
  place: 'Velika sala',
  hall: 'Velika sala',
  price: '300 RSD',
  childrenAge: '7+',
  genere: 'drama',
  duration: '95 min',
  yearPublished: '2026',
  yearMade: '2026',
  yearHappening: '2026',
  year: '2026',
  email: 'mila@centar.example',
  password: 'sedam plavih vrata',
  roleId: 2,
  newPassword: 'sedam plavih vrata',
  confirmPassword: 'sedam plavih vrata',
  currentPassword: 'pet zelenih prozora',
  roleAccess: 'Vesti,Konkurs',
  token: 'k3b…',
  expiresIn: 86_400,
  imageAlt: 'Kvartet na sceni',
  imageCredit: 'Ana Hadžić',
  credit: 'Ana Hadžić',
  imageFocus: '30% 12%',
  focus: '30% 12%',
  alt: 'Kvartet na sceni',
  imageUrl: '/media/slika.jpg',
  src: '/media/slika.jpg',
  srcSet: '/media/slika-640.webp 640w',
  documentUrl: '/media/poziv.pdf',
  url: '/media/poziv.pdf',
  fileName: 'poziv.pdf',
  placeholder: '#335577',
  width: 1600,
  height: 900,
  number: 'K-1/2026',
  slot: 'hero',
  youtubeUrl: 'https://www.youtube.com/embed/aqz-KE-bpKQ',
  booking: '020 123-456',
  date: '2026-11-24',
  day: '2026-11-24',
  from: '2026-11-24',
  page: '1',
  dateKey: 'program-1',
  section: 'Vesti',
  itemType: 'News',
  phone: '020 123-456',
  first: '20',
  offerId: '1',
  to: '22:00',
  opensAt: '2026-11-01T08:00:00.000Z',
  closesAt: '2026-11-24T12:00:00.000Z',
  endsAt: '2026-11-24T21:00:00.000Z',
  deadline: '2026-12-24T11:00:00.000Z',
  visitors: 120,
  month: '2026-12',
  months: '3',
  quarter: '4',
  format: 'xlsx',
  script: 'lat',
  table: 'pregled',
  q: 'džez',
  izmenjenoOd: '2026-11-24T19:00:00.000Z',
  posle: 'mih1x9s0-1842-mih1xa5c-News-3',
  revision: 'mih1x9s0-1842-mih1xa5c',
};
/** By call, where a name has another meaning or the value must exist. Null: no example. */
const BY_CALL: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  '/api/Halls/GetUses': { from: '2026-11-24T00:00:00Z', to: '2026-12-01T00:00:00Z' },
  '/api/Settings/GetGroup': { name: 'contact' },
  '/api/Settings/GetVersions': { name: 'contact' },
  '/api/Reservations/GetOffers': { from: '2026-11-24T00:00:00Z', to: '2026-12-01T00:00:00Z' },
  '/api/Reservations/GetOffer': { id: null },
  '/api/Reports/GetReadings': { to: '2026-11-30' },
  '/api/Audit/GetEntries': { person: null, after: null },
  '/api/Changes/GetChanges': { posle: null },
};
/** Lists of stored parts are empty in examples. */
const STORED_LISTS = new Set(['pictures', 'documents']);
/** Optional fields that exclude all others. */
const ALONE = new Set(['isDeleted']);
const MOMENT = '2026-11-24T19:00:00.000Z';
const ISO_MOMENT = /^\d{4}-\d\d-\d\dT.*Z$/;
const DAY = '2026-11-24';
const TEXT = 'tekst';
/** Deeper entities omit their lists. */
const MAX_DEPTH = 4;

const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** By type, choices, length and format. */
function fits(value: unknown, schema: JsonSchema): boolean {
  const { type, enum: choices, minLength = 0, maxLength = Infinity, pattern, format } = schema;
  if (Array.isArray(choices) && !choices.includes(value)) return false;
  if (type === 'integer' || type === 'number') return typeof value === 'number';
  if (type !== 'string' || typeof value !== 'string') return false;
  if (format === 'date-time') return ISO_MOMENT.test(value);
  if (format !== undefined && format !== 'email') return false;
  const isLongEnough = value.length >= Number(minLength) && value.length <= Number(maxLength);
  return isLongEnough && (typeof pattern !== 'string' || new RegExp(pattern).test(value));
}

function exampleText(schema: JsonSchema): string | undefined {
  const { format, pattern } = schema;
  if (format === 'date-time') return MOMENT;
  if (format === 'date') return DAY;
  const tries = [TEXT, DAY, '18:00', '#335577', 'muzicki-program', 'https://centar.example', '1'];
  return typeof pattern === 'string' || format === undefined
    ? tries.find((text) => fits(text, { ...schema, format: undefined }))
    : undefined;
}

function exampleObject(schema: JsonSchema, entities: Entities, depth: number): object {
  const { properties = {}, required = [] } = schema as {
    properties?: Readonly<Record<string, JsonSchema>>;
    required?: readonly string[];
  };
  const entries = Object.entries(properties).flatMap(([name, one]) => {
    if (ALONE.has(name) && !required.includes(name)) return [];
    const value = exampleAt(one, entities, name, depth + 1);
    // No value is better than an invalid one.
    if (value !== undefined) return [[name, value]];
    return required.includes(name) ? [[name, TEXT]] : [];
  });
  return Object.fromEntries(entries) as object;
}

function exampleAt(schema: JsonSchema, entities: Entities, name: string, depth: number): unknown {
  const { $ref, anyOf, enum: choices, type, items, minimum } = schema;
  if (typeof $ref === 'string') {
    const entity = entities[$ref.split('/').at(-1) ?? ''];
    return entity && exampleAt(entity, entities, name, depth);
  }
  if ('const' in schema) return schema['const'];
  if ('default' in schema && type !== 'string') return schema['default'];
  if (Array.isArray(anyOf)) {
    const [first] = (anyOf as JsonSchema[]).filter((one) => one['type'] !== 'null');
    return first ? exampleAt(first, entities, name, depth) : null;
  }
  const named = [BY_NAME[name], asText(BY_NAME[name])].find((value) => fits(value, schema));
  if (named !== undefined) return named;
  if (Array.isArray(choices)) return choices[0];
  if (type === 'object') return exampleObject(schema, entities, depth);
  if (type === 'array') {
    if (STORED_LISTS.has(name)) return [];
    const one =
      depth < MAX_DEPTH
        ? exampleAt((items ?? {}) as JsonSchema, entities, '', depth + 1)
        : undefined;
    return one === undefined ? [] : [one];
  }
  if (type === 'integer' || type === 'number') return Math.max(1, Number(minimum ?? 1));
  if (type === 'boolean') return true;
  return type === 'string' ? exampleText(schema) : undefined;
}

/** Undefined for files, or if there is no valid example. */
export const exampleOf = (schema: JsonSchema, entities: Entities, name = ''): unknown =>
  exampleAt(schema, entities, name, 0);

/** Of a query parameter; undefined for one that is best omitted. */
export function parameterExample(path: string, name: string, schema: JsonSchema): unknown {
  const own = BY_CALL[path]?.[name];
  return own === undefined ? exampleOf(schema, {}, name) : (own ?? undefined);
}
