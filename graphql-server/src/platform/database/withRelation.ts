/**
 * The rows whose required relation is there. Prisma reads relations by a statement of their own, before which PostgreSQL may
 * commit a deletion: then one is null, against its type.
 */
export const withRelation = <Row, Key extends keyof Row>(
  rows: readonly Row[],
  relation: Key,
): Row[] => rows.filter((row) => row[relation] !== null);
