import type { ContentRoute } from '../content/contentRoutes.ts';
import type { ProgramsService } from './programs.service.ts';
import { toProgram } from './programs.types.ts';

/** Programmes over REST, spelled as the specification spells it (section 7). */
export function programsRoutes(service: ProgramsService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Programs/GetPrograms',
      summary: 'Upcoming programmes, soonest first',
      answers: 'Program[]',
      answer: async () => (await service.upcoming()).map(toProgram),
    },
    {
      method: 'GET',
      path: '/api/Programs/GetProgramByID',
      summary: 'One programme',
      query: ['id'],
      answers: 'Program',
      answer: async ({ query }) => toProgram(await service.byId(query)),
    },
    {
      method: 'GET',
      path: '/api/Programs/GetProgramsByProgramType',
      summary: 'Upcoming programmes of one type, given as section name or slug',
      query: ['programType'],
      answers: 'Program[]',
      answer: async ({ query }) =>
        (await service.upcoming({ programType: query['programType'] })).map(toProgram),
    },
    {
      method: 'GET',
      path: '/api/Programs/GetPastPrograms',
      summary: 'Past programmes, latest first',
      answers: 'Program[]',
      answer: async () => (await service.past()).map(toProgram),
    },
    {
      method: 'GET',
      path: '/api/Programs/GetPastProgramsByType',
      summary: 'Past programmes of one type, given as section name or slug',
      query: ['type'],
      answers: 'Program[]',
      answer: async ({ query }) => (await service.past({ type: query['type'] })).map(toProgram),
    },
  ];
}
