import { altOf, TRANSFER_TYPES, filesOf } from './transferTypes.ts';
import type { TransferType } from './transferTypes.ts';
import { byCreation, createdAtOf } from './source.ts';
import type { Candidate } from './source.ts';
import { withUtcMoments } from './moments.ts';
import { pick } from './wireFields.ts';
import type { WireItem } from './wireFields.ts';

/** The publication time, null for a draft. Without the field the item is published at its creation. */
const publication = ({ publishedAt }: WireItem): object =>
  publishedAt === undefined ? {} : { publishedAt };

function candidate(kind: TransferType, given: WireItem, now: Date): Candidate {
  const item = withUtcMoments(given);
  const { first, further } = filesOf(item, kind);
  const { title } = pick(item, ['title']);
  return {
    kind,
    sourceId: String(item.id),
    title: typeof title === 'string' ? title : String(item.id),
    createdAt: createdAtOf(item, now),
    fields: { ...kind.fields(item), ...altOf(item, kind), ...publication(item) },
    laterFields: kind.laterFields?.(item),
    file: first,
    documents: further,
  };
}

/** The items of every content type, read in the documented shape; each once, the oldest first. */
export async function* readCandidates(
  read: (kind: TransferType) => Promise<readonly WireItem[]>,
  now: Date,
): AsyncGenerator<readonly Candidate[], void> {
  const lists: Candidate[][] = [];
  // All lists are read before anything is written.
  for (const kind of TRANSFER_TYPES) {
    const items = new Map((await read(kind)).map((item) => [String(item.id), item]));
    lists.push([...items.values()].map((item) => candidate(kind, item, now)).sort(byCreation));
  }
  yield* lists;
}
