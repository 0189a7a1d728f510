import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { Refused, startFakeServer, type FakeServer } from '../../../test/fakeServer.ts';
import { EDITOR, openPanel } from '../../../test/panel.tsx';
import { field, press, said, silent, titles } from '../../../test/screen.ts';
import { AdminHalls } from '../halls/halls.adminOperations.ts';
import {
  AddReservation,
  AdminOffer,
  AdminOffers,
  AdminReservations,
  CancelReservationByStaff,
  DatesToOffer,
  DeleteOffer,
  MessageReservations,
  ErasePersonSubscriptions,
  EraseReservation,
  MoveReservation,
  PersonReservations,
  PersonSubscriptions,
  RenewReservationLink,
  SaveOffer,
  SubscriptionCounts,
} from './reservations.adminOperations.ts';

const OFFER = {
  __typename: 'ReservationOffer',
  id: 7,
  version: 3,
  dateKey: 'program-12',
  itemType: 'Program',
  itemId: 12,
  title: 'Radionica keramike',
  section: 'Likovni program',
  path: '/program/12',
  at: '2099-11-28T18:00:00.000Z',
  endsAt: null,
  place: 'Mala sala',
  status: 'scheduled',
  statusNote: '',
  places: 12,
  largestGroup: 4,
  opensAt: null,
  closesAt: null,
  waitingList: true,
  contact: 'either',
  asksNote: false,
  state: 'open',
  taken: 5,
  waiting: 0,
  free: 7,
  arrived: 0,
  erasedAt: null,
  sendsMail: true,
} as const;

const OTHER = { ...OFFER, id: 8, dateKey: 'program-12-34', at: '2099-12-05T18:00:00.000Z' };

const reservation = (id: number, name: string, over: object = {}) => ({
  __typename: 'Reservation' as const,
  id,
  version: 1,
  state: 'held',
  places: 1,
  name,
  email: '',
  phone: '',
  note: '',
  createdAt: '2026-11-20T10:00:00.000Z',
  addedByName: '',
  position: null,
  arrived: 0,
  ...over,
});

const PEOPLE = [
  reservation(1, 'Mila Ilić', { email: 'mila@primer.rs', places: 2 }),
  reservation(2, 'Јанко Ђурић', { phone: '021555123', places: 3 }),
  reservation(3, 'Vera Čekić', { state: 'waiting', position: 1, email: 'vera@primer.rs' }),
  reservation(4, 'Otkazani Otac', { state: 'cancelled' }),
];

