import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { FieldErrors } from '@centar/domain/errorCodes.ts';
import { registeredAddress } from '@centar/domain/pageContract.ts';
import { documentId, type DocumentName } from './fakePwa.ts';

/** A file that a test sends. */
export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array | string;
  readonly type?: string;
}

/** Options of a REST call: a JSON body, or a form whose `file` goes into the field `file`. */
export interface RestOptions {
  readonly token?: string | undefined;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly file?: SentFile | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer, also a problem document. */
export interface RestAnswer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON; undefined for anything else. */
  readonly body: Body;
  /** Of a problem document. */
  readonly code: string | undefined;
  readonly errors: FieldErrors | undefined;
}

/** An answer over GraphQL; `code` and `fields` are those of its first error. */
export interface GraphqlAnswer<Data> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly data: Data;
  readonly code: string | undefined;
  readonly fields: FieldErrors | undefined;
}

/** An answer with its raw bytes. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const bearer = (token: string | undefined): Record<string, string> =>
  token === undefined ? {} : { authorization: `Bearer ${token}` };

function toBlob({ bytes, type = 'image/png' }: SentFile): Blob {
  return new Blob([typeof bytes === 'string' ? bytes : Buffer.from(bytes)], { type });
}

function bodyOf({ json, form, file }: RestOptions): { body?: FormData | string; type?: string } {
  if (form === undefined && file === undefined) {
    if (json === undefined) return {};
    const body = typeof json === 'string' ? json : JSON.stringify(json);
    return { body, type: 'application/json' };
  }
  const body = new FormData();
  for (const [name, value] of Object.entries(form ?? {})) body.append(name, value);
  if (file) body.append('file', toBlob(file), file.name);
  return { body };
}

/** REST and GraphQL requests to a listening server. */
export function requestsTo(address: string, send = fetch) {
  async function rest<Body = Record<string, unknown>>(
    method: string,
    path: string,
    options: RestOptions = {},
  ): Promise<RestAnswer<Body>> {
    const { body, type } = bodyOf(options);
    const response = await send(`${address}${path}`, {
      method,
      ...(body === undefined ? {} : { body }),
      headers: {
        ...(type ? { 'content-type': type } : {}),
        ...bearer(options.token),
        ...options.headers,
      },
      redirect: 'manual',
    });
    const text = await response.text();
    const answer = parsed(text) as (Body & { code?: string; errors?: FieldErrors }) | undefined;
    const { status, headers } = response;
    return {
      status,
      headers,
      text,
      body: answer as Body,
      code: answer?.code,
      errors: answer?.errors,
    };
  }

  async function readGraphql<Data>(response: Response): Promise<GraphqlAnswer<Data>> {
    const text = await response.text();
    const answer = (parsed(text) ?? {}) as {
      data?: Data;
      errors?: { extensions?: { code?: string; errors?: FieldErrors } }[];
    };
    const extensions = answer.errors?.[0]?.extensions;
    return {
      status: response.status,
      headers: response.headers,
      text,
      data: answer.data as Data,
      code: extensions?.code,
      fields: extensions?.errors,
    };
  }

  /** Sends any document by POST; a file becomes the variable `file`. */
  async function gql<Data = Record<string, unknown>>(
    query: string,
    variables: Record<string, unknown> = {},
    { token, file, headers = {} }: Pick<RestOptions, 'token' | 'file' | 'headers'> = {},
  ): Promise<GraphqlAnswer<Data>> {
    const given = { ...bearer(token), ...headers };
    if (!file) {
      const body = JSON.stringify({ query, variables });
      const type = { 'content-type': 'application/json' };
      return readGraphql(
        await send(`${address}/graphql`, { method: 'POST', body, headers: { ...type, ...given } }),
      );
    }
    const body = new FormData();
    body.append('operations', JSON.stringify({ query, variables: { ...variables, file: null } }));
    body.append('map', JSON.stringify({ 0: ['variables.file'] }));
    body.append('0', toBlob(file), file.name);
    const preflight = { 'apollo-require-preflight': 'true' };
    return readGraphql(
      await send(`${address}/graphql`, {
        method: 'POST',
        body,
        headers: { ...preflight, ...given },
      }),
    );
  }

  /** Requests a registered operation as the PWA does. */
  async function registered<Data = Record<string, unknown>>(
    name: DocumentName,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<GraphqlAnswer<Data>> {
    const path = registeredAddress(documentId(name), variables);
    return readGraphql(await send(`${address}${path}`, { headers }));
  }

  /** Sends a request and returns the bytes of the answer, without decoding or normalising anything. */
  function raw(
    path: string,
    { method = 'GET', headers = {}, body }: RawRequest = {},
  ): Promise<RawAnswer> {
    const { hostname, port } = new URL(address);
    return new Promise((resolve, reject) => {
      const sent = httpRequest({ hostname, port, path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode = 0 } = response;
          resolve({
            status: statusCode,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  return { rest, gql, registered, raw };
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Buffer;
}
