/** By date key, as typed. */
export type TypedNumbers = Readonly<Record<string, string>>;

interface Counted {
  readonly dateKey: string;
  readonly visitors: number | null;
}

const MOST_VISITORS = 1_000_000;

/** Also `1.200`; empty is null, undefined for anything else. */
function readNumber(text: string): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const digits = /^\d{1,3}([. ]\d{3})+$/.test(trimmed) ? trimmed.replaceAll(/[. ]/g, '') : trimmed;
  if (!/^\d{1,7}$/.test(digits)) return undefined;
  return Number(digits) <= MOST_VISITORS ? Number(digits) : undefined;
}

/** Only changed numbers, in the order of the dates; `wrong` has keys of dates. */
export function readVisitors(
  dates: readonly Counted[],
  typed: TypedNumbers,
): { readonly counts: Counted[]; readonly wrong: string[] } {
  const read = dates.flatMap(({ dateKey, visitors }) => {
    const text = typed[dateKey];
    if (text === undefined) return [];
    const number = readNumber(text);
    return number === visitors ? [] : [{ dateKey, visitors: number }];
  });
  return {
    counts: read.flatMap(({ dateKey, visitors }) =>
      visitors === undefined ? [] : [{ dateKey, visitors }],
    ),
    wrong: read.flatMap(({ dateKey, visitors }) => (visitors === undefined ? [dateKey] : [])),
  };
}
