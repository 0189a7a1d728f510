import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the data folder of a first start is kept for the other files of this run. */
    demoTemplate: string;
  }
}

/** Gives every run of the browser tests a place for its template, and removes it at the end. */
export default function setUp(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'centar-template-'));
  project.provide('demoTemplate', folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * Fills a data folder as the first start of this run left its own, which `firstStart` makes if nobody
 * has: a first start is the same for every file.
 */
export async function copyFirstStart(
  template: string,
  dataDir: string,
  firstStart: (dataDir: string) => Promise<void>,
): Promise<void> {
  const ready = join(template, 'data');
  if (!existsSync(ready)) {
    const draft = join(template, 'draft');
    rmSync(draft, { recursive: true, force: true });
    await firstStart(draft);
    cpSync(draft, ready, { recursive: true });
  }
  cpSync(ready, dataDir, { recursive: true });
}
