import { pageQuery } from '../../../public/page/pageQuery.ts';
import { CompetitionDetail, CompetitionsList } from './competitions.operations.ts';

/** The number of items on the list page. */
const LIST_SIZE = 48;
/** The number of items in the carousel. */
const SLIDER_SIZE = 12;

/** The list, or its page behind a cursor. */
export const competitionsQuery = (after: string | null = null) =>
  pageQuery(CompetitionsList, { first: LIST_SIZE, after });

/** The newest few, for the carousel. */
export const newestCompetitionsQuery = () =>
  pageQuery(CompetitionsList, { first: SLIDER_SIZE, after: null });

/** One competition. */
export const competitionQuery = (id: number) => pageQuery(CompetitionDetail, { id });
