import type { ProgramTypeName } from '@centar/domain/sections.ts';
import { pageQuery } from '../../../public/page/pageQuery.ts';
import {
  PastPrograms,
  ProgramDetail,
  ProgramsOn,
  UpcomingPrograms,
} from '../programs.operations.ts';

/** Items on a list page, before the link to the next one. */
const LIST_SIZE = 48;
const SLIDER_SIZE = 12;

export const upcomingQuery = (after: string | null = null) =>
  pageQuery(UpcomingPrograms, { first: LIST_SIZE, after, programType: null });

/** The next few, for sidebars, sliders and the home page. */
export const soonQuery = () =>
  pageQuery(UpcomingPrograms, { first: SLIDER_SIZE, after: null, programType: null });

/** Programmes in progress. */
export const onQuery = () => pageQuery(ProgramsOn, { first: SLIDER_SIZE });

/** The latest past programmes, for the archive slider. */
export const archiveQuery = () =>
  pageQuery(PastPrograms, { first: SLIDER_SIZE, after: null, programType: null });

export const upcomingOfTypeQuery = (programType: ProgramTypeName) =>
  pageQuery(UpcomingPrograms, { first: LIST_SIZE, after: null, programType });

export const pastOfTypeQuery = (programType: ProgramTypeName) =>
  pageQuery(PastPrograms, { first: SLIDER_SIZE, after: null, programType });

export const programQuery = (id: number) => pageQuery(ProgramDetail, { id });
