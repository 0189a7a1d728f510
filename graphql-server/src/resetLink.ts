import { existsSync } from 'node:fs';
import { databaseFileOf } from '../../prisma/databaseFile.ts';
import { resetLinkCommand } from './accounts/passwordReset/resetLinkCommand.ts';
import { readEnvironment } from './platform/environment.ts';

/** `npm run reset-link -- <e-mail>`: prints a one-time link for somebody whom no administrator can help. */
try {
  const environment = readEnvironment(process.env);
  const path = databaseFileOf(environment.databaseUrl);
  if (!existsSync(path)) throw new Error(`There is no database at ${path}.`);
  const link = await resetLinkCommand(environment, process.argv[2]);
  process.stdout.write(`${link.url}\nWorks once, until ${link.expiresAt.toISOString()}.\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message.split('\n')[0] ?? ''}\n`);
  process.exitCode = 1;
}
