import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refused, startFakeServer, type FakeServer } from '../../../test/fakeServer.ts';
import { hallUse } from '../../../test/hallUse.ts';
import { openPanel } from '../../../test/panel.tsx';
import { press } from '../../../test/screen.ts';
import { AdminCentreFacts, AdminHalls, AdminHallUses } from './halls.adminOperations.ts';
import { AdminOffers, AdminReservations } from '../reservations/reservations.adminOperations.ts';
import { BoardProgram } from './moves.adminOperations.ts';

async function openTerm(server: FakeServer, isPublic = true): Promise<void> {
  server.answer(AdminHalls, () => ({ centre: { __typename: 'Centre' as const, texts: '{}' } }));
  server.answer(AdminCentreFacts, () => {
    throw new Refused('INTERNAL_SERVER_ERROR');
  });
  server.answer(AdminHallUses, () => ({
    hallUses: [
      hallUse({
        itemType: 'Program',
        itemId: 3,
        screeningId: null,
        dateKey: 'program-3',
        title: 'Sajam',
        at: '2099-12-01T18:00:00Z',
        hall: 'Foaje',
        isPublic,
      }),
    ],
  }));
  await openPanel(server, '/ap/otkazi/cir/programs/3');
}

it('what visitors will read is shown before a date is cancelled', async () => {
  await openTerm(startFakeServer());
  const seen = page.getByRole('group', { name: 'Na sajtu će pisati' });
  const words = () => expect.poll(() => seen.query()?.textContent);
  await words().toMatch(/Otkazano 19:00 Sajam\s*$/);
  await page.getByText('Bolest').click();
  await words().toMatch(/Otkazano 19:00 Sajam Otkazano zbog bolesti\.$/);
  await page.getByLabelText('Šta da piše posetiocima').fill('Kvar na struji.');
  await words().toMatch(/Kvar na struji\.$/);
});

/** Two people have places, one of them without an e-mail address. */
function answerReservations(server: FakeServer): void {
  const offer = {
    __typename: 'ReservationOffer' as const,
    id: 7,
    version: 1,
    dateKey: 'program-3',
    itemType: 'Program',
    itemId: 3,
    title: 'Sajam',
    section: 'Filmski program',
    path: '/programs/3',
    at: '2099-12-01T18:00:00Z',
    endsAt: null,
    place: 'Foaje',
    status: 'scheduled',
    statusNote: '',
    places: 10,
    largestGroup: 4,
    opensAt: null,
    closesAt: null,
    waitingList: true,
    contact: 'either',
    asksNote: false,
    state: 'open',
    taken: 2,
    waiting: 0,
    free: 8,
    arrived: 0,
    erasedAt: null,
    sendsMail: true,
  };
  server.answer(AdminOffers, () => ({ reservationOffers: [offer] }));
  const reservations = ['ana@primer.rs', ''].map((email, id) => ({
    __typename: 'Reservation' as const,
    id,
    version: 1,
    state: 'held',
    places: 1,
    name: 'Ana Anić',
    email,
    phone: '',
    note: '',
    createdAt: '2026-11-20T10:00:00Z',
    addedByName: '',
    position: null,
    arrived: 0,
  }));
  server.answer(AdminReservations, () => ({ reservations }));
}

const RESERVED = 'Rezervacije: 2 osobe. Javljamo im e-poštom; bez e-pošte: 1 osoba, njih pozovite.';

it('who has reserved is counted before a date is cancelled', async () => {
  const server = startFakeServer();
  answerReservations(server);
  await openTerm(server);
  await expect.element(page.getByText(RESERVED)).toBeVisible();
});

it('who has reserved is counted before a date is moved', async () => {
  const server = startFakeServer();
  answerReservations(server);
  await openTerm(server);
  await press('Ne');
  await press('Pomeri: Sajam');
  await page.getByLabelText('Datum i vreme').fill('02.12.2099 19:00');
  await press('Sačuvaj');
  await expect.element(page.getByText(RESERVED)).toBeVisible();
  await press('Ispravi');
  expect(server.asked(BoardProgram)).toEqual([]);
});

it('of a date that is not published nothing is shown beforehand', async () => {
  await openTerm(startFakeServer(), false);
  await expect.element(page.getByText(/posetioci ga ne vide/)).toBeVisible();
  await expect.element(page.getByRole('group', { name: /^Na sajtu/ })).not.toBeInTheDocument();
});

it('a move into the past is asked about, and not saved if the date is wrong', async () => {
  const server = startFakeServer();
  const asked: unknown[] = [];
  server.answer(BoardProgram, (variables) => {
    asked.push(variables);
    throw new Error('A move that is not confirmed reads nothing');
  });
  await openTerm(server);
  await page.getByLabelText('Šta da piše posetiocima').fill('Kvar');
  await press('Ne');
  await press('Ostani');
  await expect.element(page.getByLabelText('Šta da piše posetiocima')).toHaveValue('Kvar');
  await press('Ne');
  await press('Idi');
  await press('Pomeri: Sajam');
  await page.getByLabelText('Datum i vreme').fill('01.12.2009 19:00');
  await press('Sačuvaj');
  await expect.element(page.getByText('Termin je već prošao: 01.12.2009 19:00.')).toBeVisible();
  await press('Ispravi');
  await expect.element(page.getByLabelText('Datum i vreme')).toHaveValue('01.12.2009 19:00');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Nije sačuvano. Želite li ipak da odete?')).toBeVisible();
  await press('Idi');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

it('saving a move without a change closes it, asks nothing and says nothing', async () => {
  const server = startFakeServer();
  await openTerm(server);
  await press('Ne');
  await press('Pomeri: Sajam');
  await page.getByLabelText('Datum i vreme').fill('1. 12. 2099. u 19h');
  await press('Sačuvaj');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText(/je sada/)).not.toBeInTheDocument();
  expect(server.asked(BoardProgram)).toEqual([]);
});

it('the sidebar marks the list of the event that is cancelled', async () => {
  await openTerm(startFakeServer());
  await expect
    .poll(() => document.querySelector('aside [aria-current]')?.textContent)
    .toBe('Filmski program');
});
