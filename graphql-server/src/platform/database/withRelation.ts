/**
 * Prisma reads relations in a separate statement. After a concurrent deletion on PostgreSQL a
 * required relation is null, contrary to its type.
 */
export const hasRelation = <Row>(row: Row, relation: keyof Row): boolean => row[relation] !== null;

export const withRelation = <Row>(rows: readonly Row[], relation: keyof Row): Row[] =>
  rows.filter((row) => hasRelation(row, relation));
