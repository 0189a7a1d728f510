import { clear, createStore } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Refused, startFakeServer, type FakeServer } from '../../../test/fakeServer.ts';
import { openPanel } from '../../../test/panel.tsx';
import { press, said, silent } from '../../../test/screen.ts';
import { AdminDoorList, CountAtDoor } from './door.adminOperations.ts';
import { newCopy, type DoorReservation, type SentCount } from './doorCopy.ts';
import { changeCopy, copyKey, forgetOldLists, readCopy } from './doorStore.ts';

const PATH = '/ap/ulaz/7';
const person = (id: number, name: string, places: number, state = 'held') => ({
  __typename: 'DoorReservation' as const,
  id,
  state,
  places,
  name,
  phone: id === 2 ? '021 555 123' : '',
  note: '',
  arrived: 0,
});
type Person = ReturnType<typeof person>;

/** The list of an offer, merged as the server does. */
function startDoor(server: FakeServer) {
  const counts = new Map<string, SentCount>();
  const door = {
    people: [person(1, 'Mila Ilić', 1), person(2, 'Porodica Đurić', 4)],
    /** As another phone. */
    count: (device: string, ...sent: readonly SentCount[]) => {
      for (const one of sent) {
        const key = `${device}/${String(one.reservationId)}`;
        if ((counts.get(key)?.sequence ?? 0) < one.sequence) counts.set(key, one);
      }
    },
  };
  const countsOf = (id: number): number[] =>
    [...counts.values()]
      .filter(({ reservationId }) => reservationId === id)
      .map(({ arrived }) => arrived);
  const list = () => ({
    __typename: 'DoorList' as const,
    offerId: 7,
    title: 'Radionica',
    at: '2099-11-28T18:00:00.000Z',
    endsAt: null,
    place: 'Mala sala',
    status: 'scheduled',
    walkIns: countsOf(0).reduce((a, b) => a + b, 0),
    reservations: door.people.map((one) => ({ ...one, arrived: Math.max(0, ...countsOf(one.id)) })),
  });
  server.answer(AdminDoorList, () => ({ doorList: list() }));
  server.answer(CountAtDoor, ({ deviceId, counts: sent }) => {
    door.count(deviceId, ...sent);
    return { countAtDoor: list() };
  });
  return door;
}

let server: FakeServer;
let door: { people: Person[]; count: (device: string, ...sent: readonly SentCount[]) => void };
beforeEach(() => {
  server = startFakeServer();
  door = startDoor(server);
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await clear(createStore('centar-door', 'lists'));
  localStorage.clear();
});

const tick = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} `) }).click();
const totals = (text: string) =>
  expect.poll(() => document.querySelector('.door-totals b')?.textContent).toBe(text);

it('merges what two phones counted without a connection', async () => {
  await openPanel(server, PATH);
  await totals('Došlo 0 od 5');
  server.isReachable = false;
  await tick('Mila Ilić');
  await press('Jedan više: Porodica Đurić');
  await press('Jedan više: Bez rezervacije');
  await said('Bez veze. Sačuvano na ovom telefonu, još nije poslato: 3 izmene.');
  door.count(
    'other',
    { reservationId: 2, arrived: 3, sequence: 1 },
    { reservationId: 0, arrived: 2, sequence: 2 },
  );
  server.isReachable = true;
  await press('Pokušaj ponovo');
  await said(/^Poslato u \d\d:\d\d\.$/);
  await totals('Došlo 4 od 5');
  await said('ukupno posetilaca: 7');
  // Another phone counted three: this one cannot count fewer.
  await expect
    .element(page.getByRole('button', { name: 'Jedan manje: Porodica Đurić' }))
    .toBeDisabled();
});

it('opens from the phone without a connection, and says what is not sent', async () => {
  const first = await openPanel(server, PATH);
  await totals('Došlo 0 od 5');
  server.isReachable = false;
  await tick('Porodica Đurić');
  await said(/Sačuvano na ovom telefonu/);
  await first.unmount();
  await openPanel(server, PATH);
  await totals('Došlo 4 od 5');
  await said('Bez veze. Sačuvano na ovom telefonu, još nije poslato: 1 izmena.');
});

it('shows the list of the server when the database of the phone never answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue({} as IDBRequest);
  await openPanel(server, PATH);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(500);
      return document.querySelector('.door-totals b')?.textContent;
    })
    .toBe('Došlo 0 od 5');
  await expect
    .poll(() => {
      vi.advanceTimersByTime(500);
      return document.body.textContent;
    })
    .toContain('Telefon ne čuva otkucano.');
});

it('names what changed on the list until it is acknowledged', async () => {
  await openPanel(server, PATH);
  await totals('Došlo 0 od 5');
  door.people = [
    person(1, 'Mila Ilić', 1, 'cancelled'),
    person(2, 'Porodica Đurić', 2),
    person(3, 'Vera Nova', 1),
  ];
  await tick('Porodica Đurić');
  await said('Spisak se promenio otkako ste ga videli: 3 reda.');
  for (const word of ['otkazano', 'bilo 4 mesta', 'novo']) await said(word);
  await press('U redu');
  await silent('Mila Ilić');
  await silent('novo');
});

it('finds people in either script and by telephone', async () => {
  await openPanel(server, PATH);
  const search = page.getByLabelText('Pretraži ime ili telefon');
  for (const [query, missing, found] of [
    ['ђурић', 'Mila Ilić', 'Porodica Đurić'],
    ['555 12', 'Mila Ilić', 'Porodica Đurić'],
    ['ilic', 'Porodica Đurić', 'Mila Ilić'],
  ] as const) {
    await search.fill(query);
    await silent(missing);
    await said(found);
  }
});

it('keeps the counts and asks for the password when the session has ended', async () => {
  await openPanel(server, PATH);
  await totals('Došlo 0 od 5');
  server.answer(CountAtDoor, () => {
    throw new Refused('UNAUTHENTICATED');
  });
  await tick('Mila Ilić');
  await said('Prijava je istekla. Sačuvano na ovom telefonu, još nije poslato: 1 izmena.');
  await press('Prijavi se');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await totals('Došlo 1 od 5');
});

it('keeps a prepared list although the clock of the phone is wrong by days', async () => {
  const first = await openPanel(server, PATH);
  await totals('Došlo 0 od 5');
  await first.unmount();
  await forgetOldLists(7, Date.now());
  const key = copyKey(7, 7);
  const stored = await readCopy(key);
  if (!stored) throw new Error('The list was not stored');
  const list = { ...stored.list, at: '2020-01-01T18:00:00.000Z' };
  await changeCopy(key, () => ({ ...stored, list }));
  await forgetOldLists(7, Date.now());
  expect(await readCopy(key)).toBeDefined();
  await forgetOldLists(7, Date.now() + 3 * 24 * 3_600_000);
  expect(await readCopy(key)).toBeUndefined();
});

it('a list of somebody else is neither shown nor left on the phone', async () => {
  const key = copyKey(99, 7);
  const list = {
    offerId: 7,
    title: 'Tuđe',
    at: '2099-11-28T18:00:00.000Z',
    place: '',
    status: 'scheduled',
    walkIns: 0,
    reservations: [] as DoorReservation[],
  };
  await changeCopy(key, () => newCopy('device', list, 0));
  await openPanel(server, PATH);
  await said('Radionica');
  await silent('Tuđe');
  await expect.poll(() => readCopy(key)).toBeUndefined();
});
