import { readWxr } from '../src/transfer/wordpress/wxrReader.ts';

/** A process of its own, whose memory can be limited, that reads a WordPress export and says how many items it has. */
let items = 0;
const site = { address: '', authors: new Map<string, string>() };
for await (const { fields } of readWxr(process.argv[2] ?? '', site)) {
  if (fields['title'] !== undefined) items += 1;
}
process.stdout.write(String(items));
