import type { z } from 'zod';
import type { FileKind } from '@centar/domain/fileRules.ts';
import { itemReference } from '../itemReference.ts';
import type { ContentRoute } from './contentRoutes.ts';
import type { ItemService } from './itemResolver.ts';

/** How REST spells one call. */
interface Call {
  readonly path: string;
  readonly summary: string;
}

/** How it spells one with a body. */
interface BodyCall extends Call {
  readonly method: 'POST' | 'PUT';
}

/** How REST spells the types and calls of a content type; `itemResolver` is its twin for GraphQL. */
interface ItemCalls<Row, Item> {
  /** The response type for the OpenAPI document. */
  readonly responseType: string;
  readonly toItem: (row: Row) => Item;
  readonly policy: NonNullable<ContentRoute['policy']>;
  readonly fileKind: FileKind;
  readonly byId: Call;
  readonly create: BodyCall & { readonly rules: z.ZodType };
  readonly update: BodyCall & { readonly rules: z.ZodType };
  readonly replaceFile: BodyCall & { readonly ignored?: readonly string[] };
  readonly delete: Call;
}

/** The REST calls that content types have in common. */
export function itemRoutes<Row, Item>(
  service: Pick<ItemService<Row>, 'byId' | 'create' | 'update' | 'replaceFile' | 'remove'>,
  calls: ItemCalls<Row, Item>,
): ContentRoute[] {
  const { responseType, toItem, policy, fileKind: file } = calls;
  const { rules: createRules, ...create } = calls.create;
  const { rules: updateRules, ...update } = calls.update;
  const { ignored = [], ...replaceFile } = calls.replaceFile;
  return [
    {
      method: 'GET',
      ...calls.byId,
      query: ['id'],
      responseType,
      handler: async ({ actor, query }) => toItem(await service.byId(actor, query)),
    },
    {
      ...create,
      policy,
      form: { fields: createRules, file },
      status: 201,
      responseType,
      handler: async ({ actor, body, file: sent }) =>
        toItem(await service.create(actor, body, sent)),
    },
    {
      ...update,
      policy,
      json: updateRules,
      responseType,
      handler: async ({ actor, body }) => toItem(await service.update(actor, body)),
    },
    {
      ...replaceFile,
      policy,
      form: { fields: itemReference, ignored, file },
      responseType,
      handler: async ({ actor, body, file: sent }) =>
        toItem(await service.replaceFile(actor, body, sent)),
    },
    {
      method: 'DELETE',
      ...calls.delete,
      policy,
      query: ['id'],
      responseType: 'true',
      handler: ({ actor, query }) => service.remove(actor, query),
    },
  ];
}
