import type { OfflineSnapshot, QueryOutcome, SiteParts } from './pageContract.ts';

/** The length of the common beginning, the new text, and the length of the common end. */
export type TextChange = readonly [start: number, text: string, end: number];

/** For a device with an older revision. */
export interface SnapshotChanges {
  readonly build: string;
  readonly revision: string;
  /** Only if it differs. */
  readonly site?: SiteParts;
  /** By address: of the entry's JSON text; null for one that is gone. */
  readonly changed: Readonly<Record<string, TextChange | null>>;
}

/** JSON texts by address. */
export type EntryTexts = ReadonlyMap<string, string>;

const textsOf = (entries: OfflineSnapshot['entries']): Map<string, string> =>
  new Map(Object.entries(entries).map(([address, entry]) => [address, JSON.stringify(entry)]));

/** Equal on the server and on all devices with the same content. */
export async function revisionOf(site: SiteParts, entries: EntryTexts): Promise<string> {
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  const text = [JSON.stringify(site), ...sorted.flat()].join('\n');
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash).subarray(0, 12)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

function textChange(before: string, after: string): TextChange {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [start, after.slice(start, after.length - end), end];
}

export function entryChanges(before: EntryTexts, after: EntryTexts): SnapshotChanges['changed'] {
  const gone = [...before.keys()].filter((address) => !after.has(address));
  const changed = [...after].filter(([address, text]) => before.get(address) !== text);
  return Object.fromEntries([
    ...gone.map((address) => [address, null] as const),
    ...changed.map(
      ([address, text]) => [address, textChange(before.get(address) ?? '', text)] as const,
    ),
  ]);
}

/** Undefined if the result differs from the server's snapshot. */
export async function changedSnapshot(
  known: OfflineSnapshot,
  { build, revision, site = known.site, changed }: SnapshotChanges,
): Promise<OfflineSnapshot | undefined> {
  const texts = textsOf(known.entries);
  for (const [address, change] of Object.entries(changed)) {
    const before = texts.get(address) ?? '';
    if (!change) texts.delete(address);
    else {
      const [start, text, end] = change;
      texts.set(address, before.slice(0, start) + text + before.slice(before.length - end));
    }
  }
  if ((await revisionOf(site, texts)) !== revision) return undefined;
  const entries = Object.fromEntries(
    [...texts].map(([address, text]) => [address, JSON.parse(text) as QueryOutcome]),
  );
  return { build, revision, site, entries };
}
