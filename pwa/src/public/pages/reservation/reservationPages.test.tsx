import { afterEach, expect, it } from 'vitest';
import type {
  OwnReservationView,
  ReservationFormView,
  ReservationView,
} from '@centar/domain/reservationPages.ts';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { wholePage } from '../../../../test/wholePage.tsx';
import { showIn } from '../../../shared/script/script.ts';

const CODE = 'k'.repeat(43);
const date = {
  dateKey: 'program-7',
  title: 'Radionica keramike',
  path: '/programs/7',
  at: '2026-12-12T16:00:00.000Z',
  endsAt: null,
  place: 'Mala sala',
  status: 'scheduled',
  statusNote: '',
  formerAt: null,
} as const;
const form: ReservationFormView = {
  kind: 'form',
  date,
  state: 'open',
  free: 7,
  waiting: 0,
  mostPlaces: 4,
  opensAt: null,
  closesAt: null,
  contact: 'either',
  asksNote: true,
  waitingList: true,
  sendsMail: true,
  values: { key: 'K' },
  errors: {},
};
const own: OwnReservationView = {
  kind: 'own',
  date,
  code: CODE,
  state: 'held',
  places: 2,
  name: 'Žana Đukić',
  email: 'zana@primer.rs',
  phone: '',
  note: '',
  position: null,
  mayChange: true,
  mostPlaces: 4,
  asksNote: false,
  values: {},
  errors: {},
};

const shown = (path: string, reservation?: ReservationView): Promise<string> =>
  wholePage(path, undefined, { reservation });
const FORM = '/rezervacija/program-7';
const OWN = `/moja-rezervacija/${CODE}`;
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

afterEach(() => {
  showIn('latin', undefined);
});

it('a form offers each possible number and says how many places are free', async () => {
  const html = await shown(FORM, form);
  expect(html.match(/name="places"/g)).toHaveLength(4);
  expect(textOf(html)).toContain('7 slobodnih mesta');
  expect(html).toContain(`action="${FORM}"`);
});

it.each([
  ['2026-12-11T16:00:00.000Z', true],
  ['2026-12-13T16:00:00.000Z', false],
])('a form that closes at %s says until when: %s', async (closesAt, isSaid) => {
  const text = textOf(await shown(FORM, { ...form, closesAt }));
  expect(text.includes('Rezerviše se do')).toBe(isSaid);
});

it('a form names the day on which it closes, unless that is today', async () => {
  const closing = async (closesAt: string) => textOf(await shown(FORM, { ...form, closesAt }));
  expect(await closing('2026-12-12T15:00:00.000Z')).toContain('Rezerviše se do 12.12.2026 16:00.');
  expect(await closing('2026-11-24T15:00:00.000Z')).toContain('Rezerviše se do 16:00.');
});

it('a form with errors keeps what was typed and names each field', async () => {
  const values = { key: 'K', places: '3', name: '', email: 'nije adresa', note: 'Kolica <3' };
  const errors = { name: 'required', email: 'invalid' };
  const html = await shown(FORM, { ...form, values, errors, problem: 'invalid' });
  expect(html).toContain('value="nije adresa"');
  expect(html).toContain('Kolica &lt;3</textarea>');
  expect(html).toMatch(/value="3"[^>]*checked|checked[^>]*value="3"/);
  expect(html).toContain('aria-describedby="email-greska"');
  expect(textOf(html)).toContain('Ovo polje je obavezno.');
});

it.each([
  ['either', 'Upišite e-poštu ili telefon.'],
  ['email', 'Ovo polje je obavezno.'],
] as const)(
  'a missing contact is named as the offer asks for it: %s',
  async (contact, sentence) => {
    const errors = { email: 'required' };
    const html = await shown(FORM, { ...form, contact, errors, problem: 'invalid' });
    expect(textOf(html)).toContain(sentence);
  },
);

it.each([
  [{ state: 'waitingList', free: 0, waiting: 5 }, 'Na listi: 5.', true],
  [{ state: 'full', free: 0, waitingList: false }, 'Popunjeno', false],
  [{ state: 'notYet', opensAt: '2026-12-01T09:00:00Z' }, 'Rezervacije od 01.12.2026 10:00', false],
  [{ state: 'closed' }, 'Za ovaj termin se više ne rezerviše.', false],
  [{ state: 'closed', date: { ...date, status: 'cancelled' } }, 'Ovaj termin se ne održava', false],
] as const)('a form of %o says: %s', async (change, text, hasForm) => {
  const html = await shown(FORM, { ...form, ...change });
  expect(textOf(html)).toContain(text);
  expect(html.includes('<form class="kept-form"')).toBe(hasForm);
});

