import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { fileRefusal } from './fileRefusal.ts';

/** A silent scanner must not hold an upload for longer. */
const TIMEOUT_MS = 30_000;

/** Of clamd: an absolute path of its socket, or host and port. */
export const SCANNER_ADDRESS = /^(?:\/.+|([\w.-]+|\[[\da-fA-F:]+\]):(\d{1,5}))$/;

function open(address: string, timeoutMs: number): Socket {
  const [, host, port] = SCANNER_ADDRESS.exec(address) ?? [];
  const socket =
    host === undefined ? connect(address) : connect(Number(port), host.replaceAll(/[[\]]/g, ''));
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the virus scanner is silent')));
  return socket;
}

/** As clamd expects it: each part after its length in 32 bits, and an empty one at the end. */
async function* inParts(file: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const lengthOf = (part: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    return length;
  };
  yield Buffer.from('zINSTREAM\0');
  for await (const part of file) {
    yield lengthOf(part);
    yield part;
  }
  yield Buffer.alloc(4);
}

async function answerTo(path: string, address: string, timeoutMs: number): Promise<string> {
  const socket = open(address, timeoutMs);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  const sending = new AbortController();
  // Its end is not awaited: clamd answers before the end of a file that is larger than its limit,
  // and stops reading.
  pipeline(createReadStream(path), inParts, socket, { end: false, signal: sending.signal }).catch(
    (error: unknown) => socket.destroy(error as Error),
  );
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('end', resolve).once('error', reject).once('close', resolve);
    });
    return Buffer.concat(chunks).toString('utf8').replace(/\0.*$/s, '');
  } finally {
    sending.abort();
    socket.destroy();
  }
}

/** Throws WRONG_FILE_KIND (`infectedFile`), or UNAVAILABLE (`notScanned`) without a clear answer. */
export type ScanFile = (path: string) => Promise<void>;

/**
 * Sends uploads to clamd (`INSTREAM`). Fails closed: a file that was not scanned is not stored.
 * `report` gets why.
 */
export function createVirusScanner(
  address: string,
  report: (problem: { readonly err?: unknown; readonly answer?: string }, text: string) => void,
  timeoutMs = TIMEOUT_MS,
): ScanFile {
  return async (path) => {
    const answer = await answerTo(path, address, timeoutMs).catch((err: unknown) => {
      report({ err }, 'the virus scanner could not be asked; the upload is refused');
      throw fileRefusal('notScanned');
    });
    if (answer === 'stream: OK') return;
    const isInfected = answer.endsWith(' FOUND');
    report(
      { answer },
      isInfected ? 'an upload is infected' : 'the virus scanner failed; the upload is refused',
    );
    throw fileRefusal(isInfected ? 'infectedFile' : 'notScanned');
  };
}
