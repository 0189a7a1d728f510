import { moveDatabase } from '../src/backup/moveDatabase.ts';
import { readEnvironment } from '../src/platform/environment.ts';

/** A process of its own that moves a database until it is killed: `moveChild.ts <data folder> <target>`. */
const [, , dataDir = '', target = ''] = process.argv;
await moveDatabase(readEnvironment({ DATA_DIR: dataDir }), [target, '--write'], () => undefined);
