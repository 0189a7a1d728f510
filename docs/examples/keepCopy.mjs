// Keeps a copy of all that a centre publishes: node keepCopy.mjs https://centar.example copy.json
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

async function read(address) {
  const response = await fetch(address);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.json();
}

/** Returns the copy as it is now; without one it makes the first. */
export async function update(site, copy = { revision: '', items: {} }) {
  const items = new Map(Object.entries(copy.items));
  let page;
  do {
    const query = new URLSearchParams({ izmenjenoOd: copy.revision });
    if (page) query.set('posle', page.nextCursor);
    const isFirst = !page;
    page = await read(`${site}/api/Changes/GetChanges?${query}`);
    if (isFirst && page.isWhole) items.clear();
    for (const { itemType, itemId, isDeleted, dataPath } of page.items) {
      const key = `${itemType} ${itemId}`;
      // What is deleted in the meantime is not found.
      const item = isDeleted ? undefined : await read(site + dataPath);
      if (item) items.set(key, item);
      else items.delete(key);
    }
  } while (page.nextCursor);
  return { revision: page.revision, items: Object.fromEntries(items) };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , site, file] = process.argv;
  const copy = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  writeFileSync(file, JSON.stringify(await update(site, copy)));
}
