import { z } from 'zod';
import { ADMINISTRATOR, MODERATOR } from './access.ts';
import { checkNewPassword, PASSWORD_MAX, passwordLength } from './passwordRules.ts';
import { requiredText, seenVersion } from './rules.ts';
import { withoutInvisible } from './invisible.ts';
import { SECTIONS } from './sections.ts';

/** Staff specification, section 9. */
export const SESSION_SECONDS = 86_400;

/** Product decision 6. */
export interface SignedInUser {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** 1 administrator, 2 moderator. */
  readonly roleId: number;
  /** In the order of SECTIONS. */
  readonly roleAccess: string[];
  /** ISO 8601, UTC. */
  readonly dateCreated: string;
  /** Until when a demanded second factor may be missing; null if none is missing. ISO 8601, UTC. */
  readonly secondFactorDueAt: string | null;
}

/** Product decision 6. */
export interface LoginAnswer {
  /** Opaque; for `Authorization: Bearer …`. */
  readonly token: string;
  /** Seconds from now. */
  readonly expiresIn: number;
  readonly user: SignedInUser;
}

/** Far above the 254 characters of a real address. */
const EMAIL_MAX = 320;

const email = z
  .string('required')
  .overwrite(withoutInvisible)
  .trim()
  .min(1, 'required')
  .max(EMAIL_MAX, 'tooLong');

/** The password is not trimmed. Its length is limited, since hashing is costly. */
export const loginInput = z.strictObject({
  email,
  password: z
    .string('required')
    .min(1, 'required')
    .refine((text) => passwordLength(text) <= PASSWORD_MAX, 'tooLong'),
});

/** Characters. */
const NAME_MAX = 100;

const name = requiredText(NAME_MAX);

/** The service also checks the user's own words. */
const newPassword = z
  .string('required')
  .min(1, 'required')
  .superRefine((text, context) => {
    const problem = checkNewPassword(text);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });

/** Longer lists are refused unread. */
const ROLE_ACCESS_MAX = 100;

/** Duplicates count once. */
const roleAccess = z
  .array(z.enum(SECTIONS, 'unknownChoice'), 'invalid')
  .max(ROLE_ACCESS_MAX, 'invalid')
  .transform((sections) => [...new Set(sections)]);

/** New users are moderators (staff specification, section 5). */
export const userInput = z.strictObject({ name, email, password: newPassword, roleAccess });

const roleId = z.literal([ADMINISTRATOR, MODERATOR], 'unknownChoice');

/** The e-mail identifies the user. */
export const userEdit = z.strictObject({
  name,
  email,
  roleId,
  roleAccess,
  version: seenVersion,
});

export const roleChange = z.strictObject({
  email,
  roleId,
  version: seenVersion,
});

export const userReference = z.strictObject({ email });

const CODE_MAX = 200;
const repeated = ({ newPassword, confirmPassword }: Record<string, unknown>): boolean =>
  newPassword === confirmPassword;
const notRepeated = { path: ['confirmPassword'], error: 'invalid' };

/** Without a code a link is mailed; with one the password is changed. */
export const passwordReset = z
  .strictObject({
    email,
    newPassword,
    confirmPassword: z.string('required'),
    code: z.string('invalid').max(CODE_MAX, 'tooLong').optional(),
  })
  .refine(repeated, notRepeated);

export const ownPasswordChange = z
  .strictObject({
    currentPassword: loginInput.shape.password,
    newPassword,
    confirmPassword: z.string('required'),
  })
  .refine(repeated, notRepeated);

export const ownNameChange = z.strictObject({ name });
