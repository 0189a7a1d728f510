/** In calendars, bookmarks and reservations: `program-12`, `program-12-34`, `projekcija-55`. */
export const DATE_KEY =
  /^(?:program-([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?|projekcija-([1-9]\d{0,8}))$/;

export type NamedDate =
  | { readonly itemType: 'Movie'; readonly screeningId: number }
  | {
      readonly itemType: 'Program';
      readonly programId: number;
      /** Of a date of a series; absent: the only date, or the one from before it was a series. */
      readonly dateId?: number;
    };

export const screeningKey = (id: number): string => `projekcija-${String(id)}`;

/** The only date of a programme. */
export const programKey = (id: number): string => `program-${String(id)}`;

/**
 * A date of a series. The date that the programme had before it became a series keeps the
 * programme's key, so that bookmarks stay.
 */
export const programDateKey = ({
  id,
  programId,
  isOriginal,
}: {
  readonly id: number;
  readonly programId: number;
  readonly isOriginal: boolean;
}): string => (isOriginal ? programKey(programId) : `${programKey(programId)}-${String(id)}`);

/** Undefined for anything that names no date. */
export function parseDateKey(key: string): NamedDate | undefined {
  const [whole, program, date, screening] = DATE_KEY.exec(key) ?? [];
  if (whole === undefined) return undefined;
  if (screening !== undefined) return { itemType: 'Movie', screeningId: Number(screening) };
  return {
    itemType: 'Program',
    programId: Number(program),
    ...(date !== undefined && { dateId: Number(date) }),
  };
}
