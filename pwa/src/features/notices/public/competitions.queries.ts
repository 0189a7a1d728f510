import { pageQuery } from '../../../public/page/pageQuery.ts';
import { CompetitionDetail, CompetitionsList } from './competitions.operations.ts';

/** As many as the list page shows at once. */
const LIST_SIZE = 48;
/** As many as the carousel holds. */
const SLIDER_SIZE = 12;

/** The list, or its page behind a cursor. */
export const competitionsQuery = (after: string | null = null) =>
  pageQuery(CompetitionsList, { first: LIST_SIZE, after });

/** The newest few, for the carousel. */
export const newestCompetitionsQuery = () =>
  pageQuery(CompetitionsList, { first: SLIDER_SIZE, after: null });

/** One competition. */
export const competitionQuery = (id: number) => pageQuery(CompetitionDetail, { id });
