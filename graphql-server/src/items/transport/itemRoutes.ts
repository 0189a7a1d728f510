import type { z } from 'zod';
import { pictureInput } from '@centar/domain/content/pictures.ts';
import type { FileKind } from '@centar/domain/fileRules.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { ItemSection } from '@centar/domain/sections.ts';
import { mapBatches, type Batches } from '../../platform/batches.ts';
import type { Actor } from '../../platform/context.ts';
import { requireSection } from '../../platform/policies.ts';
import { itemReference } from '../itemReference.ts';
import type { ContentRoute } from './contentRoutes.ts';
import type { ItemService, PicturesService } from './itemResolver.ts';

interface Call {
  readonly path: string;
  readonly summary: string;
}

interface BodyCall extends Call {
  readonly method: 'POST' | 'PUT';
}

interface RoutedType {
  /** Also the name of its items in the OpenAPI document. */
  readonly itemType: ItemType;
  readonly sections: readonly ItemSection[];
  readonly file: { readonly kind: FileKind };
  readonly rules: { readonly input: z.ZodType; readonly edit: z.ZodType };
}

/** The twin of `itemResolver`. */
interface ItemCalls<Row, Item> {
  readonly toItem: (row: Row) => Item;
  readonly all?: Call & { readonly read: (actor: Actor) => Batches<Row> };
  readonly byId: Call;
  readonly create: BodyCall;
  readonly update: BodyCall;
  readonly replaceFile: BodyCall & { readonly ignored?: readonly string[] };
  readonly delete: Call;
}

/** For types whose items have several pictures. */
export const pictureRoute = <Row>(
  service: PicturesService<Row>,
  { itemType: responseType, sections }: Pick<RoutedType, 'itemType' | 'sections'>,
  { toItem, path }: { readonly toItem: (row: Row) => unknown; readonly path: string },
): ContentRoute => ({
  method: 'PUT',
  path,
  summary: 'Adds a picture behind the others, or at a position',
  policy: (actor) => {
    requireSection(actor, ...sections);
  },
  form: { fields: pictureInput, file: 'image' },
  responseType,
  handler: async ({ actor, body, file }) => toItem(await service.addPicture(actor, body, file)),
});

export function itemRoutes<Row, Item>(
  service: Pick<ItemService<Row>, 'byId' | 'create' | 'update' | 'replaceFile' | 'remove'>,
  { itemType: responseType, sections, file: { kind: file }, rules }: RoutedType,
  { toItem, all, ...calls }: ItemCalls<Row, Item>,
): ContentRoute[] {
  const policy = (actor: Actor): void => requireSection(actor, ...sections);
  const { ignored = [], ...replaceFile } = calls.replaceFile;
  const listed: ContentRoute[] = all
    ? [
        {
          method: 'GET',
          path: all.path,
          summary: all.summary,
          responseType: `${responseType}[]`,
          handler: async ({ actor }) => mapBatches(all.read(actor), toItem),
        },
      ]
    : [];
  return [
    ...listed,
    {
      method: 'GET',
      ...calls.byId,
      query: ['id'],
      responseType,
      handler: async ({ actor, query }) => toItem(await service.byId(actor, query)),
    },
    {
      ...calls.create,
      policy,
      form: { fields: rules.input, file },
      status: 201,
      responseType,
      handler: async ({ actor, body, file: sent }) =>
        toItem(await service.create(actor, body, sent)),
    },
    {
      ...calls.update,
      policy,
      json: rules.edit,
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
