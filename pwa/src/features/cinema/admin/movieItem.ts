import type { StaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { AdminMovieItem } from './cinema.adminOperations.ts';
import type { MovieItem } from './cinema.adminOperations.ts';

/** A film as the staff edit it, by either way of asking. */
export const movieItem = async (ask: StaffCalls['query'], id: number): Promise<MovieItem> =>
  (await ask(AdminMovieItem, { id })).movieById;
