/**
 * For Prisma's command line (`npm install --prefix prisma`); the product uses `prisma/migrate.ts`.
 */
export default {
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? 'file:./data/centar.db' },
};
