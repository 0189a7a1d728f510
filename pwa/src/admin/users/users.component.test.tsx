import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refused, startFakeServer, type FakeServer } from '../../../test/fakeServer.ts';
import { MODERATOR } from '../../../test/moderator.ts';
import { embedPageFacts } from '../../../test/pageFacts.ts';
import { EDITOR, openPanel } from '../../../test/panel.tsx';
import { field, press, said, silent, titles } from '../../../test/screen.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import {
  AllUsers,
  ChangeRole,
  CreateUser,
  DeleteUser,
  EditUser,
  type StaffUser,
} from './users.adminOperations.ts';

const ADMINISTRATOR = { ...EDITOR, roleId: 1, roleAccess: [] };
const vesna = {
  ...MODERATOR,
  id: 9,
  version: 3,
  name: 'Vesna Perić',
  email: 'vesna@centar.local',
} as unknown as StaffUser;
const names = () => titles().map((title) => title.slice(0, vesna.name.length));

let server: FakeServer;
let users: StaffUser[];
embedPageFacts();
beforeEach(() => {
  users = [vesna];
  server = startFakeServer();
  server.answer(AllUsers, () => ({
    allUsers: { __typename: 'UserPage', items: users, nextCursor: null },
  }));
});

it('a new user is sent once every field is right, which each says beside it', async () => {
  server.answer(CreateUser, ({ input: { email, name, password } }) => {
    if (password === name) throw new Refused('BAD_USER_INPUT', { password: 'tooCommon' });
    if (email === vesna.email) throw new Refused('BAD_USER_INPUT', { email: 'taken' });
    return { createUser: vesna };
  });
  await openPanel(server, adminPaths.userCreate, ADMINISTRATOR);
  await press('Sacuvaj');
  for (const word of ['Username', 'Email', 'Password']) {
    await said(`${word} field cannot be blank!`);
  }
  await expect.element(field('Ime')).toHaveFocus();
  await field('Ime').fill('Mila Ilić');
  await field('Email').fill(vesna.email);
  for (const [password, sentence] of [
    ['kratka', 'Lozinka mora imati najmanje 8 znakova.'],
    ['Mila Ilić', /^Ovu lozinku je lako pogoditi\./],
    ['sedam plavih čamaca', 'Nalog sa ovom e-poštom već postoji.'],
  ] as const) {
    await field('Lozinka').fill(password);
    await press('Sacuvaj');
    await said(sentence);
  }
  await field('Email').fill('mila@centar.local');
  for (const name of ['Vesti', 'Galerija']) await page.getByRole('checkbox', { name }).click();
  await said('izabrano 2 od 16');
  await press('Sacuvaj');
  await said('Korisnik je dodat.');
  expect(window.location.pathname).toBe(adminPaths.panel);
  expect(server.asked(CreateUser).at(-1)?.input).toEqual({
    name: 'Mila Ilić',
    email: 'mila@centar.local',
    password: 'sedam plavih čamaca',
    roleAccess: ['Vesti', 'Galerija'],
  });
});

it('a user is renamed in a dialog, below a popup that Escape closes', async () => {
  server.answer(EditUser, ({ input: { name } }) => ({ editUser: { ...vesna, name } }));
  await openPanel(server, adminPaths.panel, ADMINISTRATOR);
  await said('vesna@centar.local');
  const heads = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['Ime', 'Email', 'Datum kreiranja', 'Akcije']);
  await press('Azuriraj: Vesna Perić');
  const dialog = page.getByRole('dialog', { name: 'Izmeni profil' });
  const name = dialog.getByPlaceholder('Unesi novo ime');
  expect(dialog.getByRole('checkbox').elements()).toHaveLength(16);
  await name.fill('Odbačeno ime');
  await dialog.getByRole('button', { name: 'Otkazi' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await press('Azuriraj: Vesna Perić');
  await name.fill('Vesna Novinić');
  server.isReachable = false;
  await dialog.getByRole('button', { name: 'Sacuvaj' }).click();
  const popup = page.getByRole('dialog', { name: 'Greska, molimo pokusajte kasnije' });
  await expect.element(popup).toBeVisible();
  const { left, top, width, height } = popup.element().getBoundingClientRect();
  const shown = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(popup.element().contains(shown)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Vesna Novinić');
  server.isReachable = true;
  await dialog.getByRole('button', { name: 'Sacuvaj' }).click();
  await said('Usesno azuriran korisnik!');
  await said('Uspesno ste azurirali korisnika!');
  expect(server.asked(EditUser)).toMatchObject([{ input: { name: 'Vesna Novinić', version: 3 } }]);
});

it.each([
  [
    'Obrisi',
    'Da li ste sigurni da zelite da obrisete korisnika?',
    ['Usesno obrisan korisnik!', 'Uspesno ste obrisali korisnika!'],
    () => server.asked(DeleteUser),
    { email: vesna.email },
  ],
  [
    'Uloga',
    'Da li Vesna Perić treba da postane administrator?',
    ['Uloga je promenjena.', 'Vesna Perić: Administrator'],
    () => server.asked(ChangeRole),
    { input: { email: vesna.email, roleId: 1, version: 3 } },
  ],
] as const)(
  '%s asks first, and says what was done',
  async (button, question, done, asked, sent) => {
    server.answer(DeleteUser, () => {
      users = [];
      return { deleteUser: true };
    });
    server.answer(ChangeRole, () => ({ changeRole: { ...vesna, roleId: 1 } }));
    await openPanel(server, adminPaths.panel, ADMINISTRATOR);
    await press(`${button}: Vesna Perić`);
    await said(question);
    await press('Ne');
    await silent(question);
    expect(asked()).toEqual([]);
    expect(names()).toEqual([vesna.name]);
    await press(`${button}: Vesna Perić`);
    await press('Da');
    for (const sentence of done) await said(sentence);
    expect(asked()).toEqual([sent]);
    await expect.poll(names).toEqual(users.map(({ name }) => name));
  },
);
