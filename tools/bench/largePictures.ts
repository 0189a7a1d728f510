import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { FILE_RULES, IMAGE_MAX_PIXELS } from '@centar/domain/fileRules.ts';
import { ADMIN, startProduct } from './product.ts';
import { p99 } from './statistics.ts';
import type { Result } from './table.ts';

const CONCURRENCY = 8;
const MOST_MB = 700;
const MOST_P99_MS = 250;
const SIDE = { width: 7700, height: 5150 } as const;
const PAUSE_MS = 20;

/** The largest accepted picture: noise, not a flat colour. */
async function largestPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const picture = await sharp({ create: { ...SIDE, channels: 3, background: '#808080', noise } })
    .blur(2)
    .jpeg({ quality: 70 })
    .toBuffer();
  if (SIDE.width * SIDE.height > IMAGE_MAX_PIXELS || picture.length > FILE_RULES.image.maxBytes) {
    throw new Error(`The picture would be refused: ${String(picture.length)} bytes`);
  }
  return picture;
}

/** Megabytes; Linux only. */
function residentMb(pid: number): number {
  const [, kilobytes = ''] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

async function signIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/UserAuth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`Not signed in: ${String(answer.status)}`);
  return token;
}

async function publish(origin: string, token: string, picture: Buffer): Promise<number> {
  const form = new FormData();
  const fields = {
    title: 'Velika slika',
    author: 'Merenje',
    description: 'Opis',
    theme: 'Merenje',
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'velika.jpg');
  const answer = await fetch(`${origin}/api/News/CreateNews`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * FU3: memory and readers' waiting time during eight concurrent uploads of the largest pictures.
 */
export async function measureLargePictures(dataDir: string): Promise<Result[]> {
  const picture = await largestPicture();
  const product = await startProduct(dataDir);
  try {
    const { origin, pid } = product;
    const token = await signIn(origin);
    const state = { sending: true };
    const sent = Promise.all(
      Array.from({ length: CONCURRENCY }, () => publish(origin, token, picture)),
    ).finally(() => {
      state.sending = false;
    });
    const waits: number[] = [];
    let most = 0;
    while (state.sending) {
      const started = performance.now();
      await (await fetch(`${origin}/`)).arrayBuffer();
      waits.push(performance.now() - started);
      most = Math.max(most, residentMb(pid));
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    const statuses = await sent;
    const wait = p99(waits);
    const made = statuses.filter((status) => status === 200 || status === 201).length;
    return [
      {
        id: 'FU3',
        what: `${String(CONCURRENCY)} pictures of ${String(Math.round((SIDE.width * SIDE.height) / 1e6))} megapixels at once: memory; the home page meanwhile`,
        measured: `${most.toFixed(0)} MB; p99 ${wait.toFixed(0)} ms of ${String(waits.length)}; ${String(made)} saved`,
        target: `< ${String(MOST_MB)} MB; < ${String(MOST_P99_MS)} ms; ${String(CONCURRENCY)}`,
        met: most < MOST_MB && wait < MOST_P99_MS && made === CONCURRENCY,
      },
    ];
  } finally {
    await product.stop();
  }
}
