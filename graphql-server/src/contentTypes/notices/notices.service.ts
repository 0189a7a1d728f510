import { noticeEdit, noticeInput } from '@centar/domain/content/notice.ts';
import type { Section } from '@centar/domain/sections.ts';
import { Prisma, type Competition } from '../../../../prisma/generated/client.ts';
import type { Actor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import { parseInput } from '../../platform/validation.ts';
import { requireSection } from '../../platform/policies.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { itemDocument, type DocumentData } from '../../items/write/itemFiles.ts';
import type { ItemTypeDescriptor, ItemTable } from '../../items/write/itemType.ts';
import { itemWrites } from '../../items/write/itemWrites.ts';
import { itemReads, type ReadTable } from '../../items/read/itemReads.ts';
import { changedPublication, firstPublication } from '../../items/read/visibility.ts';
import { badInput } from '../../platform/errors.ts';
import { noticeDocuments, releaseDocuments } from './noticeDocuments.ts';

/** A row of either table of notices; both have the same columns. */
type NoticeRow = Competition;

/** The operations of a table of notices that are needed here. */
interface NoticeTable extends ItemTable<NoticeRow> {
  create(args: { data: Prisma.CompetitionUncheckedCreateInput }): PromiseLike<NoticeRow>;
}

/** Describes competitions or procurements. */
interface NoticeType extends ItemTypeDescriptor<NoticeRow, DocumentData> {
  readonly sections: readonly [Section];
  readonly table: (client: Transaction) => NoticeTable & ReadTable<NoticeRow>;
}

/** Validation: a deadline is later than the publication of its notice. Throws BAD_USER_INPUT. */
function assertLater(deadline: Date | null, publishedAt: Date): void {
  if (deadline && deadline <= publishedAt) throw badInput({ deadline: 'tooEarly' });
}

const COMMON = {
  searchIn: ['title', 'author', 'description', 'number'],
  edited: ['author', 'title', 'description', 'number', 'deadline'],
  // Visitors' lists are in the order of publication.
  onPublication: (datePosted: Date) => ({ datePosted }),
  file: itemDocument,
} as const;

export const COMPETITIONS: NoticeType = {
  ...COMMON,
  itemType: 'Competition',
  sections: ['Konkurs'],
  table: ({ competition }) => competition,
  releaseMore: (transaction, { id }, now) =>
    releaseDocuments(transaction, { competitionId: id }, now),
};

export const PROCUREMENTS: NoticeType = {
  ...COMMON,
  itemType: 'Procurement',
  sections: ['Javne nabavke'],
  table: ({ procurement }) => procurement,
  releaseMore: (transaction, { id }, now) =>
    releaseDocuments(transaction, { procurementId: id }, now),
};

/** The use cases of competitions, or of procurements. */
export function noticesService(dependencies: ContentDependencies, type: NoticeType) {
  const { clock } = dependencies;
  const {
    table,
    sections: [section],
  } = type;
  const writes = itemWrites(dependencies, type);

  return {
    section,
    ...itemReads<NoticeRow>(dependencies, {
      ...type,
      dateColumn: 'datePosted',
      orders: ['author', 'title', 'datePosted', 'updatedAt'],
      computedOrders: () => ({ deadline: Prisma.sql`"deadline"` }),
    }),

    async create(actor: Actor, input: unknown, file?: IncomingFile) {
      requireSection(actor, section);
      const written = parseInput(noticeInput, input);
      assertLater(written.deadline, firstPublication(written, clock()) ?? clock());
      return writes.create(actor, { written, file }, async (transaction, data) =>
        table(transaction).create({ data: { ...written, ...data } }),
      );
    },

    /** Saves the written fields. Throws NOT_FOUND, or CONFLICT when somebody else saved meanwhile. */
    async update(actor: Actor, input: unknown) {
      requireSection(actor, section);
      const edit = parseInput(noticeEdit, input);
      const { author, title, description, number, deadline } = edit;
      return writes.update(actor, edit, (before) => {
        const changed = changedPublication(edit, before.publishedAt, clock());
        const publishedAt = changed === undefined ? before.publishedAt : changed;
        // An unchanged deadline may be over: old notices are corrected too.
        if (deadline?.getTime() !== before.deadline?.getTime()) {
          assertLater(deadline ?? null, publishedAt ?? before.createdAt);
        }
        return {
          author,
          title,
          description,
          number: number ?? before.number,
          ...(deadline === undefined ? {} : { deadline }),
        };
      });
    },

    replaceFile: writes.replaceFile,
    remove: writes.remove,

    ...noticeDocuments(dependencies, type),
  };
}

/** The service's type, for the transports. */
export type NoticesService = ReturnType<typeof noticesService>;
