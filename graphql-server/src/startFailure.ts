import { statfsSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { databaseFileOf } from '../../prisma/databaseFile.ts';
import { providerOf } from '../../prisma/provider.ts';
import type { Environment } from './platform/environment.ts';
import { toAppError } from './platform/errors.ts';
import { RESERVED_BYTES } from './platform/files/disk.ts';

const DIST = fileURLToPath(new URL('../../pwa/dist', import.meta.url));
const FACTS = fileURLToPath(new URL('../../centar.config.json', import.meta.url));

interface SystemFailure {
  readonly code: string;
  readonly syscall: string;
  readonly path: string;
}

/** Follows the causes. */
function systemFailureOf(thrown: unknown): SystemFailure | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    const { code, syscall = '', path = '' } = error as Error & Partial<SystemFailure>;
    if (typeof code === 'string' && /^(E[A-Z0-9]+|SQLITE_\w+|ERR_MODULE_NOT_FOUND)$/.test(code))
      return { code, syscall, path };
  }
  return undefined;
}

function says(thrown: unknown, text: RegExp): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (text.test(error.message)) return true;
  }
  return false;
}

const OWN_FOLDER = "name a folder that the server's user owns.";
const NOT_WRITABLE = /^SQLITE_(CANTOPEN|READONLY|IOERR|PERM)/;
const TOO_FEW_DESCRIPTORS =
  'Too few file descriptors: allow the server 4096 (LimitNOFILE=4096 for systemd, ulimit -n 4096 in a shell).';

const isDiskFull = (thrown: unknown, code: string): boolean =>
  toAppError(thrown).code === 'STORAGE_FULL' ||
  code === 'ENOSPC' ||
  code === 'SQLITE_FULL' ||
  says(thrown, /database or disk is full/);

const MEGABYTE = 1024 ** 2;
/** The reserve, the largest file, and the demo content with its database. */
const NEEDED_BYTES = RESERVED_BYTES + 150 * MEGABYTE;

/** Of the nearest existing folder. */
function freeMegabytes(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return Math.floor((bavail * bsize) / MEGABYTE);
  } catch {
    return dirname(folder) === folder ? undefined : freeMegabytes(dirname(folder));
  }
}

const isWithin = (folder: string, path: string): boolean =>
  path === folder || path.startsWith(folder + sep);

/** The variable, the free space and the needed space. */
function explainFullDisk({ dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>) {
  const isFile = providerOf(databaseUrl) === 'sqlite';
  const databaseFolder = dirname(resolve(isFile ? databaseFileOf(databaseUrl) : dataDir));
  const folders = [
    { variable: 'DATA_DIR', folder: dataDir, free: freeMegabytes(dataDir) },
    ...(!isFile || isWithin(resolve(dataDir), databaseFolder)
      ? []
      : [
          { variable: 'DATABASE_URL', folder: databaseFolder, free: freeMegabytes(databaseFolder) },
        ]),
  ].sort((a, b) => (a.free ?? 0) - (b.free ?? 0));
  const [{ variable, folder, free } = { variable: 'DATA_DIR', folder: dataDir, free: 0 }] = folders;
  const needed = String(NEEDED_BYTES / MEGABYTE);
  return `Environment variable ${variable}: the disk of ${folder} is full: ${String(free ?? 0)} MB are free there and a first start needs ${needed} MB; make room, or name a folder on another disk.`;
}

/** Fewer file descriptors cause misleading errors. */
const LEAST_DESCRIPTORS = 64;

/** Undefined without a limit. */
function descriptorLimit(): number | undefined {
  const { userLimits } = process.report.getReport() as {
    readonly userLimits?: { readonly open_files?: { readonly soft: unknown } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : undefined;
}

/** Undefined if the file is intact. */
function explainDatabaseFile(
  thrown: unknown,
  code: string,
  { dataDir, databaseUrl }: Pick<Environment, 'dataDir' | 'databaseUrl'>,
): string | undefined {
  const file = databaseFileOf(databaseUrl);
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return `The database ${file} is damaged, or is none; put it back from a backup, or correct DATABASE_URL.`;
  // The driver's error for a missing folder has no code.
  const isShut = says(thrown, /^Cannot open database/);
  if ((isShut || NOT_WRITABLE.test(code)) && !resolve(file).startsWith(dataDir))
    return `Environment variable DATABASE_URL: the database ${file} can't be opened; name a file in a folder that the server's user owns.`;
  return isShut
    ? `Environment variable DATA_DIR: the database in ${dataDir} can't be opened; ${OWN_FOLDER}`
    : undefined;
}

/** One line with the variable or folder, the reason and the fix. */
export function explainStartFailure(
  thrown: unknown,
  {
    host,
    port,
    dataDir,
    databaseUrl,
  }: Pick<Environment, 'host' | 'port' | 'dataDir' | 'databaseUrl'>,
  descriptors = descriptorLimit(),
): string {
  const message = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n')[0] ?? '';
  // Already clear.
  if (message.startsWith('Environment variable ')) return message;
  const { code, syscall, path } = systemFailureOf(thrown) ?? { code: '', syscall: '', path: '' };
  if (code === 'EMFILE' || code === 'ENFILE' || /too many open files/i.test(message))
    return TOO_FEW_DESCRIPTORS;
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
  if (isDiskFull(thrown, code)) return explainFullDisk({ dataDir, databaseUrl });
  if ((descriptors ?? LEAST_DESCRIPTORS) < LEAST_DESCRIPTORS) return TOO_FEW_DESCRIPTORS;
  const isFile = providerOf(databaseUrl) === 'sqlite';
  const database = isFile ? explainDatabaseFile(thrown, code, { dataDir, databaseUrl }) : undefined;
  if (database !== undefined) return database;
  if (isWithin(dataDir, path))
    return `Environment variable DATA_DIR: ${path} can't be written (${code}); ${OWN_FOLDER}`;
  // The failure may be in a parent folder.
  if ((path !== '' && isWithin(path, dataDir)) || NOT_WRITABLE.test(code))
    return `Environment variable DATA_DIR: ${dataDir} can't be written (${code}); ${OWN_FOLDER}`;
  return message;
}
