import { keysOf } from '@centar/domain/objects.ts';
import type { Section } from '@centar/domain/sections.ts';
import type { SearchedType } from '@centar/domain/wordSearch.ts';
import { MOVIE_FIELDS } from './cinemaOperations.ts';
import { COLONY_FIELDS, SALON_FIELDS } from './exhibitionOperations.ts';
import type { DocumentName } from './fakePwa.ts';
import { GALLERY_FORM } from './galleryOperations.ts';
import { NOTICE_FIELDS } from './noticeOperations.ts';
import { NEWS_FIELDS } from './operations.ts';
import { PROGRAM_FIELDS } from './programOperations.ts';

/** How items of a type are written and read; `POST /api/…` for a call. */
export interface PublicationKind {
  readonly type: string;
  readonly section: Section;
  readonly fields: Readonly<Record<string, string>>;
  readonly create: string;
  readonly edit: string;
  /** Where visitors find a published one: addresses over REST and operations over GraphQL. */
  readonly lists: readonly string[];
  readonly byId: string;
  readonly listDocument: DocumentName;
  readonly detailDocument: DocumentName;
}

/** Every content type of a section. */
const KINDS: Readonly<Record<SearchedType, Omit<PublicationKind, 'type'>>> = {
  News: {
    section: 'Vesti',
    fields: NEWS_FIELDS,
    create: 'POST /api/News/CreateNews',
    edit: 'PUT /api/News/UpdateNews',
    lists: ['/api/News/GetAllNews'],
    byId: '/api/News/GetNewsByID',
    listDocument: 'AllNews',
    detailDocument: 'NewsDetail',
  },
  Program: {
    section: 'Muzicki program',
    fields: PROGRAM_FIELDS,
    create: 'PUT /api/Programs/InsertProgram',
    edit: 'POST /api/Programs/EditProgram',
    lists: [
      '/api/Programs/GetPrograms',
      '/api/Programs/GetProgramsByProgramType?programType=muzicki',
    ],
    byId: '/api/Programs/GetProgramByID',
    listDocument: 'Upcoming',
    detailDocument: 'ProgramDetail',
  },
  Movie: {
    section: 'Bioskop program',
    fields: MOVIE_FIELDS,
    create: 'POST /api/Cinema/InsertMovie',
    edit: 'PUT /api/Cinema/EditMovie',
    lists: ['/api/Cinema/GetAllMovies'],
    byId: '/api/Cinema/GetMovieByID',
    listDocument: 'AllMovies',
    detailDocument: 'MovieDetail',
  },
  Competition: {
    section: 'Konkurs',
    fields: NOTICE_FIELDS,
    create: 'PUT /api/Konkurs/CreateKonkurs',
    edit: 'POST /api/Konkurs/EditKonkurs',
    lists: ['/api/Konkurs/GetAllKonkurs', '/api/Konkurs/GetKonkurses'],
    byId: '/api/Konkurs/GetKonkursByID',
    listDocument: 'AllCompetitions',
    detailDocument: 'CompetitionDetail',
  },
  Procurement: {
    section: 'Javne nabavke',
    fields: NOTICE_FIELDS,
    create: 'PUT /api/PublicProcurment/InsertPublicProcurment',
    edit: 'POST /api/PublicProcurment/EditPublicProcurment',
    lists: ['/api/PublicProcurment/GetAllPublicProcurements'],
    byId: '/api/PublicProcurment/GetPublicProcurmentByID',
    listDocument: 'AllProcurements',
    detailDocument: 'ProcurementDetail',
  },
  GalleryItem: {
    section: 'Galerija',
    fields: GALLERY_FORM,
    create: 'PUT /api/Gallery/Create',
    edit: 'POST /api/Gallery/Update',
    lists: ['/api/Gallery/GetGalleryByPage?page=1'],
    byId: '/api/Gallery/GetByID',
    listDocument: 'AllGalleryItems',
    detailDocument: 'GalleryItemDetail',
  },
  Colony: {
    section: 'Kolonije',
    fields: COLONY_FIELDS,
    create: 'PUT /api/Colony/Create',
    edit: 'POST /api/Colony/Update',
    lists: ['/api/Colony/GetAll'],
    byId: '/api/Colony/GetByID',
    listDocument: 'AllColonies',
    detailDocument: 'ColonyDetail',
  },
  ArtSalon: {
    section: 'Likovni saloni',
    fields: SALON_FIELDS,
    create: 'PUT /api/ArtSaloon/Create',
    edit: 'POST /api/ArtSaloon/Update',
    lists: ['/api/ArtSaloon/GetAll'],
    byId: '/api/ArtSaloon/GetByID',
    listDocument: 'AllArtSalons',
    detailDocument: 'ArtSalonDetail',
  },
};

export const PUBLICATION_KINDS: readonly PublicationKind[] = keysOf(KINDS).map((type) => ({
  type,
  ...KINDS[type],
}));
