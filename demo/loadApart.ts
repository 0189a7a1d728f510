import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Where the demo content goes. */
export interface DemoTarget {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly logLevel: string;
}

/**
 * Loads the demo content in a process of its own: drawing a hundred pictures leaves a process with half
 * a gigabyte of scattered memory, in which the server would answer at half its speed until it is started again.
 * The caller has closed the database and still owns the data folder. Throws when the process fails.
 */
export async function loadDemoApart(target: DemoTarget): Promise<void> {
  const program = fileURLToPath(new URL('main.ts', import.meta.url));
  const { databaseUrl, dataDir, logLevel } = target;
  const child = fork(program, [databaseUrl, dataDir, logLevel], { execArgv: ['--import', 'tsx'] });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error('The demo content could not be loaded; the log says why.');
}
