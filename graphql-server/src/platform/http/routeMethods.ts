import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageAddress, STAFF_PATH } from '@centar/domain/publicAddress.ts';
import { AppError } from '../errors.ts';

export interface AppRoute {
  readonly method: string;
  readonly url: string;
}

/** Matches every path, so says nothing about a single address. */
const CATCH_ALL = new Set(['/*', '/api/*']);

/** Converts a pattern (`/rss/:file`, `/media/*`). */
function toPattern(url: string): RegExp {
  const source = url.toLowerCase().replaceAll(/:\w+(\([^)]*\)*)?|\*|[.+?^${}()|[\]\\]/g, (part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}

/** Decoded, lower case, without trailing slashes. */
function comparablePath(url: string): string {
  const [path = ''] = url.split('?');
  try {
    return decodeURI(path).toLowerCase().replace(/\/+$/, '') || '/';
  } catch {
    return path;
  }
}

export interface RouteMethods {
  /**
   * Answers OPTIONS. Otherwise throws METHOD_NOT_ALLOWED with `Allow` (RFC 9110, 15.5.6), or
   * NOT_FOUND.
   */
  refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** Reads `routes` at the first request, when all are registered. */
export function createRouteMethods(routes: readonly AppRoute[]): RouteMethods {
  let paths: Map<string, Set<string>> | undefined;
  let patterns: (readonly [RegExp, Set<string>])[] = [];

  function compile(): Map<string, Set<string>> {
    const byUrl = new Map<string, Set<string>>();
    for (const { method, url } of routes) {
      if (CATCH_ALL.has(url)) continue;
      const known = comparablePath(url);
      byUrl.set(known, (byUrl.get(known) ?? new Set()).add(method));
    }
    patterns = [...byUrl]
      .filter(([url]) => /[:*]/.test(url))
      .map(([url, methods]) => [toPattern(url), methods] as const);
    return byUrl;
  }

  function methodsOf(url: string): string[] {
    paths ??= compile();
    const path = comparablePath(url);
    const [pathname = '/'] = url.split('?');
    const isPage = pageAddress(pathname, new URLSearchParams()) || STAFF_PATH.test(pathname);
    const methods = new Set<string>([
      ...(paths.get(path) ?? []),
      ...patterns.flatMap(([pattern, known]) => (pattern.test(path) ? [...known] : [])),
      ...(isPage ? ['GET'] : []),
    ]);
    if (methods.size === 0) return [];
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods.add('OPTIONS')].sort();
  }

  return {
    refuse(request, reply) {
      const methods = methodsOf(request.raw.url ?? '/');
      const isQuestion = request.method === 'OPTIONS';
      const isMissing = methods.length === 0 || (!isQuestion && methods.includes(request.method));
      if (isMissing) throw new AppError('NOT_FOUND');
      void reply.header('allow', methods.join(', '));
      if (!isQuestion) throw new AppError('METHOD_NOT_ALLOWED');
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  };
}
