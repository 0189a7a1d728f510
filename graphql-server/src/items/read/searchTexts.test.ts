import { expect, it } from 'vitest';
import { onSqliteOnly } from '../../../test/onSqliteOnly.ts';
import { ONE_OF_EACH } from '../../../test/contentRows.ts';
import { plansOf } from '../../../test/statementPlans.ts';
import { startTestApp } from '../../../test/testApp.ts';
import { ITEM_TYPE_DESCRIPTORS } from '../../contentTypes/registry.ts';
import { fillSearchTexts } from './searchTexts.ts';

onSqliteOnly('search texts', () => {
  it('are looked for by an index at each start', async () => {
    const app = await startTestApp({ content: ONE_OF_EACH });
    const plans = await plansOf(app, () => fillSearchTexts(app.database, ITEM_TYPE_DESCRIPTORS));
    await app.close();
    expect(plans).not.toEqual([]);
    expect(plans.filter((step) => !step.includes('_deletedAt_'))).toEqual([]);
  });
});
