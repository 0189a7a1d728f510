import { openDatabase } from '../../graphql-server/src/platform/database/openDatabase.ts';
import type { Database } from '../../graphql-server/src/platform/database/database.ts';
import {
  createFileStore,
  type FileStore,
} from '../../graphql-server/src/platform/files/fileStore.ts';
import { loadDemoContent } from '../load.ts';

/**
 * A process of its own that loads the demo content and is killed on the way, as by a power cut:
 * `loadAndDie.ts <data folder> <media> <moment>`, `files` in the midst of the files or `rows` with all rows written
 * and not yet committed.
 */
const [, , dataDir = '', media = '', moment = ''] = process.argv;
const PICTURES_BEFORE = 40;

const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  // The signal needs a moment; nothing else may happen in it.
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
};

const clock = (): Date => new Date();
const opened = await openDatabase(`file:${dataDir}/centar.db`);
const store = createFileStore({ dataDir, clock });
let kept = 0;
const files: FileStore = {
  ...store,
  async storeFinished(picture, baseName) {
    if (moment === 'files' && kept++ === PICTURES_BEFORE) die();
    return store.storeFinished(picture, baseName);
  },
};
const database: Database = {
  ...opened,
  writeContent: (work) =>
    opened.writeContent(async (transaction) => {
      const result = await work(transaction);
      if (moment === 'rows') die();
      return result;
    }),
};
await loadDemoContent({ database, files, media, clock, logger: { info: () => undefined } });
