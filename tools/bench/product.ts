import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RegisteredDocument } from '@centar/domain/pageContract.ts';
import { root, startProcess, type RunningProcess } from './processes.ts';

/** As built for `npm start`. */
export const PRODUCT = 'graphql-server/dist/main.js';

export const ADMIN = { email: 'admin@centar.local', password: 'lozinka-za-merenje-1' } as const;

export function productEnvironment(dataDir: string): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    HOST: '127.0.0.1',
    DEMO_CONTENT: 'true',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'error',
  };
}

/** For `X-Forwarded-For`: limits for each network would refuse one client. */
export const anyAddress = (): string =>
  [10, randomInt(256), randomInt(256), randomInt(1, 255)].map(String).join('.');

/** `remove` deletes it. */
export function temporaryDataDir(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'centar-bench-'));
  return {
    path,
    remove: () => {
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** With demo content. */
export async function startProduct(dataDir: string): Promise<RunningProcess> {
  return startProcess(PRODUCT, '/readyz', productEnvironment(dataDir));
}

/** Of the built PWA. */
export function readDocuments(): RegisteredDocument[] {
  return JSON.parse(
    readFileSync(join(root, 'pwa/dist/documents.json'), 'utf8'),
  ) as RegisteredDocument[];
}

/** Addresses of pages in Latin. */
export async function sitemapOf(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => new URL(loc));
  return addresses.map(({ pathname, search }) => origin + pathname + search);
}
