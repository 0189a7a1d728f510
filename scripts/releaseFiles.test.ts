import { execFileSync, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { root } from './processes.js';
import {
  commandsOf,
  publicPem,
  releaseKey,
  releaseMoment,
  repeatableBill,
  sha256Of,
  writeArchive,
  writeSums,
} from './releaseFiles.js';

const folder = mkdtempSync(join(tmpdir(), 'centar-release-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MOMENT = 1_790_000_000;
const { privateKey: key } = generateKeyPairSync('ed25519');
const { privateKey: otherKey } = generateKeyPairSync('ed25519');

/** A folder with the same content, written in another order and with other rights. */
function content(where: string, order: readonly string[], mode: number): string {
  const top = join(folder, where, 'centar-1.0.0');
  mkdirSync(join(top, 'docs'), { recursive: true });
  for (const name of order) {
    writeFileSync(join(top, name), `text of ${name}`);
    chmodSync(join(top, name), mode);
  }
  return top;
}

it('the same content gives the same archive, whoever packs it and where', async () => {
  const one = await writeArchive(content('one', ['a.js', 'docs/š.md', 'B.js'], 0o600), MOMENT);
  const two = await writeArchive(content('two', ['B.js', 'a.js', 'docs/š.md'], 0o755), MOMENT);
  expect(readFileSync(two).equals(readFileSync(one))).toBe(true);
  expect(
    execFileSync('tar', ['-tzf', one, '--quoting-style=literal'], { encoding: 'utf8' }).split('\n'),
  ).toEqual(['centar-1.0.0/B.js', 'centar-1.0.0/a.js', 'centar-1.0.0/docs/š.md', '']);
});

it('a release states the time of its commit, or SOURCE_DATE_EPOCH', async () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '');
  expect(await releaseMoment()).toBeGreaterThan(1_700_000_000);
  vi.stubEnv('SOURCE_DATE_EPOCH', String(MOMENT));
  expect(await releaseMoment()).toBe(MOMENT);
  vi.unstubAllEnvs();
});

it('the list of packages says the same at each build of the same packages', () => {
  const bill = (serialNumber: string, timestamp: string, name: string, version: string) =>
    repeatableBill(
      JSON.stringify({
        serialNumber,
        metadata: { timestamp, component: { name } },
        components: [{ name: 'fastify', version }],
      }),
      { name: 'centar', moment: MOMENT },
    );
  const first = bill('urn:uuid:1', '2026-01-01T00:00:00.000Z', 'clone', '5.12.8');
  expect(bill('urn:uuid:2', '2026-01-02T00:00:00.000Z', 'other', '5.12.8')).toBe(first);
  const numberOf = (text: string): unknown =>
    (JSON.parse(text) as { serialNumber: unknown }).serialNumber;
  expect(numberOf(first)).toMatch(
    /^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/,
  );
  const newer = bill('urn:uuid:1', '2026-01-01T00:00:00.000Z', 'clone', '5.12.9');
  expect(numberOf(newer)).not.toBe(numberOf(first));
});

/** Runs the verification of a release with its files in `place`. */
function verified(place: string, ...more: string[]) {
  const archive = join(place, 'centar-1.0.0.tar.gz');
  const script = join(root, 'deploy/verify.js');
  return spawnSync(process.execPath, [script, archive, ...more], { encoding: 'utf8' });
}

/** An archive, its sums, their signature and the public key. */
function signed(where: string): string {
  const place = join(folder, where);
  mkdirSync(place);
  writeFileSync(join(place, 'centar-1.0.0.tar.gz'), 'the archive');
  writeSums(place, ['centar-1.0.0.tar.gz'], key);
  writeFileSync(join(place, 'key.pem'), publicPem(key));
  return place;
}

it('a signed archive is verified by one command', () => {
  const place = signed('signed');
  const { status, stdout } = verified(place, join(place, 'key.pem'));
  expect([status, stdout]).toEqual([0, expect.stringContaining('is the file that was signed')]);
  expect(readFileSync(join(place, 'SHA256SUMS'), 'utf8')).toBe(
    `${sha256Of(join(place, 'centar-1.0.0.tar.gz'))}  centar-1.0.0.tar.gz\n`,
  );
});

it.each<[string, (place: string) => void, string]>([
  [
    'a changed archive',
    (place) => writeFileSync(join(place, 'centar-1.0.0.tar.gz'), 'another'),
    'is not the file that was signed',
  ],
  [
    'changed sums',
    (place) => {
      writeFileSync(join(place, 'centar-1.0.0.tar.gz'), 'another');
      const signature = readFileSync(join(place, 'SHA256SUMS.sig'));
      writeSums(place, ['centar-1.0.0.tar.gz']);
      writeFileSync(join(place, 'SHA256SUMS.sig'), signature);
    },
    'was not signed by the key',
  ],
  [
    'the signature of another key',
    (place) => writeSums(place, ['centar-1.0.0.tar.gz'], otherKey),
    'was not signed by the key',
  ],
  [
    'another release under this name',
    (place) => {
      copyFileSync(join(place, 'centar-1.0.0.tar.gz'), join(place, 'centar-0.9.0.tar.gz'));
      writeSums(place, ['centar-0.9.0.tar.gz'], key);
    },
    'is not the file that was signed',
  ],
  ['no signature', (place) => rmSync(join(place, 'SHA256SUMS.sig')), 'SHA256SUMS.sig is missing'],
  [
    'a broken key',
    (place) => writeFileSync(join(place, 'key.pem'), 'no key'),
    'is not a public key in PEM',
  ],
])('%s is refused', (what, change, reason) => {
  const place = signed(what);
  change(place);
  const { status, stderr, stdout } = verified(place, join(place, 'key.pem'));
  expect([status, stdout, stderr]).toEqual([1, '', expect.stringContaining(reason)]);
});

it('a file that is not an Ed25519 key stops the release', () => {
  const file = join(folder, 'rsa.pem');
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
  for (const path of [file, join(folder, 'missing.pem')]) {
    vi.stubEnv('RELEASE_KEY', path);
    expect(releaseKey).toThrow('is not the PEM file of an Ed25519 private key');
  }
  vi.unstubAllEnvs();
});

it('a release has every console command', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const commands = globSync('graphql-server/src/commands/*.ts', { cwd: root })
    .map((path) => basename(path, '.ts'))
    .filter((name) => name !== 'runCommand');
  expect(Object.values(commandsOf(scripts)).toSorted()).toEqual(
    commands.map((name) => `node command.js ${name}`).toSorted(),
  );
});
