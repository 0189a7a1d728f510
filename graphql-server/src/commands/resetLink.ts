import { assertDatabaseThere } from '../../../prisma/provider.ts';
import { resetLinkCommand } from '../accounts/passwordReset/resetLinkCommand.ts';
import { runCommand } from './runCommand.ts';

/** `npm run reset-link -- <e-mail>` */
await runCommand(async (environment, say) => {
  assertDatabaseThere(environment.databaseUrl);
  const link = await resetLinkCommand(environment, process.argv[2]);
  say(`${link.url}\nWorks once, until ${link.expiresAt.toISOString()}.`);
});
