import { altOf, CONTENT_KINDS, filesOf } from './contentKinds.ts';
import type { ContentKind } from './contentKinds.ts';
import { byMoment, momentOf } from './source.ts';
import type { Candidate } from './source.ts';
import { pick } from './wireFields.ts';
import type { WireItem } from './wireFields.ts';

/** When it is published: as the item says, null for a draft; where it says nothing, when it was made. */
const publication = ({ publishedAt }: WireItem): object =>
  publishedAt === undefined ? {} : { publishedAt };

function candidate(kind: ContentKind, item: WireItem, now: Date): Candidate {
  const { first, further } = filesOf(item, kind);
  const { title } = pick(item, ['title']);
  return {
    kind,
    sourceId: String(item.id),
    title: typeof title === 'string' ? title : String(item.id),
    moment: momentOf(item, now),
    fields: { ...kind.fields(item), ...altOf(item, kind), ...publication(item) },
    rest: kind.rest?.(item),
    file: first,
    documents: further,
  };
}

/** The items of every content type, read by its documented shape; each once, the oldest first. */
export async function* wireCandidates(
  read: (kind: ContentKind) => Promise<readonly WireItem[]>,
  now: Date,
): AsyncGenerator<readonly Candidate[], void> {
  const lists: Candidate[][] = [];
  // All lists are read before anything is written.
  for (const kind of CONTENT_KINDS) {
    const items = new Map((await read(kind)).map((item) => [String(item.id), item]));
    lists.push([...items.values()].map((item) => candidate(kind, item, now)).sort(byMoment));
  }
  yield* lists;
}
