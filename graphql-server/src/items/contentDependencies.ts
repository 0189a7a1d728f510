import type { Clock } from '../platform/context.ts';
import type { Database } from '../platform/database/database.ts';
import type { FileStore } from '../platform/files/fileStore.ts';

export interface ContentDependencies {
  readonly database: Database;
  readonly files: FileStore;
  readonly clock: Clock;
  /** In texts, links to it become links to own pages. Not needed where no text is written. */
  readonly publicUrl?: string | undefined;
}
