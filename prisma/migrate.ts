import { readMigrations, withSchemaEngine } from './schemaEngine.ts';

/**
 * Applies the committed migrations that a database has not seen yet and gives their names.
 * Throws when a migration that was applied has been changed or when one fails.
 */
export async function migrate(databaseUrl: string): Promise<string[]> {
  return withSchemaEngine(databaseUrl, async (engine) => {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: readMigrations(),
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  });
}
