import { z } from 'zod';
import { itemId } from '@centar/domain/rules.ts';
import type { Reservation, ReservationOffer } from '../../../../prisma/generated/client.ts';
import type { Actor, Person } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { orNotFound } from '../../platform/errors.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { DateFacts } from '../dates.ts';
import { offerForStaff } from '../offerForStaff.ts';

export const versioned = z.strictObject({ id: itemId, version: itemId });

export interface StaffReservation {
  readonly row: Reservation;
  readonly offer: ReservationOffer;
  readonly date: DateFacts;
  readonly person: Person;
}

/** Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
export async function reservationForStaff(
  transaction: Transaction,
  actor: Actor,
  id: number,
  now: Date,
): Promise<StaffReservation> {
  requirePerson(actor);
  const row = orNotFound(await transaction.reservation.findUnique({ where: { id } }));
  return { row, ...(await offerForStaff(transaction, actor, row.offerId, now)) };
}

/** One reservation a mailbox and date. */
export async function hasReserved(
  transaction: Transaction,
  offerId: number,
  emailNorm: string,
  exceptId = 0,
): Promise<boolean> {
  if (emailNorm === '') return false;
  const where = { offerId, emailNorm, state: { not: 'cancelled' }, id: { not: exceptId } };
  return (await transaction.reservation.count({ where })) > 0;
}
