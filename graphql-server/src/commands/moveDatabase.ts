import { moveDatabase } from '../backup/moveDatabase.ts';
import { runCommand } from './runCommand.ts';

/** `npm run move-database -- <address> [--write]`: moves the database to PostgreSQL, or back into a file. */
await runCommand((environment, say) => moveDatabase(environment, process.argv.slice(2), say));
