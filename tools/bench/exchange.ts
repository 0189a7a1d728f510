import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';

/** One answer as it came over the wire: names and values of headers in pairs, body undecoded. */
export interface Exchange {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** Headers that every server adds by itself, different in each answer. */
const OWN_HEADERS = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Asks once, with exactly these headers. */
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

/** The value of a header; empty where there is none. */
export function headerOf({ headers }: Exchange, wanted: string): string {
  return headers.find(([name]) => name === wanted)?.[1] ?? '';
}

/** Throws unless both answers are the same, byte for byte. */
export function assertSame(what: string, one: Exchange, other: Exchange): void {
  const same =
    one.status === other.status &&
    one.body.equals(other.body) &&
    JSON.stringify(one.headers) === JSON.stringify(other.headers);
  if (!same) throw new Error(`${what}: both servers must answer the same bytes`);
}
