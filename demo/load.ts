import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Transaction } from '../graphql-server/src/platform/database/database.ts';
import type { Clock } from '../graphql-server/src/platform/context.ts';
import type { FileStore } from '../graphql-server/src/platform/files/fileStore.ts';
import type { NewStoredFile } from '../graphql-server/src/platform/files/storedFile.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { dayOf } from '@centar/domain/dates.ts';
import { SETTINGS_GROUPS } from '@centar/domain/centre.ts';
import { asJson } from '../graphql-server/src/platform/database/jsonColumn.ts';
import { DEMO_SETTINGS } from './content/settings.ts';
import { demoItems } from './items.ts';
import { readIndex, readPicture } from './media.ts';
import { endColumns } from '@centar/domain/eventState.ts';
import type { DemoContent, DemoPicture } from './types.ts';

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
      writeAll(transaction, content, keptColumns(transaction, kept)),
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
  ].map(({ picture }) => picture);
}

function documentsOf(content: DemoContent): string[] {
  return [...content.competitions, ...content.procurements].map(({ document }) => document);
}

type Columns = ReturnType<typeof keptColumns>;

/** Writes the rows of kept files and gives the columns of their items. */
function keptColumns(transaction: Transaction, { pictures, documents, appendices }: Kept) {
  return {
    async image({ baseName, alt }: DemoPicture) {
      const kept = pictures.get(baseName);
      if (!kept?.image) throw new Error(`${baseName} was not stored`);
      await transaction.storedFile.create({ data: kept.row });
      return { imageFileId: kept.row.id, image: asJson(kept.image), imageAlt: alt };
    },
    async document(name: string) {
      const kept = documents.get(name);
      if (!kept?.document) throw new Error(`${name} was not stored`);
      await transaction.storedFile.create({ data: kept.row });
      return { documentFileId: kept.row.id, document: asJson(kept.document) };
    },
    /** The further document of a notice, whose id is known by now. */
    async appendix(
      { appendix, datePosted }: DemoContent['competitions'][number],
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

/** The items written by one load, noted so that all of them can be removed in one step. */
type Noted = [itemType: ItemType, itemId: number][];

async function writeAll(
  transaction: Transaction,
  content: DemoContent,
  columns: Columns,
): Promise<void> {
  const noted: Noted = [];
  for (const { picture, dates, ...item } of content.programs) {
    const own = { ...item, ...endColumns(item), ...SAVED_BY, ...(await columns.image(picture)) };
    const each = dates.map((date) => ({ ...date, ...endColumns(date) }));
    const data = { ...own, dates: { create: each } };
    noted.push(['Program', (await transaction.program.create({ data })).id]);
  }
  for (const { picture, ...item } of content.news) {
    const data = { ...item, ...SAVED_BY, ...(await columns.image(picture)) };
    const { id } = await transaction.news.create({
      data: { ...data, publishedAt: item.datePosted },
    });
    noted.push(['News', id]);
  }
  for (const { picture, screenings, ...item } of content.movies) {
    const data = { ...item, ...SAVED_BY, ...(await columns.image(picture)) };
    const { id } = await transaction.movie.create({
      data: {
        ...data,
        publishedAt: item.createdAt,
        screenings: { create: screenings.map((screening) => ({ ...screening })) },
      },
    });
    noted.push(['Movie', id]);
  }
  await writeNotices(transaction, content, columns, noted);
  await writeSite(transaction, content, columns);
  await writeArt(transaction, content, columns, noted);
  const data = noted.map(([itemType, itemId]) => ({ itemType, itemId }));
  await transaction.demoItem.createMany({ data });
}

/** The settings of the fictional centre, and its pictures. */
async function writeSite(
  transaction: Transaction,
  content: DemoContent,
  columns: Columns,
): Promise<void> {
  for (const name of SETTINGS_GROUPS) {
    const data = { name, content: asJson(DEMO_SETTINGS[name]), ...SAVED_BY };
    await transaction.settingsGroup.create({ data });
  }
  for (const { slot, picture } of content.site) {
    const data = { slot, ...SAVED_BY, ...(await columns.image(picture)) };
    await transaction.sitePicture.create({ data });
  }
}

async function writeNotices(
  transaction: Transaction,
  content: DemoContent,
  columns: Columns,
  noted: Noted,
): Promise<void> {
  const rowOf = async ({
    document,
    appendix: _,
    ...item
  }: DemoContent['competitions'][number]) => ({
    ...item,
    ...SAVED_BY,
    publishedAt: item.datePosted,
    ...(await columns.document(document)),
  });
  for (const item of content.competitions) {
    const row = await transaction.competition.create({ data: await rowOf(item) });
    const more = await columns.appendix(item, { competitionId: row.id });
    await transaction.competition.update({ where: { id: row.id }, data: more });
    noted.push(['Competition', row.id]);
  }
  for (const item of content.procurements) {
    const row = await transaction.procurement.create({ data: await rowOf(item) });
    const more = await columns.appendix(item, { procurementId: row.id });
    await transaction.procurement.update({ where: { id: row.id }, data: more });
    noted.push(['Procurement', row.id]);
  }
}

async function writeArt(
  transaction: Transaction,
  content: DemoContent,
  columns: Columns,
  noted: Noted,
): Promise<void> {
  for (const { picture, ...item } of content.gallery) {
    const publishedAt = item.createdAt;
    const image = await columns.image(picture);
    const data = { ...item, ...SAVED_BY, publishedAt, ...image };
    noted.push(['GalleryItem', (await transaction.galleryItem.create({ data })).id]);
  }
  const rowOf = async ({ picture, ...item }: DemoContent['colonies'][number]) => ({
    ...item,
    ...SAVED_BY,
    publishedAt: item.createdAt,
    ...(await columns.image(picture)),
  });
  for (const item of content.colonies) {
    const { id } = await transaction.colony.create({ data: await rowOf(item) });
    noted.push(['Colony', id]);
  }
  for (const item of content.salons) {
    const { id } = await transaction.artSalon.create({ data: await rowOf(item) });
    noted.push(['ArtSalon', id]);
  }
  for (const { picture, caption: title, ...item } of content.premises) {
    const { id } = await transaction.premisesPhoto.create({
      data: { ...item, title, ...SAVED_BY, ...(await columns.image(picture)) },
    });
    noted.push(['PremisesPhoto', id]);
  }
}