const use = (dateKey: string, title: string, section: string) => ({
  __typename: 'HallUse' as const,
  dateKey,
  itemType: 'Program',
  itemId: 13,
  section,
  title,
  at: '2099-11-30T18:00:00.000Z',
  endsAt: null,
  hall: 'Velika sala',
  status: 'scheduled',
});

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer();
  server.answer(AdminOffer, () => ({ reservationOffer: OFFER }));
  server.answer(AdminOffers, () => ({ reservationOffers: [OFFER, OTHER] }));
  server.answer(AdminReservations, () => ({ reservations: PEOPLE }));
  server.answer(DatesToOffer, () => ({
    hallUses: [
      use('program-12', 'Radionica keramike', 'Likovni program'),
      use('program-13', 'Veče gitare', 'Muzicki program'),
      use('program-14', 'Tuđa predstava', 'Dramski program'),
    ],
  }));
  server.answer(AdminHalls, () => ({
    centre: { __typename: 'Centre', texts: { halls: [{ name: 'Velika sala', seats: 240 }] } },
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const owner = { ...EDITOR, roleAccess: ['Likovni program', 'Muzicki program'] };

it('opens the reservations of a date with the seats of its hall', async () => {
  server.answer(SaveOffer, () => ({ saveReservationOffer: { ...OFFER, id: 9 } }));
  await openPanel(server, '/ap/rezervacije?prikaz=svi', owner);
  await said('Veče gitare');
  await silent('Tuđa predstava');
  await press('Otvori rezervacije: Veče gitare');
  await expect.element(field('Broj mesta')).toHaveValue('240');
  await page.getByLabelText(/^Otvaraju se/).fill('24.11.2099 10:00');
  await press('Sačuvaj');
  await said('Rezervacije su otvorene: „Veče gitare“.');
  expect(server.asked(SaveOffer)).toEqual([
    {
      dateKey: 'program-13',
      version: null,
      input: {
        places: 240,
        largestGroup: 4,
        opensAt: '2099-11-24T09:00:00.000Z',
        closesAt: null,
        contact: 'either',
        waitingList: true,
        asksNote: false,
      },
    },
  ]);
});

it('lists the dates of one item, as its row links to them', async () => {
  await openPanel(server, '/ap/rezervacije?stavka=Program-13', owner);
  await said('Veče gitare');
  await silent('Radionica keramike');
});

it('refuses wrong rules in place, and warns of fewer places than are taken', async () => {
  await openPanel(server, '/ap/rezervacije/7', owner);
  await press('Pravila');
  await field('Broj mesta').fill('3');
  await said(/^Zauzeto je već 5 mesta\. Niko ne gubi mesto/);
  await field('Broj mesta').fill('');
  await page.getByLabelText(/^Zatvaraju se/).fill('juče');
  await press('Sačuvaj');
  await said('Upišite ceo broj.');
  await said(/^Upišite postojeći datum/);
  expect(server.asked(SaveOffer)).toEqual([]);
});

it('refuses an opening and a closing after the beginning of the date in place', async () => {
  await openPanel(server, '/ap/rezervacije/7', owner);
  await press('Pravila');
  await page.getByLabelText(/^Otvaraju se/).fill('01.01.2100 10:00');
  await page.getByLabelText(/^Zatvaraju se/).fill('02.01.2100 10:00');
  await press('Sačuvaj');
  await said('Mora biti pre početka termina.');
  await said('Najkasnije kada termin počne.');
  expect(server.asked(SaveOffer)).toEqual([]);
});

it.each([
  ['Pravila', 'Broj mesta', '20'],
  ['Upiši rezervaciju', 'Ime i prezime', 'Ana Anić'],
  ['Poruka svima', 'Poruka', 'Počinjemo kasnije.'],
])('asks before the dialog %s drops what was typed', async (button, label, typed) => {
  await openPanel(server, '/ap/rezervacije/7', owner);
  const dialog = page.getByRole('dialog').first();
  await press(button);
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await press(button);
  await field(label).fill(typed);
  await userEvent.keyboard('{Escape}');
  await said('Nije sačuvano. Želite li ipak da odete?');
  await press('Ostani');
  await expect.element(field(label)).toHaveValue(typed);
  await userEvent.keyboard('{Escape}');
  await press('Idi');
  await expect.element(dialog).not.toBeInTheDocument();
});

it('says that a date with cancelled reservations alone can only be closed', async () => {
  server.answer(AdminOffer, () => ({ reservationOffer: { ...OFFER, taken: 0 } }));
  server.answer(DeleteOffer, () => {
    throw new Refused('CONFLICT');
  });
  await openPanel(server, '/ap/rezervacije/7', owner);
  await press('Pravila');
  await press('Ukloni rezervacije');
  await press('Da');
  await said(/^Termin već ima rezervacije, makar i otkazane/);
});

it('finds reservations in either script, by e-mail and by telephone', async () => {
  await openPanel(server, '/ap/rezervacije/7', owner);
  await expect.poll(titles).toEqual(['Јанко Ђурић', 'Mila Ilić']);
  const search = page.getByLabelText('Pretraži ime, e-poštu ili telefon');
  for (const [query, name] of [
    ['djuric', 'Јанко Ђурић'],
    ['мила', 'Mila Ilić'],
    ['mila@', 'Mila Ilić'],
    ['555 12', 'Јанко Ђурић'],
    ['+381 (0)21/555-12', 'Јанко Ђурић'],
  ] as const) {
    await search.fill(query);
    await expect.poll(titles).toEqual([name]);
  }
  await search.fill('');
  await page.getByText('Čekaju 1').click();
  await said('1. na listi');
  await page.getByText('Otkazane 1').click();
  await expect.poll(titles).toEqual(['Otkazani Otac']);
});

it('downloads the list in either script, and names the reason of a refusal', async () => {
  const answers = [new Response('x'), Response.json({ code: 'FORBIDDEN' }, { status: 403 })];
  const addresses: string[] = [];
  const plain = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (typeof input !== 'string' || !input.includes('GetSheet')) return plain(input, init);
    addresses.push(input);
    return answers.shift() ?? Response.error();
  });
  await openPanel(server, '/ap/rezervacije/7', owner);
  await press('XLSX ćirilicom');
  await press('XLSX');
  await said('Nemate permisiju');
  expect(addresses).toEqual(
    ['cir', 'lat'].map((script) => `/api/Reservations/GetSheet?offerId=7&script=${script}`),
  );
});

it('adds somebody who called, and hands out the link; sent again, it is the same reservation', async () => {
  let isRefused = true;
  server.answer(AddReservation, ({ input }) => {
    if (isRefused) throw new Refused('BAD_USER_INPUT', { email: 'taken' });
    return {
      addReservation: {
        __typename: 'AddedReservation',
        link: 'https://centar.example/moja-rezervacija/kod',
        mailed: false,
        reservation: reservation(5, input.name),
      },
    };
  });
  await openPanel(server, '/ap/rezervacije/7', owner);
  await press('Upiši rezervaciju');
  await said('Slobodno: 7 mesta.');
  await press('Sačuvaj');
  await said('Ovo polje je obavezno.');
  await field('Ime i prezime').fill('Nova Osoba');
  await field('Broj mesta').fill('2');
  await press('Sačuvaj');
  await expect.poll(() => server.asked(AddReservation)).toHaveLength(1);
  isRefused = false;
  await press('Sačuvaj');
  await said(/^Upisano: Nova Osoba\. Prosledite ovaj link/);
  await expect
    .element(field('Lični link'))
    .toHaveValue('https://centar.example/moja-rezervacija/kod');
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Odštampaj' }).click();
  expect(print).toHaveBeenCalledOnce();
  const paper = document.querySelector('.printed-list');
  expect(paper?.textContent).toContain('Nova Osoba, 1 mesto');
  expect(paper?.textContent).toContain('https://centar.example/moja-rezervacija/kod');
  await expect.poll(() => paper?.querySelector('.qr-code path')).not.toBeNull();
  const [first, second] = server.asked(AddReservation);
  const key = expect.stringMatching(/^[\w-]{43}$/);
  expect(first).toEqual({
    offerId: 7,
    input: { name: 'Nova Osoba', places: 2, phone: '', email: '', note: '', key },
  });
  expect(second).toEqual(first);
});

it('moves a reservation to another date of the section', async () => {
  server.answer(MoveReservation, () => ({
    moveReservation: { __typename: 'Reservation', id: 1, state: 'held' },
  }));
  await openPanel(server, '/ap/rezervacije/7', owner);
  await press('Premesti: Mila Ilić');
  await page.getByLabelText('Na termin').selectOptions('8');
  await press('Premesti');
  await said('Mila Ilić: premešteno na subota 05.12.2099, 19:00.');
  expect(server.asked(MoveReservation)).toEqual([{ id: 1, version: 1, toOfferId: 8 }]);
});

it.each([
  [{ places: 'tooMany' }, 'Na tom terminu je slobodno samo 7 mesta.'],
  [{ toOfferId: 'taken' }, 'Na tom terminu već postoji rezervacija sa istom e-poštom.'],
] as const)('names at the date why a reservation is not moved: %o', async (fields, sentence) => {
  server.answer(MoveReservation, () => {
    throw new Refused('BAD_USER_INPUT', fields);
  });
  await openPanel(server, '/ap/rezervacije/7', owner);
  await press('Premesti: Mila Ilić');
  await page.getByLabelText('Na termin').selectOptions('8');
  await press('Premesti');
  await said(sentence);
});

it('names what is wrong with a telephone, an address and an hour', async () => {
  server.answer(AddReservation, () => {
    throw new Refused('BAD_USER_INPUT', { email: 'taken' });
  });
  await openPanel(server, '/ap/rezervacije/7', owner);
  await press('Upiši rezervaciju');
  await field('Ime i prezime').fill('Ana Anić');
  await page.getByLabelText(/^Telefon/).fill('12');
  await press('Sačuvaj');
  await said('Broj nije ispravan. Primer: 064 123 4567');
  await page.getByLabelText(/^Telefon/).fill('');
  await press('Sačuvaj');
  await said('Sa ovom e-poštom već postoji rezervacija za ovaj termin.');
  await press('Otkaži');
  await press('Idi');
  await press('Pravila');
  await page.getByLabelText(/^Zatvaraju se/).fill('20.11.2099');
  await press('Sačuvaj');
  await said(/^Nedostaje vreme\./);
});

it('asks once about fewer places than are taken, and a group that is too large', async () => {
  server.answer(SaveOffer, () => ({ saveReservationOffer: OFFER }));
  await openPanel(server, '/ap/rezervacije/7', owner);
  await press('Pravila');
  await field('Broj mesta').fill('3');
  await field('Najviše mesta po rezervaciji').fill('10');
  await press('Sačuvaj');
  await said(/Najveća grupa \(10\) je veća od broja mesta \(3\)\./);
  await press('Ispravi');
  expect(server.asked(SaveOffer)).toEqual([]);
  await press('Sačuvaj');
  await press('Tako je, sačuvaj');
  await said('Pravila su sačuvana.');
});

it('cancels after a question, and shows that a colleague was faster', async () => {
  server.answer(CancelReservationByStaff, () => {
    throw new Refused('CONFLICT');
  });
  await openPanel(server, '/ap/rezervacije/7', owner);
  await press('Otkaži: Mila Ilić');
  await said(/^Mila Ilić, 2 mesta\. Ko je ostavio e-poštu dobija poruku/);
  await press('Da');
  await said('Kolega je u međuvremenu izmenio ovu stavku.');
  expect(server.asked(CancelReservationByStaff)).toEqual([{ id: 1, version: 1 }]);
});

it('makes a new link after a question, and shows it once', async () => {
  server.answer(RenewReservationLink, () => ({
    renewReservationLink: { link: 'https://centar.example/moja-rezervacija/nova', mailed: true },
  }));
  await openPanel(server, '/ap/rezervacije/7', owner);
  await press('Novi link: Mila Ilić');
  await said('Mila Ilić. Dosadašnji link prestaje da važi.');
  await press('Da');
  await said('Novi link: Mila Ilić. Link je poslat e-poštom. Možete ga i sami proslediti.');
  expect(field('Lični link').element()).toHaveProperty(
    'value',
    'https://centar.example/moja-rezervacija/nova',
  );
  expect(server.asked(RenewReservationLink)).toEqual([{ id: 1, version: 1 }]);
});

it('has no column below the buttons of a row, at any width', async () => {
  onTestFinished(() => page.viewport(1280, 900));
  const email = 'aleksandra.stojanovic.petrovic@primer-sa-dugim-imenom.rs';
  const name = 'Aleksandra Stojanović-Petrović';
  const long = reservation(1, name, { email, phone: '0641234567', arrived: 2 });
  server.answer(AdminReservations, () => ({ reservations: [long] }));
  await openPanel(server, '/ap/rezervacije/7', owner);
  await said(email);
  for (const width of [768, 820, 1023, 1024, 1100, 1200, 1440]) {
    await page.viewport(width, 900);
    const table = document.querySelector('.data-table');
    expect([width, table?.scrollWidth]).toEqual([width, table?.clientWidth]);
  }
});

it('links in rows are at least 24 px high for fingers', async () => {
  await openPanel(server, '/ap/rezervacije', owner);
  const link = page.getByRole('link', { name: OFFER.title }).first();
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});

it("lists one person's reservations for administrators, and erases one", async () => {
  const found = [
    {
      ...reservation(1, 'Mila Ilić'),
      __typename: 'PersonReservation' as const,
      title: 'Koncert',
      // The whole day.
      at: '2099-11-27T23:00:00.000Z',
      endsAt: '2099-11-28T23:00:00.000Z',
      place: 'Sala',
    },
  ];
  server.answer(PersonReservations, () => ({ personReservations: found }));
  const mails = [
    { __typename: 'PersonSubscription' as const, id: 1, title: '', sections: ['muzicki'] },
    { __typename: 'PersonSubscription' as const, id: 2, title: 'Koncert', sections: [] },
  ].map((one) => ({ ...one, confirmedAt: one.id === 1 ? OFFER.at : null }));
  server.answer(PersonSubscriptions, () => ({ personSubscriptions: mails }));
  server.answer(ErasePersonSubscriptions, () => ({
    erasePersonSubscriptions: mails.splice(0).length,
  }));
  const counts = { weekly: 12, items: 3, waitingMails: 1, isOffered: true };
  server.answer(SubscriptionCounts, () => ({
    subscriptionCounts: { __typename: 'SubscriptionCounts', ...counts },
  }));
  server.answer(EraseReservation, () => {
    found.pop();
    return { eraseReservation: true };
  });
  await openPanel(server, '/ap/rezervacije/osoba', { ...EDITOR, roleId: 1 });
  await field('E-pošta ili telefon').fill(' mila@primer.rs ');
  await press('Pronađi');
  await said('1 rezervacija za „mila@primer.rs“.');
  await said('Prijave na obaveštenja: nedeljno 12, o promenama 3. Na slanje čeka 1 poruka.');
  await said('28.11.2099 · Sala');
  await said('Nedeljni pregled: Muzicki');
  await said('Promene: Koncert (nije potvrđeno)');
  const buttons = [...document.querySelectorAll('main button')];
  const shown = () => buttons.filter((button) => button.checkVisibility());
  expect(shown().length).toBeGreaterThan(2);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(shown()).toEqual([]);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  await press('Obriši prijave');
  await press('Da');
  await silent('Promene: Koncert (nije potvrđeno)');
  expect(server.asked(ErasePersonSubscriptions)).toEqual([{ email: 'mila@primer.rs' }]);
  await press('Obriši podatke: Koncert');
  await press('Da');
  await said('Nema rezervacija za „mila@primer.rs“.');
  expect(server.asked(PersonReservations)).toEqual(
    Array.from({ length: 3 }, () => ({ contact: 'mila@primer.rs' })),
  );
  expect(server.asked(EraseReservation)).toEqual([{ id: 1 }]);
});

it('sends a message to all after a preview with the number of people', async () => {
  server.answer(MessageReservations, () => ({ messageReservations: 2 }));
  await openPanel(server, '/ap/rezervacije/7', owner);
  await press('Poruka svima');
  await page.getByText('na listi čekanja (1)').click();
  await said('Bez e-pošte: 1 osoba. Pozovite ih telefonom.');
  await field('Poruka').fill('Počinjemo kasnije.');
  await press('Pregled');
  await said('Poruka ide na 2 adrese.');
  expect(server.asked(MessageReservations)).toEqual([]);
  await press('Pošalji');
  await said('Poruka je poslata: 2 osobe.');
  expect(server.asked(MessageReservations)).toEqual([
    {
      offerId: 7,
      subject: 'Radionica keramike',
      text: 'Počinjemo kasnije.',
      states: ['held', 'waiting'],
    },
  ]);
});

it('sends no message where no mail can be sent, and says whom to call', async () => {
  server.answer(AdminOffer, () => ({ reservationOffer: { ...OFFER, sendsMail: false } }));
  await openPanel(server, '/ap/rezervacije/7', owner);
  await press('Poruka svima');
  await said(
    'Slanje e-pošte nije podešeno, pa poruka ne može da se pošalje. Pozovite telefonom: 3 osobe.',
  );
  await silent('Pregled');
  await press('Zatvori');
  await press('Otkaži: Mila Ilić');
  await said('Mila Ilić, 2 mesta. Mesta dobija prvi sa liste čekanja. Osobu obavestite telefonom.');
  await press('Ne');
  await press('Premesti: Mila Ilić');
  await said('Slanje e-pošte nije podešeno: osobu obavestite telefonom.');
  await press('Otkaži');
  await press('Upiši rezervaciju');
  await said('Slanje e-pošte nije podešeno: link dajte osobi sami.');
});

it.each([
  ['cancelled', true, 'Ove osobe ne dobijaju e-poštu, pozovite ih: Јанко Ђурић (021555123).'],
  [
    'moved',
    false,
    'Ove osobe ne dobijaju e-poštu, pozovite ih: Mila Ilić (mila@primer.rs), Јанко Ђурић (021555123), Vera Čekić (vera@primer.rs). Ko je rezervisao posle pomeranja, već zna.',
  ],
])('names whom to call after a date was %s, with mail: %s', async (status, sendsMail, names) => {
  server.answer(AdminOffer, () => ({ reservationOffer: { ...OFFER, status, sendsMail } }));
  await openPanel(server, '/ap/rezervacije/7', owner);
  await said(names);
});

it('shows five hundred people in steps, and searches all of them', async () => {
  const many = Array.from({ length: 500 }, (_, at) =>
    reservation(at + 1, `Posetilac ${String(at + 1)}`, { phone: `0215${String(at)}` }),
  );
  server.answer(AdminReservations, () => ({ reservations: many }));
  await openPanel(server, '/ap/rezervacije/7', owner);
  await said('Potvrđene 500');
  await press('Prikaži još 100');
  await expect.poll(() => titles().length).toBe(200);
  await page.getByLabelText('Pretraži ime, e-poštu ili telefon').fill('posetilac 499');
  await expect.poll(titles).toEqual(['Posetilac 499']);
});
