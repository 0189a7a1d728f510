/**
 * Prisma reads relations in a separate statement. A deletion committed before it on PostgreSQL
 * makes a required relation null, contrary to its type.
 */
export const hasRelation = <Row>(row: Row, relation: keyof Row): boolean => row[relation] !== null;

export const withRelation = <Row>(rows: readonly Row[], relation: keyof Row): Row[] =>
  rows.filter((row) => hasRelation(row, relation));
