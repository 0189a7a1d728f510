import type { ItemType } from '@centar/domain/itemTypes.ts';
import { keysOf } from '@centar/domain/objects.ts';
import type { Section } from '@centar/domain/sections.ts';
import type { SearchedType } from '@centar/domain/wordSearch.ts';
import type { DocumentName } from './fakePwa.ts';
import type { SentFile } from './requests.ts';
import type { TestApp } from './testApp.ts';
import { pdf, pngFile } from './testFiles.ts';

const TEXTS = { author: 'Ana', description: 'Tekst' };
const EXHIBITION_FIELDS = { ...TEXTS, title: 'Nov saziv', yearHappening: '2026' };

/** The written fields of each type. */
export const NEWS_FIELDS = { ...TEXTS, theme: 'Najava', title: 'Nova vest' };
export const NOTICE_FIELDS = { ...TEXTS, title: 'Nova objava' };
export const COLONY_FIELDS = { ...EXHIBITION_FIELDS, colonyType: 'Sopocanski dani' };
export const SALON_FIELDS = { ...EXHIBITION_FIELDS, colonyType: 'Jesenji likovni salon' };
export const PREMISES_FIELDS = { title: 'Velika sala, 420 mesta', category: 'Bioskop' };
export const PROGRAM_FIELDS = {
  ...TEXTS,
  programType: 'Muzicki program',
  title: 'Nov program',
  eventHappeningDateTime: '2026-12-05T18:00:00Z',
};
/** Without its screenings. */
export const MOVIE_FIELDS = {
  ...TEXTS,
  genere: 'Drama',
  title: 'Nov film',
  duration: '1H 30M',
  youtubeUrl: 'https://youtu.be/dQw4w9WgXcQ',
  yearPublished: '2026',
};
export const GALLERY_FIELDS = {
  author: 'Sava Šumanović',
  title: 'Nova slika',
  yearMade: '1934',
  isRented: true,
  rentedTo: 'Opština',
};
/** As a form sends them. */
export const GALLERY_FORM = { ...GALLERY_FIELDS, isRented: 'true' };
const SCREENING = '2026-12-05T19:00:00Z';

/** How items of a type are written, on both transports. */
export interface WrittenType {
  readonly type: ItemType;
  readonly section: Section;
  readonly form: Readonly<Record<string, string>>;
  /** The same in JSON. */
  readonly input: Readonly<Record<string, unknown>> & { readonly title: string };
  /** REST calls, as `POST /api/…`. */
  readonly create: string;
  readonly edit: string;
  readonly replace: string;
  readonly remove: string;
  /** The start of the names of its inputs over GraphQL, unless that is the type. */
  readonly inputs?: string;
}

/** How visitors read them, too. */
export interface ContentType extends WrittenType {
  readonly type: SearchedType;
  readonly byId: string;
  readonly lists: readonly string[];
  readonly listDocument: DocumentName;
  readonly detailDocument: DocumentName;
  /** The GraphQL field of the list for staff. */
  readonly staffList: string;
}

