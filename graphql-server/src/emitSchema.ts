import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { printSchemaText } from './schemaText.ts';

/** `npm run schema`. A test fails if `schema.graphql` is out of date. */
writeFileSync(fileURLToPath(new URL('../../schema.graphql', import.meta.url)), printSchemaText());
