import { expect, it } from 'vitest';
import { movieRow, programRow } from './contentRows.ts';
import { onSqliteOnly } from './onSqliteOnly.ts';
import { plansOf } from './statementPlans.ts';
import { sharedTestApp } from './sharedTestApp.ts';

onSqliteOnly('after a change of content', () => {
  const app = sharedTestApp({
    content: {
      movies: [movieRow(['2026-11-25T18:00:00Z'])],
      programs: [programRow('2026-11-25T18:00:00Z')],
    },
  });

  /** How the rows of a table are found. */
  async function stepsFor(table: string, path: string): Promise<string[]> {
    await app.database.writeContent(async () => undefined);
    const steps = await plansOf(app, () => app.rest('GET', path));
    return steps.filter((step) => new RegExp(`^\\w+ (main\\.)?${table}\\b`).test(step));
  }

  it('films on the schedule are found by their screenings', async () => {
    const steps = await stepsFor('Movie', '/api/Cinema/GetMovies');
    expect(steps).toContain('SEARCH main.Movie USING INTEGER PRIMARY KEY (rowid=?)');
    expect(steps.filter((step) => step.includes('_deletedAt_'))).toEqual([]);
  });

  it('series are found by their dates', async () => {
    const steps = await stepsFor('Program', '/api/Cinema/GetMovies');
    expect(steps).toContain('SEARCH Program USING INTEGER PRIMARY KEY (rowid=?)');
    expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([]);
  });

  it('films of the archive are looked up one by one, never all for a join', async () => {
    const plans = await plansOf(app, () => app.gql('{ archiveYears }'));
    const before = plans.filter((_, index) => plans[index + 1]?.startsWith('SEARCH Movie'));
    expect(before).not.toEqual([]);
    for (const step of before) expect(step).toMatch(/^CORRELATED SCALAR SUBQUERY/);
  });
});
