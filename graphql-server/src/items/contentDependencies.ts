import type { Clock } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/fileStore.ts';

export interface ContentDependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
  /** Links to it in texts become paths. Only for writes of texts. */
  readonly publicUrl?: string | undefined;
}
