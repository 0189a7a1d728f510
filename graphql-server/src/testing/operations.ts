import type { ErrorCode } from '../../../domain/errorCodes.ts';
import type { Section } from '../../../domain/sections.ts';
import type { Transaction } from '../database.ts';
import { picture } from '../files/testFiles.ts';
import type { ActorKind } from './actors.ts';
import {
  exhibitionRow,
  galleryRow,
  movieRow,
  newsRow,
  noticeRow,
  programRow,
} from './contentRows.ts';
import { DOCUMENTS } from './fakePwa.ts';
import { PASSWORD } from './testApp.ts';
import type { TestApp } from './testApp.ts';

/** What an operation says to somebody. */
export type Verdict = 'done' | ErrorCode;

type Verdicts = Readonly<Record<ActorKind, Verdict>>;

/** What a call is made with. */
export interface OperationCall {
  readonly app: TestApp;
  readonly token: string | undefined;
  /** Of an item that was made for this call. */
  readonly id: number;
}

/** What came back. */
export interface Outcome {
  readonly status: number;
  readonly code: string | undefined;
}

/** One REST route or GraphQL root field, and what it says to whom. */
export interface Operation {
  /** `PUT /api/News/UpdateNews` or `Mutation.updateNews`. */
  readonly name: string;
  /** Whose holders are "the right section". */
  readonly section: Section;
  readonly verdicts: Verdicts;
  /** The call ends the session that makes it. */
  readonly endsSession?: true;
  readonly addItem?: Adder;
  readonly send: (call: OperationCall) => Promise<Outcome>;
}

const everybody = (verdict: Verdict): Verdicts => ({
  nobody: verdict,
  'expired session': verdict,
  'revoked session': verdict,
  'deleted user': verdict,
  'moderator without sections': verdict,
  'moderator of another section': verdict,
  'moderator of the right section': verdict,
  administrator: verdict,
  'demoted administrator': verdict,
});

/** A token that is no longer good is told so, wherever it is looked at. */
const REFUSED_TOKENS = {
  'expired session': 'UNAUTHENTICATED',
  'revoked session': 'UNAUTHENTICATED',
  'deleted user': 'UNAUTHENTICATED',
} as const;

const PUBLIC = everybody('done');
const PUBLIC_BY_POST: Verdicts = { ...PUBLIC, ...REFUSED_TOKENS };
const SIGNED_IN: Verdicts = { ...PUBLIC_BY_POST, nobody: 'UNAUTHENTICATED' };
const SECTION_ONLY: Verdicts = {
  ...SIGNED_IN,
  'moderator without sections': 'FORBIDDEN',
  'moderator of another section': 'FORBIDDEN',
  'demoted administrator': 'FORBIDDEN',
};

/** Adds one item and gives its id. */
type Adder = (app: TestApp) => Promise<number>;
const add =
  (create: (transaction: Transaction) => Promise<{ id: number }>): Adder =>
  async ({ database }) =>
    (await database.writeContent(create)).id;
const SOON = '2026-12-01T18:00:00Z';
const addNews = add(({ news }) => news.create({ data: newsRow() }));
const addProgram = add(({ program }) => program.create({ data: programRow(SOON) }));
const addMovie = add(({ movie }) => movie.create({ data: movieRow([SOON]) }));
const addCompetition = add(({ competition }) => competition.create({ data: noticeRow() }));
const addProcurement = add(({ procurement }) => procurement.create({ data: noticeRow() }));
const addPicture = add(({ galleryItem }) => galleryItem.create({ data: galleryRow() }));
const addColony = add(({ colony }) => colony.create({ data: exhibitionRow() }));
const addSalon = add(({ artSalon }) => artSalon.create({ data: exhibitionRow() }));
const addUser = async (app: TestApp): Promise<number> => (await app.addUser()).id;
const emailOf = async ({ database }: TestApp, id: number): Promise<string> =>
  (await database.reader.user.findUniqueOrThrow({ where: { id } })).email;

