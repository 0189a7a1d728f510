import { readEnvironment } from '../src/platform/environment.ts';
import { createLogger } from '../src/platform/logger.ts';
import { endWithParent } from './endWithParent.ts';
import { startServer } from '../src/startServer.ts';
import { fakePwa } from './fakePwa.ts';

/**
 * The whole server in a process of its own, to be killed: `serverChild.ts <data folder>`. Prints its address. `DATABASE_URL`
 * and `FILES_URL` may name another database and a bucket.
 */
endWithParent();
const [, , dataDir = ''] = process.argv;
const { DATABASE_URL, FILES_URL } = process.env;
const { address } = await startServer(
  readEnvironment({
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO_CONTENT: 'false',
    ADMIN_PASSWORD: 'sedam plavih vrata',
    DATABASE_URL,
    FILES_URL,
  }),
  createLogger('silent'),
  { pwa: fakePwa(dataDir) },
);
process.stdout.write(`${address}\n`);
