import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Load, LoadGenerator } from './load.ts';
import { ADMIN, anyAddress, PRODUCT, productEnvironment } from './product.ts';
import { startProcess } from './processes.ts';
import type { Result } from './table.ts';

const PARALLEL = 100;
const SECONDS = 5;
/** Required public requests per second and maximum sign-in time during a flood. */
const LEAST_PER_SECOND = 300;
const MOST_P99_MS = 250;
const MOST_LOGIN_MS = 3000;

function login(origin: string, agent: Agent, email: string, password: string, from: string) {
  return new Promise<number>((resolve, reject) => {
    const body = JSON.stringify({ email, password });
    const sent = request(
      `${origin}/api/UserAuth/Login`,
      {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'x-forwarded-for': from,
        },
      },
      (response) => {
        response.resume().once('end', () => {
          resolve(response.statusCode ?? 0);
        });
      },
    );
    sent.once('error', reject).end(body);
  });
}

/** A hundred concurrent failing sign-ins, each from another network. */
function startFlood(origin: string): () => Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });
  let running = true;
  let answered = 0;
  const workers = Array.from({ length: PARALLEL }, async () => {
    while (running) {
      await login(origin, agent, `niko${String(randomInt(1e9))}@primer.rs`, 'x', anyAddress());
      answered += 1;
    }
  });
  return async () => {
    running = false;
    await Promise.all(workers);
    agent.destroy();
    return answered;
  };
}

/** Pictures are read from files, unlike pages. */
async function pictureOf(origin: string): Promise<string> {
  const html = await (await fetch(`${origin}/`)).text();
  const [path] = /\/media\/[\w-]+\.webp/.exec(html) ?? [];
  if (!path) throw new Error('The home page shows no picture');
  return path;
}

/**
 * DO7: public answers during a hundred concurrent failing sign-ins, relative to the idle server.
 */
export async function measureFlood(generator: LoadGenerator, dataDir: string): Promise<Result[]> {
  const product = await startProcess(PRODUCT, '/readyz', {
    ...productEnvironment(dataDir),
    TRUST_PROXY: 'true',
  });
  try {
    const { origin } = product;
    const addresses = ['/', await pictureOf(origin)];
    const load = async (): Promise<Load[]> => {
      const all: Load[] = [];
      for (const path of addresses) all.push(await generator.run(origin + path, {}, SECONDS));
      return all;
    };
    await load();
    const quiet = await load();
    const stop = startFlood(origin);
    const flooded = await load();
    const started = performance.now();
    const agent = new Agent();
    const status = await login(origin, agent, ADMIN.email, ADMIN.password, '192.0.2.7');
    const waited = performance.now() - started;
    agent.destroy();
    const tries = await stop();
    const seen = flooded.map(({ perSecond, p99 }, index) => {
      const share = perSecond / (quiet[index]?.perSecond ?? 1);
      return `${share.toFixed(2)} of the quiet server (${perSecond.toFixed(0)}/s, p99 ${p99.toFixed(0)} ms)`;
    });
    return [
      {
        id: 'DO7',
        what: `home page, a picture during ${String(PARALLEL)} parallel sign-ins from anywhere; staff sign-in from another network`,
        measured: `${seen.join('; ')}; ${String(status)} after ${waited.toFixed(0)} ms (${String(tries)} tries answered)`,
        target: `>= ${String(LEAST_PER_SECOND)}/s, p99 <= ${String(MOST_P99_MS)} ms; 200 within ${String(MOST_LOGIN_MS)} ms`,
        met:
          flooded.every((one) => one.perSecond >= LEAST_PER_SECOND && one.p99 <= MOST_P99_MS) &&
          status === 200 &&
          waited <= MOST_LOGIN_MS,
      },
    ];
  } finally {
    await product.stop();
  }
}
