import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pause } from '../context.ts';
import { networkOfRequest } from '../http/clientAddress.ts';

const PROMPT_A_SECOND = 20;
const DELAY_MS = 1000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Delays a refusal or a needlessly unusual request. */
    delayFlood(request: FastifyRequest): Promise<void>;
  }
}

/**
 * Without a delay even cheap refusals, repeated by an attacker, would keep visitors waiting.
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
    // GraphQL refusals have status 200, but `Retry-After`.
    if (reply.statusCode >= 400 || reply.hasHeader('retry-after')) await app.delayFlood(request);
  });
}
