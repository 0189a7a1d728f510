import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { endWithParent } from './endWithParent.ts';

/** An S3 service with one bucket in a process of its own: `s3Child.ts <folder>`. Prints its port. */
endWithParent();
const MOST_LISTED = 100;
const [, , directory = ''] = process.argv;
const service = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  // It signs the address of a listing without the slash at its end.
  allowMismatchedSignatures: true,
  configureBuckets: [{ name: 'centar' }],
});
// Fewer than the 1,000 of other services, so that a test of two answers stores few files.
const { store } = service;
const listObjects = store.listObjects.bind(store);
store.listObjects = (bucket, options) =>
  listObjects(bucket, { ...options, maxKeys: Math.min(options.maxKeys, MOST_LISTED) });
const { port } = await service.run();
// With a folder's last object it deletes the folder, and what is put there at that moment: these are never empty.
for (const folder of ['media', 'start-check']) {
  mkdirSync(join(directory, 'centar', folder, 'keep'), { recursive: true });
}
process.stdout.write(`${String(port)}\n`);
