import { cpSync } from 'node:fs';
import { addBigContent, SOME_YEARS, type Amount } from './bigContent.ts';
import { startProcess, type RunningProcess } from './processes.ts';
import {
  ADMIN,
  anyAddress,
  productEnvironment,
  startProduct,
  temporaryDataDir,
} from './product.ts';

/** The token is an administrator's. */
export interface Staffed {
  readonly server: RunningProcess;
  readonly token: string;
  readonly dataDir: string;
}

/** A token. */
export async function signIn({ origin }: RunningProcess): Promise<string> {
  const response = await fetch(`${origin}/api/UserAuth/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  return ((await response.json()) as { token: string }).token;
}

async function start(dataDir: string): Promise<Staffed> {
  const server = await startProcess(
    'tools/bench/measuredServer.ts',
    '/readyz',
    { ...productEnvironment(dataDir), TRUST_PROXY: '127.0.0.1' },
    'talks',
  );
  return { server, token: await signIn(server), dataDir };
}

/** Enough for full pages, so that archives are compared, not cards per page. */
const SHORT: Amount = { years: 1, times: 1 };

/** Measures products with one year and with more content. */
export async function withBothSizes<T>(
  measure: (small: Staffed, big: Staffed) => Promise<T>,
  amount = SOME_YEARS,
): Promise<T> {
  const [small, big] = [temporaryDataDir(), temporaryDataDir()];
  const running: Staffed[] = [];
  try {
    await (await startProduct(small.path)).stop();
    cpSync(small.path, big.path, { recursive: true });
    const now = new Date();
    addBigContent(small.path, now, SHORT);
    addBigContent(big.path, now, amount);
    for (const { path } of [small, big]) running.push(await start(path));
    const [few, many] = running;
    if (!few || !many) throw new Error('Two servers were started');
    return await measure(few, many);
  } finally {
    await Promise.all(running.map(({ server }) => server.stop()));
    small.remove();
    big.remove();
  }
}

/** Changes news, which invalidates the cache. */
export async function changeSomething({
  server,
  token,
}: Pick<Staffed, 'server' | 'token'>): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const title = `Merenje ${String(Date.now())}`;
  const fields = { author: 'Merenje', theme: 'Merenje', title, description: title };
  const response = await fetch(`${server.origin}/api/News/UpdateNews`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ id: 1, ...fields }),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`A change was answered with ${String(response.status)}`);
}

/** A path or, for staff, a GraphQL document. */
export interface Probe {
  readonly what: string;
  readonly path?: string;
  readonly document?: string;
}

/** Milliseconds until the complete answer. Staff requests are never cached. */
export async function timeOf({ server, token }: Staffed, probe: Probe, asStaff: boolean) {
  const { path = '/graphql', document, what } = probe;
  const headers = {
    'x-forwarded-for': anyAddress(),
    ...(asStaff ? { authorization: `Bearer ${token}` } : {}),
    ...(document === undefined ? {} : { 'content-type': 'application/json' }),
  };
  const body =
    document === undefined ? {} : { method: 'POST', body: JSON.stringify({ query: document }) };
  const started = performance.now();
  const response = await fetch(server.origin + path, { headers, ...body });
  const text = await response.text();
  const took = performance.now() - started;
  if (response.status !== 200 || text.startsWith('{"errors"')) {
    throw new Error(`${what} was answered with ${String(response.status)}: ${text.slice(0, 200)}`);
  }
  return took;
}

/** Processor milliseconds of an uncached answer, which other programs do not affect. */
export async function workOf(staffed: Staffed, probe: Probe): Promise<number> {
  const { server } = staffed;
  await server.ask('forget');
  const before = (await server.ask('worked')) as number;
  await timeOf(staffed, probe, probe.document !== undefined);
  return ((await server.ask('worked')) as number) - before;
}

const STAFF_ROW =
  '{ items { id title updatedAt } page pages total hasUnpublished lastChanges { itemId userName } }';

/** As a staff screen requests it. */
export const staffList = (field: string, probe: string): string =>
  `{ ${field}(${probe}) ${STAFF_ROW} }`;
