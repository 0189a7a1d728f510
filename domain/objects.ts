/** For keys from requests; undefined for inherited ones. */
export const ownValue = <Value>(
  values: Readonly<Record<string, Value>>,
  key: string | null,
): Value | undefined => (key !== null && Object.hasOwn(values, key) ? values[key] : undefined);

/** Typed `Object.keys`. */
export function keysOf<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields) as (keyof Fields & string)[];
}

/** Omits missing fields. */
export function pick<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Pick<Fields, Name> {
  const found = names.filter((name) => Object.hasOwn(fields, name));
  return Object.fromEntries(found.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}
