import { readFileSync } from 'node:fs';
import { chmod, link, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { makeFolder } from '../platform/files/disk.ts';
import { createGenerationFolder, FILE_MODE, FOLDER_MODE, sync } from './generationFolder.ts';

/** The link that the proxies follow, in `MIRROR_DIR`. */
const CURRENT = 'current';
const GENERATIONS = 'generations';
/** Answers, which the proxies may read. */
const FILES = 'files';
const STATE = 'generation.json';
const MARKS = 'marks.json';
const UNFINISHED = '.unfinished';

const ENCODINGS = ['.br', '.gz'] as const;
const COMPRESSED = /\.(?:html|json|jsonld|xml|txt|ttl|ics|webmanifest|graphql)$/;

export interface MirrorState {
  /** Of the content. */
  readonly revision: number;
  /** ISO 8601. */
  readonly madeAt: string;
  /** When time changes an answer, ISO 8601. */
  readonly until: string;
}

/** Undefined without a finished generation. */
export function readMirrorState(mirrorDir: string): MirrorState | undefined {
  try {
    return JSON.parse(readFileSync(join(mirrorDir, CURRENT, STATE), 'utf8')) as MirrorState;
  } catch {
    return undefined;
  }
}

/** An unfinished generation, which no one reads. */
export interface Generation {
  /** An answer with the same `mark` as before is linked, not stored again. */
  put(name: string, body: Buffer, mark: string): Promise<void>;
  /** A stored file, by a hard link where both are on one file system. */
  link(name: string, source: string): Promise<void>;
  /** A file that its program may overwrite. */
  copy(name: string, source: string, mark: string): Promise<void>;
  /** Flushes everything, then replaces the current generation in one step. */
  publish(state: MirrorState): Promise<void>;
  discard(): Promise<void>;
  readonly written: number;
  readonly linked: number;
}

async function currentOf(mirrorDir: string): Promise<string | undefined> {
  const target = await readlink(join(mirrorDir, CURRENT)).catch(() => undefined);
  return target === undefined ? undefined : join(mirrorDir, target);
}

/** Leaves the current generation and the one before it, which open requests may still read. */
async function removeOthers(mirrorDir: string, current: string | undefined): Promise<void> {
  const folder = join(mirrorDir, GENERATIONS);
  const names = (await readdir(folder)).sort();
  const finished = names.filter((name) => !name.endsWith(UNFINISHED));
  const name = current === undefined ? '' : basename(current);
  const previous = finished.filter((one) => one < name).at(-1);
  for (const other of names) {
    if (other !== name && other !== previous) {
      await rm(join(folder, other), { recursive: true, force: true });
    }
  }
}

async function newName(mirrorDir: string, now: Date): Promise<string> {
  const taken = await readdir(join(mirrorDir, GENERATIONS));
  let name = now.toISOString().replaceAll(/[:.]/g, '-');
  // Two generations may begin in the same millisecond.
  while (taken.includes(name)) name += '0';
  return name;
}

async function makeCurrent(mirrorDir: string, name: string): Promise<void> {
  await sync(join(mirrorDir, GENERATIONS));
  const next = join(mirrorDir, `${CURRENT}${UNFINISHED}`);
  await rm(next, { force: true });
  await symlink(join(GENERATIONS, name), next);
  await rename(next, join(mirrorDir, CURRENT));
  await sync(mirrorDir);
}

const readMarks = (generation: string): Readonly<Record<string, string>> => {
  try {
    return JSON.parse(readFileSync(join(generation, MARKS), 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
};

/**
 * Begins a new generation beside the current one, and removes what an interrupted process has left.
 * Only one process may do so at a time.
 */
export async function beginGeneration(mirrorDir: string, now: Date): Promise<Generation> {
  makeFolder(join(mirrorDir, GENERATIONS));
  await chmod(mirrorDir, FOLDER_MODE);
  await chmod(join(mirrorDir, GENERATIONS), FOLDER_MODE);
  const current = await currentOf(mirrorDir);
  await removeOthers(mirrorDir, current);
  const name = await newName(mirrorDir, now);
  const finished = join(mirrorDir, GENERATIONS, name);
  const folder = `${finished}${UNFINISHED}`;
  const known = current === undefined ? {} : readMarks(current);
  const marks: Record<string, string> = {};
  const files = createGenerationFolder(folder, current);
  let written = 0;
  let linked = 0;

  async function linkUnchanged(file: string, mark: string): Promise<boolean> {
    if (known[file] !== mark || !(await files.linkCurrent(file))) return false;
    linked += 1;
    return true;
  }

  await files.placeOf(join(FILES, 'any'));
  return {
    async put(file, body, mark) {
      const path = join(FILES, file);
      if (marks[path] !== undefined) return;
      marks[path] = mark;
      const endings = COMPRESSED.test(file) ? ENCODINGS : [];
      if (await linkUnchanged(path, mark)) {
        for (const ending of endings) await files.linkCurrent(`${path}${ending}`);
        return;
      }
      await files.write(path, body);
      if (endings.length > 0) await files.writeEncoded(path, body);
      written += 1;
    },
    async link(file, source) {
      const path = join(FILES, file);
      if (await files.linkCurrent(path)) {
        linked += 1;
        return;
      }
      const target = await files.placeOf(path);
      try {
        await link(source, target);
        await chmod(target, FILE_MODE);
        linked += 1;
      } catch (error) {
        if ((error as { code?: unknown }).code === 'ENOENT') return;
        await files.copyPublic(path, source);
        written += 1;
      }
    },
    async copy(file, source, mark) {
      const path = join(FILES, file);
      if (marks[path] !== undefined) return;
      marks[path] = mark;
      if (await linkUnchanged(path, mark)) return;
      await files.copyPublic(path, source);
      written += 1;
    },
    async publish(state) {
      await files.write(MARKS, JSON.stringify(marks));
      await files.write(STATE, JSON.stringify(state));
      await files.syncAll();
      await rename(folder, finished);
      await makeCurrent(mirrorDir, name);
      await removeOthers(mirrorDir, finished);
    },
    discard: () => rm(folder, { recursive: true, force: true }),
    get written() {
      return written;
    },
    get linked() {
      return linked;
    },
  };
}
