import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { SCRIPTS, type Script } from '@centar/domain/scriptAddress.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';
import { yieldToEventLoop } from '../platform/batches.ts';
import { readBlob, type BlobStorage } from '../platform/files/blobStorage.ts';
import { RESERVED_BYTES, sha256Of } from '../platform/files/disk.ts';
import { awayAnswers } from './awayAnswers.ts';
import { beginGeneration, type Generation } from './generations.ts';
import {
  KNOWN_ADDRESSES,
  linkedAddresses,
  mediaIn,
  pagesOf,
  publicReads,
  SITEMAPS,
} from './mirrorAddresses.ts';
import { mirrorFile } from './mirrorFile.ts';
import { markOf, withPolicy } from './mirrorPage.ts';

export interface MirrorSource {
  /** Answers anonymous requests, with pages that say how old they are. */
  readonly server: Pick<FastifyInstance, 'inject'>;
  /** The same for the whole generation. */
  readonly now: Date;
  /** When time changes an answer. Known after the first answer. */
  readonly until: () => Date;
  readonly revision: number;
  readonly facts: CentreFacts;
  readonly writers: Readonly<Record<Script, WriteText>>;
  /** Of the build's files. */
  readonly publicDir: string;
  readonly storage: BlobStorage;
  /** Of stored files; undefined in a bucket. */
  readonly mediaDir: string | undefined;
  /** Bytes. */
  readonly free: () => Promise<number>;
}

export interface WrittenMirror {
  readonly written: number;
  /** Unchanged since the generation before, or stored once for both. */
  readonly linked: number;
  /** Omitted addresses, which answered with an error. */
  readonly failed: readonly string[];
}

const HOME = '/';
const PUBLIC = /\b(?:public|no-cache)\b/;

/** The database may be on the same disk. */
async function assertFree(free: () => Promise<number>): Promise<void> {
  if ((await free()) < RESERVED_BYTES) {
    throw new Error('the disk of the mirror is full: the previous generation stays');
  }
}

/** Files below a folder, with the path from there. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite'))
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
}

async function putBuild(generation: Generation, publicDir: string): Promise<void> {
  // Open pages may need files of the builds before.
  for (const folder of [publicDir, join(publicDir, '../former')]) {
    for (const name of await filesBelow(folder)) {
      const source = join(folder, name);
      const { size, mtimeMs } = await stat(source);
      await generation.copy(name, source, `${String(size)} ${String(mtimeMs)}`);
    }
  }
}

async function putMedia(
  generation: Generation,
  { storage, mediaDir }: MirrorSource,
  names: ReadonlySet<string>,
): Promise<void> {
  for (const name of names) {
    if (mediaDir === undefined) {
      const bytes = await readBlob(storage, name);
      if (bytes) await generation.put(`media/${name}`, bytes, name);
    } else {
      await generation.link(`media/${name}`, join(mediaDir, name));
    }
  }
}

/**
 * Stores all public answers of one content revision as a new generation, then replaces the current
 * one in one step. Omits failing answers. Throws and keeps the current generation if the home page
 * fails or the disk is full.
 */
export async function writeMirror(mirrorDir: string, source: MirrorSource): Promise<WrittenMirror> {
  const { server, now, revision } = source;
  await assertFree(source.free);
  const generation = await beginGeneration(mirrorDir, now);
  const media = new Set<string>();
  const failed: string[] = [];

  /** The answer's text, if it was public. */
  async function store(address: string): Promise<string | undefined> {
    const headers = { 'accept-encoding': 'identity' };
    const answer = await server.inject({ method: 'GET', url: address, headers });
    const { statusCode, headers: given, rawPayload } = answer;
    if (statusCode >= 500) {
      if (address === HOME) throw new Error('the home page could not be rendered');
      failed.push(address);
      return undefined;
    }
    const type = String(given['content-type']);
    const name = mirrorFile(address, type);
    if (statusCode !== 200 || !PUBLIC.test(String(given['cache-control'])) || name === undefined)
      return undefined;
    if (/^image\//.test(type)) {
      await generation.put(name, rawPayload, sha256Of(rawPayload));
      return undefined;
    }
    const body = rawPayload.toString();
    const policy = given['content-security-policy'];
    const isPage = type.startsWith('text/html') && typeof policy === 'string';
    const stored = isPage ? withPolicy(body, policy) : body;
    await generation.put(name, Buffer.from(stored), markOf(stored, now, source.until()));
    for (const one of mediaIn(body)) media.add(one);
    return body;
  }

  async function storeAll(): Promise<void> {
    const waiting = new Set([HOME, ...KNOWN_ADDRESSES, ...SITEMAPS, '/api/openapi.json']);
    // Iterating a set includes entries added meanwhile.
    for (const address of waiting) {
      const body = await store(address);
      if (body === undefined) continue;
      const found = SITEMAPS.includes(address)
        ? pagesOf(body)
        : address === '/api/openapi.json'
          ? publicReads(body)
          : linkedAddresses(body);
      for (const one of found) waiting.add(one);
      await yieldToEventLoop();
    }
  }

  try {
    await storeAll();
    await putBuild(generation, source.publicDir);
    await putMedia(generation, source, media);
    for (const script of SCRIPTS) {
      for (const [name, text] of awayAnswers(source.facts, script, source.writers[script])) {
        await generation.put(name, Buffer.from(text), text);
      }
    }
    await generation.publish({
      revision,
      madeAt: now.toISOString(),
      until: source.until().toISOString(),
    });
  } catch (error) {
    await generation.discard();
    throw error;
  }
  return { written: generation.written, linked: generation.linked, failed };
}