/** The written fields of a piece of news. */
export const NEWS_FIELDS = {
  author: 'Ana',
  theme: 'Najava',
  title: 'Nova vest',
  description: 'Tekst',
};
const image = async () => ({
  name: 'slika.png',
  bytes: await picture('png', { width: 40, height: 30 }),
});

/** A public read; `search` may name the item as `{id}`. */
const read = (path: string, search = '', addItem?: Adder): Operation => ({
  name: `GET ${path}`,
  section: 'Vesti',
  verdicts: PUBLIC,
  ...(addItem ? { addItem } : {}),
  send: ({ app, token, id }) =>
    app.rest('GET', path + search.replace('{id}', String(id)), { token }),
});

const query = (field: string, document: keyof typeof DOCUMENTS, addItem?: Adder): Operation => ({
  name: `Query.${field}`,
  section: 'Vesti',
  verdicts: PUBLIC_BY_POST,
  ...(addItem ? { addItem } : {}),
  send: ({ app, token, id }) =>
    app.gql(DOCUMENTS[document], addItem ? { id } : { page: 1 }, tokenOf(token)),
});

function tokenOf(token: string | undefined): { token?: string } {
  return token === undefined ? {} : { token };
}

const newsWrite = (name: string, send: Operation['send']): Operation => ({
  name,
  section: 'Vesti',
  verdicts: SECTION_ONLY,
  addItem: addNews,
  send,
});

const session = (
  name: string,
  verdicts: Verdicts,
  send: Operation['send'],
  endsSession?: true,
): Operation => ({
  name,
  section: 'Vesti',
  verdicts,
  send,
  ...(endsSession ? { endsSession } : {}),
});

const LOGIN =
  'mutation($email: String!, $password: String!) { login(email: $email, password: $password) { token } }';

