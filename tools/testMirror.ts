/** The work of `npm run test:mirror`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { kill } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { parseArgs } from 'node:util';
import { mountDisk, unmountDisk } from '../graphql-server/test/smallDisk.ts';
import { signIn, changeSomething } from './bench/bigProducts.ts';
import { freePort, root } from './bench/processes.ts';
import { PRODUCT, productEnvironment, sitemapOf, temporaryDataDir } from './bench/product.ts';
import { PROXIES, startProxy, type ProxyName } from './proxies.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reads: { type: 'string', default: '20000' } },
});
/** In each proxy, spread over all that happens. */
const READS = Number(values.reads);
const READERS = 4;
const WAIT_MS = 900_000;
const DISK = '420m';
/** Leaves less than the mirror's reserve. */
const FILLING_BYTES = 300 * 1024 * 1024;
const OTHERS = [
  '/cir',
  '/rss/vesti.xml',
  '/kalendar/projekcije.ics',
  '/api/News/GetNews',
  '/api/Gallery/GetGalleryByPage?page=1',
  '/offline-snapshot',
  '/robots.txt',
  '/manifest.webmanifest',
  '/sw.js',
] as const;

const failures: string[] = [];

function check(what: string, holds: boolean): void {
  console.log(`  ${holds ? 'ok    ' : 'FAILED'} ${what}`);
  if (!holds) failures.push(what);
}

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + WAIT_MS;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`In vain: ${what}`);
    await pause(100);
  }
}

/** On a fixed port, which the proxy knows. */
function startServer(port: number, dataDir: string, mirrorDir: string): ChildProcess {
  return spawn(process.execPath, [PRODUCT], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...productEnvironment(dataDir),
      MIRROR_DIR: mirrorDir,
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'silent',
      PORT: String(port),
    },
    stdio: 'ignore',
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

interface State {
  readonly mirror: { readonly madeAt: string | null; readonly isFailing: boolean };
}

const stateOf = (origin: string): Promise<State['mirror'] | undefined> =>
  fetch(`${origin}/readyz`).then(
    async (answer) => ((await answer.json()) as State).mirror,
    () => undefined,
  );

interface Read {
  readonly status: number;
  readonly bytes: number;
  readonly isStored: boolean;
}

/** Millions of reads need less work for each than `fetch`. An answer that is cut off rejects. */
const read = (url: string, agent: Agent): Promise<Read> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      let bytes = 0;
      answer
        .on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        })
        .on('end', () => {
          const isStored = 'x-server-failed' in answer.headers;
          resolve({ status: answer.statusCode ?? 0, bytes, isStored });
        })
        .on('error', reject);
    }).on('error', reject);
  });

/** Reads all addresses again and again; counts what is not a complete answer. */
function readAll(origin: string, paths: readonly string[]) {
  const counts = { reads: 0, failed: 0, stored: 0 };
  let isStopped = false;
  const agent = new Agent({ keepAlive: true });
  const reader = async (from: number): Promise<void> => {
    for (let at = from; !isStopped; at += READERS) {
      const path = paths[at % paths.length] ?? '/';
      counts.reads += 1;
      try {
        const { status, bytes, isStored } = await read(origin + path, agent);
        if (isStored) counts.stored += 1;
        if (status !== 200 || bytes === 0) throw new Error(String(status));
      } catch (error) {
        counts.failed += 1;
        if (counts.failed <= 5) console.log(`  ${path}: ${(error as Error).message}`);
      }
    }
  };
  const readers = Array.from({ length: READERS }, (_, index) => reader(index));
  return {
    counts,
    async stop() {
      isStopped = true;
      await Promise.all(readers);
      agent.destroy();
    },
  };
}

/** Every stored text has its compressed copies, and they are the same. */
function isWhole(mirrorDir: string): boolean {
  const folder = join(mirrorDir, 'current/files');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = names.filter((name) => name.endsWith('.html'));
  return (
    pages.length > 100 &&
    pages.every((name) => {
      const [page, packed] = [join(folder, name), join(folder, `${name}.br`)];
      return (
        existsSync(packed) &&
        brotliDecompressSync(readFileSync(packed)).equals(readFileSync(page)) &&
        readFileSync(page, 'utf8').trimEnd().endsWith('</html>')
      );
    })
  );
}

