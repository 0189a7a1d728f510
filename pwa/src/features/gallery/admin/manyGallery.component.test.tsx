import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refused, startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { galleryItem } from '../../../../test/gallery.ts';
import { largePicture } from '../../../../test/largePicture.ts';
import { newsList } from '../../../../test/news.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { field, forgetDrafts, press, said } from '../../../../test/screen.ts';
import { galleryOperations } from './gallery.adminOperations.ts';

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer();
  server.answer(galleryOperations.list, () => ({
    list: { ...newsList([], {}).list, __typename: 'StaffGalleryPage', items: [] },
  }));
});
afterEach(forgetDrafts);

it('refused pictures are named, and can be removed to finish', async () => {
  server.answer(galleryOperations.create, ({ input: { title } }) => {
    if (title === 'Tekst') throw new Refused('WRONG_FILE_KIND');
    return { item: galleryItem({ title }) };
  });
  await openPanel(server, '/ap/create-gallery/vise');
  await press('Sacuvaj');
  await said('Izaberite fotografije i svakoj dajte naslov.');
  const names = ['most.jpg', 'reka.jpg', 'tekst.jpg', 'popis.pdf'];
  const files = names.map((name) => new File([name], name));
  await userEvent.upload(field('Fotografije'), files);
  await said(/^Nije dodato: popis\.pdf\. /);
  await field('Autor').fill('Ana');
  await field('Godina').fill('1987');
  await press('Sacuvaj');
  await said('Sačuvano: 2 fotografije. Nije sačuvano: tekst.jpg. Razlog je ispod svake.');
  await press('Ukloni: tekst.jpg');
  await press('Sacuvaj');
  await said('Dodato: 2 fotografije.');
  expect(server.asked(galleryOperations.create)).toHaveLength(3);
});

it('a wait for the server is said beside the buttons too, which are always in sight', async () => {
  server.answer(galleryOperations.create, () => {
    throw new Refused('TOO_MANY_TRIES', {}, 600);
  });
  await openPanel(server, '/ap/create-gallery/vise');
  await userEvent.upload(field('Fotografije'), [new File(['most.jpg'], 'most.jpg')]);
  await field('Autor').fill('Ana');
  await field('Godina').fill('1987');
  await press('Sacuvaj');
  const bar = () => document.querySelector('.action-bar')?.textContent;
  await expect.poll(bar).toMatch(/Sačuvano 0 od 1. Nastavlja se samo, u \d\d:\d\d\./);
  await press('Prekini slanje');
});

it('a picture with too many pixels is refused when it is chosen', async () => {
  await openPanel(server, '/ap/create-gallery/vise');
  await userEvent.upload(field('Fotografije'), [new File(['x'], 'most.jpg'), largePicture()]);
  await said(/^Nije dodato: velika.png. Slika ima previše tačaka: najviše je 40 miliona/);
  await said('1 fotografija');
});

it('after a return to the page only pictures that are not saved are chosen again', async () => {
  server.answer(galleryOperations.create, ({ input: { title } }) => {
    if (title === 'Reka') throw new Refused('TOO_MANY_TRIES', {}, 600);
    return { item: galleryItem({ title }) };
  });
  const before = await openPanel(server, '/ap/create-gallery/vise');
  const [most, reka] = ['most.jpg', 'reka.jpg'].map((name) => new File([name], name));
  await userEvent.upload(field('Fotografije'), [most, reka] as File[]);
  await field('Naslov: most.jpg').fill('Stari most');
  await page.getByLabelText(/^Opis fotografije: reka\.jpg/).fill('Reka u jesen.');
  await field('Autor').fill('Ana');
  await field('Godina').fill('1987');
  await press('Sacuvaj');
  await said(/^Sačuvano 1 od 2. Nastavlja se samo/);
  await before.unmount();

  server.answer(galleryOperations.create, ({ input: { title } }) => ({
    item: galleryItem({ title }),
  }));
  await openPanel(server, '/ap/create-gallery/vise');
  await press('Nastavi');
  await said('Sačuvano');
  await said('Izaberite ponovo ovu datoteku: uređaj je nije sačuvao.');
  await userEvent.upload(field('Fotografije'), [reka] as File[]);
  await press('Sacuvaj');
  await said('Dodato: 2 fotografije.');
  const sent = server.asked(galleryOperations.create).map(({ input }) => input);
  expect(sent.map(({ title }) => title)).toEqual(['Stari most', 'Reka', 'Reka']);
  expect(sent.at(-1)?.imageAlt).toBe('Reka u jesen.');
});

it('a picture that is free again has no place, and one that is rented needs it', async () => {
  const rented = galleryItem({ isRented: true, rentedTo: 'Opština Jasengrad' });
  server.answer(galleryOperations.item, () => ({ item: rented }));
  server.answer(galleryOperations.update, () => ({ item: galleryItem() }));
  await openPanel(server, '/ap/gallery/3');
  await field('Mesto iznajmljivanja').fill('');
  await press('Sacuvaj');
  await said('Molimo unesite mesto iznajmljivanja slike');
  await field('Mesto iznajmljivanja').fill('Škola');
  await field('Status').selectOptions('Slobodna');
  await expect.element(field('Mesto iznajmljivanja')).not.toBeInTheDocument();
  await field('Status').selectOptions('Izdata');
  await expect.element(field('Mesto iznajmljivanja')).toHaveValue('');
  await field('Status').selectOptions('Slobodna');
  await press('Sacuvaj');
  await said('Usesno azurirana slika');
  expect(server.asked(galleryOperations.update)).toMatchObject([
    { input: { isRented: false, rentedTo: '' } },
  ]);
});

it('after a return to the page, removing the picture that is not saved finishes', async () => {
  const server = startFakeServer();
  server.answer(galleryOperations.list, () => ({
    list: { ...newsList([], {}).list, __typename: 'StaffGalleryPage', items: [] },
  }));
  server.answer(galleryOperations.create, ({ input: { title } }) => {
    if (title === 'Reka') throw new Refused('TOO_MANY_TRIES', {}, 600);
    return { item: galleryItem({ title }) };
  });
  const before = await openPanel(server, '/ap/create-gallery/vise');
  const files = ['most.jpg', 'reka.jpg'].map((name) => new File([name], name));
  await userEvent.upload(field('Fotografije'), files);
  await field('Autor').fill('Ana');
  await field('Godina').fill('1987');
  await press('Sacuvaj');
  await said(/^Sačuvano 1 od 2. Nastavlja se samo/);
  await before.unmount();

  await openPanel(server, '/ap/create-gallery/vise');
  await press('Nastavi');
  await press('Ukloni: reka.jpg');
  await press('Sacuvaj');
  await said('Dodato: 1 fotografija.');
  expect(server.asked(galleryOperations.create)).toHaveLength(2);
});
