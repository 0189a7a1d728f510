import { z } from 'zod';
import { belgradeDay } from '@centar/domain/dates.ts';
import { nullAsAbsent } from '@centar/domain/rules.ts';
import { SECTIONS } from '@centar/domain/sections.ts';
import { Prisma } from '../../../prisma/generated/client.ts';
import { toFieldChanges } from '../items/changes.ts';
import { parseInput } from '../platform/validation.ts';
import { requireAdministrator, requirePerson, requireSection } from '../platform/policies.ts';
import { readLastChanges, type LastChange } from '../items/read/lastChange.ts';
import { olderThan, readPage, type PageRequest } from '../items/transport/paging.ts';
import type { Actor } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import { badInput } from '../platform/errors.ts';
import type { AuditEntryPage } from './audit.types.ts';

const MAX_FILTER_LENGTH = 200;
const MAX_PEOPLE = 500;
const MAX_TYPE_LENGTH = 50;
/** Their user name is unchecked input, so it is not offered as a filter. */
const ANONYMOUS_ACTIONS = ['signInFailed', 'resetAsked'];

const text = nullAsAbsent(z.string('invalid').max(MAX_FILTER_LENGTH, 'tooLong').optional());
const filters = z.strictObject({ person: text, section: text, day: text });
const itemsOfType = z.strictObject({
  section: z.enum(SECTIONS, 'unknownChoice'),
  itemType: z.string('invalid').max(MAX_TYPE_LENGTH, 'tooLong'),
});

const newestFirst = [{ at: 'desc' as const }, { id: 'desc' as const }];

export interface AuditFilters {
  readonly person?: unknown;
  readonly section?: unknown;
  /** `yyyy-MM-dd` in Belgrade. */
  readonly day?: unknown;
}

function conditionOf(input: AuditFilters): Prisma.AuditEntryWhereInput {
  const { person, section, day } = parseInput(filters, input);
  const span = day === undefined ? undefined : belgradeDay(day);
  if (day !== undefined && !span) throw badInput({ day: 'notADate' });
  return {
    ...(person === undefined ? {} : { userName: person }),
    ...(section === undefined ? {} : { section }),
    ...(span ? { at: { gte: span.start, lt: span.end } } : {}),
  };
}

/** For administrators, except `lastChanges`. */
export function auditService(database: Database) {
  const { reader } = database;
  return {
    /**
     * For holders of the section. Demo content has no entry. Throws UNAUTHENTICATED, FORBIDDEN or
     * BAD_USER_INPUT.
     */
    async lastChanges(
      actor: Actor,
      input: { readonly section?: unknown; readonly itemType?: unknown },
    ): Promise<LastChange[]> {
      requirePerson(actor);
      const { section, itemType } = parseInput(itemsOfType, input);
      requireSection(actor, section);
      return readLastChanges(
        database,
        Prisma.sql`"section" = ${section} AND "itemType" = ${itemType} AND "itemId" IS NOT NULL`,
      );
    },

    /** Newest first. Throws UNAUTHENTICATED, FORBIDDEN or BAD_USER_INPUT. */
    async page(actor: Actor, input: AuditFilters, request: PageRequest): Promise<AuditEntryPage> {
      requireAdministrator(actor);
      const where = conditionOf(input);
      const { items, nextCursor } = await readPage(
        request,
        (take, place) =>
          reader.auditEntry.findMany({
            where: { AND: [where, olderThan('at', place)] },
            orderBy: newestFirst,
            take,
          }),
        (row) => row.at,
      );
      const entries = items.map((row) => ({ ...row, changes: toFieldChanges(row.changes) }));
      return { items: entries, nextCursor, totalCount: await reader.auditEntry.count({ where }) };
    },

    /** Names for the filter. Throws UNAUTHENTICATED or FORBIDDEN. */
    async people(actor: Actor): Promise<string[]> {
      requireAdministrator(actor);
      const rows = await reader.auditEntry.findMany({
        where: { action: { notIn: ANONYMOUS_ACTIONS } },
        distinct: ['userName'],
        select: { userName: true },
        orderBy: { userName: 'asc' },
        take: MAX_PEOPLE,
      });
      return rows.map(({ userName }) => userName);
    },
  };
}

export type AuditService = ReturnType<typeof auditService>;
