import { afterEach, beforeEach, expect, it } from 'vitest';
import { startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { notice } from '../../../../test/notices.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { field, forgetDrafts, press, said } from '../../../../test/screen.ts';
import { competitionOperations } from './notices.adminOperations.ts';

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer();
});
afterEach(forgetDrafts);

it('a deadline that is over is saved after one question', async () => {
  server.answer(competitionOperations.item, () => ({ item: notice() }));
  server.answer(competitionOperations.update, ({ input }) => ({
    item: notice({ version: 2, deadline: input.deadline ?? null }),
  }));
  await openPanel(server, '/ap/konkurs/view/5');
  await field('Rok (nije obavezno)').fill('24.11.2020 12:00');
  await press('Sacuvaj');
  await press('Tačni su, sačuvaj');
  await said('Izmene su sačuvane.');
  expect(server.asked(competitionOperations.update)).toMatchObject([
    { input: { deadline: '2020-11-24T11:00:00.000Z' } },
  ]);
});
