import { readEnvironment, type Environment } from '../platform/environment.ts';

export async function runCommand(
  work: (environment: Environment, say: (line: string) => void) => Promise<void>,
): Promise<void> {
  try {
    await work(readEnvironment(process.env), (line) => {
      process.stdout.write(`${line}\n`);
    });
  } catch (error) {
    process.stderr.write(`${(error as Error).message.split('\n')[0] ?? ''}\n`);
    process.exitCode = 1;
  }
}
