import { isDeepStrictEqual } from 'node:util';
import { ADMINISTRATOR, MODERATOR } from '@centar/domain/access.ts';
import { factorDemand, factorRemoval } from '@centar/domain/secondFactor.ts';
import { roleChange, userEdit, userInput, userReference } from '@centar/domain/user.ts';
import { recordAccountEvent, type AccountEvent } from '../auth/accountEvents.ts';
import type { DeviceMarks } from '../auth/deviceMarks.ts';
import { factorChangedMail } from '../../platform/mail/mailTexts.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { mailboxOf, normaliseEmail } from '../../platform/mail/emailNorm.ts';
import type { Passwords } from '../auth/passwords.ts';
import { sectionsOf, type Sessions } from '../auth/sessions.ts';
import { newPasswordProblem } from '../auth/newPassword.ts';
import { orNotFound, AppError, badInput } from '../../platform/errors.ts';
import { parseInput } from '../../platform/validation.ts';
import { requireAdministrator } from '../../platform/policies.ts';
import {
  findCreatedItemId,
  keyConflict,
  storeCreatedItemId,
  type Creation,
} from '../../items/write/idempotency.ts';
import { laterThan, readPage, type PageRequest } from '../../items/transport/paging.ts';
import type { Actor, Clock, Person } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { deleteFactors } from '../secondFactor/factors.ts';
import type { ResetCodes } from '../passwordReset/resetCodes.ts';
import {
  assertNotLastAdministrator,
  assertStillAdministrator,
  userColumns,
  type UserRow,
} from './userRows.ts';

export interface UsersDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly resetCodes: ResetCodes;
  readonly devices: DeviceMarks;
  readonly mailer: Mailer;
  readonly centreName: () => string;
  /** Not allowed as passwords. */
  readonly centreWords: () => readonly string[];
}

const oldestFirst = [{ dateCreated: 'asc' as const }, { id: 'asc' as const }];
const isTaken = (): AppError => new AppError('CONFLICT', { fields: { email: 'taken' } });

function addressOf(email: string): { email: string; emailNorm: string } {
  const mailbox = mailboxOf(email);
  if (!mailbox) throw badInput({ email: 'invalid' });
  return mailbox;
}

async function readByEmail(transaction: Transaction, email: string): Promise<UserRow> {
  const emailNorm = normaliseEmail(email);
  if (!emailNorm) throw badInput({ email: 'invalid' });
  return orNotFound(
    await transaction.user.findUnique({ where: { emailNorm }, select: userColumns }),
  );
}

/**
 * The user that a previous attempt of this creation stored. Throws NOT_FOUND, or CONFLICT for
 * another address.
 */
async function createdBefore(
  client: Pick<Transaction, 'user' | 'idempotencyKey'>,
  creation: Creation,
  emailNorm: string,
): Promise<UserRow | undefined> {
  const id = await findCreatedItemId(client, creation);
  if (id === undefined) return undefined;
  const row = orNotFound(await client.user.findUnique({ where: { id }, select: userColumns }));
  if (normaliseEmail(row.email) !== emailNorm) throw keyConflict();
  return row;
}

function assertSeenVersion(row: UserRow, seen: number | undefined): void {
  if (seen !== undefined && seen !== row.version) throw new AppError('CONFLICT');
}

type Written = 'name' | 'email' | 'roleId' | 'roleAccess';

function written(row: UserRow): Record<Written, string> {
  const { name, email, roleId, access } = row;
  return { name, email, roleId: String(roleId), roleAccess: sectionsOf(access).join(', ') };
}

function changesOf(
  before: UserRow | undefined,
  after: UserRow | undefined,
): NonNullable<AccountEvent['changes']> {
  const from = before && written(before);
  const to = after && written(after);
  const fields = (['name', 'email', 'roleId', 'roleAccess'] as const).filter(
    (field) => from?.[field] !== to?.[field],
  );
  return Object.fromEntries(
    fields.map((field) => [field, { from: from?.[field] ?? null, to: to?.[field] ?? null }]),
  );
}

