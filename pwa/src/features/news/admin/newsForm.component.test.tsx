import { verbatim } from '@centar/domain/verbatim.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Login } from '../../../admin/auth/auth.adminOperations.ts';
import { Refused, startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { newsItem, newsList } from '../../../../test/news.ts';
import { EDITOR, openPanel } from '../../../../test/panel.tsx';
import { field, holds, forgetDrafts, press, said, silent, type } from '../../../../test/screen.ts';
import { itemPaths } from '../../../admin/navigation/adminPaths.ts';
import { newsOperations } from './news.adminOperations.ts';

const CREATE = '/ap/vesti/kreiraj';
const MISSING = { Naslov: 'naslov', Autor: 'autora', Tema: 'temu', Opis: 'opis' };
const TEXT = { Autor: 'Uprava', Tema: 'Proba', Naslov: 'Nov naslov', Opis: 'Č, ć, ž, š i đ.' };

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer();
  server.answer(newsOperations.list, (asked) => newsList([], asked as object));
  server.answer(newsOperations.create, () => ({ item: newsItem() }));
});
afterEach(forgetDrafts);

async function expectTyped(text: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(text)) {
    await holds(label, value);
  }
}

describe('a new piece of news', () => {
  it('tells at every field what is missing, moves the focus there, and sends nothing', async () => {
    await openPanel(server, CREATE);
    await field('Autor').fill('');
    await press('Sacuvaj');
    for (const [label, what] of Object.entries(MISSING)) {
      await said(`${label}: Upišite ${what}.`);
    }
    await expect.element(field('Naslov')).toBeInvalid();
    await type({ Autor: 'Uprava', Tema: 'Proba', Opis: 'Tekst.' });
    await press('Sacuvaj');
    await expect.element(field('Naslov')).toHaveFocus();
    await type({ Naslov: 'Nov naslov' });
    await silent(/^Upišite/);
    expect(server.asked(newsOperations.create)).toEqual([]);
  });

  it('excepts a part of its title from the scripts, sends it marked, and takes that back', async () => {
    await openPanel(server, CREATE);
    await type({ ...TEXT, Naslov: 'Svira Green Day u bašti' });
    const select = (from: number, to: number): void => {
      const control = field('Naslov').element() as HTMLInputElement;
      control.focus();
      control.setSelectionRange(from, to);
    };
    select(6, 15);
    await press('„Green Day“ ostaje kako je u oba pisma');
    await expect.element(field('Naslov')).toHaveFocus();
    await expect.element(field('Naslov')).toHaveValue(`Svira ${verbatim('Green Day')} u bašti`);
    const parts = page.getByRole('list', { name: 'Ostaje kako je u oba pisma:' });
    await expect.element(parts).toHaveTextContent('Green Day');
    await press('Preslovljavaj „Green Day“');
    await expect.element(parts).not.toBeInTheDocument();
    await expect.element(field('Naslov')).toHaveValue('Svira Green Day u bašti');
    select(6, 15);
    await press('„Green Day“ ostaje kako je u oba pisma');
    await press('Sacuvaj');
    await said('Vest je objavljena.');
    expect(server.asked(newsOperations.create)).toMatchObject([
      { input: { title: `Svira ${verbatim('Green Day')} u bašti` } },
    ]);
  });

  it('is sent as typed, once however quickly the button is pressed, and leads to the list', async () => {
    await openPanel(server, CREATE);
    await type(TEXT);
    const button = page.getByRole('button', { name: 'Sacuvaj' }).element() as HTMLButtonElement;
    // Faster than any hand: before the screen can show that it is busy.
    button.form?.requestSubmit();
    button.form?.requestSubmit();
    await said('Vest je objavljena.');
    const onSite = page.getByRole('link', { name: 'Pogledaj na sajtu', exact: true });
    await expect.element(onSite).toHaveAttribute('href', '/news/3');
    expect(window.location.pathname).toBe('/ap/vesti');
    expect(server.asked(newsOperations.create)).toMatchObject([
      { input: { author: 'Uprava', theme: 'Proba', title: 'Nov naslov', description: TEXT.Opis } },
    ]);
  });

  it('shows at its field what the server refused', async () => {
    server.answer(newsOperations.create, () => {
      throw new Refused('BAD_USER_INPUT', { title: 'tooLong' });
    });
    await openPanel(server, CREATE);
    await type(TEXT);
    await press('Sacuvaj');
    await said('Tekst je predugačak. Skratite ga.');
    await expect.element(field('Naslov')).toHaveFocus();
    await expectTyped(TEXT);
  });

  it('stays on the screen without a connection, and is saved once it is back', async () => {
    await openPanel(server, CREATE);
    await type(TEXT);
    server.isReachable = false;
    await press('Sacuvaj');
    await said('Greska, molimo pokusajte kasnije');
    await press('Zatvori');
    await said(/Nema veze sa serverom/);
    await expectTyped(TEXT);
    server.isReachable = true;
    await press('Sacuvaj');
    await said('Vest je objavljena.');
    expect(server.asked(newsOperations.create)).toHaveLength(1);
  });

  it('goes on after an expired session, once the password is given in place', async () => {
    let isSignedIn = false;
    server.answer(newsOperations.create, () => {
      if (!isSignedIn) throw new Refused('UNAUTHENTICATED');
      return { item: newsItem() };
    });
    server.answer(Login, ({ password }) => {
      if (password !== 'prava-lozinka') throw new Refused('WRONG_CREDENTIALS');
      isSignedIn = true;
      const user = { __typename: 'SignedInUser', ...EDITOR } as const;
      return { login: { __typename: 'LoginAnswer' as const, token: 'nov', expiresIn: 3600, user } };
    });
    await openPanel(server, CREATE);
    await type(TEXT);
    await press('Sacuvaj');
    await field('Lozinka').fill('pogresna-lozinka');
    await press('Login');
    await said('Pogresni kredencijali. Pokusajte opet.');
    await field('Lozinka').fill('prava-lozinka');
    await press('Login');
    await said('Vest je objavljena.');
    expect(server.asked(newsOperations.create)).toHaveLength(2);
  });

  it('keeps the typed text when the section was taken away in the meantime', async () => {
    let code: 'UNAUTHENTICATED' | 'FORBIDDEN' = 'UNAUTHENTICATED';
    server.answer(newsOperations.create, () => {
      throw new Refused(code);
    });
    server.answer(Login, () => {
      code = 'FORBIDDEN';
      const roleAccess = ['Galerija'];
      const user = { __typename: 'SignedInUser' as const, ...EDITOR, roleAccess };
      return { login: { __typename: 'LoginAnswer' as const, token: 'nov', expiresIn: 3600, user } };
    });
    await openPanel(server, CREATE);
    await type(TEXT);
    await press('Sacuvaj');
    await field('Lozinka').fill('prava-lozinka');
    await press('Login');
    await said(/^Nemate permisiju/);
    await expectTyped(TEXT);
  });

  it('tells that an earlier try was saved after all, and keeps what was typed since', async () => {
    server.answer(newsOperations.create, () => {
      throw new Refused('BAD_USER_INPUT', { idempotencyKey: 'taken' });
    });
    await openPanel(server, CREATE);
    await type(TEXT);
    await press('Sacuvaj');
    await said(/Prethodni pokušaj je ipak uspeo/);
    await expectTyped(TEXT);
  });
});

