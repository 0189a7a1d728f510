import type { Environment } from '../environment.ts';
import type { BlobStorage } from './blobStorage.ts';
import { diskStorage } from './diskStorage.ts';
import type { StorageLog } from './s3Objects.ts';

/** The bucket's client is loaded on demand. Throws a one-line Error if the bucket is unusable. */
export async function openStorage(
  { dataDir, bucket }: Pick<Environment, 'dataDir' | 'bucket'>,
  log: StorageLog,
): Promise<BlobStorage> {
  if (!bucket) return diskStorage(dataDir);
  const { openS3Storage } = await import('./s3Storage.ts');
  return openS3Storage(bucket, log);
}
