import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Refused, startFakeServer, type FakeServer } from '../../../test/fakeServer.ts';
import { embedPageFacts } from '../../../test/pageFacts.ts';
import { EDITOR, openPanel } from '../../../test/panel.tsx';
import { field, press, said } from '../../../test/screen.ts';
import { ReadOwnFactors, type OwnFactors } from '../factors/factors.adminOperations.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import {
  ChangeOwnName,
  ChangeOwnPassword,
  EndOtherSessions,
  OwnSessions,
  type OwnSession,
} from './account.adminOperations.ts';

const MOMENT = '2026-03-01T10:00:00.000Z';
const session = (id: number, isCurrent: boolean) =>
  ({
    __typename: 'OwnSession',
    id,
    device: '',
    createdAt: MOMENT,
    lastSeenAt: MOMENT,
    expiresAt: MOMENT,
    isCurrent,
  }) as unknown as OwnSession;

let server: FakeServer;
let sessions: OwnSession[];
embedPageFacts();
beforeEach(async () => {
  sessions = [session(1, true), session(2, false)];
  server = startFakeServer();
  server.answer(OwnSessions, () => ({ ownSessions: sessions }));
  server.answer(ReadOwnFactors, () => ({
    ownFactors: {
      __typename: 'OwnFactors',
      passkeys: [],
      totpSince: null,
    } as unknown as OwnFactors,
  }));
  await openPanel(server, adminPaths.account);
});

it('a changed name is in the sidebar at once', async () => {
  server.answer(ChangeOwnName, ({ name }) => ({
    changeOwnName: { __typename: 'User', ...EDITOR, name },
  }));
  await field('Ime').fill('Vesna Galić-Đokić');
  await press('Sačuvaj ime');
  await said('Ime je sačuvano.');
  const sidebar = page.getByRole('complementary');
  await expect.element(sidebar.getByText('Vesna Galić-Đokić')).toBeVisible();
});

it('a wrong or repeated password is refused beside its field, and a right one says what ended', async () => {
  server.answer(ChangeOwnPassword, ({ input: { currentPassword } }) => {
    if (currentPassword === 'stara lozinka') return { changeOwnPassword: true };
    throw new Refused('BAD_USER_INPUT', { currentPassword: 'invalid' });
  });
  for (const [current, again, sentence] of [
    ['pogrešna', 'osam žutih kišobrana', 'Ovo nije vaša sadašnja lozinka.'],
    ['stara lozinka', 'nešto drugo', 'Lozinke nisu iste. Upišite ih ponovo.'],
    ['stara lozinka', 'osam žutih kišobrana', 'Lozinka je izmenjena. Ostale prijave su završene.'],
  ] as const) {
    await field('Sadašnja lozinka').fill(current);
    await field('Nova lozinka').fill('osam žutih kišobrana');
    await field('Potvrdite novu lozinku').fill(again);
    await press('Izmeni lozinku');
    await said(sentence);
  }
  expect(server.asked(ChangeOwnPassword)).toHaveLength(2);
});

it('the other sessions are ended together, and this one is marked', async () => {
  server.answer(EndOtherSessions, () => {
    sessions = sessions.slice(0, 1);
    return { endOtherSessions: 1 };
  });
  const rows = page.getByRole('table', { name: 'Moje prijave' }).getByRole('rowheader');
  await expect.poll(() => rows.elements().length).toBe(2);
  await press('Odjavi ostale uređaje');
  await said('Završeno: 1 prijava.');
  await expect
    .poll(() => rows.elements().map((row) => row.textContent))
    .toEqual([expect.stringContaining('ovaj uređaj')]);
});
