/**
 * The rows whose required relation is there. Prisma reads relations by a statement of their own, before which PostgreSQL may
 * commit a deletion: then one is null, against its type.
 */
export const withRelation = <Row>(rows: readonly Row[], relation: keyof Row): Row[] =>
  rows.filter((row) => row[relation] !== null);
