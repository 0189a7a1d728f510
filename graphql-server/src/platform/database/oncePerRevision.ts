import { makeOnce } from '../makeOnce.ts';
import type { Database } from './database.ts';

/** Reads each key once per content revision. A failed read is not remembered. */
export function oncePerRevision<Found>(database: Pick<Database, 'revision'>) {
  let known = { revision: -1, reads: new Map<string, Promise<Found>>() };
  return (read: () => Promise<Found>, key = ''): Promise<Found> => {
    const { revision } = database;
    if (known.revision !== revision) known = { revision, reads: new Map() };
    return makeOnce(known.reads, key, read);
  };
}
