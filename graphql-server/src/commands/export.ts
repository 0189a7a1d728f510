import { exportCommand } from '../transfer/exportCommand.ts';
import { runCommand } from './runCommand.ts';

/** `npm run export -- <folder>` */
await runCommand(async (environment, say) => {
  const [, , folder] = process.argv;
  const { files } = await exportCommand(environment, folder, say);
  say(`The export: ${String(folder)} (${String(Object.keys(files).length)} files).`);
});
