/** For Prisma's own command line (`npm install --prefix prisma`); the product itself uses `prisma/migrate.ts`. */
export default {
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env['DATABASE_URL'] ?? 'file:./data/centar.db' },
};
