// @ts-check
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, say } from './console.js';
import { execute, root } from './processes.js';
import { ensureProgram } from './systemPackages.js';

/** In tenths, as systemd counts: 0 is closed, 100 open. The unit has 14. */
const MOST_EXPOSURE = 20;

const folder = mkdtempSync(join(tmpdir(), 'centar-deploy-'));

/** @param {string} name */
const example = (name) => readFileSync(join(root, 'deploy/examples', name), 'utf8');

/** @param {string} name @param {string} text */
function write(name, text) {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];

async function makeCertificate() {
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=centar.example'];
  await execute(['openssl', 'req', ...made, '-keyout', key, '-out', certificate]);
}

/** @param {string} name */
function nginxFile(name) {
  const site = example(name)
    .replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate)
    .replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
    .replaceAll('/var/log/nginx', folder);
  return write(
    name,
    `pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ${site} }`,
  );
}

/**
 * A program's checks: its package, how it says its version, and its commands.
 * @type {readonly { program: string, packages: readonly string[], version: string, commands: () => Promise<readonly (readonly string[])[]> }[]}
 */
const CHECKS = [
  {
    program: 'systemd-analyze',
    packages: ['systemd'],
    version: '--version',
    commands: async () => {
      // The program and the folder of an installation are not here.
      const text = example('centar.service')
        .replace('/usr/bin/node', process.execPath)
        .replace('/opt/centar', root);
      const unit = write('centar.service', text);
      return [
        ['systemd-analyze', 'verify', '--man=no', unit],
        ['systemd-analyze', 'security', '--offline=true', `--threshold=${MOST_EXPOSURE}`, unit],
      ];
    },
  },
  {
    program: 'nginx',
    packages: ['nginx'],
    version: '-v',
    commands: async () => {
      await makeCertificate();
      return ['nginx.conf', 'nginx-mirror.conf'].map((name) => [
        'nginx',
        '-t',
        '-c',
        nginxFile(name),
      ]);
    },
  },
  {
    program: 'caddy',
    packages: ['caddy'],
    version: 'version',
    commands: async () =>
      ['Caddyfile', 'Caddyfile.mirror'].map((name) => {
        const text = example(name).replaceAll('/var/log/caddy', folder);
        return ['caddy', 'validate', '--adapter', 'caddyfile', '--config', write(name, text)];
      }),
  },
];

/**
 * `npm run test:deploy`: lets systemd, nginx and Caddy check the examples of `deploy/`. A missing
 * program is installed where possible, else reported, and fails the command.
 */
await run(async () => {
  for (const { program, packages, version, commands } of CHECKS) {
    if (!(await ensureProgram(program, version, [packages]))) continue;
    for (const command of await commands()) {
      const { code, output } = await execute(command);
      // systemd ignores what it doesn't know, with a warning.
      const isFine = code === 0 && (command[1] !== 'verify' || output === '');
      say(`${isFine ? 'ok' : 'FAILED'}: ${command.join(' ')}`);
      if (isFine) continue;
      console.log(output);
      process.exitCode = 1;
    }
  }
  rmSync(folder, { recursive: true });
});
