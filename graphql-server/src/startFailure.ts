import { fileURLToPath } from 'node:url';
import type { Environment } from './platform/environment.ts';

const DIST = fileURLToPath(new URL('../../pwa/dist', import.meta.url));
const FACTS = fileURLToPath(new URL('../../centar.config.json', import.meta.url));

interface SystemFailure {
  readonly code: string;
  readonly syscall: string;
  readonly path: string;
}

/** The failure of the system or of the database's file behind an error, which others may have wrapped. */
function systemFailureOf(thrown: unknown): SystemFailure | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code, syscall = '', path = '' } = error as Error & Partial<SystemFailure>;
    if (typeof code === 'string' && /^(E[A-Z0-9]+|SQLITE_\w+|ERR_MODULE_NOT_FOUND)$/.test(code))
      return { code, syscall, path };
  }
  return undefined;
}

/** What of a start that failed an IT person can put right, as one line: which variable or folder, why, what to do. */
export function explainStartFailure(
  thrown: unknown,
  { host, port, dataDir }: Pick<Environment, 'host' | 'port' | 'dataDir'>,
): string {
  const message = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';
  // It says what is wrong, and so does whatever it was made of.
  if (message.startsWith('Environment variable ')) return message;
  const { code, syscall, path } = systemFailureOf(thrown) ?? { code: '', syscall: '', path: '' };
  if (code === 'EMFILE' || code === 'ENFILE' || /too many open files/i.test(message))
    return 'Too few file descriptors: allow the server 4096 (LimitNOFILE=4096 for systemd, ulimit -n 4096 in a shell).';
  if (syscall === 'listen' || syscall === 'getaddrinfo') {
    const where = `${host}:${String(port)}`;
    if (code === 'EADDRINUSE')
      return `Environment variable PORT: another program listens at ${where}; stop it, or choose another port.`;
    if (code === 'EACCES')
      return `Environment variable PORT: this user may not listen at ${where}; choose a port above 1023.`;
    return `Environment variable HOST: ${host} is no address of this machine (${code}); 127.0.0.1 and 0.0.0.0 always are.`;
  }
  if (path === FACTS) return `${FACTS} can't be read (${code}); put it back.`;
  if (path.startsWith(DIST) || code === 'ERR_MODULE_NOT_FOUND')
    return `${DIST} lacks the built pages (${code}); run npm run build.`;
  if (code === 'ENOSPC' || code === 'SQLITE_FULL')
    return `Environment variable DATA_DIR: the disk of ${dataDir} is full; make room.`;
  if (path.startsWith(dataDir) || /^SQLITE_(CANTOPEN|READONLY|IOERR|PERM)/.test(code))
    return `Environment variable DATA_DIR: ${path || dataDir} can't be written (${code}); name a folder that the server's user owns.`;
  // All that the engine of the migrations says of a database that it can't open.
  if (/^External error id/.test(message))
    return `Environment variable DATA_DIR: the database in ${dataDir} can't be opened; name a folder that the server's user owns.`;
  return message;
}