/** As the system would when it stops the service. */
function killWriter(mirrorDir: string): void {
  const variable = `MIRROR_DIR=${mirrorDir}`;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const read = (file: string): string => {
      try {
        return readFileSync(join('/proc', pid, file), 'utf8');
      } catch {
        return '';
      }
    };
    const isWriter = /commands.mirror\.js/.test(read('cmdline'));
    if (isWriter && read('environ').split('\0').includes(variable)) kill(Number(pid), 'SIGKILL');
  }
}

/** What is sent while no server answers. */
async function checkAway(name: ProxyName, origin: string): Promise<void> {
  const page = await fetch(`${origin}/news-list?utm_source=x`);
  const html = await page.text();
  const age = /data-saved-at="[^"]+" data-server-failed="1"/;
  const words = /Sačuvano u .+ – server trenutno ne radi/;
  check('a page says its age, also without scripts', age.test(html) && words.test(html));
  const policy = page.headers.get('content-security-policy') ?? '';
  check(
    'with policy, type, and without being stored in place of the server’s',
    policy.includes("frame-ancestors 'none'") &&
      /http-equiv="content-security-policy" content="[^"]*'sha256-/.test(html) &&
      page.headers.get('content-type') === 'text/html; charset=utf-8' &&
      page.headers.get('cache-control') === 'private, no-cache',
  );
  if (name === 'nginx') {
    const etag = page.headers.get('etag') ?? '';
    const known = await fetch(`${origin}/news-list`, { headers: { 'if-none-match': etag } });
    check('304 for what is known', known.status === 304);
  }
  const cyrillic = await (await fetch(`${origin}/cir/news-list`)).text();
  check('in Cyrillic too', /Сачувано у .+ – сервер тренутно не ради/.test(cyrillic));
  const json = await fetch(`${origin}/api/News/GetNews`);
  check(
    'lists for programs of any origin',
    /^application\/json/.test(json.headers.get('content-type') ?? '') &&
      json.headers.get('access-control-allow-origin') === '*',
  );
  const cases: readonly (readonly [string, string, RequestInit, RegExp])[] = [
    ['a page that was never stored', '/pretraga?q=film', {}, /<h1>Server trenutno ne radi/],
    ['the same in Cyrillic', '/cir/nema-je', {}, /<h1>Сервер тренутно не ради/],
    ['the staff panel', '/ap', {}, /<h1>Server trenutno ne radi/],
    ['a form', '/rezervacija/program-1', { method: 'POST', body: 'x=1' }, /<h1>Server/],
    ['a call', '/graphql', { method: 'POST', body: '{}' }, /"errors":.*UNAVAILABLE/],
    ['a write', '/api/News/UpdateNews', { method: 'PUT', body: '{}' }, /"code":"UNAVAILABLE"/],
    [
      'a read of staff',
      '/api/News/GetNews',
      { headers: { authorization: 'Bearer x' } },
      /"code":"UNAVAILABLE"/,
    ],
  ];
  for (const [what, path, init, words] of cases) {
    const answer = await fetch(origin + path, init);
    const said = words.test(await answer.text());
    const again = answer.headers.get('retry-after');
    check(`503 for ${what}`, answer.status === 503 && said && again === '60');
  }
}

