import type { QueryOutcome } from '../../../domain/pageContract.ts';
import { noteSavedAt } from '../offline/savedAt.ts';
import type { AnyPageQuery } from '../site/pageQuery.ts';
import { askQuery } from './askQuery.ts';
import { createPublicClient } from './publicClient.ts';

const client = createPublicClient(noteSavedAt);

/** Asks as a visitor does, and remembers what has been answered. */
export const askAsVisitor = (query: AnyPageQuery): Promise<QueryOutcome> => askQuery(client, query);
