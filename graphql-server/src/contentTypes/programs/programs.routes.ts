import { programEdit, programInput } from '@centar/domain/content/program.ts';
import { itemReference } from '../../items/itemReference.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { mapPieces } from '../../platform/pieces.ts';
import type { Actor } from '../../platform/context.ts';
import { requireSomeProgram } from './programs.policy.ts';
import type { ProgramsService } from './programs.service.ts';
import { toProgram } from './programs.types.ts';

const mayWrite = (actor: Actor): void => {
  requireSomeProgram(actor);
};

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
      path: '/api/Programs/GetProgramByID',
      summary: 'One programme',
      query: ['id'],
      answers: 'Program',
      answer: async ({ actor, query }) => toProgram(await service.byId(actor, query)),
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
    {
      method: 'PUT',
      path: '/api/Programs/InsertProgram',
      summary: 'Publishes a programme',
      policy: mayWrite,
      form: { fields: programInput, file: 'image' },
      status: 201,
      answers: 'Program',
      answer: async ({ actor, body, file }) => toProgram(await service.create(actor, body, file)),
    },
    {
      method: 'POST',
      path: '/api/Programs/EditProgram',
      summary: 'Saves a programme; its picture has a call of its own',
      policy: mayWrite,
      json: programEdit,
      answers: 'Program',
      answer: async ({ actor, body }) => toProgram(await service.update(actor, body)),
    },
    {
      method: 'PUT',
      path: '/api/Programs/UpdateImage',
      summary: 'Replaces the picture; imageUrl is accepted and ignored',
      policy: mayWrite,
      form: { fields: itemReference, ignored: ['imageUrl'], file: 'image' },
      answers: 'Program',
      answer: async ({ actor, body, file }) =>
        toProgram(await service.replaceFile(actor, body, file)),
    },
    {
      method: 'DELETE',
      path: '/api/Programs/DeleteProgram',
      summary: 'Deletes a programme',
      policy: mayWrite,
      query: ['id'],
      answers: 'true',
      answer: ({ actor, query }) => service.remove(actor, query),
    },
  ];
}
