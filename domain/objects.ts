/** The names of an object's own fields, as its type has them. */
export function keysOf<Fields extends object>(fields: Fields): (keyof Fields & string)[] {
  return Object.keys(fields) as (keyof Fields & string)[];
}

/** The named fields of an object; a field that the object does not have is left out. */
export function pick<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Pick<Fields, Name> {
  const found = names.filter((name) => Object.hasOwn(fields, name));
  return Object.fromEntries(found.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}
