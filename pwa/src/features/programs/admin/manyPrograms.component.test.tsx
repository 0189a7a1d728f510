import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ContentState } from '../../../admin/dashboard/contentHealth.adminOperations.ts';
import { ChangeItems } from '../../../admin/items/many/manyRows.adminOperations.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { startFakeServer } from '../../../../test/fakeServer.ts';
import { answeredImage } from '../../../../test/news.ts';
import { EDITOR, openPanel } from '../../../../test/panel.tsx';
import { press, said } from '../../../../test/screen.ts';
import { programOperations } from './programs.adminOperations.ts';

/** A draft of a course with hours of its own and a picture without words. */
const DRAFT = {
  __typename: 'Program',
  id: 5,
  programType: 'Muzicki program',
  title: 'Škola harmonike',
  eventHappeningDateTime: '2126-12-05T18:00:00.000Z',
  endsAt: null,
  author: 'Ansambl „Merak“',
  status: 'scheduled',
  updatedAt: '2026-03-01T09:00:00.000Z',
  publishedAt: null,
  description: 'Za početnike.',
  place: '',
  price: '',
  isFree: false,
  childrenAge: '',
  booking: '',
  openHours: [{ __typename: 'OpenHours', day: 'subota', from: '10:00', to: '12:00' }],
  statusNote: '',
  formerDateTime: null,
  dates: [],
  createdAt: '2026-03-01T09:00:00.000Z',
  version: 3,
  image: answeredImage('/media/1.png', ''),
  morePictures: [],
} as const;

/** A server that has the draft in its list and saves it. */
function storedDraft({ total, upcoming } = { total: 1, upcoming: 1 }) {
  const server = startFakeServer();
  server.answer(programOperations.item, () => ({ item: { ...DRAFT } as never }));
  server.answer(programOperations.update, () => ({ item: { ...DRAFT, version: 4 } as never }));
  const page = { page: 1, pages: 1, total, drafts: 0, planned: 0, lastChanges: [], upcoming };
  const list = { __typename: 'StaffProgramPage', items: [DRAFT], ...page };
  server.answer(programOperations.list, () => ({ list }) as never);
  const items = [{ itemId: 5, title: DRAFT.title }];
  const lacks = [{ what: 'alternativeText', count: 1, items }];
  const part = { section: DRAFT.programType, itemType: 'Program', published: 1, latest: null };
  server.answer(ContentState, () => ({
    contentState: [{ __typename: 'ContentPart' as const, ...part, lacks }],
  }));
  return server;
}

it('a chosen programme moves to another section of the person', async () => {
  const server = storedDraft();
  server.answer(ChangeItems, () => ({
    changeItems: {
      __typename: 'ItemChanges',
      done: [{ __typename: 'ChangedItem', itemId: 5, version: 4 }],
      refused: [],
    },
  }));
  const user = { ...EDITOR, roleAccess: ['Muzicki program', 'Dramski program'] };
  await openPanel(server, adminPaths.programType('muzicki'), user);
  await page.getByRole('checkbox', { name: `Izaberi: ${DRAFT.title}` }).click();
  await press('Premesti u sekciju');
  const options = page.getByRole('dialog').getByRole('option').elements();
  expect(options.map(({ textContent }) => textContent)).toEqual(['Dramski program']);
  await press('Premesti');
  await said('U sekciji „Dramski program“: 1 stavka.');
  await press('Vrati');
  await said('Vraćeno kako je bilo: 1 stavka.');
  expect(server.asked(ChangeItems).map(({ items }) => items)).toEqual([
    [{ id: 5, version: 3, programType: 'Dramski program' }],
    [{ id: 5, version: 4, programType: 'Muzicki program' }],
  ]);
});

it('the picture of a programme is described beside others, and its draft stays one', async () => {
  const server = storedDraft();
  await openPanel(server, adminPaths.describePictures);
  await page.getByRole('textbox').fill('Harmonikaš u sali');
  await press('Sačuvaj');
  await said('Sačuvano: 1 opis.');
  const { programType } = DRAFT;
  expect(server.asked(programOperations.update)).toMatchObject([
    { input: { programType, imageAlt: 'Harmonikaš u sali', publishedAt: null } },
  ]);
});

it.each([
  [21, 1, '21 događaj, 1 predstoji'],
  [22, 2, '22 događaja, 2 predstoje'],
  [25, 12, '25 događaja, 12 predstoji'],
])(
  'of %i programmes the list counts %i to come in the right number',
  async (total, upcoming, words) => {
    await openPanel(storedDraft({ total, upcoming }), adminPaths.programType('muzicki'));
    await said(words);
  },
);
