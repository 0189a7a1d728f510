import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { FileKind } from '@centar/domain/fileRules.ts';
import { findProgramType } from '@centar/domain/sections.ts';
import type { Actor, Person } from '../../platform/context.ts';
import { badInput } from '../../platform/errors.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import { withForm } from '../../platform/files/multipartForm.ts';
import { assertUploadAllowed } from '../../platform/files/uploadLimits.ts';
import { fieldNames } from './bodySchema.ts';

/** Names have the documented spelling. */
export interface RouteCall {
  readonly actor: Actor;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  readonly file: IncomingFile | undefined;
  readonly reply: FastifyReply;
}

/** A file in place of JSON. */
export interface FileAnswer {
  /** In Latin letters without marks. */
  readonly name: string;
  readonly bytes: Buffer | string;
}

/** Of a file answer. */
export const SHEET_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** A documented REST call, as data. */
export interface ContentRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  /** Other parameters are ignored. */
  readonly query?: readonly string[];
  /** Those that may be absent. */
  readonly optionalQuery?: readonly string[];
  /** For the document; the service checks it. */
  readonly json?: z.ZodType;
  /** Multipart, with at most one file. Ignored fields are dropped. */
  readonly form?: {
    readonly fields: z.ZodType;
    readonly ignored?: readonly string[];
    readonly file: FileKind;
  };
  /** Runs before the body is read; the service checks again. */
  readonly policy?: (actor: Actor) => void;
  /** A read without a policy that is never cached. */
  readonly isOpen?: true;
  /** Such as `News`, `News[]` or `true`. */
  readonly responseType?: string;
  /** The handler returns a `FileAnswer`, in one of these formats by the extension of its name. */
  readonly responseFile?: readonly (keyof typeof SHEET_TYPES)[];
  /** 200 if absent. */
  readonly status?: number;
  readonly handler: (call: RouteCall) => Promise<unknown>;
}

export interface RouteContext {
  /** Checks CSRF first. Throws UNAUTHENTICATED or CSRF_MISMATCH. */
  readonly actorOf: (request: FastifyRequest) => Promise<Actor>;
  /** Uses the byte cache, for a rare address from the second request; bypasses it without a key. */
  readonly respondCached: (
    request: FastifyRequest,
    reply: FastifyReply,
    read: { readonly key: string | undefined; readonly isRare: boolean },
    make: () => Promise<unknown>,
  ) => Promise<FastifyReply>;
  /** Folder of unfinished uploads. */
  readonly tmpDir: string;
  /** Throws TOO_MANY_TRIES. */
  readonly consumeUpload: (person: Person) => Promise<void>;
}

/**
 * Matches names case-insensitively; unknown ones stay. Throws BAD_USER_INPUT for a repeated name.
 */
function withDocumentedNames(
  given: Record<string, unknown>,
  names: readonly string[],
): Record<string, unknown> {
  const spelling = new Map(names.map((name) => [name.toLowerCase(), name]));
  const named = new Map<string, unknown>();
  for (const [key, value] of Object.entries(given)) {
    const name = spelling.get(key.toLowerCase()) ?? key;
    if (named.has(name)) throw badInput({ [name]: 'invalid' });
    named.set(name, value);
  }
  return Object.fromEntries(named);
}

function readQuery(request: FastifyRequest, names: readonly string[]): Record<string, unknown> {
  const query = withDocumentedNames(request.query as Record<string, unknown>, names);
  return Object.fromEntries(names.map((name) => [name, query[name]]));
}

const queryOf = ({ query = [], optionalQuery = [] }: ContentRoute): readonly string[] => [
  ...query,
  ...optionalQuery,
];

/** Numbers lose leading zeros; a programme type becomes its name. */
function normalizeValue(value: unknown): string {
  const text = String(value);
  if (/^\d{1,10}$/.test(text)) return String(Number(text));
  return findProgramType(text)?.name ?? text;
}

/** Only documented parameters, so that other spellings share the cached answer. */
function cacheKey(path: string, query: Record<string, unknown>): string {
  const parameters = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${normalizeValue(value)}`);
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path;
}

/** Page numbers and the values of optional parameters are unlimited. */
const isRare = (
  { page = 1, ...query }: Record<string, unknown>,
  { optionalQuery = [] }: ContentRoute,
): boolean =>
  normalizeValue(page) !== '1' || optionalQuery.some((name) => query[name] !== undefined);

export function readJson(request: FastifyRequest): unknown {
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw badInput({ body: 'invalid' });
  }
  return body;
}

/** To be saved, never shown or stored by the browser. */
async function sendFile(reply: FastifyReply, { name, bytes }: FileAnswer): Promise<FastifyReply> {
  const extension = name.slice(name.lastIndexOf('.') + 1) as keyof typeof SHEET_TYPES;
  return reply
    .type(SHEET_TYPES[extension])
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(bytes);
}

async function handleWrite(
  route: ContentRoute,
  context: RouteContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const actor = await context.actorOf(request);
  route.policy?.(actor);
  const query = readQuery(request, queryOf(route));
  const send = async (body: unknown, file?: IncomingFile): Promise<FastifyReply> => {
    const answer = await route.handler({ actor, query, body, file, reply });
    if (route.responseFile) return sendFile(reply, answer as FileAnswer);
    return reply
      .code(route.status ?? 200)
      .header('cache-control', 'no-store')
      .send(JSON.stringify(answer));
  };
  reply.type('application/json; charset=utf-8');
  if (!route.form) return send(route.json ? readJson(request) : undefined);

  const { fields, ignored = [], file: fileKind } = route.form;
  const contentLength = request.headers['content-length'];
  assertUploadAllowed({ contentLength, kind: fileKind, reply });
  const options = {
    tmpDir: context.tmpDir,
    fileKind,
    ...(actor ? { onFile: () => context.consumeUpload(actor) } : {}),
  };
  return withForm(request, options, (form) => {
    const body = withDocumentedNames(form.fields, [...fieldNames(fields), ...ignored]);
    return send(omit(body, ignored), form.file);
  });
}

function omit(body: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}

/**
 * Reads without a policy are public and cached (but open ones), or uncached for requests with a token, which may
 * see drafts. All other calls are checked before their body is read, and never cached.
 */
export function registerContentRoutes(
  app: FastifyInstance,
  routes: readonly ContentRoute[],
  context: RouteContext,
): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      handler: async (request, reply) => {
        if (route.method !== 'GET' || route.policy || route.isOpen) {
          return handleWrite(route, context, request, reply);
        }
        const query = readQuery(request, queryOf(route));
        // A request with an invalid or expired token gets the public answer.
        const actor = await context.actorOf(request).catch(() => null);
        const key = actor ? undefined : cacheKey(route.path, query);
        return context.respondCached(request, reply, { key, isRare: isRare(query, route) }, () =>
          route.handler({ actor, query, body: undefined, file: undefined, reply }),
        );
      },
    });
  }
}
