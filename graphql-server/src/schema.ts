import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import type { GraphQLSchema } from 'graphql';
import { describeSchema } from './schemaDescriptions.ts';

export function buildGraphqlSchema(resolvers: readonly object[]): GraphQLSchema {
  const byClass = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]));
  return describeSchema(
    buildSchemaSync({
      resolvers: [...byClass.keys()] as NonEmptyArray<() => unknown>,
      container: { get: (someClass: () => unknown) => byClass.get(someClass) },
      validate: false,
      // The first document that is used checks the schema.
      skipCheck: true,
    }),
  );
}
