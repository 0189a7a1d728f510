import { importCommand } from '../transfer/importCommand.ts';
import { runCommand } from './runCommand.ts';

/** `npm run import -- <folder, address or --wordpress file> [--write]` */
await runCommand(async (environment, say) => {
  await importCommand(environment, process.argv.slice(2), say);
});
