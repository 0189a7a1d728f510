import type { Environment } from '../environment.ts';
import type { BlobStorage } from './blobStorage.ts';
import { diskStorage } from './diskStorage.ts';
import type { StorageLog } from './s3Storage.ts';

/**
 * The storage that the environment names. Only who names a bucket loads its client. Throws an Error of one clear line
 * for a bucket that can't be written and read.
 */
export async function openStorage(
  { dataDir, bucket }: Pick<Environment, 'dataDir' | 'bucket'>,
  log: StorageLog,
): Promise<BlobStorage> {
  if (!bucket) return diskStorage(dataDir);
  const { openS3Storage } = await import('./s3Storage.ts');
  return openS3Storage(bucket, log);
}
