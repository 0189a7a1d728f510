import { beforeAll, describe, expect, it } from 'vitest';
import { newsRow, programRow } from './contentRows.ts';
import { PROGRAM_FIELDS } from './contentTypes.ts';
import { addOffer, addReservationRow } from './reservationRows.ts';
import { sharedTestApp } from './sharedTestApp.ts';

/** Only in drafts, in reservations and in what the holder of the section sees. */
const SECRET = 'Ostavka upravnika';
const DRAFT = { publishedAt: null, title: SECRET, description: SECRET };

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Holds the section of the drafts; another section; none is signed in as the third. */
let holder: string;
let other: string;
let offerId: number;
let reservationId: number;

const app = sharedTestApp({
  content: {
    news: [newsRow({ title: 'Vest', description: 'Tekst', descriptionMarkup: 'Tekst' })],
    programs: [
      programRow('2026-12-01T18:00:00Z', DRAFT),
      programRow('2026-12-01T18:00:00Z', { ...DRAFT, descriptionMarkup: '[vest](/news/1)' }),
    ],
  },
});
beforeAll(async () => {
  ({ id: offerId } = await addOffer(app.database));
  reservationId = await addReservationRow(app.database, offerId, { name: SECRET });
  const sign = async (...sections: string[]) => (await app.signInAs({ sections })).token;
  holder = await sign('Muzicki program', 'Vesti');
  other = await sign('Galerija', 'Vesti');
  // Its history has two versions.
  const edited = await app.rest('POST', '/api/Programs/EditProgram', {
    token: holder,
    json: { id: 1, ...PROGRAM_FIELDS, title: SECRET, description: `${SECRET} danas` },
  });
  expect(edited.status).toBe(200);
});

const as = (token: string): { token?: string } => (token === '' ? {} : { token });
const rest = (path: string) => (token: string) => app.rest('GET', path, as(token));
const gql = (document: string) => (token: string) => app.gql(document, {}, as(token));

/** Holes that let people of other CMS read what was not theirs (Wagtail 7.0.7 to 7.0.9, Payload). */
const READS: readonly (readonly [string, (token: string) => Promise<Answer>])[] = [
  ['copying an item: its fields', rest('/api/Programs/GetProgramByID?id=1')],
  ['viewing the history', rest('/api/History/GetVersions?itemType=Program&id=1')],
  [
    'comparing two versions',
    gql(
      `{ itemHistory(itemType: "Program", id: 1) { title versions { changes { field from to } } } }`,
    ),
  ],
  [
    'a list for the panel',
    gql(
      `{ staffPrograms(programType: "Muzicki program", pageSize: 9) { items { title description } } }`,
    ),
  ],
  [
    'choosing: what links to a published item',
    gql('{ linkingItems(itemType: "News", ids: [1]) { title } }'),
  ],
  [
    'personal data of a form',
    (token) =>
      app.rest('GET', `/api/Reservations/GetReservations?offerId=${String(offerId)}`, as(token)),
  ],
];

describe.each(READS)('%s', (_hole, read) => {
  it('shows a draft or a person to the holder of the section only', async () => {
    for (const token of [other, '']) {
      const { status, text } = await read(token);
      expect(text).not.toContain('Ostavka');
      expect(status).toBeLessThan(500);
    }
    expect((await read(holder)).text).toContain('Ostavka');
  });
});

describe('a draft is found by no other address', () => {
  it.each([
    ['its page', '/programs/1'],
    ['its translation into the other script', '/cir/programs/1'],
    ['the preview of its picture', '/podela/programs/1.jpg'],
    ['its calendar', '/kalendar/program-1.ics'],
    ['the open data', '/offline-snapshot'],
  ])('%s', async (_what, path) => {
    const { bytes, status } = await app.raw(path);
    expect(String(bytes)).not.toMatch(/Ostavka|Оставка/);
    expect([200, 404]).toContain(status);
  });

  it('the sum of a file does not tell whether the file exists', async () => {
    const path = '/media/5f0c9a52-1f0e-4d1e-9c3b-2f6f0a1b2c3d.pdf';
    const sum = 'da39a3ee5e6b4b0d3255bfef95601890afd80709';
    const plain = await app.raw(path);
    for (const headers of [{ 'if-none-match': `"${sum}"` }, { 'if-match': `"${sum}"` }]) {
      expect((await app.raw(path, { headers })).status).toBe(plain.status);
    }
    expect(plain.status).toBe(404);
  });
});

