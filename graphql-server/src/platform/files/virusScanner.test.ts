import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesIn, incoming, makeDataDir, pdf } from '../../../test/testFiles.ts';
import { createFileStore } from './fileStore.ts';
import { createVirusScanner } from './virusScanner.ts';

const INFECTED = 'EICAR';

/** A scanner that speaks clamd's protocol: what it received decides, or its mood. */
let mood: 'scans' | 'fails' | 'isFull' | 'hangsUp' | 'isSilent' = 'scans';
const received: Buffer[] = [];

/** The parts of a complete `INSTREAM` command, undefined before its end. */
function fileIn(bytes: Buffer): Buffer | undefined {
  const command = 'zINSTREAM\0';
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (length === 0)
      return bytes.toString('latin1').startsWith(command) ? Buffer.concat(parts) : undefined;
    parts.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}

function answer(socket: Socket): void {
  if (mood === 'hangsUp') socket.destroy();
  let bytes = Buffer.alloc(0);
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    if (mood === 'isFull') {
      // Before the end of the file, the rest of which it does not read.
      socket.pause();
      socket.end('INSTREAM size limit exceeded. ERROR\0');
      return;
    }
    bytes = Buffer.concat([bytes, chunk]);
    const file = fileIn(bytes);
    if (!file || mood === 'isSilent') return;
    received.push(file);
    if (mood === 'fails') socket.end('INSTREAM size limit exceeded. ERROR\0');
    else socket.end(file.includes(INFECTED) ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0');
  });
}

const server = createServer(answer);
let dataDir: string;
let cleanUp: () => Promise<void>;
let address: string;

beforeAll(async () => {
  ({ dataDir, cleanUp } = await makeDataDir());
  address = join(dataDir, 'clamd.ctl');
  server.listen(address);
  await once(server, 'listening');
});
afterAll(async () => {
  server.close();
  await cleanUp();
});

/** Uploads a document with this in it; resolves to what was reported. */
async function upload(text: string, to = address) {
  const reports: string[] = [];
  const report = (_problem: unknown, told: string) => reports.push(told);
  // Only a silent scanner is not worth waiting for: a busy machine may answer late.
  const scan = createVirusScanner(to, report, mood === 'isSilent' ? 200 : undefined);
  const store = createFileStore({ dataDir, clock: () => new Date(), scan });
  const file = incoming('a.pdf', pdf(text));
  const result = await store
    .withStoredFile('document', file, async () => 'stored')
    .catch((error: unknown) => error);
  return { result, reports, temporary: await filesIn(store) };
}

describe('an upload with a virus scanner', () => {
  it('is scanned as a whole and stored', async () => {
    mood = 'scans';
    const { result, reports } = await upload('čist dokument');
    expect([result, reports]).toEqual(['stored', []]);
    expect(received.at(-1)?.equals(Buffer.from(pdf('čist dokument')))).toBe(true);
  });

  it('is refused with a virus', async () => {
    mood = 'scans';
    const { result, reports } = await upload(INFECTED);
    expect(result).toMatchObject({ code: 'WRONG_FILE_KIND', fields: { file: 'infectedFile' } });
    expect(reports).toEqual(['an upload is infected']);
  });

  it('is refused when it is larger than the scanner allows', async () => {
    mood = 'isFull';
    const { result, reports } = await upload('a'.repeat(8_000_000));
    expect(result).toMatchObject({ code: 'UNAVAILABLE', fields: { file: 'notScanned' } });
    expect(reports).toEqual([expect.stringContaining('the virus scanner')]);
  });

  it.each([
    ['fails', 'the virus scanner failed; the upload is refused'],
    ['hangsUp', 'the virus scanner'],
    ['isSilent', 'the virus scanner could not be asked; the upload is refused'],
  ] as const)('is refused when the scanner %s', async (how, report) => {
    mood = how;
    const { result, reports } = await upload('čist dokument');
    expect(result).toMatchObject({ code: 'UNAVAILABLE', fields: { file: 'notScanned' } });
    expect(result).toMatchObject({ retryAfter: 60 });
    expect(reports).toEqual([expect.stringContaining(report)]);
  });

  it('is refused without a scanner at the address', async () => {
    const { result } = await upload('čist dokument', '127.0.0.1:9');
    expect(result).toMatchObject({ code: 'UNAVAILABLE', fields: { file: 'notScanned' } });
  });

  it('leaves no file when it is refused', async () => {
    mood = 'scans';
    const before = (await upload('prvi')).temporary;
    const { temporary } = await upload(INFECTED);
    expect(temporary).toEqual(before);
  });
});
