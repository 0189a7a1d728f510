import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseBucketUrl, type Bucket } from '../src/platform/files/bucket.ts';

const CHILD = fileURLToPath(new URL('s3Child.ts', import.meta.url));

/** How the service answers: normally, with a refusal, with a failure, not at all, or by cutting the connection. */
export type Mood = 'well' | 'refuses' | 'fails' | 'stalls' | 'cuts';

/** An S3 service with one bucket behind a proxy that spoils its answers. */
export async function startS3() {
  const directory = mkdtempSync(join(tmpdir(), 'centar-s3-'));
  // The server encrypts the cursors of its listings with DES, which Node has moved to the legacy provider.
  const child = spawn(process.execPath, ['--openssl-legacy-provider', CHILD, directory], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [told] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  const port = Number(told);
  if (child.exitCode !== null) throw new Error(`The S3 service has not started: ${String(told)}`);
  const state = {
    mood: 'well' as Mood,
    asked: [] as string[],
    left: Number.POSITIVE_INFINITY,
    failsOnce: false,
  };
  const front = createServer((incoming, answer) => {
    const { method = '', url = '', headers } = incoming;
    state.asked.push(`${method} ${url}`);
    if (state.failsOnce) {
      state.failsOnce = false;
      incoming.socket.destroy();
      return;
    }
    if (state.left === 0) state.mood = 'fails';
    state.left -= 1;
    if (state.mood === 'stalls') return;
    if (state.mood === 'cuts') {
      incoming.socket.destroy();
      return;
    }
    if (state.mood !== 'well') {
      incoming.resume();
      answer.writeHead(state.mood === 'refuses' ? 403 : 500).end();
      return;
    }
    const passed = request({ port, host: '127.0.0.1', method, path: url, headers }, (inner) => {
      answer.writeHead(inner.statusCode ?? 500, inner.headers);
      inner.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    front.listen(0, '127.0.0.1', resolve);
  });
  const host = `127.0.0.1:${String((front.address() as AddressInfo).port)}`;
  return {
    child,
    /** The FILES_URL of the bucket, or of a folder in it. */
    url: (folder = ''): string => `s3://S3RVER:S3RVER@${host}/centar${folder}?tls=false`,
    bucket: (folder = ''): Bucket =>
      parseBucketUrl(`s3://S3RVER:S3RVER@${host}/centar${folder}?tls=false`, {}),
    set mood(mood: Mood) {
      state.mood = mood;
    },
    /** The connection of the next call is cut. */
    failOnce(): void {
      state.failsOnce = true;
    },
    /** Lets this many calls pass, then fails all. */
    failAfter(calls: number): void {
      state.left = calls;
    },
    /** The received calls, such as `GET /centar/…`. */
    asked: state.asked,
    async close(): Promise<void> {
      front.closeAllConnections();
      front.close();
      child.kill();
      await once(child, 'exit');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
