import type { FastifyInstance } from 'fastify';
import { EMBED_FILMS, EMBED_PATH } from '@centar/domain/embed.ts';
import { inScript, SCRIPTS } from '@centar/domain/scriptAddress.ts';
import { findProgramType } from '@centar/domain/sections.ts';
import type { ByteCache } from '../../platform/cache/byteCache.ts';
import { problemAnswer, sendCached } from '../../platform/cache/publicRead.ts';
import type { Clock } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import { closedPolicy, hashSource } from '../../platform/http/securityHeaders.ts';
import { programEvents, screeningEvents, type CalendarEvent } from '../feeds/calendarEvents.ts';
import { embeddedProgram, EMBED_STYLE, type EmbedWriter } from './embeddedProgram.ts';

export interface EmbedOptions extends Omit<EmbedWriter, 'script'> {
  readonly cache: ByteCache;
  readonly database: Database;
  readonly clock: Clock;
  /** Of pages, which no other site may frame. */
  readonly headers: Readonly<Record<string, string>>;
}

const POLICY = closedPolicy({ 'style-src': hashSource(EMBED_STYLE) }, '*');

/** Any site may frame the document, which may load nothing. */
function embedHeaders(page: EmbedOptions['headers']): Record<string, string> {
  const { 'x-frame-options': _frames, ...others } = page;
  return {
    ...others,
    'content-security-policy': POLICY,
    'cross-origin-resource-policy': 'cross-origin',
    'content-type': 'text/html; charset=utf-8',
  };
}

/** Undefined for everything. Throws NOT_FOUND. */
function knownKind(given: unknown): string | undefined {
  if (given === undefined || given === '') return undefined;
  if (typeof given !== 'string') throw new AppError('NOT_FOUND');
  if (given !== EMBED_FILMS && findProgramType(given)?.slug !== given)
    throw new AppError('NOT_FOUND');
  return given;
}

/** `/ugradi/program`, of one kind with `vrsta`, for frames of other sites. */
export function registerEmbed(server: FastifyInstance, options: EmbedOptions): void {
  const { cache, database, clock, headers } = options;
  const own = embedHeaders(headers);

  async function eventsOf(kind: string | undefined): Promise<CalendarEvent[]> {
    const type = kind === undefined ? undefined : findProgramType(kind);
    if (type) return programEvents(database, clock(), { programType: type.name });
    if (kind === EMBED_FILMS) return screeningEvents(database, clock());
    const all = await Promise.all([
      screeningEvents(database, clock()),
      programEvents(database, clock(), {}),
    ]);
    return all.flat().sort((one, other) => one.start.getTime() - other.start.getTime());
  }

  for (const script of SCRIPTS) {
    const path = inScript(script, EMBED_PATH);
    server.get<{ Querystring: { vrsta?: unknown } }>(path, (request, reply) => {
      const kind = knownKind(request.query.vrsta);
      const key = kind === undefined ? path : `${path}?vrsta=${kind}`;
      return sendCached(cache, key, request, reply, {
        make: async () => ({
          status: 200,
          headers: own,
          body: embeddedProgram(await eventsOf(kind), clock(), { ...options, script }),
        }),
        fail: (thrown) => problemAnswer({ headers, log: server.log }, thrown),
      });
    });
  }
}