/** Every call that the product offers. The contract test fails when a route or field is missing here. */
export const OPERATIONS: readonly Operation[] = [
  read('/api/News/GetNews'),
  read('/api/News/GetAllNews'),
  read('/api/News/GetNewsByID', '?id={id}', addNews),
  read('/api/Programs/GetPrograms'),
  read('/api/Programs/GetProgramByID', '?id={id}', addProgram),
  read('/api/Programs/GetProgramsByProgramType', '?programType=likovni'),
  read('/api/Programs/GetPastPrograms'),
  read('/api/Programs/GetPastProgramsByType', '?type=likovni'),
  read('/api/Cinema/GetMovies'),
  read('/api/Cinema/GetAllMovies'),
  read('/api/Cinema/GetMovieByID', '?id={id}', addMovie),
  read('/api/Konkurs/GetKonkurses'),
  read('/api/Konkurs/GetAllKonkurs'),
  read('/api/Konkurs/GetKonkursByID', '?id={id}', addCompetition),
  read('/api/PublicProcurment/GetPublicProcurementsForCurrentYear'),
  read('/api/PublicProcurment/GetAllPublicProcurements'),
  read('/api/PublicProcurment/GetPublicProcurmentByID', '?id={id}', addProcurement),
  read('/api/Gallery/GetGalleryByPage', '?page=1'),
  read('/api/Gallery/GetByID', '?id={id}', addPicture),
  read('/api/Colony/GetAll'),
  read('/api/Colony/GetByID', '?id={id}', addColony),
  read('/api/ArtSaloon/GetAll'),
  read('/api/ArtSaloon/GetByID', '?id={id}', addSalon),

  query('latestNews', 'LatestNews'),
  query('allNews', 'AllNews'),
  query('newsById', 'NewsDetail', addNews),
  query('upcomingPrograms', 'Upcoming'),
  query('pastPrograms', 'Past'),
  query('programById', 'ProgramDetail', addProgram),
  query('currentMovies', 'CurrentMovies'),
  query('allMovies', 'AllMovies'),
  query('movieById', 'MovieDetail', addMovie),
  query('allCompetitions', 'AllCompetitions'),
  query('competitionById', 'CompetitionDetail', addCompetition),
  query('procurementsOfYear', 'ProcurementsOfYear'),
  query('allProcurements', 'AllProcurements'),
  query('procurementYears', 'ProcurementYears'),
  query('procurementById', 'ProcurementDetail', addProcurement),
  query('galleryByPage', 'GalleryByPage'),
  query('allGalleryItems', 'AllGalleryItems'),
  query('galleryItemById', 'GalleryItemDetail', addPicture),
  query('allColonies', 'AllColonies'),
  query('colonyById', 'ColonyDetail', addColony),
  query('allArtSalons', 'AllArtSalons'),
  query('artSalonById', 'ArtSalonDetail', addSalon),
  query('premisesPhotos', 'PremisesPhotos'),

  newsWrite('POST /api/News/CreateNews', async ({ app, token }) =>
    app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS, file: await image() }),
  ),
  newsWrite('PUT /api/News/UpdateNews', ({ app, token, id }) =>
    app.rest('PUT', '/api/News/UpdateNews', { token, json: { id, ...NEWS_FIELDS } }),
  ),
  newsWrite('PUT /api/News/UpdateImage', async ({ app, token, id }) => {
    const form = { id: String(id), imageUrl: '/media/old.png' };
    return app.rest('PUT', '/api/News/UpdateImage', { token, form, file: await image() });
  }),
  newsWrite('DELETE /api/News/DeleteNews', ({ app, token, id }) =>
    app.rest('DELETE', `/api/News/DeleteNews?id=${String(id)}`, { token }),
  ),
  newsWrite('Mutation.createNews', async ({ app, token }) =>
    app.gql(
      'mutation($input: NewsInput!, $file: Upload) { createNews(input: $input, file: $file) { id } }',
      { input: NEWS_FIELDS },
      { ...tokenOf(token), file: await image() },
    ),
  ),
  newsWrite('Mutation.updateNews', ({ app, token, id }) =>
    app.gql(
      'mutation($input: NewsEdit!) { updateNews(input: $input) { id } }',
      { input: { id, ...NEWS_FIELDS } },
      tokenOf(token),
    ),
  ),
  newsWrite('Mutation.updateNewsImage', async ({ app, token, id }) =>
    app.gql(
      'mutation($id: Int!, $file: Upload!) { updateNewsImage(id: $id, file: $file) { id } }',
      { id },
      { ...tokenOf(token), file: await image() },
    ),
  ),
  newsWrite('Mutation.deleteNews', ({ app, token, id }) =>
    app.gql('mutation($id: Int!) { deleteNews(id: $id) }', { id }, tokenOf(token)),
  ),

  // Whoever signs in is nobody yet: an old token must not be in the way.
  {
    name: 'POST /api/UserAuth/Login',
    section: 'Vesti',
    verdicts: PUBLIC,
    addItem: addUser,
    async send({ app, token, id }) {
      const json = { email: await emailOf(app, id), password: PASSWORD };
      return app.rest('POST', '/api/UserAuth/Login', { token, json });
    },
  },
  session(
    'POST /api/UserAuth/Logout',
    SIGNED_IN,
    ({ app, token }) => app.rest('POST', '/api/UserAuth/Logout', { token }),
    true,
  ),
  session('GET /api/UserAuth/Me', SIGNED_IN, ({ app, token }) =>
    app.rest('GET', '/api/UserAuth/Me', { token }),
  ),
  {
    name: 'Mutation.login',
    section: 'Vesti',
    verdicts: PUBLIC_BY_POST,
    addItem: addUser,
    async send({ app, token, id }) {
      const variables = { email: await emailOf(app, id), password: PASSWORD };
      return app.gql(LOGIN, variables, tokenOf(token));
    },
  },
  session(
    'Mutation.logout',
    SIGNED_IN,
    ({ app, token }) => app.gql('mutation { logout }', {}, tokenOf(token)),
    true,
  ),
  session('Query.me', SIGNED_IN, ({ app, token }) => app.gql('{ me { id } }', {}, tokenOf(token))),
];
