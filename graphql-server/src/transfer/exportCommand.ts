import { resolve } from 'node:path';
import type { Environment } from '../platform/environment.ts';
import { exportContent } from './exportContent.ts';
import type { ExportIndex } from './exportFormat.ts';
import { openInstallation, type InstallationConfig } from './installation.ts';

/** The server may run. Throws a one-line Error. */
export async function exportCommand(
  environment: InstallationConfig & Pick<Environment, 'publicUrl'>,
  folder: string | undefined,
  say: (line: string) => void,
): Promise<ExportIndex> {
  if (folder === undefined) throw new Error('Say where to: npm run export -- <folder>');
  const { database, files, centre, id, readFile, close } = await openInstallation(environment);
  try {
    return await exportContent(resolve(folder), {
      dependencies: { database, files, clock: () => new Date() },
      centre,
      readFile,
      about: { installation: id, address: environment.publicUrl },
      say,
    });
  } finally {
    await close();
  }
}
