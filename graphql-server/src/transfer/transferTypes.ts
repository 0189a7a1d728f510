import { z } from 'zod';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { Declaration } from '@centar/domain/types/declaration.ts';
import { MOVIE, PROGRAM } from '@centar/domain/types/events.ts';
import { ART_SALON, COLONY } from '@centar/domain/types/exhibitions.ts';
import { GALLERY_ITEM } from '@centar/domain/types/gallery.ts';
import { NEWS } from '@centar/domain/types/news.ts';
import { COMPETITION, PROCUREMENT } from '@centar/domain/types/notices.ts';
import { PREMISES_PHOTO } from '@centar/domain/types/premises.ts';
import { cinemaService } from '../contentTypes/cinema/cinema.service.ts';
import { toMovie } from '../contentTypes/cinema/cinema.transports.ts';
import {
  artSalonsService,
  coloniesService,
} from '../contentTypes/exhibitions/exhibitions.service.ts';
import { toArtSalon, toColony } from '../contentTypes/exhibitions/exhibitions.transports.ts';
import { galleryService } from '../contentTypes/gallery/gallery.service.ts';
import { toGalleryItem } from '../contentTypes/gallery/gallery.transports.ts';
import { newsService } from '../contentTypes/news/news.service.ts';
import { toNews } from '../contentTypes/news/news.transports.ts';
import {
  COMPETITIONS,
  noticesService,
  PROCUREMENTS,
} from '../contentTypes/notices/notices.service.ts';
import { toNotice } from '../contentTypes/notices/notices.transports.ts';
import { premisesService } from '../contentTypes/premises/premises.service.ts';
import { toPremisesPhoto } from '../contentTypes/premises/premises.transports.ts';
import { programsService } from '../contentTypes/programs/programs.service.ts';
import { toProgram } from '../contentTypes/programs/programs.transports.ts';
import type { ContentDependencies } from '../items/contentDependencies.ts';
import type { Actor } from '../platform/context.ts';
import type { IncomingFile } from '../platform/files/incomingFile.ts';
import { mapBatches, type Batches } from '../platform/batches.ts';
import {
  changedState,
  movedScreenings,
  screeningFields,
  seriesFields,
  type Fields,
  type LaterFields,
  type WireItem,
} from './wireFields.ts';

/** Used by an import. */
export interface WrittenRow {
  readonly id: number;
  readonly version: number;
}

/** Used by an import. */
export interface ItemWriter {
  create(actor: Actor, input: unknown, file?: IncomingFile): Promise<WrittenRow>;
  update(actor: Actor, input: unknown): Promise<WrittenRow>;
  replaceFile(actor: Actor, input: unknown, file: IncomingFile | undefined): Promise<WrittenRow>;
  remove(actor: Actor, input: unknown): Promise<true>;
  /** For types with several documents. */
  addDocument?(actor: Actor, input: unknown, file: IncomingFile | undefined): Promise<WrittenRow>;
  saveDocuments?(actor: Actor, input: unknown): Promise<WrittenRow>;
  /** For types with several pictures. */
  addPicture?(actor: Actor, input: unknown, file: IncomingFile | undefined): Promise<WrittenRow>;
  keepFirstPicture?(actor: Actor, input: unknown): Promise<WrittenRow>;
}

export interface TransferType {
  /** The name of its calls and its export file. */
  readonly name: string;
  readonly type: Declaration;
  /** Return all published items; empty if the specification has none. */
  readonly calls: readonly string[];
  /** Returns one page at a time. */
  readonly isPaged?: true;
  /** Includes unpublished items, in the format of the calls. */
  readonly all: (dependencies: ContentDependencies, actor: Actor) => Batches<object>;
  readonly writer: (dependencies: ContentDependencies) => ItemWriter;
  /** Accepted by `create` beside the declared fields. */
  readonly moreFields?: (item: WireItem) => Fields;
  /** Not accepted by `create`. */
  readonly laterFields?: (item: WireItem) => LaterFields | undefined;
}

async function* concatBatches<Row>(...lists: readonly Batches<Row>[]) {
  for (const list of lists) yield* list;
}

/** Of a type whose service has one list of all its items. */
const served = <Row>(
  service: (
    dependencies: ContentDependencies,
  ) => ItemWriter & { readonly all: (actor: Actor) => Batches<Row> },
  toItem: (row: Row) => object,
): Pick<TransferType, 'all' | 'writer'> => ({
  all: (dependencies, actor) => mapBatches(service(dependencies).all(actor), toItem),
  writer: service,
});

