import { z } from 'zod';
import type { FileKind } from '@centar/domain/fileRules.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { fieldNames } from '@centar/domain/types/declaration.ts';
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
  movieFields,
  movedScreenings,
  pick,
  programFields,
  changedState,
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
}

export interface TransferType {
  /** The name of its calls and its export file. */
  readonly name: string;
  readonly itemType: ItemType;
  readonly file: FileKind;
  /** Return all published items; empty if the specification has none. */
  readonly calls: readonly string[];
  /** Returns one page at a time. */
  readonly isPaged?: true;
  /** Includes unpublished items, in the format of the calls. */
  readonly all: (dependencies: ContentDependencies, actor: Actor) => Batches<object>;
  readonly writer: (dependencies: ContentDependencies) => ItemWriter;
  /** Accepted by `create`. */
  readonly fields: (item: WireItem) => Fields;
  /** Not accepted by `create`. */
  readonly laterFields?: (item: WireItem) => LaterFields | undefined;
}

async function* concatBatches<Row>(...lists: readonly Batches<Row>[]) {
  for (const list of lists) yield* list;
}

/** In the order of writing. */
export const TRANSFER_TYPES: {
  readonly [Type in ItemType]: TransferType & { readonly itemType: Type };
} = {
  News: {
    name: 'News',
    itemType: 'News',
    file: 'image',
    calls: ['/api/News/GetAllNews'],
    all: (dependencies, actor) => mapBatches(newsService(dependencies).all(actor), toNews),
    writer: newsService,
    fields: (item) => pick(item, fieldNames(NEWS)),
  },
  Program: {
    name: 'Programs',
    itemType: 'Program',
    file: 'image',
    calls: ['/api/Programs/GetPastPrograms', '/api/Programs/GetPrograms'],
    all(dependencies, actor) {
      const programs = programsService(dependencies);
      return mapBatches(concatBatches(programs.upcoming(actor), programs.past(actor)), toProgram);
    },
    writer: programsService,
    fields: programFields,
    laterFields: changedState,
  },
  Movie: {
    name: 'Cinema',
    itemType: 'Movie',
    file: 'image',
    calls: ['/api/Cinema/GetAllMovies'],
    all: (dependencies, actor) => mapBatches(cinemaService(dependencies).all(actor), toMovie),
    writer: cinemaService,
    fields: movieFields,
    laterFields: movedScreenings,
  },
  Competition: {
    name: 'Konkurs',
    itemType: 'Competition',
    file: 'document',
    calls: ['/api/Konkurs/GetAllKonkurs'],
    all: (dependencies, actor) =>
      mapBatches(noticesService(dependencies, COMPETITIONS).all(actor), toNotice),
    writer: (dependencies) => noticesService(dependencies, COMPETITIONS),
    fields: (item) => pick(item, fieldNames(COMPETITION)),
  },
  Procurement: {
    name: 'PublicProcurment',
    itemType: 'Procurement',
    file: 'document',
    calls: ['/api/PublicProcurment/GetAllPublicProcurements'],
    all: (dependencies, actor) =>
      mapBatches(noticesService(dependencies, PROCUREMENTS).all(actor), toNotice),
    writer: (dependencies) => noticesService(dependencies, PROCUREMENTS),
    fields: (item) => pick(item, fieldNames(PROCUREMENT)),
  },
  GalleryItem: {
    name: 'Gallery',
    itemType: 'GalleryItem',
    file: 'image',
    calls: ['/api/Gallery/GetGalleryByPage'],
    isPaged: true,
    all: (dependencies, actor) =>
      mapBatches(galleryService(dependencies).all(actor), toGalleryItem),
    writer: galleryService,
    fields: (item) => pick(item, fieldNames(GALLERY_ITEM)),
  },
  Colony: {
    name: 'Colony',
    itemType: 'Colony',
    file: 'image',
    calls: ['/api/Colony/GetAll'],
    all: (dependencies, actor) => mapBatches(coloniesService(dependencies).all(actor), toColony),
    writer: coloniesService,
    fields: (item) => pick(item, fieldNames(COLONY)),
  },
  ArtSalon: {
    name: 'ArtSaloon',
    itemType: 'ArtSalon',
    file: 'image',
    calls: ['/api/ArtSaloon/GetAll'],
    all: (dependencies, actor) => mapBatches(artSalonsService(dependencies).all(actor), toArtSalon),
    writer: artSalonsService,
    fields: (item) => pick(item, fieldNames(ART_SALON)),
  },
  PremisesPhoto: {
    name: 'Premises',
    itemType: 'PremisesPhoto',
    file: 'image',
    calls: [],
    all: (dependencies, actor) =>
      mapBatches(premisesService(dependencies).all(actor), toPremisesPhoto),
    writer: premisesService,
    fields: (item) => pick(item, fieldNames(PREMISES_PHOTO)),
  },
};

const wireImage = z.object({ src: z.string(), alt: z.string().optional() });
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

export interface FurtherDocument extends NamedFile {
  readonly title: string;
  readonly date: string;
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
const lastPart = (url: string): string => url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';

export function filesOf(
  item: WireItem,
  { file }: Pick<TransferType, 'file'>,
): { readonly first: NamedFile | undefined; readonly further: readonly FurtherDocument[] } {
  if (file === 'image') {
    const image = wireImage.safeParse(item['image']).data;
    const url = text(item['imageUrl']) ?? image?.src;
    return { first: url === undefined ? url : { url, fileName: lastPart(url) }, further: [] };
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

export function altOf(item: WireItem, { file }: Pick<TransferType, 'file'>): Fields {
  const alt = wireImage.safeParse(item['image']).data?.alt;
  return file === 'image' && alt !== undefined ? { imageAlt: alt } : {};
}
