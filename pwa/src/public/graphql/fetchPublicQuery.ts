import type { QueryOutcome } from '@centar/domain/pageContract.ts';
import { recordSavedAt } from '../device/cachedAt.ts';
import type { AnyPageQuery } from '../page/pageQuery.ts';
import { runQuery } from './runQuery.ts';
import { createPublicClient } from './publicClient.ts';

const client = createPublicClient(recordSavedAt);

export const fetchPublicQuery = (query: AnyPageQuery): Promise<QueryOutcome> =>
  runQuery(client, query);
