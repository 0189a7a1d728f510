import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { PASSWORD_MIN, passwordLength } from '../domain/passwordRules.ts';

/** Shorter ones are refused for their length. */
const COUNT = 100_000;
const TARGET = new URL('../graphql-server/src/accounts/auth/commonPasswords.json', import.meta.url);

/**
 * `npx tsx tools/writeCommonPasswords.ts <list>`: writes the common passwords that the server
 * refuses, from a list of passwords by how often they leaked, such as SecLists'
 * `10-million-password-list-top-1000000.txt` (MIT licence).
 */
const [file = ''] = process.argv.slice(2);
const chosen = new Set<string>();
for (const line of readFileSync(file, 'utf8').split('\n')) {
  const password = line.normalize('NFC').trim().toLowerCase();
  if (passwordLength(password) >= PASSWORD_MIN) chosen.add(password);
  if (chosen.size === COUNT) break;
}
const text = `\n${[...chosen].sort().join('\n')}\n`;
const params = { [constants.BROTLI_PARAM_LGWIN]: 24 };
const brotli = brotliCompressSync(text, { params }).toString('base64');
writeFileSync(TARGET, `${JSON.stringify({ count: chosen.size, brotli })}\n`);
console.log(`${String(chosen.size)} passwords`);
