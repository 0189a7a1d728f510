import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer } from '../../../../test/fakeServer.ts';
import { hallUse } from '../../../../test/hallUse.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { press, said } from '../../../../test/screen.ts';
import {
  AdminCentreFacts,
  AdminHalls,
  AdminHallUses,
} from '../../../admin/halls/halls.adminOperations.ts';
import { BoardMovie, SaveBoardMovie } from '../../../admin/halls/moves.adminOperations.ts';
import { RestoreVersion } from '../../../admin/history/history.adminOperations.ts';
import { everyDay } from '@centar/domain/test/everyDay.ts';

/** A day has hours of the centre, or is closed. */
const week = (sunday: readonly (readonly string[])[]) => ({
  ...everyDay([['09:00', '22:00']]),
  nedelja: sunday,
});
const use = (itemId: number, title: string, at: string) =>
  hallUse({ itemId, screeningId: itemId * 10, title, at, hall: 'Velika sala' });

/** The week of Monday, 30.11.2099: two films, on Monday and on Sunday. */
async function openBoard() {
  const server = startFakeServer();
  const saved: object[] = [];
  const uses = [
    use(1, 'Tiha voda', '2099-11-30T18:00:00Z'),
    use(2, 'Oluja', '2099-12-06T18:30:00Z'),
  ];
  server.answer(AdminHalls, () => ({
    centre: { __typename: 'Centre' as const, texts: { halls: [{ name: 'Velika sala' }] } },
  }));
  server.answer(AdminCentreFacts, () => ({
    centre: {
      __typename: 'Centre' as const,
      facts: { hours: { house: week([]), boxOffice: week([]), exceptions: [] } },
    },
  }));
  server.answer(AdminHallUses, ({ from, to }) => ({
    hallUses: uses.filter(({ at }) => at >= from && at < to),
  }));
  server.answer(BoardMovie, ({ id }) => ({
    movieById: {
      __typename: 'Movie' as const,
      id,
      version: 1,
      title: 'Tiha voda',
      author: '',
      genere: '',
      description: '',
      movieProductionDateTimes: [],
    },
  }));
  server.answer(SaveBoardMovie, ({ input }) => {
    saved.push(input);
    return { updateMovie: { __typename: 'Movie' as const, id: 1, version: 2 } };
  });
  const undone: object[] = [];
  server.answer(RestoreVersion, ({ input }) => {
    undone.push(input);
    return {
      restoreVersion: { __typename: 'VersionRestored' as const, version: 3, isFileGone: false },
    };
  });
  await openPanel(server, '/ap/raspored-sala?nedelja=2099-11-30');
  return { saved, undone };
}

it('a move by keys to a closed day and a taken hall is asked about before it is saved', async () => {
  const { saved } = await openBoard();
  await page.getByRole('button', { name: /19:00 Tiha voda/ }).click();
  await press('Ovde: Velika sala, nedelja 06.12.2099');
  await said(/^Tog dana je zatvoreno: 06\.12\.2099\. U istoj sali je tada i „Oluja“/);
  await press('Ispravi');
  expect(saved).toEqual([]);
  await page.getByRole('button', { name: /19:00 Tiha voda/ }).click();
  await press('Ovde: Velika sala, nedelja 06.12.2099');
  await press('Tačni su, sačuvaj');
  await said(/^„Tiha voda“ je sada 06\.12\.2099 19:00/);
  expect(saved).toHaveLength(1);
});

it('a copy of a week says which of its days are closed', async () => {
  await openBoard();
  await press('Kopiraj projekcije u sledeću nedelju');
  await said(/^2 projekcije\. .* Tog dana je zatvoreno: 13\.12\.2099\.$/);
  await press('Ne');
});

it('a copied week is taken back, film by film', async () => {
  const { saved, undone } = await openBoard();
  await press('Kopiraj projekcije u sledeću nedelju');
  await press('Da');
  await said('Kopirano: 2 projekcije.');
  expect(saved).toHaveLength(2);
  await press('Vrati');
  await said('Vraćeno kako je bilo.');
  expect(undone).toEqual([1, 2].map((id) => ({ itemType: 'Movie', id, version: 1, seen: 2 })));
});