/** The running product. */
async function runProduct(dataDir: string, mirrorDir: string) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${String(port)}`;
  let child = startServer(port, dataDir, mirrorDir);
  const start = (): void => {
    child = startServer(port, dataDir, mirrorDir);
  };
  return {
    port,
    origin,
    mirrorDir,
    madeAt: async (): Promise<string> => (await stateOf(origin))?.madeAt ?? '',
    start,
    async restart(): Promise<void> {
      start();
      await until('the server is ready', async () => (await stateOf(origin)) !== undefined);
    },
    end: (signal: NodeJS.Signals) => end(child, signal),
    ended: () => once(child, 'exit'),
    async change(): Promise<void> {
      const process = { origin } as Parameters<typeof signIn>[0];
      await changeSomething({ server: process, token: await signIn(process) });
    },
  };
}

type Product = Awaited<ReturnType<typeof runProduct>>;

async function deleteMirror({ mirrorDir, madeAt, restart, end: stop }: Product): Promise<void> {
  const restarted = new Date().toISOString();
  await restart();
  await until('its mirror is written', async () => (await madeAt()) > restarted);
  const deleted = new Date().toISOString();
  rmSync(mirrorDir, { recursive: true });
  await until('it is written again', async () => (await madeAt()) > deleted);
  check('the new one is complete', isWhole(mirrorDir));
  await stop('SIGTERM');
}

async function killWhileWriting(product: Product): Promise<void> {
  const { mirrorDir } = product;
  const generations = (): string[] => readdirSync(join(mirrorDir, 'generations'));
  const before = new Set(generations());
  await product.restart();
  const hasBegun = (): boolean => generations().some((one) => !before.has(one));
  await until('a generation has begun', hasBegun);
  await pause(Math.random() * 3000);
  await product.end('SIGKILL');
  killWriter(mirrorDir);
  check('the current generation is complete', isWhole(mirrorDir));
}

async function fillDisk(
  { origin, mirrorDir, madeAt, change }: Product,
  disk: string,
  readMeanwhile: () => Promise<void>,
): Promise<void> {
  const before = await madeAt();
  writeFileSync(join(disk, 'filling'), Buffer.alloc(FILLING_BYTES));
  await change();
  await until('it is said', async () => (await stateOf(origin))?.isFailing === true);
  check('the previous generation stays', (await madeAt()) === before && isWhole(mirrorDir));
  await readMeanwhile();
  rmSync(join(disk, 'filling'));
  await until('the mirror is written again', async () => (await madeAt()) > before);
  check('it is said', (await stateOf(origin))?.isFailing === false);
}

async function throughEverything(name: ProxyName): Promise<void> {
  const data = temporaryDataDir();
  const disk = mountDisk(DISK);
  if (disk === undefined) console.log('  no full disk: this user may not mount one');
  const mirrorDir = join(disk ?? data.path, 'mirror');
  const folder = join(data.path, 'proxy');
  mkdirSync(folder);
  const product = await runProduct(data.path, mirrorDir);
  const { origin: server, port, madeAt } = product;
  try {
    await until('the first mirror is written', async () => (await madeAt()) !== '');
    const proxy = await startProxy(name, { port, mirrorDir, folder });
    try {
      const pages = (await sitemapOf(server)).map((address) => address.slice(server.length));
      const reading = readAll(proxy.origin, [...OTHERS, ...pages]);
      const reads = async (share: number): Promise<void> => {
        const goal = reading.counts.reads + READS * share;
        await until('enough was read', () => reading.counts.reads >= goal);
      };

      console.log(' killed');
      await reads(0.1);
      await product.end('SIGKILL');
      await checkAway(name, proxy.origin);
      await reads(0.2);

      console.log(' updated');
      const updated = new Date().toISOString();
      await product.restart();
      const back = await fetch(`${proxy.origin}/`);
      check('the server answers again', !back.headers.has('x-server-failed'));
      await until('its mirror is written', async () => (await madeAt()) > updated);
      await product.end('SIGTERM');
      await reads(0.1);

      console.log(' with the mirror deleted');
      await deleteMirror(product);
      await reads(0.05);

      console.log(' killed while it writes the mirror');
      for (let round = 0; round < 3; round += 1) {
        await killWhileWriting(product);
        await reads(0.05);
      }
      const restarted = new Date().toISOString();
      await product.restart();

      if (disk !== undefined) {
        console.log(' with a full disk');
        await until('its mirror is written', async () => (await madeAt()) > restarted);
        await fillDisk(product, disk, () => reads(0.1));
      }

      console.log(' without its database');
      await product.end('SIGTERM');
      renameSync(join(data.path, 'centar.db'), join(data.path, 'lost.db'));
      product.start();
      await product.ended();
      await reads(0.2);
      renameSync(join(data.path, 'lost.db'), join(data.path, 'centar.db'));
      await product.restart();
      await reads(0.1);

      await reading.stop();
      const { counts } = reading;
      const said = `${String(counts.reads)} public reads, ${String(counts.stored)} from the mirror`;
      check(`${said}, ${String(counts.failed)} failed`, counts.failed === 0);
    } finally {
      await proxy.stop();
    }
  } finally {
    await product.end('SIGKILL');
    if (disk !== undefined) unmountDisk(disk);
    data.remove();
  }
}

for (const name of PROXIES) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(name);
  await throughEverything(name);
}
console.log(failures.length === 0 ? '\nNothing failed.' : `\n${String(failures.length)} failed.`);
process.exitCode = failures.length === 0 ? 0 : 1;
