/** All dates are shown and typed in it (product decision 3). */
export const ZONE = 'Europe/Belgrade';

/** Local time; months count from 1. */
export interface BelgradeTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

/** Neither TypeScript nor all browsers know Temporal yet. */
interface WithTemporal {
  readonly Temporal?: {
    readonly Instant: {
      fromEpochMilliseconds(moment: number): { toZonedDateTimeISO(zone: string): BelgradeTime };
    };
  };
}

let partsFormat: Intl.DateTimeFormat | undefined;

/** Without Temporal. Created on demand, since the first time zone is slow on phones. */
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

/** Throws a RangeError for an invalid moment. */
export function readClock(moment: number): BelgradeTime {
  const { Temporal } = globalThis as WithTemporal;
  if (!Temporal) return readByFormat(moment);
  const zoned = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(ZONE);
  const { year, month, day, hour, minute } = zoned;
  return { year, month, day, hour, minute };
}
