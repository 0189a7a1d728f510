import type { DiagnoseMigrationHistoryOutput } from '@prisma/schema-engine-wasm';
import { MIGRATIONS_DIR, readMigrations, withSchemaEngine } from './schemaEngine.ts';

/** The engine's code for a table that does not exist. */
const NO_SUCH_TABLE = 'P1014';
const filters = { externalTables: [], externalEnums: [] };

/** Says of a new database, which has no table of migrations yet, that there is nothing to tell. */
function noHistory(thrown: unknown): undefined {
  if ((thrown as { code?: unknown } | null)?.code !== NO_SUCH_TABLE) throw thrown;
}

/** The engine itself would pass over a changed and an unknown migration, so they are looked for first. */
function assertKnownHistory(found: DiagnoseMigrationHistoryOutput): void {
  const { editedMigrationNames, failedMigrationNames, history } = found;
  if (editedMigrationNames.length > 0) {
    throw new Error(
      `These migrations were changed after they had been applied: ${editedMigrationNames.join(', ')}. Restore their files.`,
    );
  }
  if (failedMigrationNames.length > 0) {
    throw new Error(
      `These migrations failed half-way: ${failedMigrationNames.join(', ')}. Restore the last backup.`,
    );
  }
  if (history && 'unpersistedMigrationNames' in history) {
    throw new Error(
      `The database is newer than this program (${history.unpersistedMigrationNames.join(', ')}). Start the newer program, or restore an older backup.`,
    );
  }
}

/**
 * Applies the committed migrations that a database has not seen yet and gives their names. Throws an Error
 * of one clear line when an applied one has been changed, when one failed, and when the database has
 * migrations that this program does not know.
 */
export async function migrate(databaseUrl: string, directory = MIGRATIONS_DIR): Promise<string[]> {
  return withSchemaEngine(databaseUrl, async (engine) => {
    const migrationsList = readMigrations(directory);
    const found = await engine
      .diagnoseMigrationHistory({ migrationsList, optInToShadowDatabase: false, filters })
      .catch(noHistory);
    if (found) assertKnownHistory(found);
    const { appliedMigrationNames } = await engine.applyMigrations({ migrationsList, filters });
    return appliedMigrationNames;
  });
}
