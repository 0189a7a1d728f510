import { createHmac, randomBytes } from 'node:crypto';
import { inScript, type Script } from '@centar/domain/scriptAddress.ts';
import { pagePath } from '@centar/domain/pages.ts';

export const newSalt = (): string => randomBytes(16).toString('base64url');

/**
 * The code in the link of every mail: 256 bits, derived from the installation's key and the
 * subscription's salt, so that the database alone does not reveal it.
 */
export const codeOf = (key: Buffer, salt: string): string =>
  createHmac('sha256', key).update(`mail subscription ${salt}`).digest('base64url');

export const linkOf = (publicUrl: string, script: Script, code: string): string =>
  publicUrl + inScript(script, pagePath('ownNotifications', code));
