import { expect, it } from 'vitest';
import type { StaffUser } from '../users/users.adminOperations.ts';
import type { ContentPart } from './contentHealth.adminOperations.ts';
import { decisionsOf } from './decisions.ts';
import type { DeskDecision } from './desk.adminOperations.ts';

const NOW = new Date('2026-11-27T09:00:00Z');

const decision = (what: string, itemType: string, at: string): DeskDecision => ({
  what,
  itemType,
  itemId: 3,
  version: 1,
  section: itemType === 'News' ? 'Vesti' : 'Konkurs',
  title: 'Usluge čišćenja',
  at,
  savedByName: 'Katarina',
});
const part = (itemType: string, ...lacks: ContentPart['lacks']): ContentPart => ({
  section: itemType === 'News' ? 'Vesti' : 'Galerija',
  itemType,
  published: 9,
  latest: null,
  lacks,
});
const items = [{ itemId: 5, title: 'Boje Pešteri' }];
const asking: StaffUser = {
  id: 7,
  version: 1,
  name: 'Miloš',
  email: 'm@b.rs',
  roleId: 2,
  roleAccess: [],
  dateCreated: '2026-01-01T00:00:00Z',
  resetAskedAt: '2026-11-27T07:05:00Z',
  passkeys: 0,
  hasTotp: false,
  isFactorDemanded: false,
  factorDueAt: null,
};

const lines = (...given: Parameters<typeof decisionsOf>) =>
  decisionsOf(...given).map(({ title, text, act }) => [
    title,
    text,
    act.kind === 'link' ? `${act.label} ${act.href}` : act.kind,
  ]);

it.each([
  [
    decision('deadline', 'Competition', '2026-11-27T11:00:00Z'),
    ['Konkurs „Usluge čišćenja“', 'rok ističe danas u 12:00', 'Otvori /ap/konkurs/view/3'],
  ],
  [
    decision('deadline', 'Procurement', '2026-11-28T11:00:00Z'),
    [
      'Javna nabavka „Usluge čišćenja“',
      'rok ističe sutra u 12:00',
      'Otvori /ap/javne-nabavke/view/3',
    ],
  ],
  [
    decision('late', 'News', '2026-11-20T11:00:00Z'),
    [
      'Vest „Usluge čišćenja“',
      'završava se pre objave, pa je posetioci neće videti',
      'Otvori /ap/vesti/view/3',
    ],
  ],
  [
    decision('draft', 'News', '2026-11-26T17:40:00Z'),
    ['Nacrt: Usluge čišćenja', 'Katarina, juče 18:40', 'publish'],
  ],
  [decision('draft', 'Unknown', '2026-11-26T17:40:00Z'), undefined],
])('the decision %j says what waits and has one act', (given, line) => {
  expect(lines([given], [], [], NOW)).toEqual(line ? [line] : []);
});

it.each([
  [
    part('News', { what: 'picture', count: 1, items }),
    ['Vest „Boje Pešteri“', 'bez slike, a vidi se na sajtu', 'Dodaj /ap/vesti/view/5'],
  ],
  [
    part('GalleryItem', { what: 'alternativeText', count: 1, items }),
    ['Slika „Boje Pešteri“', 'slika je bez opisa', 'Dodaj /ap/gallery/5'],
  ],
  [
    part('GalleryItem', { what: 'alternativeText', count: 30, items }),
    ['Galerija', '30 slika bez opisa', 'Dodaj /ap/opisi-fotografija'],
  ],
  [part('News', { what: 'screening', count: 1, items }), undefined],
])('what visitors miss is supplied in one press: %j', (given, line) => {
  expect(lines([], [given], [], NOW)).toEqual(line ? [line] : []);
});

it('leads to the list where more is lacking than is named', () => {
  const given = part('News', { what: 'picture', count: 12, items });
  expect(lines([], [given], [], NOW)[1]).toEqual([
    'Vesti',
    'i još 11: bez slike, a vidi se na sajtu',
    'Otvori /ap/vesti',
  ]);
});

it('names who requested a password, after deadlines and before drafts', () => {
  const given = [
    decision('draft', 'News', '2026-11-26T17:40:00Z'),
    decision('deadline', 'Competition', '2026-11-27T11:00:00Z'),
  ];
  const users = [asking, { ...asking, id: 8, resetAskedAt: null }];
  expect(lines(given, [], users, NOW).map(([title]) => title)).toEqual([
    'Konkurs „Usluge čišćenja“',
    'Nova lozinka: Miloš',
    'Nacrt: Usluge čišćenja',
  ]);
});
