/**
 * False for a row whose required relation is missing. Prisma reads relations by a statement of their own, before which
 * PostgreSQL may commit a deletion: then one is null, against its type.
 */
export const hasRelation = <Row>(row: Row, relation: keyof Row): boolean => row[relation] !== null;

/** The rows whose required relation is there. */
export const withRelation = <Row>(rows: readonly Row[], relation: keyof Row): Row[] =>
  rows.filter((row) => hasRelation(row, relation));
