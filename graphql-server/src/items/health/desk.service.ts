import { writableSections } from '@centar/domain/access.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { Actor } from '../../platform/context.ts';
import type { HealthDependencies } from './contentHealthRows.ts';
import { readDecisions, readNext, type DecisionRow } from './deskRows.ts';
import type { Desk } from './desk.types.ts';

const ORDER: readonly DecisionRow['what'][] = ['deadline', 'late', 'draft'];

interface StoredRow {
  readonly id: bigint;
  readonly at: Date | string;
}

const toItem = <Row extends StoredRow>({ id, at, ...row }: Row) => ({
  ...row,
  itemId: Number(id),
  at: new Date(at),
});

export function deskService({ database, clock, types }: HealthDependencies) {
  return {
    /** Of the person's sections, in two statements. Throws UNAUTHENTICATED. */
    async desk(actor: Actor): Promise<Desk> {
      requirePerson(actor);
      const sections = writableSections(actor);
      const now = clock();
      const [rows, next] = await Promise.all([
        readDecisions(database, types, sections, now),
        readNext(database, types, sections, now),
      ]);
      const decisions = ORDER.flatMap((what) => {
        const own = rows.filter((row) => row.what === what).map(toItem);
        const direction = what === 'deadline' ? 1 : -1;
        return own.sort((one, other) => direction * (one.at.getTime() - other.at.getTime()));
      });
      return {
        decisions,
        next: next.map(({ endsAt, ...row }) => ({
          ...toItem(row),
          endsAt: endsAt === null ? null : new Date(endsAt),
        })),
      };
    },
  };
}

export type DeskService = ReturnType<typeof deskService>;
