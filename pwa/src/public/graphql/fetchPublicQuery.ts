import type { QueryOutcome } from '@centar/domain/pageContract.ts';
import { noteSavedAt } from '../device/cachedAt.ts';
import type { AnyPageQuery } from '../page/pageQuery.ts';
import { askQuery } from './runQuery.ts';
import { createPublicClient } from './publicClient.ts';

const client = createPublicClient(noteSavedAt);

/** Asks as a visitor does, and remembers what has been answered. */
export const askAsVisitor = (query: AnyPageQuery): Promise<QueryOutcome> => askQuery(client, query);
