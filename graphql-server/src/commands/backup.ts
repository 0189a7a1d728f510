import { makeBackup } from '../backup/backup.ts';
import { runCommand } from './runCommand.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** `npm run backup [-- <folder>]` */
await runCommand(async (environment, say) => {
  const target = process.argv[2] ?? 'backups';
  const { folder, files, bytes } = await makeBackup(environment, target, say);
  say(`The backup: ${folder} (${String(files)} files, ${megabytes(bytes)}), compared and opened.`);
});
