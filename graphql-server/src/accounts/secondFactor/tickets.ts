import { CLOCK_STEP_MS } from '../../platform/context.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { hashOf, hashOfGivenCode, newCode } from '../../platform/secretCodes.ts';

export type TicketPurpose = 'secondStep' | 'passkey' | 'addPasskey' | 'addTotp';

export const TICKET_SECONDS = 5 * 60;
/** Wrong codes. */
const MAX_TRIES = 5;

export interface NewTicket {
  readonly purpose: TicketPurpose;
  readonly userId: number | null;
  /** A ticket is valid for this password or session only. */
  readonly boundTo: string;
  readonly challenge: string;
}

export interface Ticket extends NewTicket {
  readonly id: number;
}

export async function deleteExpiredTickets(transaction: Transaction, now: Date): Promise<void> {
  await transaction.signInTicket.deleteMany({ where: { expiresAt: { lte: now } } });
}

/** Returns the secret; the database stores only its hash. Expired tickets are deleted. */
export async function issueTicket(
  transaction: Transaction,
  ticket: NewTicket,
  now: Date,
): Promise<string> {
  await deleteExpiredTickets(transaction, now);
  const secret = newCode();
  await transaction.signInTicket.create({
    data: {
      ...ticket,
      ticketHash: hashOf(secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + TICKET_SECONDS * 1000),
    },
  });
  return secret;
}

/** Undefined if it is unknown, expired, used up or for another purpose. */
export async function findTicket(
  reader: Pick<Database['reader'], 'signInTicket'>,
  secret: string,
  purpose: TicketPurpose,
  now: Date,
): Promise<Ticket | undefined> {
  const ticketHash = hashOfGivenCode(secret);
  if (ticketHash === undefined) return undefined;
  const row = await reader.signInTicket.findUnique({ where: { ticketHash } });
  if (row?.purpose !== purpose || row.tries >= MAX_TRIES) return undefined;
  const left = row.expiresAt.getTime() - now.getTime();
  // A ticket from a clock that was ahead would be valid too long.
  if (left <= 0 || left > TICKET_SECONDS * 1000 + CLOCK_STEP_MS) return undefined;
  return { ...row, purpose };
}

/** False if another request used it in the meantime. */
export async function useTicket(transaction: Transaction, { id }: Ticket): Promise<boolean> {
  const { count } = await transaction.signInTicket.deleteMany({ where: { id } });
  return count === 1;
}

/** After a wrong code. True if it was the last that the ticket allows. */
export async function countTry(transaction: Transaction, { id }: Ticket): Promise<boolean> {
  await transaction.signInTicket.updateMany({ where: { id }, data: { tries: { increment: 1 } } });
  return (await transaction.signInTicket.count({ where: { id, tries: MAX_TRIES } })) === 1;
}