describe('a new piece of news begins', () => {
  it.each([CREATE, itemPaths.Competition.create, itemPaths.Procurement.create])(
    'with the name of who is signed in, which is no change, as notices do: %s',
    async (path) => {
      await openPanel(server, path);
      await expectTyped({ Autor: EDITOR.name });
      await silent(/^Izmene nisu sačuvane/);
    },
  );

  it('with the themes in use offered', async () => {
    const used = [newsItem({ theme: 'Izložbe' }), newsItem({ id: 4, theme: 'Obaveštenja' })];
    server.answer(newsOperations.list, (asked) => newsList(used, asked as object));
    await openPanel(server, CREATE);
    const offered = () => [...document.querySelectorAll('datalist option')].map(valueOf);
    await expect.poll(offered).toEqual(['Izložbe', 'Obaveštenja']);
  });

  it('with a remark where its title exists already, and can be saved', async () => {
    const stored = [newsItem({ title: 'Otvoren bife u foajeu' })];
    server.answer(newsOperations.list, (asked) => newsList(stored, asked as object));
    await openPanel(server, CREATE);
    await type({ ...TEXT, Naslov: ' otvoren BIFE u foajeu' });
    await said(/^Već postoji „Otvoren bife u foajeu“/);
    await press('Sacuvaj');
    await said('Vest je objavljena.');
  });

  it('with a remark when it is edited to the title of another, not over its own', async () => {
    const stored = [newsItem({ id: 4, title: 'Bife' }), newsItem()];
    server.answer(newsOperations.list, (asked) => newsList(stored, asked as object));
    server.answer(newsOperations.item, () => ({ item: newsItem() }));
    await openPanel(server, '/ap/vesti/view/3');
    await field('Naslov').fill('Bife u foajeu');
    await silent(/^Već postoji/);
    await field('Naslov').fill('bife');
    await said(/^Već postoji „Bife“/);
  });

  it('with a warning for a picture that is too small for its place', async () => {
    await openPanel(server, CREATE);
    const canvas = new OffscreenCanvas(40, 30);
    canvas.getContext('2d');
    const bytes = await canvas.convertToBlob();
    const input = page.getByLabelText('Fotografija (nije obavezno)');
    await userEvent.upload(input, new File([bytes], 'mala.png', { type: 'image/png' }));
    await said(/^Slika je mala: 40 × 30 tačaka\./);
  });
});

const valueOf = (option: Element): string => (option as HTMLOptionElement).value;

