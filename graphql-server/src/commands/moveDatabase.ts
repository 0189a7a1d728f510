import { moveDatabase } from '../backup/moveDatabase.ts';
import { runCommand } from './runCommand.ts';

/** `npm run move-database -- <address> [--write]` */
await runCommand((environment, say) => moveDatabase(environment, process.argv.slice(2), say));
