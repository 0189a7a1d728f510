import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startLocalPostgres } from './localPostgres.ts';
import { MIGRATIONS_DIR, type Provider } from './provider.ts';
import { pendingSql } from './schemaEngine.ts';

/**
 * Writes the next migration of both databases from the schema's changes: `npm run prisma:migration
 * -- add_place`.
 */
const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Name the migration in lower case: npm run prisma:migration -- add_place');
  process.exit(2);
}
const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);

async function write(provider: Provider, url: string): Promise<void> {
  const sql = await pendingSql(url);
  if (sql === '') {
    console.log(`The migrations of ${provider} already produce the schema.`);
    return;
  }
  const folder = join(MIGRATIONS_DIR[provider], `${stamp}_${String(name)}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'migration.sql'), `${sql}\n`);
  console.log(`Wrote ${folder}`);
  if (sql.includes('DROP TABLE')) {
    console.log(
      'It rebuilds a table, which drops the triggers of its search tables: write ALTER TABLE … ADD COLUMN in its place, or create them again.',
    );
  }
}

await write('sqlite', ':memory:');
const postgres = await startLocalPostgres();
try {
  await write('postgresql', postgres.urlOf('postgres'));
} finally {
  await postgres.close();
}
process.exit();
