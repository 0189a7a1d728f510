import { restoreBackup } from '../backup/restore.ts';
import { runCommand } from './runCommand.ts';

/** `npm run restore -- <backup>` */
await runCommand(async (environment, say) => {
  const [, , backup] = process.argv;
  if (backup === undefined) throw new Error('Say which: npm run restore -- backups/centar-…');
  await restoreBackup(environment, backup, say);
  say(`Restored into ${environment.dataDir}. Start the server with the same DATA_DIR.`);
});
