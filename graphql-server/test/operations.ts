import type { Transaction } from '../src/platform/database/database.ts';
import { pngFile } from './testFiles.ts';
import { TRASH_OPERATIONS } from './trashOperations.ts';
import {
  exhibitionRow,
  galleryRow,
  movieRow,
  newsRow,
  noticeRow,
  premisesRow,
  programRow,
} from './contentRows.ts';
import { cinemaOperations } from './cinemaOperations.ts';
import { colonyOperations, salonOperations } from './exhibitionOperations.ts';
import { DOCUMENTS } from './fakePwa.ts';
import { lastChangesOperations } from './lastChangesOperations.ts';
import { CONTENT_STATE_OPERATIONS } from './contentStateOperations.ts';
import { competitionOperations, procurementOperations } from './noticeOperations.ts';
import { galleryOperations } from './galleryOperations.ts';
import {
  PUBLIC,
  PUBLIC_BY_POST,
  SECTION_ONLY,
  tokenOf,
  type Adder,
  type Operation,
} from './operation.ts';
import { OWN_ACCOUNT_OPERATIONS, SESSION_OPERATIONS } from './ownAccountOperations.ts';
import { premisesOperations } from './premisesOperations.ts';
import { SETTINGS_OPERATIONS } from './settingsOperations.ts';
import { programOperations } from './programOperations.ts';
import { staffListOperations } from './staffListOperations.ts';
import { USER_OPERATIONS } from './userOperations.ts';

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
const addPhoto = add(({ premisesPhoto }) => premisesPhoto.create({ data: premisesRow() }));
const addColony = add(({ colony }) => colony.create({ data: exhibitionRow() }));
const addSalon = add(({ artSalon }) => artSalon.create({ data: exhibitionRow() }));
/** The written fields of a piece of news. */
export const NEWS_FIELDS = {
  author: 'Ana',
  theme: 'Najava',
  title: 'Nova vest',
  description: 'Tekst',
};
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

const newsWrite = (name: string, send: Operation['send']): Operation => ({
  name,
  section: 'Vesti',
  verdicts: SECTION_ONLY,
  addItem: addNews,
  send,
});

/** All calls of the product. The contract test fails if a route or field is missing here. */
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
  query('programsOn', 'On'),
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
  query('centre', 'CentreSettings'),
  query('archiveYears', 'ArchiveYears'),
  query('archiveOfYear', 'ArchiveOfYear'),
  {
    ...query('search', 'Search'),
    send: ({ app, token }) => app.gql(DOCUMENTS.Search, { text: 'vest' }, tokenOf(token)),
  },

  ...lastChangesOperations(addNews),
  newsWrite('POST /api/News/CreateNews', async ({ app, token }) =>
    app.rest('POST', '/api/News/CreateNews', { token, form: NEWS_FIELDS, file: await pngFile() }),
  ),
  newsWrite('PUT /api/News/UpdateNews', ({ app, token, id }) =>
    app.rest('PUT', '/api/News/UpdateNews', { token, json: { id, ...NEWS_FIELDS } }),
  ),
  newsWrite('PUT /api/News/UpdateImage', async ({ app, token, id }) => {
    const form = { id: String(id), imageUrl: '/media/old.png' };
    return app.rest('PUT', '/api/News/UpdateImage', { token, form, file: await pngFile() });
  }),
  newsWrite('DELETE /api/News/DeleteNews', ({ app, token, id }) =>
    app.rest('DELETE', `/api/News/DeleteNews?id=${String(id)}`, { token }),
  ),
  newsWrite('Mutation.createNews', async ({ app, token }) =>
    app.gql(
      'mutation($input: NewsInput!, $file: Upload) { createNews(input: $input, file: $file) { id } }',
      { input: NEWS_FIELDS },
      { ...tokenOf(token), file: await pngFile() },
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
      { ...tokenOf(token), file: await pngFile() },
    ),
  ),
  newsWrite('Mutation.deleteNews', ({ app, token, id }) =>
    app.gql('mutation($id: Int!) { deleteNews(id: $id) }', { id }, tokenOf(token)),
  ),

  ...programOperations(addProgram),
  ...cinemaOperations(addMovie),
  ...competitionOperations(addCompetition),
  ...procurementOperations(addProcurement),
  ...galleryOperations(addPicture),
  ...colonyOperations(addColony),
  ...salonOperations(addSalon),
  ...staffListOperations({
    News: addNews,
    Program: addProgram,
    Movie: addMovie,
    Competition: addCompetition,
    Procurement: addProcurement,
    GalleryItem: addPicture,
    Colony: addColony,
    ArtSalon: addSalon,
  }),
  ...CONTENT_STATE_OPERATIONS,
  ...SESSION_OPERATIONS,
  ...USER_OPERATIONS,
  ...TRASH_OPERATIONS,
  ...OWN_ACCOUNT_OPERATIONS,
  ...SETTINGS_OPERATIONS,
  ...premisesOperations(addPhoto),
];