it('a sent form tells nothing of the mailbox', async () => {
  const text = textOf(await shown(`${FORM}?poslato=2`, form));
  expect(text).toContain('Zahtev je primljen');
  expect(text).toContain('2 mesta');
});

it('a reservation is changed and cancelled by buttons only', async () => {
  const html = await shown(OWN, own);
  expect(html.match(/<form [^>]*method="post"/g)).toHaveLength(2);
  expect(textOf(html)).toContain('Mesta su vaša');
  expect(html).not.toContain('Sačuvajte ovu adresu');
});

it('a reservation without mail shows its address to keep', async () => {
  const html = await shown(`${OWN}?stanje=novo`, { ...own, email: '', phone: '0641234567' });
  expect(html).toContain(`<code>https://centar.example${OWN}</code>`);
});

it.each([
  [{ state: 'waiting', position: 3 }, '3. na listi'],
  [{ state: 'cancelled', mayChange: false }, 'Rezervacija je otkazana'],
  [{ mayChange: false, date: { ...date, status: 'cancelled' } }, 'Termin je otkazan'],
  [{ mayChange: false, date: { ...date, status: 'removed', path: '' } }, 'Više nije na programu'],
  [{ date: { ...date, status: 'moved' } }, 'Termin je pomeren.'],
] as const)('a reservation with %o says: %s', async (change, text) => {
  expect(textOf(await shown(OWN, { ...own, ...change }))).toContain(text);
});

it.each(['cancelled', 'removed'] as const)(
  'a reservation of a %s date says that it no longer holds, not that places are taken',
  async (status) => {
    for (const state of ['held', 'waiting'] as const) {
      const change = { state, position: 3, email: '', mayChange: false, date: { ...date, status } };
      const text = textOf(await shown(OWN, { ...own, ...change }));
      expect(text).toContain('Rezervacija više ne važi');
      expect(text).not.toMatch(/Mesta su vaša|na listi|Na listi|Sačuvajte ovu adresu|2 mesta/);
    }
  },
);

it('a reservation of a moved date names the former time', async () => {
  const moved = { ...date, status: 'moved', formerAt: '2026-12-11T16:00:00.000Z' } as const;
  const text = textOf(await shown(OWN, { ...own, date: moved }));
  expect(text).toContain('Pomereno sa 11.12.2026 17:00');
});

it('a reservation of an event that is not public says so, and links to no page of it', async () => {
  const html = await shown(OWN, { ...own, date: { ...date, path: '' } });
  expect(textOf(html)).toContain('Događaj trenutno nije objavljen');
  expect(textOf(html)).not.toContain('Mesta su vaša');
  expect(html).not.toContain('/kalendar/');
});

it('a reservation that was cancelled before its date is not void because of the date', async () => {
  const off = { ...date, status: 'cancelled' } as const;
  const change = { state: 'cancelled', mayChange: false, date: off } as const;
  const text = textOf(await shown(OWN, { ...own, ...change }));
  expect(text).toContain('Rezervacija je otkazana Ni sam termin se ne održava.');
  expect(text).not.toContain('više ne važi');
});

it('a void reservation leads to the event, where a new date may be', async () => {
  const off = { ...date, status: 'cancelled', statusNote: 'Novi termin: 19.12.' } as const;
  const html = await shown(OWN, { ...own, mayChange: false, date: off });
  expect(textOf(html)).toContain('Na drugi termin ne prelazi sama.');
  expect(html).toMatch(/href="\/programs\/7"[^>]*>O događaju/);
});

it('a link that has ended says so', async () => {
  expect(textOf(await shown(OWN, { kind: 'ended' }))).toContain('Ovaj link više ne važi');
});

it('names and addresses stay as typed on Cyrillic pages', async () => {
  showIn('cyrillic', cyrillicWriter([]));
  const html = await shown(OWN, own);
  expect(html).toContain('Žana Đukić');
  expect(html).toContain('zana@primer.rs');
  expect(textOf(html)).toContain('Места су ваша');
  expect(html).toContain(`action="/cir${OWN}"`);
});

it('a device without a connection says that one is needed', async () => {
  const html = await shown(FORM);
  expect(textOf(html)).toContain('Za rezervaciju je potrebna veza');
  expect(html).toMatch(/<main.*href="\/sta-ima"[^>]*>(<span[^>]*>)?Šta ima</s);
  expect(textOf(html)).not.toContain('O događaju');
});
