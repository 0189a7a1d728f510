import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import { createRequire } from 'node:module';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** This folder, from this file as it stands here, from the server's bundle and from those of its commands. */
const here =
  ['.', '../../prisma', '../../../prisma']
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((folder) => existsSync(join(folder, 'schema.prisma'))) ?? '.';
/** The folder of the committed migrations. */
export const MIGRATIONS_DIR = join(here, 'migrations');
/** The Prisma schema that the migrations must produce. */
export const SCHEMA_FILE = join(here, 'schema.prisma');

interface EngineModule {
  SchemaEngine: typeof SchemaEngine;
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
}

let engineModule: Promise<EngineModule> | undefined;

/**
 * Loads Prisma's schema engine in its WebAssembly form: the native one would be downloaded from outside
 * the package registry. It is what `prisma migrate` runs, and keeps `_prisma_migrations` the same way.
 */
async function loadEngine(): Promise<EngineModule> {
  const require = createRequire(import.meta.url);
  const path = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const module = (await import(path)) as EngineModule;
  const bytes = await readFile(join(dirname(path), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': module as unknown as WebAssembly.ModuleImports,
  });
  module.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
  return module;
}

type Connection = Awaited<ReturnType<PrismaBetterSqlite3['connect']>>;

/** Remembers the connections that the engine opens: freeing the engine alone leaves them open and locking. */
class ClosableAdapter extends PrismaBetterSqlite3 {
  readonly #open: Connection[] = [];

  override async connect(): Promise<Connection> {
    const connection = await super.connect();
    this.#open.push(connection);
    return connection;
  }

  /** The engine sends a whole migration file to the shadow database as one statement, which the driver refuses. */
  override async connectToShadowDb(): Promise<Connection> {
    const connection = await super.connectToShadowDb();
    this.#open.push(connection);
    const executeOne = connection.executeRaw.bind(connection);
    connection.executeRaw = async (query) => {
      if (query.args.length > 0) return executeOne(query);
      await connection.executeScript(query.sql);
      return 0;
    };
    return connection;
  }

  async close(): Promise<void> {
    for (const connection of this.#open.splice(0)) await connection.dispose();
  }
}

/** The tables of word indexes (`NewsWords`), which Prisma's schema can't describe: only migrations make them. */
function wordTables(directory: string): string[] {
  return readMigrations(directory).migrationDirectories.flatMap(({ migrationFile }) => {
    const sql = migrationFile.content.tag === 'ok' ? migrationFile.content.value : '';
    return [...sql.matchAll(/CREATE VIRTUAL TABLE "(\w+)"/g)].flatMap(([, name = '']) =>
      ['', '_config', '_data', '_docsize', '_idx'].map((suffix) => name + suffix),
    );
  });
}

/** Runs work with the schema engine on a SQLite database (`file:…` or `:memory:`) and closes both. */
export async function withSchemaEngine<T>(
  url: string,
  work: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  engineModule ??= loadEngine();
  const { SchemaEngine } = await engineModule;
  const adapter = new ClosableAdapter({ url });
  const schema: [string, string] = [SCHEMA_FILE, readFileSync(SCHEMA_FILE, 'utf8')];
  const engine = await SchemaEngine.new(
    { datamodels: [schema] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(adapter),
  );
  try {
    return await work(engine);
  } finally {
    engine.free();
    await adapter.close();
  }
}

/** The migrations of a folder, oldest first, in the form that the engine takes. */
export function readMigrations(directory = MIGRATIONS_DIR): MigrationList {
  const names = existsSync(directory)
    ? readdirSync(directory, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];
  return {
    baseDir: directory,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "sqlite"\n' },
    shadowDbInitScript: '',
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(directory, name, 'migration.sql'), 'utf8') },
      },
    })),
  };
}

/**
 * The SQL that leads from what the migrations produce to what the schema describes;
 * empty when they agree, which a test demands.
 */
export async function pendingSql(directory = MIGRATIONS_DIR): Promise<string> {
  const { stdout } = await withSchemaEngine(':memory:', (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...readMigrations(directory) },
      to: {
        tag: 'schemaDatamodel',
        files: [{ path: SCHEMA_FILE, content: readFileSync(SCHEMA_FILE, 'utf8') }],
      },
      script: true,
      exitCode: null,
      filters: { externalTables: wordTables(directory), externalEnums: [] },
    }),
  );
  const sql = (stdout ?? '').trim();
  return sql.startsWith('-- This is an empty migration') ? '' : sql;
}
