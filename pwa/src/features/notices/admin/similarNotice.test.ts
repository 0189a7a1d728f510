import { expect, it } from 'vitest';
import { notice } from '../../../../test/notices.ts';
import { copiedFields } from '../../../admin/items/duplicates.ts';
import { competitionsAdmin } from './competitions.admin.ts';
import { procurementsAdmin } from './procurements.admin.ts';

it.each([competitionsAdmin, procurementsAdmin])(
  'a similar notice has neither number nor deadline of the first ($section)',
  ({ createForm, notCopied }) => {
    const item = notice({ number: '12/2025', deadline: '2025-11-24T11:00:00.000Z' });
    const copied = copiedFields(createForm, item, notCopied);
    expect(copied).toHaveProperty('title');
    expect(copied).not.toHaveProperty('number');
    expect(copied).not.toHaveProperty('deadline');
  },
);
