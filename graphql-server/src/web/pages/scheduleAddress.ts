import {
  belgradeDay,
  dayOf,
  SCREENING_VISIBLE_MS,
  startOfBelgradeDay,
} from '@centar/domain/dates.ts';
import { placeKey, WHATS_ON } from '@centar/domain/whatsOn.ts';
import { addressOf } from '@centar/domain/publicAddress.ts';
import type { PageAddress } from '@centar/domain/publicAddress.ts';
import { visible } from '../../items/contentService.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';

/** How long the list of choices is cached, though a planned item may have been published since. */
const BELIEVED_MS = 60_000;
/** Stands for all films that are not shown: no film has it, and the page is the same for each of them. */
const NO_FILM = '999999999';

/** Days beside each other on the page of everything that happens: an empty one of them is a page. */
const STRIP_DAYS = 14;

/** Valid filter values of the schedule pages at the moment. */
interface Choices {
  readonly days: ReadonlySet<string>;
  readonly films: ReadonlySet<string>;
  /** As addresses name them. */
  readonly places: ReadonlySet<string>;
  readonly revision: number;
  readonly readAt: number;
}

/** Where the schedule's page of an address is. */
export type SchedulePlace =
  | { readonly address: PageAddress; readonly redirect?: undefined }
  /** A day on which there is nothing: the whole schedule says more. */
  | { readonly redirect: string };

function withParameters(
  { path, search, script }: PageAddress,
  change: (to: URLSearchParams) => void,
) {
  const changed = new URLSearchParams(search);
  change(changed);
  return addressOf(path, changed, script);
}

/**
 * Days and films are chosen in an address, of which there is no end: those that choose nothing are one page, so that
 * nobody can have pages made on and on.
 */
export function createScheduleAddresses(database: Database, clock: Clock) {
  let known: Choices | undefined;

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
        where: { ...visible(now), eventHappeningDateTime: { gte: startOfBelgradeDay(now) } },
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
    const age = known ? clock().getTime() - known.readAt : Infinity;
    const { revision } = database;
    if (!known || known.revision !== revision || age < 0 || age >= BELIEVED_MS) {
      known = await read(revision);
    }
    return known;
  }

  /** Everything that happens: a place that there is not, or a day beyond the strip with nothing on it, chooses nothing. */
  async function whatsOnPlace(address: PageAddress): Promise<SchedulePlace> {
    const when = address.search.get(WHATS_ON.when);
    const place = address.search.get(WHATS_ON.place);
    const isDay = when !== null && belgradeDay(when) !== undefined;
    if (!isDay && place === null) return { address };
    const { days, places } = await choices();
    const now = clock();
    const isNear =
      isDay && when >= dayOf(now) && when <= dayOf(startOfBelgradeDay(now, STRIP_DAYS));
    const dropped = [
      ...(isDay && !isNear && !days.has(when) ? [WHATS_ON.when] : []),
      ...(place !== null && !places.has(place) ? [WHATS_ON.place] : []),
    ];
    if (dropped.length === 0) return { address };
    return {
      redirect: withParameters(address, (to) => {
        for (const name of dropped) to.delete(name);
      }).key,
    };
  }

  return {
    /** Where the page of an address is; other pages are where they are. */
    async place(address: PageAddress): Promise<SchedulePlace> {
      const { path, search } = address;
      if (path === '/sta-ima') return whatsOnPlace(address);
      const day = search.get('dan');
      const film = search.get('film');
      if (path !== '/raspored' || (day === null && film === null)) return { address };
      const { days, films } = await choices();
      if (day !== null && !days.has(day)) {
        return { redirect: withParameters(address, (to) => to.delete('dan')).key };
      }
      if (film === null || films.has(film)) return { address };
      return { address: withParameters(address, (to) => to.set('film', NO_FILM)) };
    },
  };
}
