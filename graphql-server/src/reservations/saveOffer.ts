import { z } from 'zod';
import { pick } from '@centar/domain/objects.ts';
import { lateMoments, offerRules, type OfferRules } from '@centar/domain/reservations.ts';
import { seenVersion } from '@centar/domain/rules.ts';
import type { ReservationOffer } from '../../../prisma/generated/client.ts';
import type { Actor, Person } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { AppError, badInput } from '../platform/errors.ts';
import { requirePerson } from '../platform/policies.ts';
import { parseInput } from '../platform/validation.ts';
import { recordEvent } from './audit.ts';
import { dateKeyInput, type DateFacts } from './dates.ts';
import { dateForStaff, followingOffer, offerForStaff } from './offerForStaff.ts';
import { readOffer } from './offerReads.ts';
import { promote, storeCounts, writeReservations, type ReservationParts } from './places.ts';
import type { ReservationOffer as OfferView } from './reservations.types.ts';

export const savedOffer = z.strictObject({
  ...offerRules.shape,
  dateKey: dateKeyInput,
  version: seenVersion,
});
export const ruleNames = Object.keys(offerRules.shape) as (keyof OfferRules)[];

/** Throws BAD_USER_INPUT. */
function assertInTime(rules: OfferRules, date: DateFacts): void {
  const late = lateMoments(rules, date.at);
  if (Object.keys(late).length > 0) throw badInput(late);
}

/**
 * A new offer has no version. Added places are given to the waiting list. Throws UNAUTHENTICATED,
 * FORBIDDEN, BAD_USER_INPUT, NOT_FOUND, or CONFLICT for a concurrent edit.
 */
export function saveOffer(parts: ReservationParts) {
  const { clock } = parts;

  async function create(transaction: Transaction, person: Person, key: string, rules: OfferRules) {
    const date = await dateForStaff(transaction, person, key, clock());
    if (await followingOffer(transaction, date, clock())) throw new AppError('CONFLICT');
    assertInTime(rules, date);
    const offer = await transaction.reservationOffer.create({
      data: {
        ...rules,
        dateKey: key,
        itemType: date.itemType,
        itemId: date.itemId,
        updatedByName: person.name,
        toldAt: date.at,
        toldPlace: date.place,
        toldStatus: date.status,
      },
    });
    const event = { action: 'create', itemType: 'ReservationOffer', id: offer.id } as const;
    await recordEvent(transaction, person, date, { ...event, after: rules });
    return { offer, date };
  }

  async function update(
    transaction: Transaction,
    actor: Actor,
    stored: ReservationOffer,
    saved: { readonly rules: OfferRules; readonly version: number | undefined },
  ) {
    const { person, date } = await offerForStaff(transaction, actor, stored.id, clock());
    const { rules, version } = saved;
    if (version !== stored.version || stored.erasedAt) throw new AppError('CONFLICT');
    assertInTime(rules, date);
    const changed = await transaction.reservationOffer.update({
      where: { id: stored.id },
      data: { ...rules, version: { increment: 1 }, updatedByName: person.name },
    });
    const offer = await promote(transaction, parts, changed, date);
    if (offer !== changed) await storeCounts(transaction, offer);
    const event = { action: 'update', itemType: 'ReservationOffer', id: offer.id } as const;
    const before = pick(stored, ruleNames);
    await recordEvent(transaction, person, date, { ...event, before, after: rules });
    return { offer, date };
  }

  return async (actor: Actor, input: unknown): Promise<OfferView> => {
    requirePerson(actor);
    const { dateKey: key, version, ...written } = parseInput(savedOffer, input);
    const rules = parseInput(offerRules, written);
    const { offer, date } = await writeReservations(parts, async (transaction) => {
      const stored = await transaction.reservationOffer.findUnique({ where: { dateKey: key } });
      const result = stored
        ? await update(transaction, actor, stored, { rules, version })
        : await create(transaction, actor, key, rules);
      return { result, changesPages: true };
    });
    return readOffer(parts, offer, date);
  };
}
