import { openDatabase } from '../graphql-server/src/database.ts';
import { createFileStore } from '../graphql-server/src/files/fileStore.ts';
import { createLogger } from '../graphql-server/src/logger.ts';
import { loadDemoContent } from './load.ts';

/** Loads the demo content and ends: a process of its own, see `loadDemoApart`. */
const [databaseUrl = '', dataDir = '', logLevel = 'info'] = process.argv.slice(2);
// Without the server that owns the data folder nobody may write there.
process.once('disconnect', () => process.exit(1));

const clock = (): Date => new Date();
const database = await openDatabase(databaseUrl);
const files = createFileStore({
  dataDir,
  clock,
  hasRow: async (id) => (await database.reader.storedFile.count({ where: { id } })) > 0,
});
await loadDemoContent({ database, files, clock, logger: createLogger(logLevel) });
await database.close();
process.exit(0);
