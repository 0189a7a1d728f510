import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Clock } from '../../src/platform/context.ts';
import type { BlobStorage, OpenBlob } from '../../src/platform/files/blobStorage.ts';

interface Stored {
  readonly bytes: Buffer;
  readonly at: Date;
}

type Gate = (label: string) => Promise<void>;

/** A bucket in memory. Its answer may be lost after it did what was asked. */
export function createSimulatedBucket(clock: Clock, gate: Gate) {
  const served = new Map<string, Stored>();
  const aside = new Map<string, Stored>();

  async function call<T>(name: string, work: () => T): Promise<T> {
    await gate(`bucket ${name}`);
    const answer = work();
    await gate(`bucket ${name} answered`);
    return answer;
  }

  function move(names: readonly string[], from: Map<string, Stored>, to: Map<string, Stored>) {
    for (const name of names) {
      const found = from.get(name);
      if (!found) continue;
      from.delete(name);
      to.set(name, { ...found, at: clock() });
    }
  }

  const opened = (found: Stored | undefined): OpenBlob | undefined =>
    found && {
      size: found.bytes.length,
      read: async ({ start, end }) => Readable.from([found.bytes.subarray(start, end + 1)]),
      close: async () => undefined,
    };

  const storage: BlobStorage = {
    location: 'a bucket',
    async put(files) {
      // One object a call: a failure may leave some stored.
      for (const { from, name } of files) {
        await call('put', () => served.set(name, { bytes: readFileSync(from), at: clock() }));
        rmSync(from, { force: true });
      }
    },
    open: (name) => call('get', () => opened(served.get(name))),
    list: () => call('list', () => [...served].map(([name, { at }]) => ({ name, storedAt: at }))),
    remove: (names) =>
      call('remove', () => {
        for (const name of names) served.delete(name);
      }),
    setAside: (names) => call('move', () => move(names, served, aside)),
    listSetAside: () =>
      call('list', () => [...aside].map(([name, { at }]) => ({ name, since: at }))),
    openSetAside: (name) => call('get', () => opened(aside.get(name))),
    restoreSetAside: (names) => call('move', () => move(names, aside, served)),
    removeSetAside: (files) =>
      call('remove', () => {
        for (const { name } of files) aside.delete(name);
      }),
  };

  return {
    storage,
    sizes: (): ReadonlyMap<string, number> =>
      new Map([...served].map(([name, { bytes }]) => [name, bytes.length])),
    /** Holds the files of a folder, and nothing else. */
    fill(folder: string): void {
      served.clear();
      aside.clear();
      for (const name of readdirSync(folder)) {
        served.set(name, { bytes: readFileSync(join(folder, name)), at: clock() });
      }
    },
  };
}
