import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { SCHEMA_FILE, schemaFor } from './provider.ts';

/**
 * Generates the Prisma client for both databases, since a generated client knows its provider.
 * Prisma's command line would add two hundred packages that starting the product does not need.
 *
 * Both packages are internal to Prisma, so their versions are pinned; their ES modules can't be
 * imported.
 */
const require = createRequire(import.meta.url);
const { getGenerators, loadSchemaContext } =
  require('@prisma/internals') as typeof import('@prisma/internals');
const { PrismaClientTsGenerator } =
  require('@prisma/client-generator-ts') as typeof import('@prisma/client-generator-ts');

async function generate(schemaFile: string): Promise<void> {
  const schemaContext = await loadSchemaContext({
    schemaPath: { cliProvidedPath: schemaFile },
    printLoadMessage: false,
  });
  const generators = await getGenerators({
    schemaContext,
    cliCommand: 'prisma generate',
    printDownloadProgress: false,
    registry: {
      'prisma-client': { type: 'in-process', generator: new PrismaClientTsGenerator() },
    },
  });
  for (const generator of generators) {
    await generator.generate();
    generator.stop();
  }
}

const derived = fileURLToPath(new URL('postgresql.prisma', import.meta.url));
await generate(SCHEMA_FILE);
writeFileSync(derived, schemaFor('postgresql'));
await generate(derived);
rmSync(derived);
