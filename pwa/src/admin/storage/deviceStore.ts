import { promisifyRequest, type UseStore } from 'idb-keyval';
import { inTime } from './inTime.ts';

/** WebKit sometimes never answers, and then no later request either. */
const ANSWER_MS = 3000;

/**
 * A store of a database on the device, for the functions of idb-keyval. A request that the browser
 * doesn't answer in time is rejected, so that no screen waits for it for ever.
 */
export function deviceStore(
  database: string,
  storeName: string,
  durability: IDBTransactionDurability = 'default',
): UseStore {
  let opened: Promise<IDBDatabase> | undefined;
  const open = async (): Promise<IDBDatabase> => {
    const request = indexedDB.open(database);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    const db = await promisifyRequest(request);
    db.onclose = () => {
      opened = undefined;
    };
    return db;
  };
  return (mode, work) =>
    inTime(
      (opened ??= open()).then((db) =>
        work(db.transaction(storeName, mode, { durability }).objectStore(storeName)),
      ),
      ANSWER_MS,
      new Error(`${database} does not answer.`),
    ).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
}
