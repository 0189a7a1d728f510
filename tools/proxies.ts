import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, root } from './bench/processes.ts';

export const PROXIES = ['nginx', 'caddy'] as const;

export type ProxyName = (typeof PROXIES)[number];

export interface Proxy {
  readonly origin: string;
  /** Of the process that answers. */
  readonly pid: number;
  stop(): Promise<void>;
}

interface Behind {
  /** Of the server. */
  readonly port: number;
  readonly mirrorDir: string;
  /** For the configuration and logs. */
  readonly folder: string;
  /** Only nginx: sends what is stored without asking the server, to measure that alone. */
  readonly asksFirst?: false;
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const START_MS = 10_000;

const example = (name: string): string => readFileSync(join(root, 'deploy/examples', name), 'utf8');

/** Of this machine: other ports and folders, without certificates. */
const here = (text: string, { port, mirrorDir, folder }: Behind): string =>
  text
    .replaceAll('127.0.0.1:4000', `127.0.0.1:${String(port)}`)
    .replaceAll('/var/lib/centar-mirror', mirrorDir)
    .replaceAll(/\/var\/log\/(?:nginx|caddy)/g, folder);

function nginxFile(behind: Behind, listen: number): string {
  const all = here(example('nginx-mirror.conf'), behind);
  const site = all
    .slice(0, all.lastIndexOf('server {'))
    .replace(/listen 443.*\n\s*listen .*\n/, `listen 127.0.0.1:${String(listen)};\n`)
    .replaceAll(/^\s*ssl_certificate.*\n/gm, '')
    .replaceAll(/^\s*limit_conn .*\n/gm, '')
    .replace(
      /location \/ \{[^]*?\n {4}\}\n/,
      behind.asksFirst === false ? 'location / { try_files /none @stored; }\n' : '$&',
    );
  const hasBrotli = existsSync(BROTLI);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${behind.folder}/${name};`)
    .join(' ');
  // One process, as the server is.
  return `${hasBrotli ? `load_module ${BROTLI};` : ''}
daemon off; master_process off; pid ${behind.folder}/nginx.pid; error_log ${behind.folder}/nginx.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; ${folders} ${hasBrotli ? site.replace('# brotli_static', 'brotli_static') : site} }`;
}

function caddyFile(behind: Behind, listen: number): string {
  return here(example('Caddyfile.mirror'), behind)
    .replace('{\n', '{\n\tadmin off\n\tauto_https off\n')
    .replace('centar.example {', `http://127.0.0.1:${String(listen)} {`);
}

function run(name: ProxyName, behind: Behind, listen: number): ChildProcess {
  const file = join(behind.folder, `${name}.conf`);
  const isNginx = name === 'nginx';
  writeFileSync(file, isNginx ? nginxFile(behind, listen) : caddyFile(behind, listen));
  const args = isNginx ? ['-c', file] : ['run', '--config', file, '--adapter', 'caddyfile'];
  return spawn(name, args, { stdio: ['ignore', 'ignore', isNginx ? 'inherit' : 'ignore'] });
}

/** Whether this machine has the program. */
export const hasProxy = (name: ProxyName): boolean =>
  spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error === undefined;

/** With its example for the mirror. Throws if the program is missing or refuses the example. */
export async function startProxy(name: ProxyName, behind: Behind): Promise<Proxy> {
  const listen = await freePort();
  const child = run(name, behind, listen);
  const failed = once(child, 'error').then(([error]) => {
    throw error as Error;
  });
  failed.catch(() => undefined);
  const origin = `http://127.0.0.1:${String(listen)}`;
  const deadline = Date.now() + START_MS;
  const answers = (): Promise<boolean> =>
    fetch(origin, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
  while (!(await Promise.race([answers(), failed]))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${name} did not start`);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
