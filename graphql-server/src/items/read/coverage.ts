import { dayOf } from '@centar/domain/dates.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { visible } from './visibility.ts';

export interface Coverage {
  readonly issued: Date;
  readonly modified: Date;
  /** `2026-11-24`, in Belgrade; of events, otherwise of publication. */
  readonly from: string;
  readonly until: string;
}

/** The types of the catalogue of open data: the gallery and the premises are pictures. */
export type CataloguedType = Exclude<ItemType, 'GalleryItem' | 'PremisesPhoto'>;

/** Undefined without public items. */
export type Coverages = Readonly<Record<CataloguedType, Coverage | undefined>>;

interface Limits {
  readonly _min: { readonly publishedAt: Date | null };
  readonly _max: { readonly publishedAt: Date | null; readonly updatedAt: Date | null };
}

const PUBLICATION = { publishedAt: true } as const;
const CHANGE = { publishedAt: true, updatedAt: true } as const;

/** Undefined without items. Dates of events replace those of publication. */
function coverageOf(
  { _min, _max }: Limits,
  first: Date | string | null = _min.publishedAt,
  last: Date | string | null = _max.publishedAt,
): Coverage | undefined {
  const { publishedAt: issued } = _min;
  const { updatedAt: modified } = _max;
  if (!issued || !modified || !first || !last) return undefined;
  const asDay = (one: Date | string): string => (typeof one === 'string' ? one : dayOf(one));
  return { issued, modified, from: asDay(first), until: asDay(last) };
}

/** The first and the last day of the years in texts such as `april 2025`. */
function daysOfYears(texts: readonly { readonly yearHappening: string }[]): string[] {
  const years = texts.flatMap(
    ({ yearHappening }) => yearHappening.match(/\b(?:19|20)\d\d\b/g) ?? [],
  );
  const sorted = years.toSorted();
  return years.length > 0 ? [`${sorted[0] ?? ''}-01-01`, `${sorted.at(-1) ?? ''}-12-31`] : [];
}

export async function readCoverages({ reader }: Database, clock: Clock): Promise<Coverages> {
  const where = visible(clock());
  const limits = { where, _min: PUBLICATION, _max: CHANGE } as const;
  const programs = await reader.program.aggregate({
    where,
    _min: { ...PUBLICATION, eventHappeningDateTime: true },
    _max: { ...CHANGE, lastDay: true },
  });
  const dates = await reader.programDate.aggregate({
    where: { program: where },
    _min: { eventHappeningDateTime: true },
    _max: { lastDay: true },
  });
  const screenings = await reader.screening.aggregate({
    where: { movie: where },
    _min: { productionDate: true },
    _max: { productionDate: true },
  });
  const years = { where, select: { yearHappening: true }, distinct: 'yearHappening' } as const;
  const [colonyFrom, colonyUntil] = daysOfYears(await reader.colony.findMany(years));
  const [salonFrom, salonUntil] = daysOfYears(await reader.artSalon.findMany(years));
  return {
    Program: coverageOf(
      programs,
      earliest(programs._min.eventHappeningDateTime, dates._min.eventHappeningDateTime),
      latest(programs._max.lastDay, dates._max.lastDay),
    ),
    Movie: coverageOf(
      await reader.movie.aggregate(limits),
      screenings._min.productionDate ?? undefined,
      screenings._max.productionDate ?? undefined,
    ),
    News: coverageOf(await reader.news.aggregate(limits)),
    Competition: coverageOf(await reader.competition.aggregate(limits)),
    Procurement: coverageOf(await reader.procurement.aggregate(limits)),
    Colony: coverageOf(await reader.colony.aggregate(limits), colonyFrom, colonyUntil),
    ArtSalon: coverageOf(await reader.artSalon.aggregate(limits), salonFrom, salonUntil),
  };
}

const earliest = (one: Date | null, other: Date | null): Date | null =>
  one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other);

const latest = (one: Date | null, other: Date | null): Date | null =>
  one && other ? new Date(Math.max(one.getTime(), other.getTime())) : (one ?? other);
