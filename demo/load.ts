import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Program } from '../prisma/generated/client.ts';
import type { Database, Transaction } from '../graphql-server/src/platform/database/database.ts';
import type { Clock } from '../graphql-server/src/platform/context.ts';
import type { ItemPicture } from '../graphql-server/src/items/write/itemPictures.ts';
import type { FileStore } from '../graphql-server/src/platform/files/fileStore.ts';
import type { NewStoredFile } from '../graphql-server/src/platform/files/storedFile.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { keysOf } from '@centar/domain/objects.ts';
import { dayOf } from '@centar/domain/dates.ts';
import { programKey } from '@centar/domain/dateKey.ts';
import { SETTINGS_GROUPS } from '@centar/domain/centre.ts';
import { asJson } from '../graphql-server/src/platform/database/jsonColumn.ts';
import { DEMO_SETTINGS } from './content/settings.ts';
import { demoItems } from './items.ts';
import { readIndex, readPicture } from './media.ts';
import { endColumns } from '@centar/domain/eventState.ts';
import type { DemoColony, DemoContent, DemoGalleryItem, DemoNotice, DemoPicture } from './types.ts';

export interface LoadDependencies {
  readonly database: Database;
  readonly files: FileStore;
  /** Absolute path of `demo/media`. */
  readonly media: string;
  readonly clock: Clock;
  readonly logger: { info(details: object, message: string): void };
}

const SAVED_BY = { updatedByName: 'Administrator' };

/** The files of the content, stored and still without their rows, by base name and file name. */
interface Kept {
  readonly pictures: ReadonlyMap<string, NewStoredFile>;
  readonly documents: ReadonlyMap<string, NewStoredFile>;
  /** By their names. */
  readonly appendices: ReadonlyMap<string, NewStoredFile>;
}

async function keepFiles(content: DemoContent, { files, media }: LoadDependencies): Promise<Kept> {
  const index = await readIndex(media);
  const pictures = new Map<string, NewStoredFile>();
  for (const { baseName } of picturesOf(content)) {
    const picture = await readPicture(media, index, baseName);
    pictures.set(baseName, await files.storeFinished(picture, baseName));
  }
  const documents = new Map<string, NewStoredFile>();
  for (const name of documentsOf(content)) {
    const bytes = await readFile(join(media, name));
    documents.set(name, await files.storeBytes('document', bytes, name));
  }
  const appendices = new Map<string, NewStoredFile>();
  for (const { appendix } of [...content.competitions, ...content.procurements]) {
    if (!appendix) continue;
    const bytes = await readFile(join(media, appendix.document));
    appendices.set(appendix.title, await files.storeBytes('document', bytes, appendix.document));
  }
  return { pictures, documents, appendices };
}

/**
 * Stores the files of the demo content, then writes all its rows in one transaction, so that it is there as a
 * whole or not at all: files that a try leaves behind have no row, and the sweep takes them. Meant for a database
 * that `isNeverWritten`; what searching looks through is filled in afterwards, by `fillSearchTexts`. Throws an Error of one clear line.
 */
export async function loadDemoContent(dependencies: LoadDependencies): Promise<void> {
  const { database, clock, logger } = dependencies;
  const started = Date.now();
  const content = demoItems(clock());
  try {
    const kept = await keepFiles(content, dependencies);
    await database.writeContent((transaction) =>
      writeAll({ transaction, content, columns: keptColumns(transaction, kept) }),
    );
    const [pictures, documents] = [kept.pictures.size, kept.documents.size];
    logger.info({ pictures, documents, ms: Date.now() - started }, 'demo content loaded');
  } catch (thrown) {
    const [reason = ''] = (thrown as Error).message.trim().split('\n');
    throw new Error(`The demo content could not be loaded: ${reason}`, { cause: thrown });
  }
}

function picturesOf(content: DemoContent): DemoPicture[] {
  return [
    ...content.programs,
    ...content.news,
    ...content.movies,
    ...content.gallery,
    ...content.colonies,
    ...content.salons,
    ...content.premises,
    ...content.site,
  ]
    .map(({ picture }) => picture)
    .concat(content.news.flatMap(({ morePictures }) => morePictures));
}

function documentsOf(content: DemoContent): string[] {
  return [...content.competitions, ...content.procurements].map(({ document }) => document);
}

type Columns = ReturnType<typeof keptColumns>;

/** Writes the rows of kept files and gives the columns of their items. */
function keptColumns(transaction: Transaction, { pictures, documents, appendices }: Kept) {
  async function store({ baseName, alt }: DemoPicture) {
    const kept = pictures.get(baseName);
    if (!kept?.image) throw new Error(`${baseName} was not stored`);
    await transaction.storedFile.create({ data: kept.row });
    return { fileId: kept.row.id, image: kept.image, alt };
  }
  return {
    async image(picture: DemoPicture) {
      const { fileId, image, alt } = await store(picture);
      return { imageFileId: fileId, image: asJson(image), imageAlt: alt };
    },
    async morePictures(further: readonly DemoPicture[]) {
      const stored = [];
      for (const picture of further) stored.push(await store(picture));
      return {
        morePictures: stored.map(({ fileId, image, alt }) =>
          asJson({ ...image, fileId, alt, credit: '', focus: '' } satisfies ItemPicture),
        ),
        itemPictures: { create: stored.map(({ fileId }) => ({ fileId })) },
      };
    },
    async document(name: string) {
      const kept = documents.get(name);
      if (!kept?.document) throw new Error(`${name} was not stored`);
      await transaction.storedFile.create({ data: kept.row });
      return { documentFileId: kept.row.id, document: asJson(kept.document) };
    },
    /** The further document of a notice, whose id is known by now. */
    async appendix(
      { appendix, datePosted }: DemoNotice,
      notice: { competitionId: number } | { procurementId: number },
    ) {
      const kept = appendices.get(appendix?.title ?? '');
      if (!appendix || !kept?.document) return {};
      await transaction.storedFile.create({ data: kept.row });
      const data = { ...notice, fileId: kept.row.id };
      const { id } = await transaction.noticeDocument.create({ data });
      const { title } = appendix;
      const document = { ...asJson(kept.document), id, title, date: dayOf(datePosted) };
      return { moreDocuments: [document] };
    },
  };
}

