import { createRateLimiter } from '../src/platform/rateLimit/rateLimiter.ts';
import { createPasswords } from '../src/accounts/auth/passwords.ts';
import { createDeviceMarks } from '../src/accounts/auth/deviceMarks.ts';
import { createSessions } from '../src/accounts/auth/sessions.ts';
import { openDatabase } from '../src/platform/database/openDatabase.ts';
import { createLogger } from '../src/platform/logger.ts';
import { createMailer } from '../src/platform/mail/mailer.ts';
import { fileTransport } from '../src/platform/mail/transports.ts';
import { passwordResetService } from '../src/accounts/passwordReset/passwordReset.service.ts';
import { createResetCodes } from '../src/accounts/passwordReset/resetCodes.ts';
import { endWithParent } from './endWithParent.ts';

/**
 * A process of its own that resets passwords until it is killed: `resetChild.ts <folder> <json>` with the e-mails
 * and codes. It says `ready` before it begins.
 */
endWithParent();
const [, , folder = '', json = '[]'] = process.argv;
const wanted = JSON.parse(json) as { email: string; code: string }[];
const clock = () => new Date();
const database = await openDatabase(`file:${folder}/centar.db`);
const service = passwordResetService({
  database,
  clock,
  passwords: createPasswords(),
  limiter: createRateLimiter(database, clock),
  sessions: createSessions(database),
  devices: createDeviceMarks(database),
  mailer: createMailer({
    database,
    clock,
    transport: fileTransport(`${folder}/outbox`, () => 'sajt@centar.example'),
    log: createLogger('silent'),
  }),
  resetCodes: createResetCodes({ clock, publicUrl: 'https://centar.example' }),
  centreName: () => 'Centar',
  centreWords: () => [],
});
process.stdout.write('ready\n');
const newPassword = 'osam žutih kišobrana';
await Promise.all(
  wanted.map(({ email, code }, index) =>
    service.reset(
      { email, newPassword, confirmPassword: newPassword, code },
      { network: `10.0.0.${index}`, marks: [], browser: false },
    ),
  ),
);
process.stdout.write('done\n');
await new Promise(() => setInterval(() => undefined, 1000));
