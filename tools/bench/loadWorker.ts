import { connect } from 'node:net';
import { performance } from 'node:perf_hooks';
import { ask } from './exchange.ts';
import type { Load } from './load.ts';
import { p99 } from './statistics.ts';

/**
 * Faster than the measured server, since it parses nothing: all answers of an address have equal
 * length, so it counts bytes. One request at a time per keep-alive connection.
 */
interface Job {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly seconds: number;
  readonly connections: number;
}

const BUFFER_BYTES = 256 * 1024;

function requestBytes({ url, headers }: Job): Buffer {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
}

/** Reads one answer, ended by a pause, for its length. */
async function answerLength(job: Job): Promise<number> {
  const expected = await ask(job.url, { ...job.headers, connection: 'keep-alive' });
  const { hostname, port } = new URL(job.url);
  return new Promise((resolve, reject) => {
    let bytes = 0;
    const socket = connect(Number(port), hostname, () => socket.write(requestBytes(job)));
    socket.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes > expected.body.length) socket.setTimeout(200);
    });
    socket.on('timeout', () => {
      socket.destroy();
      resolve(bytes);
    });
    socket.on('error', reject);
  });
}

async function generate(job: Job): Promise<Load> {
  const bytes = requestBytes(job);
  const length = await answerLength(job);
  const { hostname, port } = new URL(job.url);
  const times: number[] = [];
  let failures = 0;
  const started = performance.now();
  const ends = started + job.seconds * 1000;

  const onConnection = (): Promise<void> =>
    new Promise((resolve) => {
      const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
      let missing = length;
      let sentAt = 0;
      const send = (): void => {
        missing = length;
        sentAt = performance.now();
        socket.write(bytes);
      };
      const socket = connect({
        host: hostname,
        port: Number(port),
        noDelay: true,
        onread: {
          buffer,
          callback(size) {
            // The tenth byte of an answer is the status: `HTTP/1.1 2`.
            if (missing === length && buffer[9] !== 0x32 && buffer[9] !== 0x33) failures += 1;
            missing -= size;
            if (missing > 0) return true;
            if (missing < 0) failures += 1;
            const now = performance.now();
            times.push(now - sentAt);
            if (now < ends) send();
            else socket.destroy();
            return true;
          },
        },
      });
      socket.on('connect', send);
      socket.on('error', () => (failures += 1));
      socket.on('close', () => {
        resolve();
      });
    });

  await Promise.all(Array.from({ length: job.connections }, onConnection));
  const seconds = (performance.now() - started) / 1000;
  return {
    perSecond: times.length / seconds,
    p99: p99(times),
    failures,
  };
}

process.stdout.write(JSON.stringify(await generate(JSON.parse(process.argv[2] ?? '') as Job)));
