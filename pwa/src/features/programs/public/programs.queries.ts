import type { ProgramTypeName } from '@centar/domain/sections.ts';
import { pageQuery } from '../../../public/page/pageQuery.ts';
import {
  PastPrograms,
  ProgramDetail,
  ProgramsOn,
  UpcomingPrograms,
} from '../programs.operations.ts';

/** The number of items on a list page; a list with more offers the next page. */
const LIST_SIZE = 48;
/** The number of items in a slider. */
const SLIDER_SIZE = 12;

/** The upcoming list, or its page behind a cursor. */
export const upcomingQuery = (after: string | null = null) =>
  pageQuery(UpcomingPrograms, { first: LIST_SIZE, after, programType: null });

/** The next few, for sidebars, sliders and the home page. */
export const soonQuery = () =>
  pageQuery(UpcomingPrograms, { first: SLIDER_SIZE, after: null, programType: null });

/** What is on, as far as a page shows it. */
export const onQuery = () => pageQuery(ProgramsOn, { first: SLIDER_SIZE });

/** The latest of the past, for the archive slider. */
export const archiveQuery = () =>
  pageQuery(PastPrograms, { first: SLIDER_SIZE, after: null, programType: null });

/** Upcoming programmes of one type. */
export const upcomingOfTypeQuery = (programType: ProgramTypeName) =>
  pageQuery(UpcomingPrograms, { first: LIST_SIZE, after: null, programType });

/** Past programmes of one type. */
export const pastOfTypeQuery = (programType: ProgramTypeName) =>
  pageQuery(PastPrograms, { first: SLIDER_SIZE, after: null, programType });

/** One programme. */
export const programQuery = (id: number) => pageQuery(ProgramDetail, { id });
