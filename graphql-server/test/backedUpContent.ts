import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEWS_FIELDS } from './contentTypes.ts';
import type { TestApp } from './testApp.ts';
import { picture } from './testFiles.ts';

/** The stored files of a data folder or of a backup, with their bytes. */
export const storedFilesOf = (dir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(dir, 'media'))
      .sort()
      .map((name) => [name, readFileSync(join(dir, 'media', name)).toString('base64')]),
  );

/** Creates a piece of news with a picture. Returns the status of the answer. */
export async function createWithPicture(
  app: TestApp,
  token: string,
  title: string,
): Promise<number> {
  const { status } = await app.rest('POST', '/api/News/CreateNews', {
    token,
    form: { ...NEWS_FIELDS, title },
    file: { name: 'slika.png', bytes: await picture('png', { width: 90, height: 60 }) },
  });
  return status;
}
