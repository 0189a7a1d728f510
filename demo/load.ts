import type { Database, Transaction } from '../graphql-server/src/database.ts';
import { searchTextOf } from '../graphql-server/src/content/contentService.ts';
import type { Clock } from '../graphql-server/src/context.ts';
import type { FileStore } from '../graphql-server/src/files/fileStore.ts';
import { toJsonColumn } from '../graphql-server/src/files/imageView.ts';
import type { KeptFile } from '../graphql-server/src/files/keptFile.ts';
import { demoItems } from './items.ts';
import type { DemoContent, DemoDocument, DemoPicture } from './types.ts';

/** What loading works with. */
export interface LoadDependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly logger: { info(details: object, message: string): void };
}

/** Pictures are drawn two at a time: as many as a small machine has cores. */
const AT_ONCE = 2;

async function forEachAtOnce<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const queue = [...items];
  const worker = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Has anything ever been written here? Deleted items count: a centre that emptied its site wants it empty. */
export async function isUntouched({ reader }: Database): Promise<boolean> {
  const counts = await Promise.all([
    reader.program.count(),
    reader.news.count(),
    reader.movie.count(),
    reader.competition.count(),
    reader.procurement.count(),
    reader.galleryItem.count(),
    reader.colony.count(),
    reader.artSalon.count(),
    reader.premisesPhoto.count(),
    reader.auditEntry.count({ where: { itemType: { not: '' } } }),
  ]);
  return counts.every((count) => count === 0);
}

const SAVED_BY = { updatedByName: 'Administrator' };

/** Draws and writes the demo content; meant for a database that `isUntouched`. */
export async function loadDemoContent(dependencies: LoadDependencies): Promise<void> {
  const { database, files, clock, logger } = dependencies;
  const started = Date.now();
  const content = demoItems(clock());
  const pictures = new Map<DemoPicture, KeptFile>();
  await forEachAtOnce(picturesOf(content), async (picture) => {
    const { width, height, baseName } = picture;
    pictures.set(picture, await files.keepDrawn({ svg: picture.svg(), width, height, baseName }));
  });
  const documents = new Map<DemoDocument, KeptFile>();
  await forEachAtOnce(documentsOf(content), async (document) => {
    documents.set(
      document,
      await files.keepBytes('document', await document.bytes(), document.fileName),
    );
  });
  await database.writeContent((transaction) =>
    writeAll(transaction, content, keptColumns(transaction, pictures, documents)),
  );
  logger.info(
    { pictures: pictures.size, documents: documents.size, ms: Date.now() - started },
    'demo content loaded',
  );
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
  ].map(({ picture }) => picture);
}

function documentsOf(content: DemoContent): DemoDocument[] {
  return [...content.competitions, ...content.procurements].map(({ document }) => document);
}

type Columns = ReturnType<typeof keptColumns>;

/** Writes the rows of kept files and gives the columns of their items. */
function keptColumns(
  transaction: Transaction,
  pictures: ReadonlyMap<DemoPicture, KeptFile>,
  documents: ReadonlyMap<DemoDocument, KeptFile>,
) {
  return {
    async image(picture: DemoPicture) {
      const kept = pictures.get(picture);
      if (!kept?.image) throw new Error(`${picture.baseName} was not drawn`);
      await transaction.storedFile.create({ data: kept.row });
      return {
        imageFileId: kept.row.id,
        image: toJsonColumn(kept.image),
        imageAlt: picture.alt,
      };
    },
    async document(document: DemoDocument) {
      const kept = documents.get(document);
      if (!kept?.document) throw new Error(`${document.fileName} was not made`);
      await transaction.storedFile.create({ data: kept.row });
      return { documentFileId: kept.row.id, document: toJsonColumn(kept.document) };
    },
  };
}

async function writeAll(
  transaction: Transaction,
  content: DemoContent,
  columns: Columns,
): Promise<void> {
  const searchText = (item: { title: string; author: string; description: string }) => ({
    searchText: searchTextOf(item.title, item.author, item.description),
  });
  for (const { picture, ...item } of content.programs) {
    const data = { ...item, ...SAVED_BY, ...searchText(item), ...(await columns.image(picture)) };
    await transaction.program.create({ data });
  }
  for (const { picture, ...item } of content.news) {
    const data = { ...item, ...SAVED_BY, ...searchText(item), ...(await columns.image(picture)) };
    await transaction.news.create({ data: { ...data, publishedAt: item.datePosted } });
  }
  for (const { picture, screenings, ...item } of content.movies) {
    const data = { ...item, ...SAVED_BY, ...searchText(item), ...(await columns.image(picture)) };
    await transaction.movie.create({
      data: {
        ...data,
        publishedAt: item.createdAt,
        screenings: { create: screenings.map((screening) => ({ ...screening })) },
      },
    });
  }
  await writeNotices(transaction, content, columns);
  await writeArt(transaction, content, columns);
}

async function writeNotices(
  transaction: Transaction,
  content: DemoContent,
  columns: Columns,
): Promise<void> {
  const rowOf = async ({ document, ...item }: DemoContent['competitions'][number]) => ({
    ...item,
    ...SAVED_BY,
    publishedAt: item.datePosted,
    searchText: searchTextOf(item.title, item.author, item.description),
    ...(await columns.document(document)),
  });
  for (const item of content.competitions) {
    await transaction.competition.create({ data: await rowOf(item) });
  }
  for (const item of content.procurements) {
    await transaction.procurement.create({ data: await rowOf(item) });
  }
}

async function writeArt(
  transaction: Transaction,
  content: DemoContent,
  columns: Columns,
): Promise<void> {
  for (const { picture, ...item } of content.gallery) {
    const searchText = searchTextOf(item.title, item.author);
    const publishedAt = item.createdAt;
    const image = await columns.image(picture);
    const data = { ...item, ...SAVED_BY, searchText, publishedAt, ...image };
    await transaction.galleryItem.create({ data });
  }
  const rowOf = async ({ picture, ...item }: DemoContent['colonies'][number]) => ({
    ...item,
    ...SAVED_BY,
    publishedAt: item.createdAt,
    searchText: searchTextOf(item.title, item.author, item.description),
    ...(await columns.image(picture)),
  });
  for (const item of content.colonies) {
    await transaction.colony.create({ data: await rowOf(item) });
  }
  for (const item of content.salons) {
    await transaction.artSalon.create({ data: await rowOf(item) });
  }
  for (const { picture, ...item } of content.premises) {
    await transaction.premisesPhoto.create({
      data: { ...item, ...SAVED_BY, ...(await columns.image(picture)) },
    });
  }
}
