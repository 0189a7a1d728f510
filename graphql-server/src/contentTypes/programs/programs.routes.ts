import { programEdit, programInput } from '@centar/domain/content/program.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { itemRoutes } from '../../items/transport/itemRoutes.ts';
import { mapPieces } from '../../platform/pieces.ts';
import { requireSomeProgram } from './programs.policy.ts';
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
      answer: async ({ actor }) => mapPieces(service.upcoming(actor), toProgram),
    },
    {
      method: 'GET',
      path: '/api/Programs/GetProgramsByProgramType',
      summary: 'Upcoming programmes of one type, given as section name or slug',
      query: ['programType'],
      answers: 'Program[]',
      answer: async ({ actor, query }) =>
        mapPieces(service.upcoming(actor, { programType: query['programType'] }), toProgram),
    },
    {
      method: 'GET',
      path: '/api/Programs/GetPastPrograms',
      summary: 'Past programmes, latest first',
      answers: 'Program[]',
      answer: async ({ actor }) => mapPieces(service.past(actor), toProgram),
    },
    {
      method: 'GET',
      path: '/api/Programs/GetPastProgramsByType',
      summary: 'Past programmes of one type, given as section name or slug',
      query: ['type'],
      answers: 'Program[]',
      answer: async ({ actor, query }) =>
        mapPieces(service.past(actor, { type: query['type'] }), toProgram),
    },
    ...itemRoutes(service, {
      answers: 'Program',
      toItem: toProgram,
      policy: requireSomeProgram,
      fileKind: 'image',
      byId: { path: '/api/Programs/GetProgramByID', summary: 'One programme' },
      create: {
        method: 'PUT',
        path: '/api/Programs/InsertProgram',
        summary: 'Publishes a programme',
        rules: programInput,
      },
      update: {
        method: 'POST',
        path: '/api/Programs/EditProgram',
        summary: 'Saves a programme; its picture has a call of its own',
        rules: programEdit,
      },
      replaceFile: {
        method: 'PUT',
        path: '/api/Programs/UpdateImage',
        summary: 'Replaces the picture; imageUrl is accepted and ignored',
        ignored: ['imageUrl'],
      },
      delete: { path: '/api/Programs/DeleteProgram', summary: 'Deletes a programme' },
    }),
  ];
}