/** Every content type of a section. */
const TYPES: Readonly<Record<SearchedType, Omit<ContentType, 'type'>>> = {
  News: {
    section: 'Vesti',
    form: NEWS_FIELDS,
    input: NEWS_FIELDS,
    create: 'POST /api/News/CreateNews',
    edit: 'PUT /api/News/UpdateNews',
    replace: 'PUT /api/News/UpdateImage',
    remove: 'DELETE /api/News/DeleteNews',
    byId: '/api/News/GetNewsByID',
    lists: ['/api/News/GetAllNews'],
    listDocument: 'AllNews',
    detailDocument: 'NewsDetail',
    staffList: 'staffNews',
  },
  Program: {
    section: 'Muzicki program',
    form: PROGRAM_FIELDS,
    input: PROGRAM_FIELDS,
    create: 'PUT /api/Programs/InsertProgram',
    edit: 'POST /api/Programs/EditProgram',
    replace: 'PUT /api/Programs/UpdateImage',
    remove: 'DELETE /api/Programs/DeleteProgram',
    byId: '/api/Programs/GetProgramByID',
    lists: [
      '/api/Programs/GetPrograms',
      '/api/Programs/GetProgramsByProgramType?programType=muzicki',
    ],
    listDocument: 'Upcoming',
    detailDocument: 'ProgramDetail',
    staffList: 'staffPrograms',
  },
  Movie: {
    section: 'Bioskop program',
    form: { ...MOVIE_FIELDS, 'productionDate[0].productionDate': SCREENING },
    input: { ...MOVIE_FIELDS, movieProductionDateTimes: [{ productionDate: SCREENING }] },
    create: 'POST /api/Cinema/InsertMovie',
    edit: 'PUT /api/Cinema/EditMovie',
    replace: 'PUT /api/Cinema/UpdateImage',
    remove: 'DELETE /api/Cinema/DeleteMovie',
    byId: '/api/Cinema/GetMovieByID',
    lists: ['/api/Cinema/GetAllMovies'],
    listDocument: 'AllMovies',
    detailDocument: 'MovieDetail',
    staffList: 'staffMovies',
  },
  Competition: {
    section: 'Konkurs',
    form: NOTICE_FIELDS,
    input: NOTICE_FIELDS,
    create: 'PUT /api/Konkurs/CreateKonkurs',
    edit: 'POST /api/Konkurs/EditKonkurs',
    replace: 'POST /api/Konkurs/UpdateFile',
    remove: 'DELETE /api/Konkurs/DeleteKonkurs',
    inputs: 'Notice',
    byId: '/api/Konkurs/GetKonkursByID',
    lists: ['/api/Konkurs/GetAllKonkurs', '/api/Konkurs/GetKonkurses'],
    listDocument: 'AllCompetitions',
    detailDocument: 'CompetitionDetail',
    staffList: 'staffCompetitions',
  },
  Procurement: {
    section: 'Javne nabavke',
    form: NOTICE_FIELDS,
    input: NOTICE_FIELDS,
    create: 'PUT /api/PublicProcurment/InsertPublicProcurment',
    edit: 'POST /api/PublicProcurment/EditPublicProcurment',
    replace: 'POST /api/PublicProcurment/UpdateFile',
    remove: 'DELETE /api/PublicProcurment/DeletePublicProcurment',
    inputs: 'Notice',
    byId: '/api/PublicProcurment/GetPublicProcurmentByID',
    lists: ['/api/PublicProcurment/GetAllPublicProcurements'],
    listDocument: 'AllProcurements',
    detailDocument: 'ProcurementDetail',
    staffList: 'staffProcurements',
  },
  GalleryItem: {
    section: 'Galerija',
    form: GALLERY_FORM,
    input: GALLERY_FIELDS,
    create: 'PUT /api/Gallery/Create',
    edit: 'POST /api/Gallery/Update',
    replace: 'PUT /api/Gallery/UpdateImage',
    remove: 'DELETE /api/Gallery/Delete',
    byId: '/api/Gallery/GetByID',
    lists: ['/api/Gallery/GetGalleryByPage?page=1'],
    listDocument: 'AllGalleryItems',
    detailDocument: 'GalleryItemDetail',
    staffList: 'staffGallery',
  },
  Colony: {
    section: 'Kolonije',
    form: COLONY_FIELDS,
    input: COLONY_FIELDS,
    create: 'PUT /api/Colony/Create',
    edit: 'POST /api/Colony/Update',
    replace: 'PUT /api/Colony/UpdateImage',
    remove: 'DELETE /api/Colony/Delete',
    inputs: 'Exhibition',
    byId: '/api/Colony/GetByID',
    lists: ['/api/Colony/GetAll'],
    listDocument: 'AllColonies',
    detailDocument: 'ColonyDetail',
    staffList: 'staffColonies',
  },
  ArtSalon: {
    section: 'Likovni saloni',
    form: SALON_FIELDS,
    input: SALON_FIELDS,
    create: 'PUT /api/ArtSaloon/Create',
    edit: 'POST /api/ArtSaloon/Update',
    replace: 'PUT /api/ArtSaloon/UpdateImage',
    remove: 'DELETE /api/ArtSaloon/Delete',
    inputs: 'Exhibition',
    byId: '/api/ArtSaloon/GetByID',
    lists: ['/api/ArtSaloon/GetAll'],
    listDocument: 'AllArtSalons',
    detailDocument: 'ArtSalonDetail',
    staffList: 'staffArtSalons',
  },
};

