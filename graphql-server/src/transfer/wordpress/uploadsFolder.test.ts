import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openUploadsFolder } from './uploadsFolder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'centar-uploads-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function put(...paths: string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path);
  }
}
/** The path of the file that is found for an address. */
async function found(url: string): Promise<string> {
  const uploads = await openUploadsFolder(folder);
  const file = await uploads.open({ url, fileName: 'x' }).catch((error: unknown) => error);
  return file instanceof Error ? file.message : text((file as { open(): never }).open());
}

const SITE = 'https://stari.example.rs';

it.each([
  ['2019/05/a.png', `${SITE}/wp-content/uploads/2019/05/a.png`],
  ['uploads/2019/05/a.png', `${SITE}/wp-content/uploads/2019/05/a.png`],
  ['2019/05/a.png', 'https://centar.files.wordpress.com/2019/05/a.png?w=300'],
  ['2019/05/a.png', `${SITE}/files/2019/05/a.png`],
  ['blogs.dir/3/files/2019/05/a.png', `${SITE}/files/2019/05/a.png`],
  ['2019/05/a.png', `${SITE}/wp-content/uploads/sites/3/2019/05/a.png`],
  ['sites/3/2019/05/a.png', `${SITE}/wp-content/uploads/sites/3/2019/05/a.png`],
  ['2019/05/a.png', 'https://i0.wp.com/stari.rs/wp-content/uploads/2019/05/a.png?resize=9'],
  ['a.png', `${SITE}/wp-content/uploads/a.png`],
  ['a.png', `${SITE}/wp-content/uploads/2019/05/a.png`],
  ['2019/05/a.png', `${SITE}/wp-content/uploads/2019/05/a-300x200.png`],
  ['2019/05/a-300x200.png', `${SITE}/wp-content/uploads/2019/05/a-300x200.png`],
  ['2019/05/a-scaled.jpg', `${SITE}/wp-content/uploads/2019/05/a.jpg`],
  ['2019/05/a.jpg', `${SITE}/wp-content/uploads/2019/05/a-scaled.jpg`],
  ['2019/05/Izložba.PNG', `${SITE}/wp-content/uploads/2019/05/izloz%CC%8Cba.png`],
])('%s is the file of %s', async (path, url) => {
  put(path);
  expect(await found(url)).toBe(path);
});

it('of several with one name that of the same site and month is meant', async () => {
  put('2019/05/a.png', '2020/05/a.png', 'sites/3/2019/05/a.png', 'sites/4/2019/05/a.png');
  const under = `${SITE}/wp-content/uploads`;
  expect(await found(`${under}/2020/05/a.png`)).toBe('2020/05/a.png');
  expect(await found(`${under}/sites/4/2019/05/a.png`)).toBe('sites/4/2019/05/a.png');
  put('sites/3/2019/05/b.png');
  expect(await found(`${under}/sites/4/2019/05/b.png`)).toMatch(/ is not in /);
});

it('the whole picture is taken before a smaller copy of it', async () => {
  put('2019/05/a.png', '2019/05/a-300x200.png');
  expect(await found(`${SITE}/wp-content/uploads/2019/05/a-300x200.png`)).toBe('2019/05/a.png');
});

it('a file of another month, or one of several that fit alike, is not taken', async () => {
  put('2019/04/a.png', 'one/b.png', 'two/b.png');
  const url = `${SITE}/wp-content/uploads/2019/05`;
  expect(await found(`${url}/a.png`)).toBe(`${url}/a.png is not in ${folder}`);
  expect(await found(`${url}/b.png`)).toBe(`${url}/b.png is not in ${folder}`);
});

it('nothing outside of the folder is read, also by a link', async () => {
  put('in/2019/05/a.png', 'out/2019/05/tajna.png');
  symlinkSync(join(folder, 'out', '2019', '05', 'tajna.png'), join(folder, 'in/2019/05/b.png'));
  const uploads = await openUploadsFolder(join(folder, 'in'));
  for (const name of [
    'b.png',
    '..%2f..%2f..%2fout%2f2019%2f05%2ftajna.png',
    '../../../out/tajna.png',
  ]) {
    const url = `${SITE}/wp-content/uploads/2019/05/${name}`;
    await expect(uploads.open({ url, fileName: 'x' })).rejects.toThrow(/ is not in /);
  }
});

it('a folder that is not there is named', async () => {
  await expect(openUploadsFolder(join(folder, 'nema'))).rejects.toThrow(
    /nema can not be read: ENOENT$/,
  );
});