/** Holes that let them write. */
const WRITES: readonly (readonly [string, (token: string) => Promise<Answer>])[] = [
  [
    'deleting a form of another section',
    (token) =>
      app.rest(
        'DELETE',
        `/api/Reservations/EraseReservation?id=${String(reservationId)}`,
        as(token),
      ),
  ],
  [
    'cancelling it',
    (token) =>
      app.rest('PUT', '/api/Reservations/CancelReservation', {
        ...as(token),
        json: { id: reservationId, version: 1 },
      }),
  ],
  [
    'many items at once, one of another section',
    (token) =>
      app.rest('PUT', '/api/Items/Change', {
        ...as(token),
        json: { itemType: 'Program', items: [{ id: 1, version: 2, isDeleted: true }] },
      }),
  ],
  [
    "moving an item into a section of one's own",
    (token) =>
      app.rest('POST', '/api/Programs/EditProgram', {
        ...as(token),
        json: { id: 1, ...PROGRAM_FIELDS, programType: 'Dramski program', title: 'Moj' },
      }),
  ],
  [
    "fields of accounts in one's own name",
    (token) =>
      app.rest('PUT', '/api/UserAuth/ChangeOwnName', {
        ...as(token),
        json: { name: 'Ime', roleId: 1, passwordHash: 'x', sessions: [], resetToken: 'x' },
      }),
  ],
  [
    'unlocking an account by a link',
    (token) =>
      app.rest('POST', '/api/UserAuth/CreateResetLink', {
        ...as(token),
        json: { email: 'admin@centar.local' },
      }),
  ],
];

describe.each(WRITES)('%s', (_hole, write) => {
  it('is refused and changes nothing', async () => {
    const before = await app.contentHash();
    for (const token of [other, '']) {
      const { status } = await write(token);
      expect([400, 401, 403, 404, 405]).toContain(status);
    }
    expect(await app.contentHash()).toBe(before);
  });
});

describe('a filter', () => {
  const INJECTED = [
    "Vesti' OR '1'='1",
    "x') UNION SELECT passwordHash FROM User --",
    '1;DROP TABLE News',
  ];

  it.each(INJECTED)('is a value, never a part of a query: %s', async (text) => {
    const before = await app.contentHash();
    const encoded = encodeURIComponent(text);
    const paths = [
      `/api/Audit/GetLastChanges?section=${encoded}&itemType=News`,
      `/api/History/GetVersions?itemType=${encoded}&id=1`,
      `/api/Programs/GetProgramsByProgramType?programType=${encoded}`,
      `/api/News/GetNewsByID?id=${encoded}`,
      `/pretraga?q=${encoded}`,
    ];
    for (const path of paths) {
      const { status, bytes } = await app.raw(path, {
        headers: { authorization: `Bearer ${holder}` },
      });
      expect([path, status < 500]).toEqual([path, true]);
      expect(String(bytes)).not.toContain('$argon2');
    }
    expect(await app.contentHash()).toBe(before);
  });
});

it('sizes of pictures that nobody offered make no file', async () => {
  const before = await app.files();
  const id = '5f0c9a52-1f0e-4d1e-9c3b-2f6f0a1b2c3d';
  for (const size of ['99999', '-1', '1e9', '640x999999']) {
    const { status } = await app.raw(`/media/${id}-${size}.webp`);
    expect(status).toBe(404);
  }
  expect(await app.files()).toEqual(before);
});
