import { z } from 'zod';
import { ADMINISTRATOR, MODERATOR } from './access.ts';
import { checkNewPassword, PASSWORD_MAX, passwordLength } from './passwordRules.ts';
import { requiredText, seenVersion } from './rules.ts';
import { withoutInvisible } from './invisible.ts';
import { SECTIONS } from './sections.ts';

/** How long a sign-in lasts, in seconds, counted from the sign-in (staff specification, section 9). */
export const SESSION_SECONDS = 86_400;

/** The signed-in person as the wire carries it (product decision 6). */
export interface SignedInUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** 1 administrator, 2 moderator. */
  readonly roleId: number;
  /** Names of sections, in the fixed order of the list. */
  readonly roleAccess: string[];
  /** ISO 8601, UTC. */
  readonly dateCreated: string;
}

/** The answer to a successful sign-in (product decision 6). */
export interface LoginAnswer {
  /** Goes into `Authorization: Bearer …`; opaque. */
  readonly token: string;
  /** Seconds from now. */
  readonly expiresIn: number;
  readonly user: SignedInUser;
}

/** Far above the 254 characters of a real address; longer texts are not worth normalising. */
const EMAIL_MAX = 320;

const email = z
  .string('required')
  .overwrite(withoutInvisible)
  .trim()
  .min(1, 'required')
  .max(EMAIL_MAX, 'tooLong');

/**
 * Input for signing in. The password stays exactly as typed: trimming would change it. Its length is
 * bounded so that nobody can make the server hash a novel.
 */
export const loginInput = z.strictObject({
  email,
  password: z
    .string('required')
    .min(1, 'required')
    .refine((text) => passwordLength(text) <= PASSWORD_MAX, 'tooLong'),
});

/** The longest name of a person, in characters. */
const NAME_MAX = 100;

const name = requiredText(NAME_MAX);

/** A new password by the rules that need to know nobody; the person's own words are the service's matter. */
const newPassword = z
  .string('required')
  .min(1, 'required')
  .superRefine((text, context) => {
    const problem = checkNewPassword(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** More names than this in one list of sections are refused unread. */
const ROLE_ACCESS_MAX = 100;

/** The sections that somebody may write: some of the sixteen; one that is named twice counts once. */
const roleAccess = z
  .array(z.enum(SECTIONS, 'unknownChoice'), 'invalid')
  .max(ROLE_ACCESS_MAX, 'invalid')
  .transform((sections) => [...new Set(sections)]);

/** Input for creating a user (staff specification, section 5); everybody starts as a moderator. */
export const userInput = z.strictObject({ name, email, password: newPassword, roleAccess });

const roleId = z.literal([ADMINISTRATOR, MODERATOR], 'unknownChoice');

/** Input for editing a user: the e-mail names the person. */
export const userEdit = z.strictObject({
  name,
  email,
  roleId,
  roleAccess,
  version: seenVersion,
});

/** Input for changing somebody's role. */
export const roleChange = z.strictObject({
  email,
  roleId,
  version: seenVersion,
});

/** Names a user. */
export const userReference = z.strictObject({ email });

const CODE_MAX = 200;
const repeated = ({ newPassword, confirmPassword }: Record<string, unknown>): boolean =>
  newPassword === confirmPassword;
const notRepeated = { path: ['confirmPassword'], error: 'invalid' };

/** Input for resetting a password: without a code a link is mailed, with one the password is changed. */
export const passwordReset = z
  .strictObject({
    email,
    newPassword,
    confirmPassword: z.string('required'),
    code: z.string('invalid').max(CODE_MAX, 'tooLong').optional(),
  })
  .refine(repeated, notRepeated);

/** Input for changing one's own password. */
export const ownPasswordChange = z
  .strictObject({
    currentPassword: loginInput.shape.password,
    newPassword,
    confirmPassword: z.string('required'),
  })
  .refine(repeated, notRepeated);

/** Input for changing one's own name. */
export const ownNameChange = z.strictObject({ name });
