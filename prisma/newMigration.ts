import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIGRATIONS_DIR, pendingSql } from './schemaEngine.ts';

/** Writes the next migration from what changed in the schema: `npm run prisma:migration -- add_place`. */
const name = process.argv[2];
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Name the migration in lower case: npm run prisma:migration -- add_place');
  process.exit(2);
}
const sql = await pendingSql();
if (sql === '') {
  console.log('The migrations already produce the schema.');
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(MIGRATIONS_DIR, `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'migration.sql'), `${sql}\n`);
  console.log(`Wrote ${folder}`);
}