interface Work {
  readonly transaction: Transaction;
  readonly content: DemoContent;
  readonly columns: Columns;
}

/** Of the only date of a programme. */
async function addOffer(
  { reservationOffer }: Transaction,
  { id, eventHappeningDateTime: toldAt, place: toldPlace }: Program,
  places: number,
): Promise<void> {
  const dateKey = programKey(id);
  const data = { dateKey, itemType: 'Program', itemId: id, places, toldAt, toldPlace };
  await reservationOffer.create({ data });
}

/** The columns of a notice. */
const noticeRow = async ({ document, appendix: _, ...item }: DemoNotice, columns: Columns) => ({
  ...item,
  ...SAVED_BY,
  publishedAt: item.datePosted,
  ...(await columns.document(document)),
});

/** The columns of an exhibition or of a picture of the gallery. */
const artRow = async <Item extends DemoColony | DemoGalleryItem>(
  { picture, ...item }: Item,
  columns: Columns,
) => ({ ...item, ...SAVED_BY, publishedAt: item.createdAt, ...(await columns.image(picture)) });

/** Write the items of one type, and yield their rows. */
const WRITERS: Readonly<Record<ItemType, (work: Work) => AsyncIterable<{ readonly id: number }>>> =
  {
    async *Program({ transaction, content, columns }) {
      for (const { picture, dates, places, ...item } of content.programs) {
        const own = {
          ...item,
          ...endColumns(item),
          ...SAVED_BY,
          ...(await columns.image(picture)),
        };
        const each = dates.map((date) => ({ ...date, ...endColumns(date) }));
        const program = await transaction.program.create({
          data: { ...own, dates: { create: each } },
        });
        if (places !== undefined) await addOffer(transaction, program, places);
        yield program;
      }
    },
    async *News({ transaction, content, columns }) {
      for (const { picture, morePictures, ...item } of content.news) {
        const data = {
          ...item,
          ...SAVED_BY,
          ...(await columns.image(picture)),
          ...(await columns.morePictures(morePictures)),
        };
        yield await transaction.news.create({ data: { ...data, publishedAt: item.datePosted } });
      }
    },
    async *Movie({ transaction, content, columns }) {
      for (const { picture, screenings, ...item } of content.movies) {
        const data = { ...item, ...SAVED_BY, ...(await columns.image(picture)) };
        yield await transaction.movie.create({
          data: {
            ...data,
            publishedAt: item.createdAt,
            screenings: { create: screenings.map((screening) => ({ ...screening })) },
          },
        });
      }
    },
    async *Competition({ transaction, content, columns }) {
      for (const item of content.competitions) {
        const { id } = await transaction.competition.create({
          data: await noticeRow(item, columns),
        });
        const data = await columns.appendix(item, { competitionId: id });
        yield await transaction.competition.update({ where: { id }, data });
      }
    },
    async *Procurement({ transaction, content, columns }) {
      for (const item of content.procurements) {
        const { id } = await transaction.procurement.create({
          data: await noticeRow(item, columns),
        });
        const data = await columns.appendix(item, { procurementId: id });
        yield await transaction.procurement.update({ where: { id }, data });
      }
    },
    async *GalleryItem({ transaction, content, columns }) {
      for (const item of content.gallery) {
        yield await transaction.galleryItem.create({ data: await artRow(item, columns) });
      }
    },
    async *Colony({ transaction, content, columns }) {
      for (const item of content.colonies) {
        yield await transaction.colony.create({ data: await artRow(item, columns) });
      }
    },
    async *ArtSalon({ transaction, content, columns }) {
      for (const item of content.salons) {
        yield await transaction.artSalon.create({ data: await artRow(item, columns) });
      }
    },
    async *PremisesPhoto({ transaction, content, columns }) {
      for (const { picture, caption: title, ...item } of content.premises) {
        const data = { ...item, title, ...SAVED_BY, ...(await columns.image(picture)) };
        yield await transaction.premisesPhoto.create({ data });
      }
    },
  };

/** Writes everything. The items are noted, so that all of them can be removed in one step. */
async function writeAll(work: Work): Promise<void> {
  const noted: { itemType: ItemType; itemId: number }[] = [];
  for (const itemType of keysOf(WRITERS)) {
    for await (const { id } of WRITERS[itemType](work)) noted.push({ itemType, itemId: id });
  }
  await writeSite(work);
  await work.transaction.demoItem.createMany({ data: noted });
}

/** The settings of the fictional centre, and its pictures. */
async function writeSite({ transaction, content, columns }: Work): Promise<void> {
  for (const name of SETTINGS_GROUPS) {
    const data = { name, content: asJson(DEMO_SETTINGS[name]), ...SAVED_BY };
    await transaction.settingsGroup.create({ data });
  }
  for (const { slot, picture } of content.site) {
    const data = { slot, ...SAVED_BY, ...(await columns.image(picture)) };
    await transaction.sitePicture.create({ data });
  }
}
