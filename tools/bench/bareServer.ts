import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The reference: a bare `node:http` server that sends the bytes and headers of the file in
 * BARE_ANSWER.
 */
interface Answer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  /** Base64. */
  readonly body: string;
}

const answer = JSON.parse(readFileSync(process.env['BARE_ANSWER'] ?? '', 'utf8')) as Answer;
const headers = Object.fromEntries(answer.headers);
const body = Buffer.from(answer.body, 'base64');

createServer((_request, response) => {
  response.writeHead(answer.status, headers);
  response.end(body);
}).listen(Number(process.env['PORT']), '127.0.0.1');