describe('what is typed and not saved', () => {
  it('is offered when the screen is opened again, and never put in place by itself', async () => {
    const before = await openPanel(server, CREATE);
    await type(TEXT);
    await said(/Čuvaju se na ovom uređaju od \d\d:\d\d/);
    await before.unmount();

    await openPanel(server, CREATE);
    await said(/^Imate nesačuvan unos od \d\d:\d\d: Nov naslov$/);
    await expectTyped({ Naslov: '' });
    await press('Nastavi');
    await expectTyped(TEXT);
    // Stored before the next test starts.
    await said(/Čuvaju se na ovom uređaju od \d\d:\d\d/);
  });

  it('is forgotten where somebody says so', async () => {
    const before = await openPanel(server, CREATE);
    await type(TEXT);
    await said(/Čuvaju se na ovom uređaju od \d\d:\d\d/);
    await before.unmount();

    const after = await openPanel(server, CREATE);
    await press('Odbaci');
    await silent(/Imate nesačuvan unos/);
    await after.unmount();
    await openPanel(server, CREATE);
    await expect.element(field('Naslov')).toBeVisible();
    await silent(/Imate nesačuvan unos/);
  });

  it('makes the browser ask before the page is left, until it is saved', async () => {
    const isAsked = (): boolean =>
      !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await openPanel(server, CREATE);
    await expect.element(field('Naslov')).toBeVisible();
    expect(isAsked()).toBe(false);
    await type(TEXT);
    expect(isAsked()).toBe(true);
    await press('Sacuvaj');
    await said('Vest je objavljena.');
    expect(isAsked()).toBe(false);
  });
});

it("a colleague's version is shown beside one's own, and neither is lost", async () => {
  let stored = newsItem({ title: 'Zajednička vest' });
  server.answer(newsOperations.item, () => ({ item: stored }));
  server.answer(newsOperations.update, ({ input }) => {
    if (input.version !== stored.version) throw new Refused('CONFLICT');
    stored = newsItem({ ...(input as object), version: stored.version + 1 });
    return { item: stored };
  });
  await openPanel(server, '/ap/vesti/view/3');
  await type({ Naslov: 'Moj naslov' });
  stored = newsItem({ title: 'Naslov kolege', version: 2 });
  await press('Sacuvaj');
  await said('Kolega je u međuvremenu izmenio ovu stavku.');
  const row = page.getByRole('row').filter({ hasText: 'Naslov kolege' });
  await expect.element(row).toHaveTextContent('NaslovNaslov kolegeMoj naslov');

  await press('Preuzmi verziju kolege');
  await expectTyped({ Naslov: 'Naslov kolege' });
  await press('Nastavi');
  await expectTyped({ Naslov: 'Moj naslov' });
  await press('Sacuvaj');
  await press('Sačuvaj moju verziju');
  await said('Izmene su sačuvane.');
  expect(stored).toMatchObject({ title: 'Moj naslov', version: 3 });
});

it("a colleague's version is what is stored, once it is taken", async () => {
  let stored = newsItem({ title: 'Zajednička vest' });
  server.answer(newsOperations.item, () => ({ item: stored }));
  server.answer(newsOperations.update, ({ input }) => {
    if (input.version !== stored.version) throw new Refused('CONFLICT');
    stored = newsItem({ ...(input as object), version: stored.version + 1 });
    return { item: stored };
  });
  await openPanel(server, '/ap/vesti/view/3');
  await type({ Naslov: 'Moj naslov' });
  const picture = new File(['x'], 'moja.png', { type: 'image/png' });
  await userEvent.upload(field('Fotografija'), picture);
  stored = newsItem({ title: 'Naslov kolege', version: 2 });
  await press('Sacuvaj');
  await press('Preuzmi verziju kolege');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Naslov kolege');
  await said(/Ponovo izaberite: moja.png/);
  await silent(/^Izmene nisu sačuvane/);
  await type({ Naslov: 'Posle preuzimanja' });
  await press('Odbaci izmene');
  await expectTyped({ Naslov: 'Naslov kolege' });
  await type({ Naslov: 'Ipak moj' });
  await press('Sacuvaj');
  await said('Izmene su sačuvane.');
  expect(stored).toMatchObject({ title: 'Ipak moj', version: 3, image: null });
});

it('a picture that is too large or of another kind is not taken', async () => {
  await openPanel(server, CREATE);
  const file = page.getByLabelText('Fotografija (nije obavezno)');
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'velika.png');
  const choose = async (chosen: File): Promise<void> => {
    const transfer = new DataTransfer();
    transfer.items.add(chosen);
    const input = file.element() as HTMLInputElement;
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  await expect.element(field('Naslov')).toBeVisible();
  await choose(large);
  await said('Slika je veća od 10 MB. Izaberite manju.');
  await userEvent.upload(file, new File(['GIF89a'], 'slika.gif', { type: 'image/gif' }));
  await said('Slika je u formatu GIF. Otvorite je i sačuvajte kao JPEG ili PNG.');
  await silent('velika.png');
  await type(TEXT);
  await press('Sacuvaj');
  await said('Vest je objavljena.');
  expect(server.asked(newsOperations.create)).toHaveLength(1);
});
