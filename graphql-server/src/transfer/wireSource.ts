import { pictureFields, TRANSFER_TYPES, filesOf, type TransferType } from './transferTypes.ts';
import { shortHash } from './importItem.ts';
import { byCreation, createdAtOf, type Candidate } from './source.ts';
import { withUtcMoments } from './moments.ts';
import { newFields, type WireItem } from './wireFields.ts';

/** Null for a draft. Without the field the item is published at its creation. */
const publication = ({ publishedAt }: WireItem): object =>
  publishedAt === undefined ? {} : { publishedAt };

function candidate(kind: TransferType, given: WireItem, now: Date): Candidate {
  const item = withUtcMoments(given);
  const { first, further } = filesOf(item, kind);
  const { title } = item;
  return {
    kind,
    sourceId: String(item.id),
    title: typeof title === 'string' ? title : String(item.id),
    createdAt: createdAtOf(item, now),
    fields: {
      ...newFields(item, kind.type),
      ...kind.moreFields?.(item),
      ...pictureFields(item, kind),
      ...publication(item),
    },
    laterFields: kind.laterFields?.(item),
    file: first,
    documents: further,
  };
}

const contentOf = ({ fields, laterFields, file, documents }: Candidate): string =>
  shortHash([fields, laterFields?.facts, file, documents]);

/** Removes equal items of two lists; different items with one id both count. */
function eachOnce(candidates: readonly Candidate[]): Candidate[] {
  const known = new Map<string, Set<string>>();
  return candidates.flatMap((one) => {
    const content = contentOf(one);
    const others = known.get(one.sourceId);
    if (others?.has(content)) return [];
    known.set(one.sourceId, (others ?? new Set()).add(content));
    const remark = `another item of the source has its id (${one.sourceId})`;
    return others ? { ...one, sourceId: `${one.sourceId}:${content}`, remarks: [remark] } : one;
  });
}

/** Each once, oldest first. */
export async function* readCandidates(
  read: (kind: TransferType) => Promise<readonly WireItem[]>,
  now: Date,
): AsyncGenerator<readonly Candidate[], void> {
  const lists: Candidate[][] = [];
  // Reads all lists before anything is written.
  for (const kind of Object.values(TRANSFER_TYPES)) {
    const items = (await read(kind)).map((item) => candidate(kind, item, now));
    lists.push(eachOnce(items).sort(byCreation));
  }
  yield* lists;
}
