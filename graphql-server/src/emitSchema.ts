import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printSchemaText } from './schemaText.ts';

/** Writes `schema.graphql` from the resolvers: `npm run schema`. A test fails when it is out of date. */
writeFileSync(fileURLToPath(new URL('../../schema.graphql', import.meta.url)), printSchemaText());
