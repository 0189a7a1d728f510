import type { Environment } from '../environment.ts';
import type { BlobStorage } from './blobStorage.ts';
import { diskStorage } from './diskStorage.ts';
import type { StorageLog } from './s3Storage.ts';

/**
 * The storage of the environment: the data folder, or a bucket, whose client is loaded on demand. Throws an Error of one clear
 * line if the bucket can't be used.
 */
export async function openStorage(
  { dataDir, bucket }: Pick<Environment, 'dataDir' | 'bucket'>,
  log: StorageLog,
): Promise<BlobStorage> {
  if (!bucket) return diskStorage(dataDir);
  const { openS3Storage } = await import('./s3Storage.ts');
  return openS3Storage(bucket, log);
}
