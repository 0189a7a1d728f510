import { print, type DocumentNode } from 'graphql';
import { CallFailed, failureIn, failureInBody, type Failure } from './staffFailure.ts';

export interface UploadRequest {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** In bytes. */
  readonly onProgress: (sent: number, total: number) => void;
  readonly signal: AbortSignal;
}

/** Files in the variables become parts, listed in `map`. */
export function multipartBody(
  query: string,
  variables: Readonly<Record<string, unknown>>,
): FormData {
  const files = Object.entries(variables).filter(
    (entry): entry is [string, File] => entry[1] instanceof File,
  );
  const empty = Object.fromEntries(files.map(([name]) => [name, null]));
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { ...variables, ...empty } }));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(files.map(([name], at) => [at, [`variables.${name}`]]))),
  );
  for (const [at, [, file]] of files.entries()) form.append(String(at), file, file.name);
  return form;
}

function waitOf(request: XMLHttpRequest): Pick<Failure, 'retryAfter' | 'retryAt'> {
  const seconds = Number(request.getResponseHeader('retry-after') ?? '');
  if (!(seconds > 0)) return {};
  return { retryAfter: seconds, retryAt: new Date(Date.now() + seconds * 1000).toISOString() };
}

function answerOf(request: XMLHttpRequest): unknown {
  const failure = request.status === 200 ? undefined : failureInBody(request.responseText);
  if (failure) throw new CallFailed({ ...failure, ...waitOf(request) });
  const { data, errors } = JSON.parse(request.responseText) as { data?: unknown; errors?: unknown };
  if (errors !== undefined) throw new CallFailed({ ...failureIn(errors), ...waitOf(request) });
  return data;
}

/**
 * Uses XMLHttpRequest because fetch reports no upload progress. Throws CallFailed, also NETWORK
 * and, when stopped, STOPPED.
 */
export async function sendUpload(upload: UploadRequest): Promise<unknown> {
  const request = new XMLHttpRequest();
  request.open('POST', '/graphql');
  const headers = { ...upload.headers, 'apollo-require-preflight': 'true' };
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.onprogress = ({ loaded, total }) => {
    upload.onProgress(loaded, total);
  };
  upload.signal.addEventListener('abort', () => {
    request.abort();
  });
  await new Promise<void>((resolve, reject) => {
    request.onload = () => {
      resolve();
    };
    request.onerror = () => {
      reject(new CallFailed({ code: 'NETWORK', fields: {} }));
    };
    request.onabort = () => {
      reject(new CallFailed({ code: 'STOPPED', fields: {} }));
    };
    request.send(multipartBody(print(upload.document), upload.variables));
  });
  return answerOf(request);
}
