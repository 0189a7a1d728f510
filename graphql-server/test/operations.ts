import type { SearchedType } from '@centar/domain/wordSearch.ts';
import { ACCOUNT_OPERATIONS } from './accountOperations.ts';
import { onBoth } from './bothTransports.ts';
import type { Transaction } from '../src/platform/database/database.ts';
import {
  exhibitionRow,
  galleryRow,
  movieRow,
  newsRow,
  noticeRow,
  premisesRow,
  programRow,
} from './contentRows.ts';
import {
  callsOf,
  CONTENT_TYPES,
  contentType,
  fileOf,
  hasDocument,
  PREMISES,
  type WrittenType,
} from './contentTypes.ts';
import { DOCUMENTS, type DocumentName } from './fakePwa.ts';
import {
  ADMINISTRATORS,
  PUBLIC,
  PUBLIC_BY_POST,
  SECTION_ONLY,
  type Adder,
  type Operation,
  type Outcome,
  type Verdicts,
} from './operation.ts';
import { RESERVATION_OPERATIONS } from './reservationOperations.ts';
import { panelOperations } from './panelOperations.ts';
import { pngFile } from './testFiles.ts';

const add =
  (create: (transaction: Transaction) => Promise<{ id: number }>): Adder =>
  async ({ database }) =>
    (await database.writeContent(create)).id;
const SOON = '2026-12-01T18:00:00Z';
/** Adds one item of each type that staff of a section write. */
const ADDERS: Readonly<Record<SearchedType, Adder>> = {
  News: add(({ news }) => news.create({ data: newsRow() })),
  Program: add(({ program }) => program.create({ data: programRow(SOON) })),
  Movie: add(({ movie }) => movie.create({ data: movieRow([SOON]) })),
  Competition: add(({ competition }) => competition.create({ data: noticeRow() })),
  Procurement: add(({ procurement }) => procurement.create({ data: noticeRow() })),
  GalleryItem: add(({ galleryItem }) => galleryItem.create({ data: galleryRow() })),
  Colony: add(({ colony }) => colony.create({ data: exhibitionRow() })),
  ArtSalon: add(({ artSalon }) => artSalon.create({ data: exhibitionRow() })),
};
const addPhoto = add(({ premisesPhoto }) => premisesPhoto.create({ data: premisesRow() }));
/** A public read; `search` may name the item as `{id}`. */
const read = (path: string, search = '', addItem?: Adder): Operation => ({
  name: `GET ${path}`,
  section: 'Vesti',
  verdicts: PUBLIC,
  ...(addItem ? { addItem } : {}),
  send: ({ app, token, id }) =>
    app.rest('GET', path + search.replace('{id}', String(id)), { token }),
});

const TEXTS: Readonly<Record<string, string | undefined>> = DOCUMENTS;
/** A public query; `document` is its text, or the name of a registered one. */
const query = (field: string, document: string, addItem?: Adder): Operation => ({
  name: `Query.${field}`,
  section: 'Vesti',
  verdicts: PUBLIC_BY_POST,
  ...(addItem ? { addItem } : {}),
  send: ({ app, token, id }) =>
    app.gql(TEXTS[document] ?? document, addItem ? { id } : { page: 1 }, {
      token,
    }),
});

