import {
  belgradeDay,
  dayOf,
  SCREENING_VISIBLE_MS,
  startOfBelgradeDay,
} from '@centar/domain/dates.ts';
import { placeKey, UNKNOWN, WHATS_ON } from '@centar/domain/whatsOn.ts';
import { addressOf, type PageAddress } from '@centar/domain/publicAddress.ts';
import { visible } from '../../items/read/visibility.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';

/** A planned item may be published within this time. */
const CHOICES_TTL_MS = 60_000;
/** Replaces the ids of films without screenings, whose pages are identical. */
const NO_FILM = '999999999';

/** `/sta-ima` links to these days even if they are empty. */
const STRIP_DAYS = 14;

/** Filter values that match something. */
interface Choices {
  readonly days: ReadonlySet<string>;
  readonly films: ReadonlySet<string>;
  /** As in addresses. */
  readonly places: ReadonlySet<string>;
  readonly revision: number;
  readonly readAt: number;
}

export interface SchedulePlace {
  readonly address: PageAddress;
  /** Rarely requested and unlimited: a distant day or an unknown place. */
  readonly isRare?: boolean;
}

/**
 * Filters of the schedule are in the address. Filters that match nothing have a page, treated as
 * rare, so that they can't fill the cache.
 */
export function createScheduleAddresses(database: Database, clock: Clock) {
  let cached: Choices | undefined;

  async function read(revision: number): Promise<Choices> {
    const now = clock();
    const shownFrom = new Date(now.getTime() - SCREENING_VISIBLE_MS);
    const { reader } = database;
    const [screenings, programs] = await Promise.all([
      reader.screening.findMany({
        where: { productionDate: { gt: shownFrom }, movie: visible(now) },
        select: { productionDate: true, movieId: true, hall: true },
      }),
      reader.program.findMany({
        where: { ...visible(now), pastAt: { gt: now } },
        select: { eventHappeningDateTime: true, place: true },
      }),
    ]);
    const moments = [
      ...screenings.map(({ productionDate }) => productionDate),
      ...programs.map(({ eventHappeningDateTime }) => eventHappeningDateTime),
    ];
    return {
      days: new Set(moments.map(dayOf)),
      films: new Set(screenings.map(({ movieId }) => String(movieId))),
      places: new Set(
        [...screenings.map(({ hall }) => hall), ...programs.map(({ place }) => place)].map(
          placeKey,
        ),
      ),
      revision,
      readAt: now.getTime(),
    };
  }

  async function choices(): Promise<Choices> {
    const age = cached ? clock().getTime() - cached.readAt : Infinity;
    const { revision } = database;
    if (!cached || cached.revision !== revision || age < 0 || age >= CHOICES_TTL_MS) {
      cached = await read(revision);
    }
    return cached;
  }

  /** A day of the strip is not rare, even if empty. */
  async function isRareChoice({ search }: PageAddress): Promise<boolean> {
    const when = search.get(WHATS_ON.when);
    const place = search.get(WHATS_ON.place);
    // Two thousand combinations would fill the cache; only single facts are cached.
    if (search.get(WHATS_ON.access)?.includes(' ')) return true;
    const isDay = when !== null && belgradeDay(when) !== undefined;
    if (!isDay && place === null) return false;
    const { days, places } = await choices();
    const now = clock();
    const isNear =
      isDay && when >= dayOf(now) && when <= dayOf(startOfBelgradeDay(now, STRIP_DAYS));
    const isFarDay = isDay && !isNear && !days.has(when);
    return isFarDay || (place !== null && !places.has(place));
  }

  return {
    /** Addresses of other pages are unchanged. */
    async place(address: PageAddress): Promise<SchedulePlace> {
      const { page, search, script } = address;
      if (page.name === 'whatsOn') return { address, isRare: await isRareChoice(address) };
      const day = search.get('dan');
      const film = search.get('film');
      if (page.name !== 'schedule' || (day === null && film === null)) return { address };
      const { days, films } = await choices();
      const isRare = day !== null && day !== UNKNOWN && !days.has(day);
      if (film === null || films.has(film)) return { address, isRare };
      const changed = new URLSearchParams(search);
      changed.set('film', NO_FILM);
      return { address: addressOf(page, changed, script), isRare };
    },
  };
}