export function usersService({
  database,
  clock,
  passwords,
  sessions,
  devices,
  mailer,
  centreName,
  resetCodes,
  centreWords,
}: UsersDependencies) {
  const { reader } = database;

  async function record(
    transaction: Transaction,
    by: Person,
    action: AccountEvent['action'],
    { before, after }: { readonly before?: UserRow; readonly after?: UserRow },
  ): Promise<void> {
    const user = after ?? before;
    await recordAccountEvent(transaction, clock(), {
      action,
      by,
      userId: user?.id ?? null,
      summary: user?.name ?? '',
      changes: changesOf(before, after),
    });
  }

  return {
    /** Oldest first. Throws UNAUTHENTICATED or FORBIDDEN. */
    async all(actor: Actor): Promise<UserRow[]> {
      requireAdministrator(actor);
      return reader.user.findMany({ select: userColumns, orderBy: oldestFirst });
    },

    /** Throws like `all`, and BAD_USER_INPUT. */
    async page(actor: Actor, request: PageRequest) {
      requireAdministrator(actor);
      const find = (take: number, place: Parameters<typeof laterThan>[1]) =>
        reader.user.findMany({
          where: { ...laterThan('dateCreated', place) },
          select: userColumns,
          orderBy: oldestFirst,
          take,
        });
      const page = await readPage(request, find, (row) => row.dateCreated);
      return { ...page, totalCount: await reader.user.count() };
    },

    /**
     * Creates a moderator, once per `Idempotency-Key`. Throws BAD_USER_INPUT, or CONFLICT for a
     * used address.
     */
    async create(actor: Actor, input: unknown): Promise<UserRow> {
      requireAdministrator(actor);
      const { name, password, roleAccess, ...given } = parseInput(userInput, input);
      const { email, emailNorm } = addressOf(given.email);
      const problem = await newPasswordProblem(password, { name, email }, centreWords());
      if (problem) throw badInput({ password: problem });
      const where = { where: { emailNorm }, select: { id: true } };
      const creation = { person: actor, operation: 'create User', now: clock() };
      // In this order, so that a repetition never finds the user without its key.
      const taken = await reader.user.findUnique(where);
      const first = await createdBefore(reader, creation, emailNorm);
      if (first) return first;
      if (taken) throw isTaken();
      const passwordHash = await passwords.hash(password);
      return database.write(async (transaction) => {
        await assertStillAdministrator(transaction, actor);
        const meanwhile = await createdBefore(transaction, creation, emailNorm);
        if (meanwhile) return meanwhile;
        if (await transaction.user.findUnique(where)) throw isTaken();
        const created = await transaction.user.create({
          data: {
            name,
            email,
            emailNorm,
            passwordHash,
            roleId: MODERATOR,
            dateCreated: clock(),
            access: { create: roleAccess.map((section) => ({ section })) },
          },
          select: userColumns,
        });
        await storeCreatedItemId(transaction, creation, created.id);
        await record(transaction, actor, 'create', { after: created });
        return created;
      });
    },

    /**
     * An unchanged user gets no version. A changed role or section ends the user's sessions. Throws
     * NOT_FOUND, or CONFLICT for a concurrent edit and the last administrator.
     */
    async edit(actor: Actor, input: unknown): Promise<UserRow> {
      requireAdministrator(actor);
      const { email, name, roleId, roleAccess, version } = parseInput(userEdit, input);
      return database.write(async (transaction) => {
        await assertStillAdministrator(transaction, actor);
        const before = await readByEmail(transaction, email);
        assertSeenVersion(before, version);
        const isNewRole = roleId !== before.roleId;
        const sections = sectionsOf(roleAccess.map((section) => ({ section })));
        const isSame =
          name === before.name && isDeepStrictEqual(sections, sectionsOf(before.access));
        if (isSame && !isNewRole) return before;
        if (isNewRole) await assertNotLastAdministrator(transaction, before);
        await transaction.userAccess.deleteMany({ where: { userId: before.id } });
        const after = await transaction.user.update({
          where: { id: before.id },
          data: {
            name,
            roleId,
            version: { increment: 1 },
            access: { create: roleAccess.map((section) => ({ section })) },
          },
          select: userColumns,
        });
        if (isNewRole || 'roleAccess' in changesOf(before, after)) {
          await sessions.endAllOf(before.id, transaction);
        }
        await record(transaction, actor, isNewRole ? 'changeRole' : 'update', { before, after });
        return after;
      });
    },

    /** Ends the user's sessions. Throws NOT_FOUND or CONFLICT. */
    async changeRole(actor: Actor, input: unknown): Promise<UserRow> {
      requireAdministrator(actor);
      const { email, roleId, version } = parseInput(roleChange, input);
      return database.write(async (transaction) => {
        await assertStillAdministrator(transaction, actor);
        const before = await readByEmail(transaction, email);
        assertSeenVersion(before, version);
        if (roleId === before.roleId) return before;
        await assertNotLastAdministrator(transaction, before);
        const after = await transaction.user.update({
          where: { id: before.id },
          data: { roleId, version: { increment: 1 } },
          select: userColumns,
        });
        await sessions.endAllOf(before.id, transaction);
        await record(transaction, actor, 'changeRole', { before, after });
        return after;
      });
    },

    /** Throws NOT_FOUND, or CONFLICT for oneself and the last administrator. */
    async remove(actor: Actor, input: unknown): Promise<boolean> {
      requireAdministrator(actor);
      const { email } = parseInput(userReference, input);
      return database.write(async (transaction) => {
        await assertStillAdministrator(transaction, actor);
        const before = await readByEmail(transaction, email);
        if (before.id === actor.id) throw new AppError('CONFLICT');
        await assertNotLastAdministrator(transaction, before);
        await sessions.endAllOf(before.id, transaction);
        await transaction.user.delete({ where: { id: before.id } });
        await record(transaction, actor, 'delete', { before });
        return true;
      });
    },

    /** Of administrators it is demanded anyway. Throws NOT_FOUND. */
    async demandFactor(actor: Actor, input: unknown): Promise<UserRow> {
      requireAdministrator(actor);
      const { email, isDemanded } = parseInput(factorDemand, input);
      return database.write(async (transaction) => {
        await assertStillAdministrator(transaction, actor);
        const before = await readByEmail(transaction, email);
        if (before.factorDemanded === isDemanded) return before;
        const after = await transaction.user.update({
          where: { id: before.id },
          data: {
            factorDemanded: isDemanded,
            // Administrators can't renew their days of grace with it.
            ...(before.roleId === ADMINISTRATOR ? {} : { factorDueAt: null }),
          },
          select: userColumns,
        });
        await recordAccountEvent(transaction, clock(), {
          action: 'demandFactor',
          by: actor,
          userId: after.id,
          summary: after.name,
          changes: {
            factorDemanded: { from: String(before.factorDemanded), to: String(isDemanded) },
          },
        });
        return after;
      });
    },

    /**
     * For a person who lost key and telephone. Ends their sessions and tells them. One's own are
     * replaced in one's account. Throws NOT_FOUND, or CONFLICT for oneself.
     */
    async removeFactors(actor: Actor, input: unknown): Promise<UserRow> {
      requireAdministrator(actor);
      const { email, reason } = parseInput(factorRemoval, input);
      const removed = await database.write(async (transaction) => {
        await assertStillAdministrator(transaction, actor);
        const before = await readByEmail(transaction, email);
        if (before.id === actor.id) throw new AppError('CONFLICT');
        await deleteFactors(transaction, before.id);
        await sessions.endAllOf(before.id, transaction);
        await devices.forgetOthers(transaction, before.id, []);
        const now = clock();
        await recordAccountEvent(transaction, now, {
          action: 'removeFactors',
          by: actor,
          userId: before.id,
          summary: before.name,
          changes: { reason: { from: null, to: reason } },
        });
        const what = 'administrator je uklonio ključeve i kodove';
        await mailer.queue(transaction, factorChangedMail(before, centreName(), what, now));
        return orNotFound(
          await transaction.user.findUnique({ where: { id: before.id }, select: userColumns }),
        );
      });
      mailer.deliverSoon();
      return removed;
    },

    /**
     * For a lost or stolen device: its next sign-in is that of a new one. Returns the number of
     * ended sessions. Throws NOT_FOUND, or CONFLICT for oneself.
     */
    async endSessions(actor: Actor, input: unknown): Promise<number> {
      requireAdministrator(actor);
      const { email } = parseInput(userReference, input);
      return database.write(async (transaction) => {
        await assertStillAdministrator(transaction, actor);
        const { id, name } = await readByEmail(transaction, email);
        if (id === actor.id) throw new AppError('CONFLICT');
        const ended = await sessions.endAllOf(id, transaction);
        await devices.forgetOthers(transaction, id, []);
        await recordAccountEvent(transaction, clock(), {
          action: 'endSessions',
          by: actor,
          userId: id,
          summary: name,
        });
        return ended;
      });
    },

    /** For 60 minutes; invalidates previous links. Throws NOT_FOUND. */
    async createResetLink(actor: Actor, input: unknown): Promise<{ url: string; expiresAt: Date }> {
      requireAdministrator(actor);
      const { email } = parseInput(userReference, input);
      return database.write(async (transaction) => {
        await assertStillAdministrator(transaction, actor);
        const user = await readByEmail(transaction, email);
        return resetCodes.issueInPerson(transaction, user, actor);
      });
    },
  };
}

export type UsersService = ReturnType<typeof usersService>;
