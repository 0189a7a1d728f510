import type { Clock } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/fileStore.ts';

/** What the services of content types are made with. */
export interface ContentDependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
}
