import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { loggedPath } from '@centar/domain/pages.ts';
import type { ReadLimiter } from '../rateLimit/readLimiter.ts';
import { networkOfRequest } from './clientAddress.ts';
import { POLICY_REPORTS } from './securityHeaders.ts';

const MAX_BYTES = 16 * 1024;
const TEXT_MAX = 100;

const text = z.string().transform((value) => value.slice(0, TEXT_MAX));
const report = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'blocked-uri': z.string(),
    'effective-directive': text.optional(),
    'violated-directive': text.optional(),
  }),
});

/** Paths and parameters may be secret, so of other addresses only the origin is logged. */
const originOf = (address: string): string =>
  URL.parse(address)?.origin ?? address.slice(0, TEXT_MAX);

/**
 * Logs browsers' reports about the content security policy: an attack, or our mistake. Anyone can
 * send them, so each network has a limit, and nothing is stored.
 */
export function registerPolicyReports(server: FastifyInstance, readLimiter: ReadLimiter): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(POLICY_REPORTS, async (request, reply) => {
      readLimiter.consume(networkOfRequest(request));
      const { data } = report.safeParse(request.body);
      if (data) {
        const { 'document-uri': page, 'blocked-uri': blocked, ...directives } = data['csp-report'];
        const directive = directives['effective-directive'] ?? directives['violated-directive'];
        const path = loggedPath(URL.parse(page)?.pathname ?? '').slice(0, TEXT_MAX);
        request.log.warn(
          { page: path, blocked: originOf(blocked), directive },
          'a page was refused something by its policy',
        );
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}
