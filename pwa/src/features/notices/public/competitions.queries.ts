import { pageQuery } from '../../../public/page/pageQuery.ts';
import { CompetitionDetail, CompetitionsList } from './competitions.operations.ts';

const LIST_SIZE = 48;
const SLIDER_SIZE = 12;

export const competitionsQuery = (after: string | null = null) =>
  pageQuery(CompetitionsList, { first: LIST_SIZE, after });

/** The newest few, for the carousel. */
export const newestCompetitionsQuery = () =>
  pageQuery(CompetitionsList, { first: SLIDER_SIZE, after: null });

export const competitionQuery = (id: number) => pageQuery(CompetitionDetail, { id });
