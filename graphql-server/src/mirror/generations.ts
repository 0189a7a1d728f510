import { constants as fsConstants, readFileSync } from 'node:fs';
import {
  chmod,
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { makeFolder } from '../platform/files/disk.ts';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

/** The link that the proxies follow, in `MIRROR_DIR`. */
const CURRENT = 'current';
const GENERATIONS = 'generations';
/** Answers, which the proxies may read. */
const FILES = 'files';
const STATE = 'generation.json';
const MARKS = 'marks.json';
const UNFINISHED = '.unfinished';

/** Public files are read by the proxy's user. */
const FOLDER_MODE = 0o755;
const FILE_MODE = 0o644;
const SYNCED_AT_ONCE = 16;
const BROTLI_QUALITY = 9;
const ENCODINGS = ['.br', '.gz'] as const;
const COMPRESSED = /\.(?:html|json|jsonld|xml|txt|ttl|ics|webmanifest|graphql)$/;

/** What a finished generation was made of. */
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
  /** `mark` is equal for answers that need not be stored anew: those are linked. */
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

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function writePublic(path: string, bytes: string | Buffer): Promise<void> {
  const file = await open(path, 'wx', FILE_MODE);
  try {
    await file.writeFile(bytes);
    // Whatever the process's mask is.
    await file.chmod(FILE_MODE);
  } finally {
    await file.close();
  }
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
  const taken = await readdir(join(mirrorDir, GENERATIONS));
  let name = now.toISOString().replaceAll(/[:.]/g, '-');
  // A clock that stands still.
  while (taken.includes(name)) name += '0';
  const finished = join(mirrorDir, GENERATIONS, name);
  const folder = `${finished}${UNFINISHED}`;
  const known = current === undefined ? {} : readMarks(current);
  const marks: Record<string, string> = {};
  const folders = new Set<string>();
  const fresh: string[] = [];
  let written = 0;
  let linked = 0;

  async function placeOf(file: string): Promise<string> {
    const path = join(folder, file);
    const parent = dirname(path);
    if (!folders.has(parent)) {
      await mkdir(parent, { recursive: true });
      for (let at = parent; at.startsWith(folder) && !folders.has(at); at = dirname(at)) {
        await chmod(at, FOLDER_MODE);
        folders.add(at);
      }
    }
    return path;
  }

  async function write(file: string, bytes: string | Buffer): Promise<void> {
    const path = await placeOf(file);
    await writePublic(path, bytes);
    fresh.push(path);
  }

  /** False where the current generation has no such file. */
  async function linkCurrent(file: string): Promise<boolean> {
    if (current === undefined) return false;
    const path = await placeOf(file);
    return link(join(current, file), path).then(
      () => true,
      () => false,
    );
  }

  async function linkUnchanged(file: string, mark: string): Promise<boolean> {
    if (known[file] !== mark || !(await linkCurrent(file))) return false;
    linked += 1;
    return true;
  }

  async function copyPublic(file: string, source: string): Promise<void> {
    const path = await placeOf(file);
    // Never over a file that the current generation shares.
    await copyFile(source, path, fsConstants.COPYFILE_EXCL);
    await chmod(path, FILE_MODE);
    fresh.push(path);
  }

  await placeOf(join(FILES, 'any'));
  return {
    async put(file, body, mark) {
      const path = join(FILES, file);
      if (marks[path] !== undefined) return;
      marks[path] = mark;
      const endings = COMPRESSED.test(file) ? ENCODINGS : [];
      if (await linkUnchanged(path, mark)) {
        for (const ending of endings) await linkCurrent(`${path}${ending}`);
        return;
      }
      await write(path, body);
      if (endings.length > 0) {
        const quality = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
        await write(`${path}.br`, await brotliBytes(body, { params: quality }));
        await write(`${path}.gz`, await gzipBytes(body, { level: 9 }));
      }
      written += 1;
    },
    async link(file, source) {
      const path = join(FILES, file);
      if (await linkCurrent(path)) {
        linked += 1;
        return;
      }
      const target = await placeOf(path);
      try {
        await link(source, target);
        await chmod(target, FILE_MODE);
        linked += 1;
      } catch (error) {
        if ((error as { code?: unknown }).code === 'ENOENT') return;
        await copyPublic(path, source);
        written += 1;
      }
    },
    async copy(file, source, mark) {
      const path = join(FILES, file);
      if (marks[path] !== undefined) return;
      marks[path] = mark;
      if (await linkUnchanged(path, mark)) return;
      await copyPublic(path, source);
      written += 1;
    },
    async publish(state) {
      await write(MARKS, JSON.stringify(marks));
      await write(STATE, JSON.stringify(state));
      const paths = [...fresh, ...folders];
      for (let at = 0; at < paths.length; at += SYNCED_AT_ONCE) {
        await Promise.all(paths.slice(at, at + SYNCED_AT_ONCE).map(sync));
      }
      await rename(folder, finished);
      await sync(join(mirrorDir, GENERATIONS));
      const next = join(mirrorDir, `${CURRENT}${UNFINISHED}`);
      await rm(next, { force: true });
      await symlink(join(GENERATIONS, name), next);
      await rename(next, join(mirrorDir, CURRENT));
      await sync(mirrorDir);
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
