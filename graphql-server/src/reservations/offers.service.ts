import { z } from 'zod';
import { mayWrite } from '@centar/domain/access.ts';
import { pick } from '@centar/domain/objects.ts';
import { itemId, moment } from '@centar/domain/rules.ts';
import { itemReference } from '../items/itemReference.ts';
import type { Actor } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { requirePerson } from '../platform/policies.ts';
import { parseInput } from '../platform/validation.ts';
import { recordEvent } from './audit.ts';
import { dateKeyInput, datesOf } from './dates.ts';
import { dateForStaff, followingOffer, offerForStaff } from './offerForStaff.ts';
import { arrivedAt, readOffer } from './offerReads.ts';
import { noOffer, offerView } from './offerViews.ts';
import { writeReservations, type ReservationParts } from './places.ts';
import type { ReservationOffer as OfferView } from './reservations.types.ts';
import { ruleNames, savedOffer, saveOffer } from './saveOffer.ts';

const MAX_OFFERS = 1000;
const stretch = z.strictObject({ from: moment, to: moment });
const missing = z.preprocess((value) => value ?? undefined, z.undefined());
const oneOffer = z.union([
  z.strictObject({ dateKey: dateKeyInput, id: missing.optional() }),
  z.strictObject({ dateKey: missing.optional(), id: itemId }),
]);

/** The body of the REST call, for its document. */
export const OFFER_BODY = savedOffer;

export function offersService(parts: ReservationParts) {
  const { clock, mailer } = parts;
  const { reader } = parts.database;

  return {
    save: saveOffer(parts),

    /** Soonest first. Throws UNAUTHENTICATED or BAD_USER_INPUT. */
    async list(actor: Actor, input: unknown): Promise<OfferView[]> {
      requirePerson(actor);
      const { from, to } = parseInput(stretch, input);
      const now = clock();
      // Until a move is announced, its offer is found by the earlier start.
      const offers = await reader.reservationOffer.findMany({
        where: { toldAt: { gte: from, lt: to } },
        orderBy: [{ toldAt: 'asc' }, { id: 'asc' }],
        take: MAX_OFFERS,
      });
      const dates = await datesOf(reader, offers, now);
      const own = offers.flatMap((offer) => {
        const date = dates.get(offer.id);
        return date && mayWrite(actor, date.section) ? [{ offer, date }] : [];
      });
      const arrived = await arrivedAt(
        reader,
        own.map(({ offer }) => offer.id),
      );
      return own.map(({ offer, date }) => offerView(offer, date, arrived(offer.id), parts));
    },

    /** Throws UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, or NOT_FOUND without such a date. */
    async one(actor: Actor, input: unknown): Promise<OfferView> {
      requirePerson(actor);
      const { dateKey: key, id } = parseInput(oneOffer, input);
      const where = id === undefined ? { dateKey: key } : { id };
      const stored = await reader.reservationOffer.findUnique({ where });
      if (!stored && key !== undefined) {
        const shown = await dateForStaff(reader, actor, key, clock());
        const following = await followingOffer(reader, shown, clock());
        return following
          ? readOffer(parts, following, shown)
          : noOffer(shown, mailer.reachesPeople);
      }
      const { offer, date } = await offerForStaff(reader, actor, stored?.id ?? id ?? 0, clock());
      return readOffer(parts, offer, date);
    },

    /** Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, or CONFLICT if there are reservations. */
    async remove(actor: Actor, input: unknown): Promise<boolean> {
      requirePerson(actor);
      const { id } = parseInput(itemReference, input);
      return writeReservations(
        parts,
        async (transaction) => {
          const { person, offer, date } = await offerForStaff(transaction, actor, id, clock());
          const count = await transaction.reservation.count({ where: { offerId: id } });
          if (count > 0 || offer.erasedAt) throw new AppError('CONFLICT');
          await transaction.reservationOffer.delete({ where: { id } });
          const event = { action: 'delete', itemType: 'ReservationOffer', id } as const;
          await recordEvent(transaction, person, date, {
            ...event,
            before: pick(offer, ruleNames),
          });
          return { result: true, changesPages: true };
        },
        true,
      );
    },
  };
}

export type OffersService = ReturnType<typeof offersService>;
