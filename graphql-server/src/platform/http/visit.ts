import type { FastifyRequest } from 'fastify';

/** Whether a person opens the address; programs load pictures, feeds and other files otherwise. */
export const isVisit = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/html') === true;
