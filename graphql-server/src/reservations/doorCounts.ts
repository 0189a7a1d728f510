import type { DoorCount } from '../../../prisma/generated/client.ts';

/** Counts of an offer without a reservation. */
export const WALK_INS = 0;

type Counted = Pick<DoorCount, 'offerId' | 'deviceId' | 'reservationId' | 'arrived'>;

export interface MergedCounts {
  readonly walkIns: number;
  readonly byReservation: ReadonlyMap<number, number>;
  readonly arrived: number;
}

/**
 * Of all phones: of a reservation the largest number, since each may have seen the group; of people
 * without one the sum, since no one enters twice.
 */
export function mergeCounts(counts: readonly Counted[]): MergedCounts {
  const byReservation = new Map<number, number>();
  let walkIns = 0;
  for (const { reservationId, arrived } of counts) {
    if (reservationId === WALK_INS) walkIns += arrived;
    else byReservation.set(reservationId, Math.max(arrived, byReservation.get(reservationId) ?? 0));
  }
  const reserved = [...byReservation.values()].reduce((sum, count) => sum + count, 0);
  return { walkIns, byReservation, arrived: walkIns + reserved };
}
