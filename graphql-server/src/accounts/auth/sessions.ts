import { timingSafeEqual } from 'node:crypto';
import { MODERATOR } from '@centar/domain/access.ts';
import { SECTIONS } from '@centar/domain/sections.ts';
import { SESSION_SECONDS } from '@centar/domain/user.ts';
import { CLOCK_STEP_MS, type Person } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { hasRelation } from '../../platform/database/withRelation.ts';
import { hashOf, isCode, newCode } from '../../platform/secretCodes.ts';
import { dueAtOf } from '../secondFactor/factors.ts';

export interface Visit {
  /** Binds the session to a cookie, so that a copied token is useless elsewhere. */
  readonly browser: boolean;
  /** The user agent, shown in the list of sessions. */
  readonly device: string;
}

/** From the request, unchecked. */
export interface PresentedSession {
  readonly token: string | undefined;
  readonly bindValue: string | undefined;
}

/** Secrets for the client; the database stores only hashes. */
export interface NewSession {
  readonly id: number;
  readonly token: string;
  readonly bindValue?: string;
}

export interface Sessions {
  create(transaction: Transaction, userId: number, visit: Visit, now: Date): Promise<NewSession>;
  /** The token's user with current rights; null if unknown, expired, or bound to another cookie. */
  find(token: string, bindValue: string | undefined, now: Date): Promise<Person | null>;
  end(sessionId: number, transaction: Transaction): Promise<void>;
  /** Ends the session that a client had before it signed in again. */
  endPresented(presented: PresentedSession, transaction: Transaction): Promise<void>;
  /** Returns the number of ended sessions. */
  endAllOf(userId: number, transaction: Transaction): Promise<number>;
  /** Those of the person's other devices. Returns their number. */
  endOthersOf(person: Pick<Person, 'id' | 'sessionId'>, transaction: Transaction): Promise<number>;
  removeExpired(now: Date, transaction: Transaction): Promise<void>;
}

const SEEN_EVERY_MS = 5 * 60 * 1000;

function matchesBinding(bindHash: string | null, bindValue: string | undefined): boolean {
  if (bindHash === null) return true;
  if (bindValue === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOf(bindValue)), Buffer.from(bindHash));
}

/** A session created while the clock was ahead would live too long. */
function isActive(
  { createdAt, expiresAt }: { createdAt: Date; expiresAt: Date },
  now: Date,
): boolean {
  return now < expiresAt && createdAt.getTime() <= now.getTime() + CLOCK_STEP_MS;
}

const session = {
  id: true,
  bindHash: true,
  createdAt: true,
  expiresAt: true,
  lastSeenAt: true,
  user: {
    select: {
      id: true,
      name: true,
      email: true,
      roleId: true,
      factorDemanded: true,
      factorDueAt: true,
      access: { select: { section: true } },
    },
  },
} as const;

/** In the order of SECTIONS. */
export function sectionsOf(access: readonly { readonly section: string }[]): string[] {
  return SECTIONS.filter((name) => access.some(({ section }) => section === name));
}

/**
 * Opaque tokens of 256 random bits. Rights are read at each request, so that removed sections,
 * deleted users and sign-outs count immediately.
 */
export function createSessions(database: Database): Sessions {
  const updating = new Set<number>();

  /** Not awaited; failures are ignored, since a full disk must not sign users out. */
  function updateLastSeen(id: number, now: Date): void {
    if (updating.has(id)) return;
    updating.add(id);
    database
      .write(async (transaction) => {
        await transaction.session.updateMany({ where: { id }, data: { lastSeenAt: now } });
      })
      .catch(() => undefined)
      .finally(() => updating.delete(id));
  }

  return {
    async create(transaction, userId, { browser, device }, now) {
      const token = newCode();
      const bindValue = browser ? newCode() : undefined;
      const { id } = await transaction.session.create({
        data: {
          userId,
          tokenHash: hashOf(token),
          bindHash: bindValue === undefined ? null : hashOf(bindValue),
          device,
          createdAt: now,
          lastSeenAt: now,
          expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
        },
      });
      return { id, token, ...(bindValue === undefined ? {} : { bindValue }) };
    },

    async find(token, bindValue, now) {
      if (!isCode(token)) return null;
      const row = await database.reader.session.findUnique({
        where: { tokenHash: hashOf(token) },
        select: session,
      });
      if (!row || !hasRelation(row, 'user') || !isActive(row, now)) return null;
      if (!matchesBinding(row.bindHash, bindValue)) return null;
      if (now.getTime() - row.lastSeenAt.getTime() >= SEEN_EVERY_MS) updateLastSeen(row.id, now);
      const { id, name, email, roleId, access } = row.user;
      const person = { id, name, email, sessionId: row.id };
      const dueAt = dueAtOf(row.user);
      // Without rights, so that no read shows more than to visitors.
      if (dueAt && dueAt <= now) {
        return { ...person, roleId: MODERATOR, roleAccess: [], mustAddFactor: true };
      }
      return { ...person, roleId, roleAccess: sectionsOf(access) };
    },

    async end(sessionId, transaction) {
      await transaction.session.deleteMany({ where: { id: sessionId } });
    },
    async endPresented({ token, bindValue }, transaction) {
      const hashes = [
        ...(token === undefined ? [] : [{ tokenHash: hashOf(token) }]),
        ...(bindValue === undefined ? [] : [{ bindHash: hashOf(bindValue) }]),
      ];
      if (hashes.length > 0) await transaction.session.deleteMany({ where: { OR: hashes } });
    },
    async endAllOf(userId, transaction) {
      return (await transaction.session.deleteMany({ where: { userId } })).count;
    },
    async endOthersOf({ id: userId, sessionId }, transaction) {
      const where = { userId, id: { not: sessionId } };
      return (await transaction.session.deleteMany({ where })).count;
    },
    async removeExpired(now, transaction) {
      await transaction.session.deleteMany({ where: { expiresAt: { lte: now } } });
    },
  };
}