/** In the order of writing. */
export const TRANSFER_TYPES: {
  readonly [Type in ItemType]: TransferType & { readonly type: { readonly itemType: Type } };
} = {
  News: {
    name: 'News',
    type: NEWS,
    calls: ['/api/News/GetAllNews'],
    ...served(newsService, toNews),
  },
  Program: {
    name: 'Programs',
    type: PROGRAM,
    calls: ['/api/Programs/GetPastPrograms', '/api/Programs/GetPrograms'],
    all(dependencies, actor) {
      const programs = programsService(dependencies);
      return mapBatches(concatBatches(programs.upcoming(actor), programs.past(actor)), toProgram);
    },
    writer: programsService,
    moreFields: seriesFields,
    laterFields: changedState,
  },
  Movie: {
    name: 'Cinema',
    type: MOVIE,
    calls: ['/api/Cinema/GetAllMovies'],
    ...served(cinemaService, toMovie),
    moreFields: screeningFields,
    laterFields: movedScreenings,
  },
  Competition: {
    name: 'Konkurs',
    type: COMPETITION,
    calls: ['/api/Konkurs/GetAllKonkurs'],
    ...served((dependencies) => noticesService(dependencies, COMPETITIONS), toNotice),
  },
  Procurement: {
    name: 'PublicProcurment',
    type: PROCUREMENT,
    calls: ['/api/PublicProcurment/GetAllPublicProcurements'],
    ...served((dependencies) => noticesService(dependencies, PROCUREMENTS), toNotice),
  },
  GalleryItem: {
    name: 'Gallery',
    type: GALLERY_ITEM,
    calls: ['/api/Gallery/GetGalleryByPage'],
    isPaged: true,
    ...served(galleryService, toGalleryItem),
  },
  Colony: {
    name: 'Colony',
    type: COLONY,
    calls: ['/api/Colony/GetAll'],
    ...served(coloniesService, toColony),
  },
  ArtSalon: {
    name: 'ArtSaloon',
    type: ART_SALON,
    calls: ['/api/ArtSaloon/GetAll'],
    ...served(artSalonsService, toArtSalon),
  },
  PremisesPhoto: {
    name: 'Premises',
    type: PREMISES_PHOTO,
    calls: [],
    ...served(premisesService, toPremisesPhoto),
  },
};

const wireImage = z.object({
  src: z.string(),
  alt: z.string().optional(),
  credit: z.string().nullish(),
  focus: z.string().nullish(),
});
const wireDocument = z.object({
  url: z.string(),
  fileName: z.string(),
  title: z.string().optional(),
  date: z.string().optional(),
});

export interface NamedFile {
  /** Or an absolute address. */
  readonly url: string;
  readonly fileName: string;
}

export interface FurtherFile extends NamedFile {
  /** Of a document; empty for a picture. */
  readonly title: string;
  readonly date: string;
  /** Alternative text, credit and focal point of a picture. */
  readonly words?: Fields;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const lastPart = (url: string): string => url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

export function filesOf(
  item: WireItem,
  { type: { file } }: Pick<TransferType, 'type'>,
): { readonly first: NamedFile | undefined; readonly further: readonly FurtherFile[] } {
  if (file === 'image') {
    const image = wireImage.safeParse(item['image']).data;
    const url = text(item['imageUrl']) ?? image?.src;
    const more = z.array(wireImage).safeParse(item['morePictures']).data ?? [];
    return {
      first: url === undefined ? url : { url, fileName: lastPart(url) },
      further: more.map(({ src, alt = '', ...words }) => ({
        url: src,
        fileName: lastPart(src),
        title: '',
        date: '',
        words: { alt, credit: words.credit ?? '', focus: words.focus ?? '' },
      })),
    };
  }
  const listed = z.array(wireDocument).safeParse(item['documents']).data ?? [];
  const url = text(item['documentUrl']);
  const fileName = listed.find((one) => one.url === url)?.fileName ?? lastPart(url ?? '');
  return {
    first: url === undefined ? undefined : { url, fileName },
    further: listed
      .filter((one) => one.url !== url)
      .map(({ title = '', date = '', ...named }) => ({ ...named, title, date })),
  };
}

/** Of the first picture. */
export function pictureFields(item: WireItem, { type }: Pick<TransferType, 'type'>): Fields {
  const image = wireImage.safeParse(item['image']).data;
  if (type.file !== 'image' || !image) return {};
  const { alt, credit, focus } = image;
  return {
    ...(alt !== undefined && { imageAlt: alt }),
    ...(type.pictures && credit && { imageCredit: credit }),
    ...(type.pictures && focus && { imageFocus: focus }),
  };
}
