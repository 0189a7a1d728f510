import { shownReservations, type ShownReservations } from '../../../public/event/reservations.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import { atNextDate } from '../programDates.ts';
import type { ProgramCardData } from '../programs.operations.ts';

/** Of the next date. */
export function useReservations(program: ProgramCardData): ShownReservations | undefined {
  const { now } = useSite();
  const { eventHappeningDateTime: at, status, reservations } = atNextDate(program, now);
  return shownReservations({ at, status, reservations }, now);
}
