import {
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type { JsonSchema } from '../../items/transport/bodySchema.ts';

const SCALARS: Record<string, JsonSchema> = {
  Int: { type: 'integer' },
  Boolean: { type: 'boolean' },
  String: { type: 'string' },
  DateTimeISO: { type: 'string', format: 'date-time' },
};

/** A field that GraphQL alone has. */
const isForPages = ({ type }: { readonly type: GraphQLOutputType }): boolean =>
  ['MarkupTree', 'DateReservations'].includes(getNamedType(type).name);

export const referTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

function schemaOf(type: GraphQLOutputType): JsonSchema {
  if (!isNonNullType(type)) return { anyOf: [present(type), { type: 'null' }] };
  return present(type.ofType);
}

function present(type: GraphQLOutputType): JsonSchema {
  if (isListType(type)) return { type: 'array', items: schemaOf(type.ofType) };
  if (isObjectType(type)) return referTo(type.name);
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  return 'name' in type ? (SCALARS[type.name] ?? {}) : {};
}

/** Derived from GraphQL, since both transports send the same items. */
export function entitySchemas(schema: GraphQLSchema): Record<string, JsonSchema> {
  const roots = [schema.getQueryType(), schema.getMutationType()];
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  const entities = types.filter((type) => !type.name.startsWith('__') && !roots.includes(type));
  return Object.fromEntries(
    entities.map((type) => {
      const fields = Object.values(type.getFields()).filter((field) => !isForPages(field));
      const properties = Object.fromEntries(
        fields.map(({ name, type: of, description }) => {
          const described = schemaOf(of);
          // Beside a reference some readers ignore it.
          return [name, '$ref' in described ? described : { ...described, description }];
        }),
      );
      return [type.name, { type: 'object', properties, required: Object.keys(properties) }];
    }),
  );
}