/** One of them. */
export const contentType = (type: SearchedType): ContentType => ({ type, ...TYPES[type] });

export const CONTENT_TYPES: readonly ContentType[] = keysOf(TYPES).map(contentType);

/** One without rows beside it, and one with: the other types are declared, and share the code. */
export const FAMILIES: readonly ContentType[] = (['News', 'Program'] as const).map(contentType);

/** Photographs of the premises, which administrators write. */
export const PREMISES: WrittenType = {
  type: 'PremisesPhoto',
  section: 'Galerija',
  form: PREMISES_FIELDS,
  input: PREMISES_FIELDS,
  create: 'PUT /api/Premises/Create',
  edit: 'POST /api/Premises/Update',
  replace: 'PUT /api/Premises/UpdateImage',
  remove: 'DELETE /api/Premises/Delete',
};

export const hasDocument = ({ inputs }: WrittenType): boolean => inputs === 'Notice';

/** A file as its items have one. */
export const fileOf = async (type: WrittenType): Promise<SentFile> =>
  hasDocument(type)
    ? { name: 'Poziv za šljive.pdf', bytes: pdf(), type: 'application/pdf' }
    : pngFile();

/** An item as all types have it. */
export interface Item {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly publishedAt: string | null;
  readonly datePosted?: string;
  readonly imageUrl?: string | null;
  readonly documentUrl?: string | null;
}

/** The eight calls that write items of a type. */
export function callsOf(
  written: WrittenType,
  { rest, gql }: Pick<TestApp, 'rest' | 'gql'>,
  token: string | undefined,
) {
  const { type, inputs = type } = written;
  const part = hasDocument(written) ? 'Document' : 'Image';
  const send = (call: string, options: object, search = '') => {
    const [method = '', path = ''] = call.split(' ');
    return rest<Item>(method, path + search, { token, ...options });
  };
  const mutate = (given: string, field: string, variables: object, file?: SentFile) =>
    gql<{ item: Item }>(`mutation(${given}) { item: ${field} }`, { ...variables }, { token, file });
  return {
    create: (form: object = written.form, file?: SentFile) =>
      send(written.create, { form: { ...form }, file }),
    edit: (json: object) => send(written.edit, { json }),
    replace: (file?: SentFile, form: object = { id: '1' }) => send(written.replace, { form, file }),
    remove: (id: number) => send(written.remove, {}, `?id=${String(id)}`),
    createByGraphql: (input: object = written.input, file?: SentFile) =>
      mutate(
        `$input: ${inputs}Input!, $file: Upload`,
        `create${type}(input: $input, file: $file) { id version publishedAt }`,
        { input },
        file,
      ),
    editByGraphql: (input: object) =>
      mutate(`$input: ${inputs}Edit!`, `update${type}(input: $input) { id version }`, { input }),
    replaceByGraphql: (file?: SentFile, id = 1) =>
      mutate(
        '$id: Int!, $file: Upload!',
        `update${type}${part}(id: $id, file: $file) { id version }`,
        { id },
        file,
      ),
    removeByGraphql: (id: number) => mutate('$id: Int!', `delete${type}(id: $id)`, { id }),
  };
}
