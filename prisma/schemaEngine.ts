import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ClientConfig } from 'pg';
import { readMigrations } from './migrate.ts';
import { MIGRATIONS_DIR, providerOf, SCHEMA_FILE, schemaFor, type Provider } from './provider.ts';

type EngineModule = WebAssembly.ModuleImports & {
  SchemaEngine: typeof SchemaEngine;
  __wbg_set_wasm(exports: WebAssembly.Exports): void;
};

let engineModule: Promise<EngineModule> | undefined;

/**
 * Loads Prisma's schema engine as WebAssembly: the native one would be downloaded from outside the
 * registry. Only development and tests need it; see `migrate.ts` for the product.
 */
async function loadEngine(): Promise<EngineModule> {
  const require = createRequire(import.meta.url);
  const path = require.resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const module = (await import(path)) as EngineModule;
  const bytes = await readFile(join(dirname(path), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': module,
  });
  module.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
  return module;
}

type Factory = SqlMigrationAwareDriverAdapterFactory;

/** PostgreSQL's driver is loaded on demand. */
async function factoryFor(url: string): Promise<Factory> {
  if (providerOf(url) === 'sqlite') return new PrismaBetterSqlite3({ url });
  const { PrismaPg } = await import('@prisma/adapter-pg');
  const { postgresConfig } = await import('./postgres.ts');
  const config = postgresConfig(url);
  const factory = new PrismaPg({ ...config, max: 1 });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => factory.connect(),
    connectToShadowDb: () => connectToTemporary(config),
  };
}

/**
 * A database that is dropped after its connection is closed. The driver itself drops it while it is
 * open.
 */
async function connectToTemporary(config: ClientConfig): Promise<SqlDriverAdapter> {
  const { PrismaPg } = await import('@prisma/adapter-pg');
  const { Client } = (await import('pg')).default;
  const database = `centar_${randomUUID().replaceAll('-', '')}`;
  const maintain = async (sql: string): Promise<void> => {
    const client = new Client(config);
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await maintain(`CREATE DATABASE ${database}`);
  const connection = await new PrismaPg({ ...config, database, max: 1 }).connect();
  const close = connection.dispose.bind(connection);
  connection.dispose = async () => {
    await close();
    await maintain(`DROP DATABASE ${database}`);
  };
  return connection;
}

/** The engine sends a migration file as one statement, which SQLite's driver refuses. */
function asScripts(connection: SqlDriverAdapter): void {
  const executeOne = connection.executeRaw.bind(connection);
  connection.executeRaw = async (query) => {
    if (query.args.length > 0) return executeOne(query);
    await connection.executeScript(query.sql);
    return 0;
  };
}

/** Columns of type "char" in the engine's catalogue queries, which the driver does not support. */
const CHAR_COLUMN = /(?<=^\s*)\w+\.(?:contype|confdeltype|confupdtype)(?=,$| AS )/gm;
const CHAR_NAMES = ['constraint_type', 'confdeltype', 'confupdtype'];

/** PostgreSQL's driver also splits scripts at semicolons inside statements. */
function fixPostgres(connection: SqlDriverAdapter): void {
  const query = connection.queryRaw.bind(connection);
  connection.queryRaw = async ({ sql, ...rest }) => {
    const found = await query({ ...rest, sql: sql.replace(CHAR_COLUMN, '$&::text') });
    const columnTypes = found.columnTypes.map((type, at) =>
      CHAR_NAMES.includes(found.columnNames[at] ?? '') ? ColumnTypeEnum.Character : type,
    );
    return { ...found, columnTypes };
  };
  connection.executeScript = async (sql) => {
    await connection.executeRaw({ sql, args: [], argTypes: [] });
  };
}

/** Tracks connections, since freeing the engine leaves them open and locking. */
function closable(factory: Factory): { factory: Factory; close: () => Promise<void> } {
  const open = new Set<SqlDriverAdapter>();
  const opened = (connection: SqlDriverAdapter): SqlDriverAdapter => {
    const dispose = connection.dispose.bind(connection);
    open.add(connection);
    connection.dispose = async () => {
      if (open.delete(connection)) await dispose();
    };
    if (factory.provider === 'postgres') fixPostgres(connection);
    return connection;
  };
  return {
    factory: {
      provider: factory.provider,
      adapterName: factory.adapterName,
      connect: async () => opened(await factory.connect()),
      async connectToShadowDb() {
        const connection = opened(await factory.connectToShadowDb());
        if (factory.provider === 'sqlite') asScripts(connection);
        return connection;
      },
    },
    async close() {
      for (const connection of open) await connection.dispose();
    },
  };
}

/**
 * Tables of word indexes (`NewsWords`, `NewsTrigrams`), which Prisma's schema can't describe and
 * migrations create.
 */
function wordTables({ migrationDirectories }: MigrationList): string[] {
  return migrationDirectories.flatMap(({ migrationFile }) => {
    const sql = migrationFile.content.tag === 'ok' ? migrationFile.content.value : '';
    return [...sql.matchAll(/CREATE VIRTUAL TABLE "(\w+)"/g)].flatMap(([, name = '']) =>
      ['', '_config', '_data', '_docsize', '_idx'].map((suffix) => name + suffix),
    );
  });
}

/** Closes engine and connections. */
async function withEngine<T>(url: string, work: (engine: SchemaEngine) => Promise<T>): Promise<T> {
  engineModule ??= loadEngine();
  const { SchemaEngine } = await engineModule;
  const { factory, close } = closable(await factoryFor(url));
  const schema: [string, string] = [SCHEMA_FILE, schemaFor(providerOf(url))];
  const engine = await SchemaEngine.new(
    { datamodels: [schema] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
  try {
    return await work(engine);
  } finally {
    engine.free();
    await close();
  }
}

/** In the engine's format. */
const asMigrationList = (provider: Provider, directory?: string): MigrationList => ({
  baseDir: directory ?? MIGRATIONS_DIR[provider],
  lockfile: { path: 'migration_lock.toml', content: `provider = "${provider}"\n` },
  shadowDbInitScript: '',
  migrationDirectories: readMigrations(provider, directory).map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: 'migration.sql', content: { tag: 'ok', value: sql } },
  })),
});

/**
 * The SQL from the migrations' result to the schema; empty if they agree, which a test requires.
 * Creates a temporary database beside the address.
 */
export async function pendingSql(url = ':memory:', directory?: string): Promise<string> {
  const provider = providerOf(url);
  const migrations = asMigrationList(provider, directory);
  const { stdout } = await withEngine(url, (engine) =>
    engine.diff({
      from: { tag: 'migrations', ...migrations },
      to: {
        tag: 'schemaDatamodel',
        files: [{ path: SCHEMA_FILE, content: schemaFor(provider) }],
      },
      script: true,
      exitCode: null,
      filters: { externalTables: wordTables(migrations), externalEnums: [] },
    }),
  );
  const sql = (stdout ?? '').trim();
  return sql.startsWith('-- This is an empty migration') ? '' : sql;
}
