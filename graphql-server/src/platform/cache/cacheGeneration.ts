import { alertMoments, type Alert } from '@centar/domain/alert.ts';
import { SCREENING_VISIBLE_MS, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { openingMoments, type OpeningHours } from '@centar/domain/openingHours.ts';
import { eveningOf } from '@centar/domain/whatsOn.ts';
import type { Clock } from '../context.ts';
import { contentTables } from '../database/contentTables.ts';
import type { Database } from '../database/database.ts';

export interface CacheGeneration {
  isCurrent(): boolean;
  ends(): Date;
  renew(): Promise<void>;
}

/**
 * A generation ends with the content revision, or when time changes an answer: midnight and
 * the evening in Belgrade, an opening or closing of the centre, the start or end of an event, a
 * planned publication, a deadline, an alert, or the opening or closing of reservations.
 */
export function createCacheGeneration(
  database: Database,
  clock: Clock,
  settings: () => { readonly hours: OpeningHours; readonly alert: Alert },
): CacheGeneration {
  let revision = Number.NaN;
  let begins = 0;
  let ends = 0;
  let renewal: Promise<void> | undefined;

  async function nextBoundary(now: Date): Promise<number> {
    const { reader } = database;
    const { hours, alert } = settings();
    const shownFrom = new Date(now.getTime() - SCREENING_VISIBLE_MS);
    const screeningAfter = async (moment: Date): Promise<number | undefined> => {
      const { _min } = await reader.screening.aggregate({
        where: { productionDate: { gt: moment } },
        _min: { productionDate: true },
      });
      return _min.productionDate?.getTime();
    };
    const [begun, next] = await Promise.all([shownFrom, now].map(screeningAfter));
    const planned = { where: { publishedAt: { gt: now } }, _min: { publishedAt: true } } as const;
    const publications = await Promise.all(
      contentTables(reader).map((table) => table.aggregate(planned)),
    );
    const open = { where: { deadline: { gt: now } }, _min: { deadline: true } } as const;
    const deadlines = await Promise.all([
      reader.competition.aggregate(open),
      reader.procurement.aggregate(open),
    ]);
    const begins = {
      where: { eventHappeningDateTime: { gt: now } },
      _min: { eventHappeningDateTime: true },
    } as const;
    const ends = { where: { pastAt: { gt: now } }, _min: { pastAt: true } } as const;
    const events = await Promise.all([
      reader.program.aggregate(begins),
      reader.programDate.aggregate(begins),
      reader.program.aggregate(ends),
      reader.programDate.aggregate(ends),
    ]);
    const offer = reader.reservationOffer;
    const offers = await Promise.all([
      offer.aggregate({ where: { opensAt: { gt: now } }, _min: { opensAt: true } }),
      offer.aggregate({ where: { closesAt: { gt: now } }, _min: { closesAt: true } }),
    ]);
    const moments = [
      ...offers.flatMap(({ _min }) =>
        Object.values(_min).flatMap((moment) => (moment ? [moment.getTime()] : [])),
      ),
      ...events.flatMap(({ _min }) =>
        Object.values(_min).flatMap((moment) => (moment ? [moment.getTime()] : [])),
      ),
      startOfBelgradeDay(now, 1).getTime(),
      ...deadlines.flatMap(({ _min }) => (_min.deadline ? [_min.deadline.getTime()] : [])),
      ...(begun === undefined ? [] : [begun + SCREENING_VISIBLE_MS]),
      ...(next === undefined ? [] : [next]),
      ...[eveningOf(now), ...openingMoments(hours, now), ...alertMoments(alert)]
        .map((moment) => moment.getTime())
        .filter((moment) => moment > now.getTime()),
      ...publications.flatMap(({ _min }) => (_min.publishedAt ? [_min.publishedAt.getTime()] : [])),
    ];
    return Math.min(...moments);
  }

  function isCurrent(): boolean {
    const now = clock().getTime();
    // A clock that was set back also begins a new generation.
    return revision === database.revision && begins <= now && now < ends;
  }

  async function readGeneration(): Promise<void> {
    const seen = database.revision;
    const now = clock();
    ends = await nextBoundary(now);
    begins = now.getTime();
    revision = seen;
  }

  return {
    isCurrent,
    ends: () => new Date(ends),
    async renew() {
      if (isCurrent()) return;
      // Concurrent requests share one renewal.
      renewal ??= readGeneration().finally(() => {
        renewal = undefined;
      });
      await renewal;
    },
  };
}
