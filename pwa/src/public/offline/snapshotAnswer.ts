import type { OfflineSnapshot } from '@centar/domain/pageContract.ts';
import { changedSnapshot, type SnapshotChanges } from '@centar/domain/snapshotChanges.ts';

export type SnapshotAnswer = OfflineSnapshot | SnapshotChanges;

type Parsed = Partial<Record<keyof OfflineSnapshot | keyof SnapshotChanges | 'errors', unknown>>;

const isObject = (part: unknown): boolean => typeof part === 'object' && part !== null;

/** The snapshot or the changes in an answer; undefined for any other answer. */
export function parseAnswer(text: string): SnapshotAnswer | undefined {
  try {
    const answer = JSON.parse(text) as Parsed;
    const { build, revision, site, entries, changed, errors } = answer;
    if (errors !== undefined || typeof build !== 'string' || typeof revision !== 'string') {
      return undefined;
    }
    if (isObject(changed)) return answer as SnapshotChanges;
    const isSnapshot = isObject(site) && isObject(entries);
    return isSnapshot && Object.keys(entries as object).length > 0
      ? (answer as OfflineSnapshot)
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What the server has now. Where the changes do not fit to what is known, all of it is fetched.
 * Throws if that fails.
 */
export async function newerSnapshot(
  known: OfflineSnapshot | undefined,
  answer: SnapshotAnswer,
  fetchWhole: () => Promise<SnapshotAnswer>,
): Promise<OfflineSnapshot> {
  if ('entries' in answer) return answer;
  const changed = known && (await changedSnapshot(known, answer).catch(() => undefined));
  if (changed) return changed;
  const whole = await fetchWhole();
  if ('entries' in whole) return whole;
  throw new Error('Not a whole snapshot');
}
