import { lexicographicSortSchema, printSchema } from 'graphql';
import { AuthResolver } from './auth/auth.resolver.ts';
import { contentModules } from './contentModules.ts';
import { buildGraphqlSchema } from './schema.ts';

/** The whole schema as text, sorted; built without a database, since only the resolvers' shape counts. */
export function printSchemaText(): string {
  const nothing = {} as never;
  const modules = contentModules({ database: nothing, files: nothing, clock: () => new Date(0) });
  const schema = buildGraphqlSchema([
    ...modules.map(({ resolver }) => resolver),
    new AuthResolver(nothing),
  ]);
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
