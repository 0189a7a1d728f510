import type { FieldChange } from './change.types.ts';

const UNTRACKED = new Set([
  ...['version', 'createdAt', 'updatedAt', 'updatedByName'],
  ...['searchText', 'titleKey'],
]);

/** Belt and braces: nothing of the kind is ever written. */
const SECRET_FIELD = /password|hash|token|code|secret/i;

/** Of two lists only what the other lacks is worth telling; anything else is told whole. */
function without(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value ?? null;
  const known = new Set(other.map((part) => JSON.stringify(part)));
  return value.filter((part) => !known.has(JSON.stringify(part)));
}

/** The changed columns between two states of a row, in the shape that the audit trail stores. */
export function differences(before: object = {}, after: object = {}): Record<string, object> {
  const from = JSON.parse(JSON.stringify(before)) as Record<string, unknown>;
  const to = JSON.parse(JSON.stringify(after)) as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys({ ...from, ...to })
      .filter((key) => !UNTRACKED.has(key))
      .filter((key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]))
      .map((key) => [key, { from: without(from[key], to[key]), to: without(to[key], from[key]) }]),
  );
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Stored differences as the wire carries them; secrets are left out. */
export function toFieldChanges(changes: unknown): FieldChange[] {
  const fields = Object.entries(
    (changes ?? {}) as Record<string, { from?: unknown; to?: unknown }>,
  );
  return fields
    .filter(([field]) => !SECRET_FIELD.test(field))
    .map(([field, { from, to }]) => ({ field, from: toText(from), to: toText(to) }));
}
