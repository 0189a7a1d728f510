import { newsEdit, newsInput } from '../../../domain/content/news.ts';
import { itemId } from '../../../domain/rules.ts';
import { z } from 'zod';
import {
  addImage,
  assertSeen,
  assertUnchanged,
  found,
  parseInput,
  recordChange,
  requireSection,
  savedBy,
  searchTextOf,
  visible,
} from '../content/contentService.ts';
import type { Change, ContentDependencies } from '../content/contentService.ts';
import { olderThan, readPage } from '../content/paging.ts';
import type { PageRequest } from '../content/paging.ts';
import type { Actor } from '../context.ts';
import { badInput } from '../errors.ts';
import type { IncomingFile } from '../files/incomingFile.ts';
import { releaseStoredFile } from '../files/storedFiles.ts';

const SECTION = 'Vesti';
const ITEM_TYPE = 'News';
/** How many pieces of news `GetNews` gives (product decision 5). */
export const LATEST_COUNT = 10;

const newestFirst = [{ datePosted: 'desc' as const }, { id: 'desc' as const }];
/** What two editors could overwrite for each other. */
const EDITED = ['author', 'theme', 'title', 'description', 'imageAlt'] as const;
const reference = z.strictObject({ id: itemId });

type Action = Change['action'];

/** Everything that can be done with news; both transports call nothing else. */
export function newsService({ database, files, clock }: ContentDependencies) {
  const { reader } = database;
  const note = (action: Action, item: Change['item'], before?: object, after?: object): Change => ({
    action,
    section: SECTION,
    itemType: ITEM_TYPE,
    item,
    ...(before ? { before } : {}),
    ...(after ? { after } : {}),
  });

  return {
    /** The newest ten. */
    latest: () =>
      reader.news.findMany({ where: visible(clock()), orderBy: newestFirst, take: LATEST_COUNT }),

    /** All, newest first. */
    all: () => reader.news.findMany({ where: visible(clock()), orderBy: newestFirst }),

    /** All, newest first, a page at a time. */
    page: (request: PageRequest) =>
      readPage(
        request,
        (take, place) =>
          reader.news.findMany({
            where: { ...visible(clock()), ...olderThan('datePosted', place) },
            orderBy: newestFirst,
            take,
          }),
        (row) => row.datePosted,
      ),

    /** One piece of news. Throws NOT_FOUND. */
    async byId(input: unknown) {
      const { id } = parseInput(reference, input);
      return found(await reader.news.findFirst({ where: { id, ...visible(clock()) } }));
    },

    /** Publishes a piece of news, with its picture where one is given. */
    async create(actor: Actor, input: unknown, picture?: IncomingFile) {
      requireSection(actor, SECTION);
      const fields = parseInput(newsInput, input);
      return files.whileKept('image', picture, (kept) =>
        database.writeContent(async (transaction) => {
          const image = await addImage(transaction, kept);
          const created = await transaction.news.create({
            data: {
              ...fields,
              ...image,
              ...savedBy(actor),
              searchText: searchTextOf(fields.title, fields.author, fields.description),
              datePosted: clock(),
              publishedAt: clock(),
            },
          });
          await recordChange(transaction, actor, note('create', created, undefined, created));
          return created;
        }),
      );
    },

    /** Saves the written fields. Throws NOT_FOUND, or CONFLICT when somebody else saved meanwhile. */
    async update(actor: Actor, input: unknown) {
      requireSection(actor, SECTION);
      const { id, version, author, theme, title, description, imageAlt } = parseInput(
        newsEdit,
        input,
      );
      return database.writeContent(async (transaction) => {
        const before = found(await transaction.news.findFirst({ where: { id, deletedAt: null } }));
        await assertSeen(
          transaction,
          { itemType: ITEM_TYPE, stored: before, seen: version },
          EDITED,
        );
        const updated = await transaction.news.updateMany({
          where: { id, version: before.version },
          data: {
            author,
            theme,
            title,
            description,
            ...(imageAlt === undefined ? {} : { imageAlt }),
            ...savedBy(actor),
            searchText: searchTextOf(title, author, description),
            version: { increment: 1 },
          },
        });
        assertUnchanged(updated);
        const after = await transaction.news.findUniqueOrThrow({ where: { id } });
        await recordChange(transaction, actor, note('update', after, before, after));
        return after;
      });
    },

    /** Puts another picture in place of the present one. Throws NOT_FOUND. */
    async replaceImage(actor: Actor, input: unknown, picture: IncomingFile | undefined) {
      requireSection(actor, SECTION);
      const { id } = parseInput(reference, input);
      if (!picture) throw badInput({ file: 'required' });
      found(await reader.news.findFirst({ where: { id, deletedAt: null } }));
      return files.whileKept('image', picture, (kept) =>
        database.writeContent(async (transaction) => {
          const before = found(
            await transaction.news.findFirst({ where: { id, deletedAt: null } }),
          );
          const image = await addImage(transaction, kept);
          const after = await transaction.news.update({
            where: { id },
            data: { ...image, ...savedBy(actor), version: { increment: 1 } },
          });
          await releaseStoredFile(transaction, before.imageFileId, clock());
          await recordChange(transaction, actor, note('replaceFile', after, before, after));
          return after;
        }),
      );
    },

    /** Moves a piece of news to the bin; its picture stays with it. Throws NOT_FOUND. */
    async remove(actor: Actor, input: unknown) {
      requireSection(actor, SECTION);
      const { id } = parseInput(reference, input);
      return database.writeContent(async (transaction) => {
        const before = found(await transaction.news.findFirst({ where: { id, deletedAt: null } }));
        await transaction.news.update({
          where: { id },
          data: { deletedAt: clock(), deletedByName: actor.name, version: { increment: 1 } },
        });
        await recordChange(transaction, actor, note('delete', before, before));
        return true;
      });
    },
  };
}

/** The service's type, for the transports. */
export type NewsService = ReturnType<typeof newsService>;
