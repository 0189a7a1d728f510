/** A map, or a cache of `lru-cache`. */
interface Promises<Value> {
  get(key: string): Promise<Value> | undefined;
  set(key: string, promise: Promise<Value>): unknown;
  delete(key: string): unknown;
}

/** The promise of a key, which `make` makes if there is none. A failed one is not remembered. */
export function makeOnce<Value>(
  promises: Promises<Value>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  const known = promises.get(key);
  if (known) return known;
  const making = make();
  promises.set(key, making);
  making.catch(() => promises.delete(key));
  return making;
}
