import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { WEEKDAYS } from '@centar/domain/openingHours.ts';
import { Refused, startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { hallUse } from '../../../../test/hallUse.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { field, forgetDrafts, press, said, silent } from '../../../../test/screen.ts';
import { AdminCentreFacts, AdminHallUses } from '../../../admin/halls/halls.adminOperations.ts';
import { programOperations } from './programs.adminOperations.ts';

const CREATE = '/ap/programs/kreiraj?vrsta=muzicki';
const TEXT = { Naslov: 'Veče sevdalinki', Autor: 'Ansambl „Merak“', Opis: 'Program večeri.' };
const WHEN = 'Datum i vreme događaja';
const DAY = [['09:00', '22:00']] as const;
const WEEK = Object.fromEntries(WEEKDAYS.map((day) => [day, DAY]));

/** Another event of the hundred years to come. */
const USE = hallUse({
  itemType: 'Program',
  itemId: 8,
  screeningId: null,
  title: 'Veče SEVDALINKI',
  at: '2126-12-05T18:00:00.000Z',
  hall: 'Velika sala',
});

let server: FakeServer;
beforeEach(async () => {
  server = startFakeServer();
  server.answer(AdminHallUses, () => ({ hallUses: [USE] }));
  // The form stays on the screen: what it sent is looked at.
  server.answer(programOperations.create, () => {
    throw new Refused('FORBIDDEN');
  });
  await openPanel(server, CREATE);
  for (const [label, value] of Object.entries(TEXT)) await field(label).fill(value);
});
afterEach(forgetDrafts);

const sent = () =>
  server
    .asked(programOperations.create)
    .map(({ input }) => [input.eventHappeningDateTime, input.endsAt]);

it.each([
  ['5.12.2126', 'Nedostaje vreme. Upišite ga posle datuma ili označite „Ceo dan, bez sata“.'],
  ['29.3.2026 02:30', /^Tog vremena nema/],
  ['31.11.2126 20:00', 'Upišite postojeći datum, na primer 24.11.2026 20:00.'],
])('a date that can not be is refused with its reason: %s', async (typed, reason) => {
  await field(WHEN).fill(typed);
  await press('Sacuvaj');
  await said(reason);
  await expect.element(field(WHEN)).toHaveValue(typed);
  expect(sent()).toEqual([]);
});

it('a date is read as people write it', async () => {
  await field(WHEN).fill('5. 12. 2126. u 19h');
  await press('Sacuvaj');
  await expect.poll(sent).toEqual([['2126-12-05T18:00:00.000Z', null]]);
});

it('a whole day is chosen instead of an hour, and taken back', async () => {
  const end = page.getByLabelText(/^Kraj/).first();
  await field(WHEN).fill('5.12.2126 19:00');
  await field('Ceo dan, bez sata').click();
  await expect.element(field(WHEN)).toHaveValue('05.12.2126 ceo dan');
  await expect.element(end).toHaveValue('05.12.2126');
  await press('Sacuvaj');
  await expect.poll(sent).toEqual([['2126-12-04T23:00:00.000Z', '2126-12-05T23:00:00.000Z']]);
  await field('Ceo dan, bez sata').click();
  await expect.element(end).toHaveValue('');
  await press('Sacuvaj');
  await said(/^Nedostaje vreme/);
});

it('a whole day can be chosen before its date is typed', async () => {
  await field('Ceo dan, bez sata').click();
  await userEvent.type(field(WHEN), '5.12.2126');
  await expect.element(field('Ceo dan, bez sata')).toBeChecked();
  await press('Sacuvaj');
  await expect.poll(sent).toEqual([['2126-12-04T23:00:00.000Z', '2126-12-05T23:00:00.000Z']]);
});

it.each(['5.12.2126 ceo dan', '5.12.2126. цео дан'])('the box shows a typed %s', async (typed) => {
  await field(WHEN).fill(typed);
  await expect.element(field('Ceo dan, bez sata')).toBeChecked();
});

it('a past date is asked about once', async () => {
  await field(WHEN).fill('5.12.2020 19:00');
  await press('Sacuvaj');
  await said('Termin je već prošao: 05.12.2020 19:00.');
  await press('Ispravi');
  await silent('Da li su datumi tačni?');
  expect(sent()).toEqual([]);
  await press('Sacuvaj');
  await press('Tačni su, sačuvaj');
  await expect.poll(() => sent().length).toBe(1);
  await press('Sacuvaj');
  await expect.poll(() => sent().length).toBe(2);
});

it('a closed day and a taken hall are asked about as on the board', async () => {
  const facts = { hours: { house: { ...WEEK, četvrtak: [] }, boxOffice: WEEK, exceptions: [] } };
  server.answer(AdminCentreFacts, () => ({ centre: { __typename: 'Centre', facts } }));
  await field(WHEN).fill('5.12.2126 19:30');
  await page.getByLabelText(/^Mesto/).selectOptions('Drugo mesto…');
  await page.getByLabelText(/drugo mesto$/).fill('velika sala');
  await press('Sacuvaj');
  await said(/Tog dana je zatvoreno: 05.12.2126. U istoj sali je tada i „Veče SEVDALINKI“/);
  await press('Ispravi');
  expect(sent()).toEqual([]);
  await press('Sacuvaj');
  await press('Tačni su, sačuvaj');
  await expect.poll(() => sent().length).toBe(1);
});

it('an end more than a year after the beginning is asked about', async () => {
  await field(WHEN).fill('5.12.2126 19:00');
  await page.getByLabelText(/^Kraj/).first().fill('21.12.2162 20:00');
  await press('Sacuvaj');
  await said('Traje više od godinu dana, do 21.12.2162 20:00.');
  await press('Ispravi');
  expect(sent()).toEqual([]);
});

it('an end before its beginning is marked, and nothing is sent', async () => {
  const end = page.getByLabelText(/^Kraj/).first();
  await field(WHEN).fill('5.12.2126 19:00');
  await end.fill('5.12.2126 18:00');
  await press('Sacuvaj');
  await expect.element(end).toBeInvalid();
  expect(sent()).toEqual([]);
});

it('an end moves with its beginning, says so, and is sent', async () => {
  const end = page.getByLabelText(/^Kraj/).first();
  await field(WHEN).fill('5.12.2126 19:00');
  await end.fill('05.12.2126 21:00');
  await field(WHEN).fill('7.12.2126 20:30');
  await expect.element(end).toHaveValue('07.12.2126 22:30');
  await said('Pomeren je zajedno sa početkom, pre toga je bio 05.12.2126 21:00.');
  await press('Sacuvaj');
  await expect.poll(sent).toEqual([['2126-12-07T19:30:00.000Z', '2126-12-07T21:30:00.000Z']]);
});

it('what makes a date accessible is checked, counted, unchecked and sent', async () => {
  const facts = page.getByRole('group', { name: /^Pristupačnost termina/ }).first();
  await field(WHEN).fill('5.12.2126 19:00');
  for (const label of ['Titl', 'Opuštena izvedba', 'Titl', 'Tumač za znakovni jezik']) {
    await facts.getByLabelText(label, { exact: true }).click();
  }
  await expect.element(facts.getByText('izabrano 2 od 5')).toBeVisible();
  await press('Dodaj termin');
  await page.getByLabelText('Datum i vreme', { exact: true }).fill('6.12.2126 19:00');
  await page.getByRole('button', { name: /^Još za 6.12.2126 19:00/ }).click();
  const ofRow = page.getByRole('group', { name: /^Pristupačnost termina/ }).nth(1);
  await ofRow.getByLabelText('Bez glasnih zvukova').click();
  await press('Sacuvaj');
  const sentFacts = () =>
    server
      .asked(programOperations.create)
      .map(({ input }) => [input.accessFacts, input.dates?.map(({ accessFacts }) => accessFacts)]);
  const own = ['signLanguage', 'relaxed'];
  await expect.poll(sentFacts).toEqual([[own, [own, ['quiet']]]]);
});

it('many dates at once leave out the own date, which typed again is marked', async () => {
  await field(WHEN).fill('5.12.2126 19:00');
  await page.getByText('Dodaj više termina odjednom').click();
  await page.getByRole('textbox', { name: 'Od dana' }).fill('5.12.2126');
  await page.getByRole('textbox', { name: /^Do dana/ }).fill('6.12.2126');
  await page.getByLabelText('Vreme početka').fill('19');
  await press('Dodaj ove termine');
  const date = page.getByLabelText('Datum i vreme', { exact: true });
  await expect.element(date).toHaveValue('06.12.2126 19:00');
  await date.fill('5.12.2126. u 19h');
  await said('Ovaj termin već stoji u gornjim poljima.');
});

it('a wrong date of a series has the focus, not its list', async () => {
  await field(WHEN).fill('5.12.2126 19:00');
  await press('Dodaj termin');
  const date = page.getByLabelText('Datum i vreme', { exact: true });
  await date.fill('31.11.2126 19:00');
  await press('Sacuvaj');
  await expect.element(date).toHaveFocus();
});

it('the focus stays in the list when a date is removed', async () => {
  await press('Dodaj termin');
  await page.getByLabelText('Datum i vreme', { exact: true }).fill('6.12.2126 19:00');
  await page.getByRole('button', { name: /^Još za 6.12.2126 19:00/ }).click();
  await press('Ukloni: 6.12.2126 19:00');
  await expect.element(page.getByRole('group', { name: 'Ostali termini' })).toHaveFocus();
});

it('every field of a date has a picker and shows its form', async () => {
  await page.getByLabelText('Objavljivanje', { exact: true }).selectOptions('U određeno vreme');
  const moment = field('Datum i vreme objavljivanja');
  await expect.element(moment).toHaveAttribute('placeholder', 'dd.mm.gggg hh:mm');
  const fields = document.querySelectorAll('input[placeholder^="dd.mm.gggg"]');
  const pickers = page.getByRole('button', { name: /^Izaberi iz kalendara: / }).elements();
  expect(pickers.length).toBeGreaterThanOrEqual(3);
  expect(document.querySelectorAll('.moment-pick')).toHaveLength(fields.length);
  await moment.fill('24.11.2126');
  await press('Sacuvaj');
  await said(/^Nedostaje vreme/);
});

it('an event that exists that day in that hall is remarked on', async () => {
  await field(WHEN).fill('6.12.2126 20:00');
  await silent(/^Već postoji/);
  await field(WHEN).fill('5.12.2126 20:00');
  await said(/^Već postoji „Veče SEVDALINKI“, 05.12.2126 19:00, Velika sala\./);
  await field(WHEN).fill('6.12.2126 20:00');
  await silent(/^Već postoji/);
  await press('Dodaj termin');
  await page.getByLabelText('Datum i vreme', { exact: true }).fill('5.12.2126 20:00');
  await said(/^Već postoji „Veče SEVDALINKI“/);
});
