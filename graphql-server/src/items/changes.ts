import { asJson } from '../platform/database/jsonColumn.ts';
import type { FieldChange } from './change.types.ts';

const UNTRACKED = new Set([
  'version',
  'createdAt',
  'updatedAt',
  'updatedByName',
  'searchText',
  'titleKey',
]);

/** A second guard: no such column is ever written to the trail. */
const SECRET_FIELD = /password|hash|token|code|secret/i;

/** Other values than lists are returned unchanged. */
function withoutCommon(value: unknown, other: unknown): unknown {
  if (!Array.isArray(value) || !Array.isArray(other)) return value ?? null;
  const known = new Set(other.map((part) => JSON.stringify(part)));
  return value.filter((part) => !known.has(JSON.stringify(part)));
}

/** In the format of the audit trail's column. */
export function differences(before: object = {}, after: object = {}): Record<string, object> {
  const [from, to] = [asJson(before), asJson(after)];
  return Object.fromEntries(
    Object.keys({ ...from, ...to })
      .filter((key) => !UNTRACKED.has(key))
      .filter((key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]))
      .map((key) => [
        key,
        { from: withoutCommon(from[key], to[key]), to: withoutCommon(to[key], from[key]) },
      ]),
  );
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** As sent by both transports, without secrets. */
export function toFieldChanges(changes: unknown): FieldChange[] {
  const fields = Object.entries(
    (changes ?? {}) as Record<string, { from?: unknown; to?: unknown }>,
  );
  return fields
    .filter(([field]) => !SECRET_FIELD.test(field))
    .map(([field, { from, to }]) => ({ field, from: toText(from), to: toText(to) }));
}
