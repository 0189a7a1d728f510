import { z } from 'zod';
import { nullAsAbsent, requiredText } from './rules.ts';
import { loginInput } from './user.ts';

export const RECOVERY_CODES = 10;
/** Days from the first sign-in without a second factor until it is required. */
export const SECOND_FACTOR_GRACE_DAYS = 14;
/** Within this time after signing in, changes need no password. */
export const FRESH_SESSION_MINUTES = 10;
export const PASSKEYS_MAX = 20;

export type SecondStepMethod = 'passkey' | 'totp' | 'recoveryCode';

/** As the audit trail stores it. */
export type SignInMeans = 'password' | 'passkey' | `password+${SecondStepMethod}`;

/** With SECOND_FACTOR_REQUIRED: what the call `CompleteLogin` needs. */
export interface SecondStep {
  /** Sent back with the code or the passkey's answer. */
  readonly ticket: string;
  /** Seconds. */
  readonly expiresIn: number;
  readonly methods: readonly SecondStepMethod[];
  /** JSON for `navigator.credentials.get`; null without a usable passkey. */
  readonly passkeyOptions: string | null;
}

const SECRET_MAX = 100;
const PASSKEY_NAME_MAX = 60;
const CREDENTIAL_MAX = 20_000;
const CODE_MAX = 40;
const REASON_MAX = 300;

const ticket = z.string('required').min(1, 'required').max(SECRET_MAX, 'invalid');
/** JSON of the browser's `toJSON()`. */
const credential = z.string('required').min(1, 'required').max(CREDENTIAL_MAX, 'tooLong');
/** Of an app (6 digits) or of the printed list; spaces and hyphens are ignored. */
const code = z.string('required').trim().min(1, 'required').max(CODE_MAX, 'invalid');
/** Null while the session is fresh. */
const currentPassword = loginInput.shape.password.nullable();
const passkeyName = requiredText(PASSKEY_NAME_MAX);

/** Either a code or a passkey's answer. */
export const loginCompletion = z
  .strictObject({
    ticket,
    code: nullAsAbsent(code.optional()),
    credential: nullAsAbsent(credential.optional()),
  })
  .refine((given) => (given.code === undefined) !== (given.credential === undefined), {
    path: ['code'],
    error: 'required',
  });

export const passkeyLogin = z.strictObject({ ticket, credential });

export const factorChange = z.strictObject({ currentPassword });
export const totpConfirmation = z.strictObject({ ticket, code });
export const passkeyAddition = z.strictObject({ ticket, credential, name: passkeyName });
const passkeyId = z.int('invalid').min(1, 'invalid');
export const passkeyRenaming = z.strictObject({ id: passkeyId, name: passkeyName });
export const passkeyRemoval = z.strictObject({ id: passkeyId, currentPassword });

export const factorDemand = z.strictObject({
  email: loginInput.shape.email,
  isDemanded: z.boolean('required'),
});
export const factorRemoval = z.strictObject({
  email: loginInput.shape.email,
  reason: requiredText(REASON_MAX),
});
