import { programEdit, programInput } from '@centar/domain/content/program.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { itemRoutes } from '../../items/transport/itemRoutes.ts';
import { mapBatches } from '../../platform/batches.ts';
import type { ProgramsService } from './programs.service.ts';
import { toProgram } from './programs.types.ts';
import { programItemType } from './programs.writes.ts';

const rules = { input: programInput, edit: programEdit };

/** Programmes over REST, spelled as the specification spells it (section 7). */
export function programsRoutes(service: ProgramsService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Programs/GetPrograms',
      summary: 'Upcoming programmes, soonest first',
      responseType: 'Program[]',
      handler: async ({ actor }) => mapBatches(service.upcoming(actor), toProgram),
    },
    {
      method: 'GET',
      path: '/api/Programs/GetProgramsByProgramType',
      summary: 'Upcoming programmes of one type, given as section name or slug',
      query: ['programType'],
      responseType: 'Program[]',
      handler: async ({ actor, query }) =>
        mapBatches(service.upcoming(actor, { programType: query['programType'] }), toProgram),
    },
    {
      method: 'GET',
      path: '/api/Programs/GetPastPrograms',
      summary: 'Past programmes, latest first',
      responseType: 'Program[]',
      handler: async ({ actor }) => mapBatches(service.past(actor), toProgram),
    },
    {
      method: 'GET',
      path: '/api/Programs/GetPastProgramsByType',
      summary: 'Past programmes of one type, given as section name or slug',
      query: ['type'],
      responseType: 'Program[]',
      handler: async ({ actor, query }) =>
        mapBatches(service.past(actor, { type: query['type'] }), toProgram),
    },
    ...itemRoutes(
      service,
      { ...programItemType, rules },
      {
        toItem: toProgram,
        byId: { path: '/api/Programs/GetProgramByID', summary: 'One programme' },
        create: {
          method: 'PUT',
          path: '/api/Programs/InsertProgram',
          summary: 'Publishes a programme',
        },
        update: {
          method: 'POST',
          path: '/api/Programs/EditProgram',
          summary: 'Saves a programme; its picture has a call of its own',
        },
        replaceFile: {
          method: 'PUT',
          path: '/api/Programs/UpdateImage',
          summary: 'Replaces the picture; imageUrl is accepted and ignored',
          ignored: ['imageUrl'],
        },
        delete: { path: '/api/Programs/DeleteProgram', summary: 'Deletes a programme' },
      },
    ),
  ];
}
