import { noticeEdit, noticeInput } from '@centar/domain/content/notice.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { Section } from '@centar/domain/sections.ts';
import type { Competition, Prisma } from '../../../../prisma/generated/client.ts';
import type { Actor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import { parseInput, requireSection, searchColumns } from '../../items/contentService.ts';
import type { ContentDependencies } from '../../items/contentService.ts';
import { itemReference } from '../../items/itemReference.ts';
import { itemDocument } from '../../items/write/itemFiles.ts';
import type { DocumentData } from '../../items/write/itemFiles.ts';
import type { ItemTypeDescriptor, ItemTable } from '../../items/write/itemType.ts';
import { itemWrites } from '../../items/write/itemWrites.ts';
import { itemReads } from '../../items/read/itemReads.ts';
import type { ReadTable } from '../../items/read/itemReads.ts';
import { changedPublication, firstPublication } from '../../items/read/visibility.ts';
import { badInput } from '../../platform/errors.ts';
import { noticeDocuments, noticeReference, releaseDocuments } from './noticeDocuments.ts';

/** A row of either table of notices; both have the same columns. */
type NoticeRow = Competition;

/** A table of notices, as far as it is needed. */
interface NoticeTable extends ItemTable<NoticeRow> {
  create(args: { data: Prisma.CompetitionUncheckedCreateInput }): PromiseLike<NoticeRow>;
}

/** Competitions or procurements: whose they are, what the audit trail calls them, and their table. */
interface NoticeType {
  readonly section: Section;
  readonly itemType: ItemType;
  readonly table: (client: Transaction) => NoticeTable & ReadTable<NoticeRow>;
}

export const COMPETITIONS: NoticeType = {
  section: 'Konkurs',
  itemType: 'Competition',
  table: ({ competition }) => competition,
};

export const PROCUREMENTS: NoticeType = {
  section: 'Javne nabavke',
  itemType: 'Procurement',
  table: ({ procurement }) => procurement,
};

const NOTICE_SEARCH = ['title', 'author', 'description', 'number'] as const;

/** A deadline before its notice can be read is a mistake. Throws BAD_USER_INPUT. */
function assertLater(deadline: Date | null, publishedAt: Date): void {
  if (deadline && deadline <= publishedAt) throw badInput({ deadline: 'tooEarly' });
}

function noticeItemType(kind: NoticeType): ItemTypeDescriptor<NoticeRow, DocumentData> {
  const { section, itemType, table } = kind;
  return {
    itemType,
    table,
    sections: [section],
    require(actor) {
      requireSection(actor, section);
      return section;
    },
    titleOf: ({ title }) => title,
    searchIn: NOTICE_SEARCH,
    edited: ['author', 'title', 'description', 'number', 'deadline'],
    // Visitors read notices in the order in which they could be read.
    onPublication: (datePosted) => ({ datePosted }),
    file: itemDocument,
    releaseMore: (transaction, { id }, now) =>
      releaseDocuments(transaction, noticeReference(itemType, id), now),
  };
}

/** How their items are written, put into the trash and restored. */
export const competitionItemType = noticeItemType(COMPETITIONS);
export const procurementItemType = noticeItemType(PROCUREMENTS);

/** Everything that can be done with competitions, or with procurements. */
export function noticesService(dependencies: ContentDependencies, kind: NoticeType) {
  const { clock } = dependencies;
  const { section, itemType, table } = kind;
  const writes = itemWrites(dependencies, noticeItemType(kind));

  return {
    section,
    ...itemReads<NoticeRow>(dependencies, {
      ...{ section, table },
      staffList: {
        itemType,
        moment: 'datePosted',
        orders: ['author', 'title', 'datePosted', 'updatedAt'],
      },
    }),

    /** Adds a notice, published at once unless told otherwise, with its document where one is given. */
    async create(actor: Actor, input: unknown, document?: IncomingFile) {
      requireSection(actor, section);
      const fields = parseInput(noticeInput, input);
      const publishedAt = firstPublication(fields, clock());
      assertLater(fields.deadline, publishedAt ?? clock());
      return writes.create(actor, document, async (transaction, data) =>
        table(transaction).create({
          data: {
            ...fields,
            ...data,
            ...searchColumns(NOTICE_SEARCH, fields),
            datePosted: publishedAt ?? clock(),
            publishedAt,
          },
        }),
      );
    },

    /** Saves the written fields. Throws NOT_FOUND, or CONFLICT when somebody else saved meanwhile. */
    async update(actor: Actor, input: unknown) {
      requireSection(actor, section);
      const edit = parseInput(noticeEdit, input);
      const { author, title, description, number, deadline } = edit;
      return writes.update(actor, edit, (before) => {
        const written = { author, title, description, number: number ?? before.number };
        const changed = changedPublication(edit, before.publishedAt, clock());
        const publishedAt = changed === undefined ? before.publishedAt : changed;
        // A deadline that stays may be over: old notices are corrected too.
        if (deadline?.getTime() !== before.deadline?.getTime()) {
          assertLater(deadline ?? null, publishedAt ?? before.createdAt);
        }
        return {
          ...written,
          ...(deadline === undefined ? {} : { deadline }),
          ...searchColumns(NOTICE_SEARCH, written),
        };
      });
    },

    /** Puts another document in place of the present one. Throws NOT_FOUND. */
    async replaceFile(actor: Actor, input: unknown, document: IncomingFile | undefined) {
      requireSection(actor, section);
      const { id } = parseInput(itemReference, input);
      return writes.replaceFile(actor, id, document);
    },

    ...noticeDocuments(dependencies, noticeItemType(kind)),

    /** Moves a notice to the bin; its documents stay with it. Throws NOT_FOUND. */
    async remove(actor: Actor, input: unknown) {
      requireSection(actor, section);
      const { id } = parseInput(itemReference, input);
      return writes.remove(actor, id);
    },
  };
}

/** The service's type, for the transports. */
export type NoticesService = ReturnType<typeof noticesService>;
