import { lexicographicSortSchema, printSchema } from 'graphql';
import { AuthResolver } from './accounts/auth/auth.transports.ts';
import type { Auth } from './accounts/auth/createAuth.ts';
import { createModules } from './modules.ts';
import { buildGraphqlSchema } from './schema.ts';

/** Replaces every dependency: only the resolvers' types matter. */
const anything: never = new Proxy(() => anything, {
  get: (_, name) => (name === Symbol.iterator ? [][Symbol.iterator] : anything),
}) as never;

/** Sorted; built without a database. */
export function printSchemaText(): string {
  const { resolvers } = createModules({
    database: anything,
    files: anything,
    clock: anything,
    centre: anything,
    defaults: anything,
    mailer: anything,
    centreName: anything,
    publicUrl: '',
    linkKey: anything,
    auth: { ...(anything as Auth), resolver: new AuthResolver(anything) },
  });
  return `${printSchema(lexicographicSortSchema(buildGraphqlSchema(resolvers)))}\n`;
}
