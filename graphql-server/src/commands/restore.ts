import { restoreBackup } from '../backup/restore.ts';
import { runCommand } from './runCommand.ts';

/** `npm run restore -- <backup>`: puts a backup into an empty data folder. */
await runCommand(async (environment, say) => {
  const [, , backup] = process.argv;
  if (backup === undefined) throw new Error('Say which: npm run restore -- backups/centar-…');
  await restoreBackup(environment, backup, say);
  say(`Restored into ${environment.dataDir}. Start the server with the same DATA_DIR.`);
});
