import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

/** One raw answer; the body is not decoded. */
export interface Exchange {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** Added by every server, and different each time. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Sends exactly these headers. */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<Exchange> {
  const sent = request(url, { headers, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { rawHeaders, statusCode = 0 } = response;
  const pairs = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? ''] as const] : [],
  );
  return {
    status: statusCode,
    headers: pairs.filter(([name]) => !OWN_HEADERS.has(name)),
    body: Buffer.concat(chunks),
  };
}

/** Empty if missing. */
export function headerOf({ headers }: Exchange, wanted: string): string {
  return headers.find(([name]) => name === wanted)?.[1] ?? '';
}

/** Compares all bytes. */
export function assertSame(what: string, one: Exchange, other: Exchange): void {
  const same =
    one.status === other.status &&
    one.body.equals(other.body) &&
    JSON.stringify(one.headers) === JSON.stringify(other.headers);
  if (!same) throw new Error(`${what}: both servers must answer the same bytes`);
}
