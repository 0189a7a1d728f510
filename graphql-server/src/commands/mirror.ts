import { mirrorCommand } from '../mirror/mirrorCommand.ts';
import { runCommand } from './runCommand.ts';

/** `npm run mirror` */
await runCommand(mirrorCommand);
