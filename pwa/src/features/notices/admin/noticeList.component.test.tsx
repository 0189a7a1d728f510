import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer } from '../../../../test/fakeServer.ts';
import { newsList } from '../../../../test/news.ts';
import { notice } from '../../../../test/notices.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { competitionOperations, procurementOperations } from './notices.adminOperations.ts';

const NOTICES = [
  notice({ id: 1, title: 'Otvoren poziv', deadline: '2126-12-05T18:00:00.000Z' }),
  notice({ id: 2, title: 'Stari poziv', deadline: '2026-03-05T18:00:00.000Z' }),
  notice({ id: 3, title: 'Poziv bez kraja' }),
];

it.each(['/ap/konkursi', '/ap/javne-nabavke'])(
  'of each notice the list says the deadline, and whether it is open: %s',
  async (path) => {
    const server = startFakeServer();
    const { list } = newsList([], {});
    server.answer(competitionOperations.list, () => ({
      list: { ...list, __typename: 'StaffCompetitionsPage', items: NOTICES },
    }));
    const procurements = NOTICES.map((one) => ({ ...one, __typename: 'Procurement' as const }));
    server.answer(procurementOperations.list, () => ({
      list: { ...list, __typename: 'StaffProcurementsPage', items: procurements },
    }));
    await openPanel(server, path);
    for (const [title, deadline, state] of [
      ['Otvoren poziv', '05.12.2126 19:00', 'Otvoren'],
      ['Stari poziv', '05.03.2026 19:00', 'Zatvoren'],
      ['Poziv bez kraja', 'bez roka', ''],
    ] as const) {
      const row = page.getByRole('row').filter({ hasText: title });
      await expect.element(row.getByText(deadline, { exact: true })).toBeVisible();
      const states = row.getByText(/^(Otvoren|Zatvoren)$/).elements();
      expect(states.map(({ textContent }) => textContent)).toEqual(state ? [state] : []);
    }
  },
);
