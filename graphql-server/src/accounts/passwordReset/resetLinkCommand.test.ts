import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { childProgram } from '../../../test/childProgram.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';
import { PUBLIC_URL } from '../../../test/testApp.ts';
import { resetLinkCommand } from './resetLinkCommand.ts';

const run = promisify(execFile);
const COMMAND = new URL('../../commands/resetLink.ts', import.meta.url);
const NEW_PASSWORD = 'osam žutih kišobrana';

// The command is another process, with the real time.
const app = sharedTestApp({ clock: () => new Date() });

async function resetLink(...words: string[]) {
  const env = { PATH: process.env['PATH'], DATA_DIR: app.dataDir, PUBLIC_URL };
  return run(process.execPath, [await childProgram(COMMAND), ...words], { env });
}

it('prints a link that works, beside the running server (product decision 7)', async () => {
  const { email, token } = await app.signInAs({ roleId: 1 });
  const names = Array.from({ length: 40 }, (_, index) => `Ana ${String(index)}`);
  const [{ stdout }] = await Promise.all([
    resetLink(email.toUpperCase()),
    (async () => {
      for (const name of names) {
        const answer = await app.rest('PUT', '/api/UserAuth/ChangeOwnName', {
          token,
          json: { name },
        });
        expect(answer.status).toBe(200);
      }
    })(),
  ]);
  const code = new RegExp(`^${PUBLIC_URL}/ap/reset-password#kod=([\\w-]{43})\\n`).exec(stdout)?.[1];
  const json = { email, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, code };
  expect((await app.rest('PUT', '/api/UserAuth/ResetPassword', { json })).text).toBe('true');
  // Without a code the answer would be the same.
  const signIn = { json: { email, password: NEW_PASSWORD } };
  expect((await app.rest('POST', '/api/UserAuth/Login', signIn)).status).toBe(200);
  const entry = await app.database.reader.auditEntry.findFirst({ where: { action: 'resetLink' } });
  expect(entry).toMatchObject({ userId: null, userName: 'Konzola servera' });
});

it('says in one line what is wrong', async () => {
  await expect(resetLink('niko@centar.example')).rejects.toMatchObject({
    code: 1,
    stderr: 'There is no account with the e-mail niko@centar.example.\n',
  });
  const environment = { databaseUrl: app.stored.url, publicUrl: PUBLIC_URL };
  await expect(resetLinkCommand(environment, undefined)).rejects.toThrow(/^Say whose: .+$/);
});
