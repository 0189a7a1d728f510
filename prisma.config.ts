import { defineConfig } from 'prisma/config';

/** For Prisma's own commands, where the network is open; the product itself uses `prisma/migrate.ts`. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? 'file:./data/centar.db' },
});
