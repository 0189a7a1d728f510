import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pause } from '../context.ts';
import { networkOfRequest } from '../http/clientAddress.ts';

/** Such requests of one network that are answered at once each second: more than people ever cause. */
const PROMPT_A_SECOND = 20;
const DELAY_MS = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when a refusal, or the answer to a needlessly unusual request, may be sent. */
    delayFlood(request: FastifyRequest): Promise<void>;
  }
}

/**
 * Delays refusals by a second where one network causes many. An attacker sends the next request as soon as the last one
 * is answered, so even refusals that cost little would keep visitors waiting.
 *
 * @param now milliseconds
 */
export function registerFloodDelay(
  app: FastifyInstance,
  now: () => number,
  pause: Pause = (ms) => sleep(ms, undefined, { ref: false }),
): void {
  let second = 0;
  const counts = new Map<string, number>();

  app.decorate('delayFlood', async (request) => {
    const current = Math.floor(now() / 1000);
    if (current !== second) counts.clear();
    second = current;
    const network = networkOfRequest(request);
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count > PROMPT_A_SECOND) await pause(DELAY_MS);
  });
  app.addHook('onSend', async (request, reply) => {
    // GraphQL refuses with status 200; where it asks for patience, there is a time to come again.
    if (reply.statusCode >= 400 || reply.hasHeader('retry-after')) await app.delayFlood(request);
  });
}
