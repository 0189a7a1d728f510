import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import type { Clock } from '../../src/platform/context.ts';
import type { Disk } from '../../src/platform/files/disk.ts';
import type { Generator } from '../generator.ts';

type Gate = (label: string) => Promise<void>;

/** A change of a folder, which is lost in a crash until the folder is flushed. */
interface Unflushed {
  readonly folder: string;
  readonly undo: () => void;
}

/**
 * A disk that remembers what was not flushed. `crash` loses any part of that, as a power failure
 * does. `lost` is a folder for removed files, which a crash may bring back. `isHonest`: what it says
 * to have flushed is safe.
 */
export function createSimulatedDisk(lost: string, clock: Clock, gate: Gate, isHonest = true) {
  const unflushedFiles = new Set<string>();
  let unflushed: Unflushed[] = [];
  let removed = 0;
  mkdirSync(lost, { recursive: true });

  function flushFolder(folder: string): void {
    if (!isHonest) return;
    unflushed = unflushed.filter((change) => change.folder !== folder);
  }

  /** Files carry the simulated time, since the sweep compares it. */
  function written(path: string): void {
    const now = clock();
    utimesSync(path, now, now);
    unflushedFiles.add(path);
  }

  const flushFile = (path: string): void => {
    if (!isHonest) return;
    unflushedFiles.delete(path);
  };

  const disk = {
    async open(path: string, flags: string) {
      await gate(`disk open ${flags}`);
      if (flags === 'r') {
        return {
          sync: async () => {
            await gate('disk flush folder');
            flushFolder(path);
          },
          close: async () => undefined,
        };
      }
      writeFileSync(path, '', { flag: flags });
      written(path);
      return {
        writeFile: async (bytes: Uint8Array) => {
          await gate('disk write');
          appendFileSync(path, bytes);
          written(path);
        },
        sync: async () => {
          await gate('disk flush');
          flushFile(path);
        },
        close: async () => undefined,
      };
    },
    async rename(from: string, to: string) {
      await gate('disk rename');
      renameSync(from, to);
      if (unflushedFiles.delete(from)) unflushedFiles.add(to);
      const undo = (): void => {
        if (existsSync(to)) renameSync(to, from);
      };
      unflushed.push({ folder: dirname(to), undo });
    },
    async rm(path: string) {
      await gate('disk remove');
      if (!existsSync(path)) return;
      removed += 1;
      const kept = join(lost, String(removed));
      renameSync(path, kept);
      const undo = (): void => {
        if (existsSync(kept) && !existsSync(path)) renameSync(kept, path);
      };
      unflushed.push({ folder: dirname(path), undo });
    },
    createWriteStream(path: string, { flush = false }: { readonly flush?: boolean }) {
      const failed = (done: (error: Error) => void) => (thrown: unknown) => done(thrown as Error);
      return new Writable({
        write(chunk: Buffer, _encoding, done) {
          gate('disk write').then(() => {
            appendFileSync(path, chunk);
            written(path);
            done();
          }, failed(done));
        },
        final(done) {
          gate('disk flush').then(() => {
            if (flush) flushFile(path);
            done();
          }, failed(done));
        },
      });
    },
  };

  return {
    disk: disk as unknown as Disk,
    /** Loses what was not flushed; the generator chooses how much. */
    crash(next: Generator): string[] {
      const losses: string[] = [];
      const lose = (what: string, work: () => void): void => {
        if (next(3) === 0) return;
        losses.push(what);
        work();
      };
      for (const path of unflushedFiles) {
        if (existsSync(path)) lose('content', () => truncateSync(path, 0));
      }
      for (const { folder, undo } of unflushed.toReversed()) {
        lose(`entry of ${basename(folder)}`, undo);
      }
      this.settle();
      return losses;
    },
    /** Everything is flushed. */
    settle(): void {
      unflushedFiles.clear();
      unflushed = [];
      for (const name of readdirSync(lost)) rmSync(join(lost, name));
    },
  };
}
