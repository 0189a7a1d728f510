/** The zone in which the centre lives; every date is shown and typed in it (product decision 3). */
export const ZONE = 'Europe/Belgrade';

/** A moment as a wall clock and calendar in Belgrade show it. Months count from 1. */
export interface BelgradeTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** The one part of Temporal that is used; TypeScript does not know it yet, nor do all browsers. */
interface WithTemporal {
  readonly Temporal?: {
    readonly Instant: {
      fromEpochMilliseconds(moment: number): { toZonedDateTimeISO(zone: string): BelgradeTime };
    };
  };
}

let partsFormat: Intl.DateTimeFormat | undefined;

/** Where there is no Temporal. Made at first use: a phone needs a noticeable while for its first time zone. */
function readByFormat(moment: number): BelgradeTime {
  partsFormat ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = Object.fromEntries(
    partsFormat.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  return {
    year: parts['year'] ?? 0,
    month: parts['month'] ?? 0,
    day: parts['day'] ?? 0,
    hour: parts['hour'] ?? 0,
    minute: parts['minute'] ?? 0,
  };
}

/** The reading of clock and calendar by the time zone. Throws a RangeError for what is no moment. */
export function readClock(moment: number): BelgradeTime {
  const { Temporal } = globalThis as WithTemporal;
  if (!Temporal) return readByFormat(moment);
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(ZONE);
  const { year, month, day, hour, minute } = zoned;
  return { year, month, day, hour, minute };
}
