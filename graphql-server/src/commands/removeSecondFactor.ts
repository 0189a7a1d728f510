import { assertDatabaseThere } from '../../../prisma/provider.ts';
import { removeFactorsCommand } from '../accounts/secondFactor/removeFactorsCommand.ts';
import { runCommand } from './runCommand.ts';

/** `npm run remove-second-factor -- <e-mail>` */
await runCommand(async (environment, say) => {
  assertDatabaseThere(environment.databaseUrl);
  const { name } = await removeFactorsCommand(environment, process.argv[2]);
  say(`${name} signs in with the password alone, and is asked for a new second factor.`);
});
