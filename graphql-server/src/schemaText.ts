import { lexicographicSortSchema, printSchema } from 'graphql';
import { AuthResolver } from './accounts/auth/auth.resolver.ts';
import { AuditResolver } from './audit/audit.resolver.ts';
import { ContentHealthResolver } from './items/health/contentHealth.resolver.ts';
import { contentModules } from './contentTypes/registry.ts';
import { SettingsResolver } from './centre/settings.resolver.ts';
import { buildGraphqlSchema } from './schema.ts';
import { USER_RESOLVERS } from './accounts/createUsers.ts';

/** The whole schema as text, sorted; built without a database, since only the resolvers' shape counts. */
export function printSchemaText(): string {
  const nothing = {} as never;
  const modules = contentModules(
    { database: nothing, files: nothing, clock: () => new Date(0) },
    nothing,
  );
  const schema = buildGraphqlSchema([
    ...modules.map(({ resolver }) => resolver),
    new AuthResolver(nothing),
    new AuditResolver(nothing),
    new ContentHealthResolver(nothing),
    new SettingsResolver(nothing),
    ...USER_RESOLVERS.map((resolver) => new resolver(nothing, nothing)),
  ]);
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
