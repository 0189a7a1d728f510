import { createHash, randomBytes } from 'node:crypto';
import { seal } from '../src/accounts/secondFactor/sealedSecret.ts';
import { newTotpSecret, totpCode, totpStep } from '../src/accounts/secondFactor/totp.ts';
import { softwareKey } from './softwareKey.ts';
import { PUBLIC_URL, type TestApp } from './testApp.ts';

/** Stores an authenticator app; returns its present code. */
export async function addTotpRow(app: TestApp, userId: number): Promise<string> {
  const secret = newTotpSecret();
  const data = { userId, secret: seal(app.auth.factorKey, userId, secret) };
  await app.database.write(({ totp }) => totp.create({ data }));
  return totpCode(secret, totpStep(app.clock()));
}

/** Stores a passkey without a browser. */
export async function addPasskeyRow(app: TestApp, userId: number) {
  const { passkeys } = app.auth;
  const key = softwareKey(PUBLIC_URL);
  const userHandle = randomBytes(32).toString('base64url');
  const user = { name: 'Marko', email: 'marko@centar.example', userHandle };
  const { challenge, options } = await passkeys.creation(user, []);
  const made = await passkeys.readNew(challenge, key.create(options));
  if (!made) throw new Error('The software key was refused');
  const { id } = await app.database.write(({ passkey }) =>
    passkey.create({ data: { ...made, userId, userHandle, name: 'Ključ' } }),
  );
  return { id, key, userHandle };
}

/** The person of a session; undefined without an active one. */
export async function personOf(
  { database, clock }: TestApp,
  token: string | undefined,
): Promise<number | undefined> {
  const tokenHash = createHash('sha256')
    .update(token ?? '')
    .digest('hex');
  const session = await database.reader.session.findUnique({ where: { tokenHash } });
  return session && session.expiresAt > clock() ? session.userId : undefined;
}