const fieldOf = (document: DocumentName): string =>
  /\{\s*(\w+)/.exec(DOCUMENTS[document])?.[1] ?? '';

/** The eight writes of a type. */
function writesOf(
  type: WrittenType,
  addItem: Adder,
  verdicts: Verdicts = SECTION_ONLY,
): readonly Operation[] {
  const write = (
    name: string,
    work: (calls: ReturnType<typeof callsOf>, id: number) => Promise<Outcome>,
  ): Operation => ({
    name,
    section: type.section,
    verdicts,
    addItem,
    send: ({ app, token, id }) => work(callsOf(type, app, token), id),
  });
  const { input } = type;
  const replaced = hasDocument(type) ? 'Document' : 'Image';
  return [
    write(type.create, async ({ create }) => create(type.form, await fileOf(type))),
    write(type.edit, ({ edit }, id) => edit({ id, ...input })),
    write(type.replace, async ({ replace }, id) => replace(await fileOf(type), { id: String(id) })),
    write(type.remove, ({ remove }, id) => remove(id)),
    write(`Mutation.create${type.type}`, async ({ createByGraphql }) =>
      createByGraphql(input, await fileOf(type)),
    ),
    write(`Mutation.update${type.type}`, ({ editByGraphql }, id) =>
      editByGraphql({ id, ...input }),
    ),
    write(`Mutation.update${type.type}${replaced}`, async ({ replaceByGraphql }, id) =>
      replaceByGraphql(await fileOf(type), id),
    ),
    write(`Mutation.delete${type.type}`, ({ removeByGraphql }, id) => removeByGraphql(id)),
  ];
}

/** The further documents of a notice; `root` is the folder of its REST calls. */
function documentOperations(
  name: 'Competition' | 'Procurement',
  root: string,
): readonly Operation[] {
  const type = contentType(name);
  const common = { section: type.section, addItem: ADDERS[name] };
  return [
    ...onBoth(`PUT ${root}/AddDocument`, `add${name}Document`, SECTION_ONLY, {
      ...common,
      file: () => fileOf(type),
      input: ({ id }) => ({ id, title: 'Prilog 1', date: '2026-11-20' }),
    }),
    ...onBoth(`POST ${root}/UpdateDocuments`, `update${name}Documents`, SECTION_ONLY, {
      ...common,
      input: ({ id }) => ({ id, documents: [] }),
    }),
  ];
}

/** Adding a picture to an item with several; `root` is the folder of its REST calls. */
const pictureOperations = (name: SearchedType, root: string): readonly Operation[] =>
  onBoth(`PUT ${root}/AddPicture`, `add${name}Picture`, SECTION_ONLY, {
    section: contentType(name).section,
    addItem: ADDERS[name],
    file: pngFile,
    input: ({ id }) => ({ id }),
  });

/** All calls of the product. The contract test fails if a route or field is missing here. */
export const OPERATIONS: readonly Operation[] = [
  read('/api/News/GetNews'),
  read('/api/News/GetAllNews'),
  read('/api/Programs/GetPrograms'),
  read('/api/Programs/GetProgramsByProgramType', '?programType=likovni'),
  read('/api/Programs/GetPastPrograms'),
  read('/api/Programs/GetPastProgramsByType', '?type=likovni'),
  read('/api/Cinema/GetMovies'),
  read('/api/Cinema/GetAllMovies'),
  read('/api/Konkurs/GetKonkurses'),
  read('/api/Konkurs/GetAllKonkurs'),
  read('/api/PublicProcurment/GetPublicProcurementsForCurrentYear'),
  read('/api/PublicProcurment/GetAllPublicProcurements'),
  read('/api/Gallery/GetGalleryByPage', '?page=1'),
  read('/api/Colony/GetAll'),
  read('/api/ArtSaloon/GetAll'),

  query('latestNews', 'LatestNews'),
  query('allNews', 'AllNews'),
  query('upcomingPrograms', 'Upcoming'),
  query('programsOn', 'On'),
  query('pastPrograms', 'Past'),
  query('currentMovies', 'CurrentMovies'),
  query('allMovies', 'AllMovies'),
  query('allCompetitions', 'AllCompetitions'),
  query('procurementsOfYear', 'ProcurementsOfYear'),
  query('allProcurements', 'AllProcurements'),
  query('procurementYears', 'ProcurementYears'),
  query('galleryByPage', 'GalleryByPage'),
  query('allGalleryItems', 'AllGalleryItems'),
  query('allColonies', 'AllColonies'),
  query('allArtSalons', 'AllArtSalons'),
  query('premisesPhotos', 'PremisesPhotos'),
  query('centre', 'CentreSettings'),
  query('archiveYears', 'ArchiveYears'),
  query('archiveOfYear', 'ArchiveOfYear'),
  {
    ...query('search', 'Search'),
    send: ({ app, token }) => app.gql(DOCUMENTS.Search, { text: 'vest' }, { token }),
  },

  read('/api/Changes/GetChanges', '?izmenjenoOd=2026-11-21T10:00:00Z'),
  query('changesSince', '{ changesSince { items { itemType itemId } revision } }'),

  ...CONTENT_TYPES.flatMap((type) => [
    read(type.byId, '?id={id}', ADDERS[type.type]),
    query(fieldOf(type.detailDocument), type.detailDocument, ADDERS[type.type]),
    ...writesOf(type, ADDERS[type.type]),
  ]),
  ...pictureOperations('News', '/api/News'),
  ...pictureOperations('Program', '/api/Programs'),
  ...pictureOperations('Movie', '/api/Cinema'),
  ...pictureOperations('Colony', '/api/Colony'),
  ...pictureOperations('ArtSalon', '/api/ArtSaloon'),
  ...documentOperations('Competition', '/api/Konkurs'),
  ...documentOperations('Procurement', '/api/PublicProcurment'),
  ...panelOperations(ADDERS),
  ...ACCOUNT_OPERATIONS,
  ...RESERVATION_OPERATIONS,
  read('/api/Premises/GetAll'),
  read('/api/Premises/GetByID', '?id={id}', addPhoto),
  query('allPremisesPhotos', '{ allPremisesPhotos { items { id title } } }'),
  query('premisesPhotoById', 'query($id: Int!) { premisesPhotoById(id: $id) { title } }', addPhoto),
  {
    ...query('staffPremises', '{ staffPremises { items { id title } total } }', addPhoto),
    verdicts: ADMINISTRATORS,
  },
  ...writesOf(PREMISES, addPhoto, ADMINISTRATORS),
];
