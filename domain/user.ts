import { z } from 'zod';
import { PASSWORD_MAX, passwordLength } from './passwordRules.ts';

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

/** What a successful sign-in answers (product decision 6). */
export interface LoginAnswer {
  /** Goes into `Authorization: Bearer …`; opaque. */
  readonly token: string;
  /** Seconds from now. */
  readonly expiresIn: number;
  readonly user: SignedInUser;
}

/** Far above the 254 characters of a real address; longer texts are not worth normalising. */
const EMAIL_MAX = 320;

/**
 * What signing in takes. The password stays exactly as typed: trimming would change it. Its length is
 * bounded so that nobody can make the server hash a novel.
 */
export const loginInput = z.strictObject({
  email: z.string('required').trim().min(1, 'required').max(EMAIL_MAX, 'tooLong'),
  password: z
    .string('required')
    .min(1, 'required')
    .refine((text) => passwordLength(text) <= PASSWORD_MAX, 'tooLong'),
});

/** What the sign-in form sends. */
export type LoginInput = z.input<typeof loginInput>;
