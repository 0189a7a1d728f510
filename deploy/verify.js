import { createHash, verify } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `node verify.js <archive> [public key]`: whether an archive is the one that was signed, without
 * the network. `SHA256SUMS` and its signature lie beside it; the key is by default that of the
 * release to which this file belongs, so that an installation verifies its updates.
 */
const [archive, keyFile = join(dirname(fileURLToPath(import.meta.url)), 'release-key.pem')] =
  process.argv.slice(2);

/** @returns {string | undefined} why the archive can't be trusted */
function problem() {
  if (!archive) return 'Name the archive: node verify.js centar-za-kulturu-<version>.tar.gz';
  const sumsFile = join(dirname(archive), 'SHA256SUMS');
  for (const file of [archive, sumsFile, `${sumsFile}.sig`, keyFile]) {
    if (!existsSync(file)) return `${file} is missing.`;
  }
  const sums = readFileSync(sumsFile);
  try {
    const genuine = verify(null, sums, readFileSync(keyFile), readFileSync(`${sumsFile}.sig`));
    if (!genuine) return `${sumsFile} was not signed by the key in ${keyFile}.`;
  } catch {
    return `${keyFile} is not a public key in PEM.`;
  }
  const sum = createHash('sha256').update(readFileSync(archive)).digest('hex');
  const named = sums
    .toString('utf8')
    .split('\n')
    .includes(`${sum}  ${basename(archive)}`);
  return named ? undefined : `${archive} is not the file that was signed.`;
}

const reason = problem();
if (reason) process.stderr.write(`✗ ${reason}\n`);
else process.stdout.write(`✓ ${archive} is the file that was signed.\n`);
process.exitCode = reason ? 1 : 0;
