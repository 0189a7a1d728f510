import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer } from '../../../test/fakeServer.ts';
import { hallUse } from '../../../test/hallUse.ts';
import { openPanel } from '../../../test/panel.tsx';
import { press } from '../../../test/screen.ts';
import { AdminHalls, AdminHallUses } from './halls.adminOperations.ts';

it('the dialogs of an all-day event show no hour', async () => {
  const server = startFakeServer();
  server.answer(AdminHalls, () => ({ centre: { __typename: 'Centre' as const, texts: '{}' } }));
  server.answer(AdminHallUses, () => ({
    hallUses: [
      hallUse({
        itemType: 'Program',
        itemId: 3,
        title: 'Sajam',
        at: '2099-11-30T23:00:00Z',
        endsAt: '2099-12-01T23:00:00Z',
        hall: 'Foaje',
      }),
    ],
  }));
  await openPanel(server, '/ap/otkazi/programs/3');
  await expect.element(page.getByText('utorak 01.12.2099 ceo dan, Foaje')).toBeVisible();
  await press('Ne');
  await press('Pomeri: Sajam');
  await expect.element(page.getByLabelText('Datum i vreme')).toHaveValue('01.12.2099 ceo dan');
});
