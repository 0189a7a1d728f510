import { z } from 'zod';
import { pick } from '@centar/domain/objects.ts';
import { itemId } from '@centar/domain/rules.ts';
import type { Actor } from '../platform/context.ts';
import type { Transaction } from '../platform/database/database.ts';
import { requirePerson } from '../platform/policies.ts';
import { parseInput } from '../platform/validation.ts';
import { mergeCounts, WALK_INS } from './doorCounts.ts';
import { reservedDate } from './offerViews.ts';
import { offerForStaff } from './offerForStaff.ts';
import type { ReservationParts } from './places.ts';
import type { DoorList } from './reservations.types.ts';
import { sortedReservations } from './reservationViews.ts';

const MAX_COUNTS = 2000;
const MAX_ARRIVED = 10_000;
const DEVICE = /^[\w-]{8,64}$/;
const whole = (most: number) =>
  z
    .int({ error: 'notAnInteger' })
    .min(0, { error: 'notAnInteger' })
    .max(most, { error: 'tooMany' });

const ofOffer = z.strictObject({ offerId: itemId });
const counted = z.strictObject({
  offerId: itemId,
  deviceId: z.string({ error: 'invalid' }).regex(DEVICE, { error: 'invalid' }),
  counts: z
    .array(
      z.strictObject({
        reservationId: whole(2 ** 31 - 1),
        arrived: whole(MAX_ARRIVED),
        sequence: whole(2 ** 31 - 1),
      }),
      { error: 'invalid' },
    )
    .max(MAX_COUNTS, { error: 'tooMany' }),
});

/** The body of the REST call, for its document. */
export const DOOR_BODY = counted;

type Count = z.output<typeof counted>['counts'][number];

/** The newest count of each reservation. */
function newestCounts(counts: readonly Count[]): Count[] {
  const newest = new Map<number, Count>();
  for (const count of counts) {
    const known = newest.get(count.reservationId);
    if (!known || known.sequence < count.sequence) newest.set(count.reservationId, count);
  }
  return [...newest.values()];
}

async function storeCounted(
  transaction: Transaction,
  { offerId, deviceId, counts }: z.output<typeof counted>,
): Promise<void> {
  const known = new Map(
    (await transaction.doorCount.findMany({ where: { offerId, deviceId } })).map((row) => [
      row.reservationId,
      row,
    ]),
  );
  const newest = newestCounts(counts);
  const ids = newest.map(({ reservationId }) => reservationId);
  const named = await transaction.reservation.findMany({
    where: { offerId, id: { in: ids } },
    select: { id: true },
  });
  const existing = new Set([WALK_INS, ...named.map(({ id }) => id)]);
  // A reservation may be erased or moved to another date meanwhile.
  const added = newest.filter(({ reservationId: id }) => !known.has(id) && existing.has(id));
  if (added.length > 0) {
    await transaction.doorCount.createMany({
      data: added.map((count) => ({ ...count, offerId, deviceId })),
    });
  }
  for (const { reservationId, arrived, sequence } of newest) {
    const row = known.get(reservationId);
    if (!row || row.sequence >= sequence) continue;
    const key = { offerId, deviceId, reservationId };
    await transaction.doorCount.update({
      where: { offerId_deviceId_reservationId: key },
      data: { arrived, sequence },
    });
  }
}

/** The list at the door; phones count without a connection and send what they counted later. */
export function doorService({ database, clock }: Pick<ReservationParts, 'database' | 'clock'>) {
  const { reader } = database;

  async function read(actor: Actor, offerId: number): Promise<DoorList> {
    const { offer, date } = await offerForStaff(reader, actor, offerId, clock());
    const rows = await reader.reservation.findMany({ where: { offerId } });
    const counts = await reader.doorCount.findMany({ where: { offerId } });
    const { walkIns, byReservation } = mergeCounts(counts);
    const shown = sortedReservations(rows).filter(({ state }) => state !== 'waiting');
    return {
      ...reservedDate(date),
      dateKey: offer.dateKey,
      offerId,
      places: offer.places,
      walkIns,
      reservations: shown.map((row) => ({
        ...pick(row, ['id', 'state', 'places', 'name', 'phone', 'note']),
        arrived: byReservation.get(row.id) ?? 0,
      })),
    };
  }

  return {
    /** Throws UNAUTHENTICATED, FORBIDDEN or NOT_FOUND. */
    async list(actor: Actor, input: unknown): Promise<DoorList> {
      requirePerson(actor);
      return read(actor, parseInput(ofOffer, input).offerId);
    },

    /**
     * Each phone sends its own counts, any number of times. Throws UNAUTHENTICATED, FORBIDDEN,
     * NOT_FOUND or BAD_USER_INPUT.
     */
    async count(actor: Actor, input: unknown): Promise<DoorList> {
      requirePerson(actor);
      const given = parseInput(counted, input);
      await database.write(async (transaction) => {
        await offerForStaff(transaction, actor, given.offerId, clock());
        await storeCounted(transaction, given);
      });
      return read(actor, given.offerId);
    },
  };
}

export type DoorService = ReturnType<typeof doorService>;
