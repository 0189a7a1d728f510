import { readWxr } from '../src/transfer/wordpress/wxrReader.ts';

/** A child process with limited memory that reads a WordPress export and prints the number of items. */
let items = 0;
const site = { address: '', authors: new Map<string, string>() };
for await (const { fields } of readWxr(process.argv[2] ?? '', site)) {
  if (fields['title'] !== undefined) items += 1;
}
process.stdout.write(String(items));
