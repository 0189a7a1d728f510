import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refused, startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { largePicture } from '../../../../test/largePicture.ts';
import { answeredImage, newsItem, newsList } from '../../../../test/news.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { field, forgetDrafts, isAsked, press, said, silent } from '../../../../test/screen.ts';
import { newsOperations } from './news.adminOperations.ts';

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer();
});
afterEach(forgetDrafts);

const picture = (name = 'plakat.png') => new File(['x'], name, { type: 'image/png' });
const image = (src: string) => answeredImage(src, '');

/** A piece of news on the server that can be saved, and another picture of it. */
function storedNews(): { now: ReturnType<typeof newsItem> } {
  const stored = { now: newsItem({ image: image('/media/stara.png') }) };
  server.answer(newsOperations.item, () => ({ item: stored.now }));
  server.answer(newsOperations.list, (asked) => newsList([stored.now], asked as object));
  server.answer(newsOperations.update, ({ input }) => {
    stored.now = newsItem({ ...stored.now, ...(input as object), version: stored.now.version + 1 });
    return { item: stored.now };
  });
  server.answer(newsOperations.replaceFile, () => {
    const version = stored.now.version + 1;
    stored.now = newsItem({ ...stored.now, image: image('/media/nova.png'), version });
    return { item: stored.now };
  });
  return stored;
}

describe('a chosen picture', () => {
  it('is saved together with the fields by the one button', async () => {
    const stored = storedNews();
    await openPanel(server, '/ap/vesti/view/3');
    await field('Naslov').fill('Nov naslov');
    await userEvent.upload(field('Fotografija'), picture());
    await press('Sacuvaj');
    await said('Izmene su sačuvane.');
    expect(stored.now).toMatchObject({ title: 'Nov naslov', image: { src: '/media/nova.png' } });
    await silent(/^Izmene nisu sačuvane/);
    expect(isAsked()).toBe(false);
  });

  it('can be removed, and the focus stays in its field', async () => {
    storedNews();
    await openPanel(server, '/ap/vesti/view/3');
    await userEvent.upload(field('Fotografija'), picture());
    await press('Ukloni');
    await expect.element(field('Fotografija')).toHaveFocus();
  });

  it('is saved by the one button where nothing else was changed', async () => {
    const stored = storedNews();
    await openPanel(server, '/ap/vesti/view/3');
    await userEvent.upload(field('Fotografija'), picture());
    expect(isAsked()).toBe(true);
    await said(/^Izmene nisu sačuvane/);
    await press('Sacuvaj');
    await said('Izmene su sačuvane.');
    expect(stored.now.image?.src).toBe('/media/nova.png');
    expect(server.asked(newsOperations.update)).toEqual([]);
  });

  it('with too many pixels is refused when it is chosen', async () => {
    storedNews();
    await openPanel(server, '/ap/vesti/view/3');
    await userEvent.upload(field('Fotografija'), largePicture());
    await said(/^Slika ima previše tačaka: najviše je 40 miliona/);
    await silent('velika.png');
    await expect.poll(isAsked).toBe(false);
  });

  it("has the specification's own button all the time", async () => {
    const stored = storedNews();
    await openPanel(server, '/ap/vesti/view/3');
    await field('Naslov').fill('Nov naslov');
    await press('Sačuvaj fotografiju');
    await said('Izaberite fotografiju');
    await userEvent.upload(field('Fotografija'), picture());
    await press('Sačuvaj fotografiju');
    await said('Usesno azurirana fotografija');
    expect(stored.now).toMatchObject({ version: 2, image: { src: '/media/nova.png' } });
    await expect.element(field('Naslov')).toHaveValue('Nov naslov');
  });

  it('replaced after a save of the fields is said by its own sentence', async () => {
    const stored = storedNews();
    await openPanel(server, '/ap/vesti/view/3');
    await field('Naslov').fill('Nov naslov');
    await press('Sacuvaj');
    await said('Izmene su sačuvane.');
    await userEvent.upload(field('Fotografija'), picture());
    await press('Sačuvaj fotografiju');
    await said('Usesno azurirana fotografija');
    await silent('Izmene su sačuvane.');
    expect(stored.now.image).toMatchObject({ src: '/media/nova.png' });
  });

  it('that is refused after the fields are saved is named, stays, and is tried again', async () => {
    const stored = storedNews();
    let isLarge = true;
    server.answer(newsOperations.replaceFile, () => {
      if (isLarge) throw new Refused('TOO_LARGE');
      stored.now = newsItem({ ...stored.now, image: image('/media/nova.png') });
      return { item: stored.now };
    });
    await openPanel(server, '/ap/vesti/view/3');
    await field('Naslov').fill('Nov naslov');
    await userEvent.upload(field('Fotografija'), picture());
    await press('Sacuvaj');
    await said('Sačuvano: Uneti podaci. Nije sačuvano: plakat.png.');
    await said('Datoteka je prevelika. Izaberite manju.');
    await silent('Izmene su sačuvane.');
    expect(stored.now.title).toBe('Nov naslov');
    await said('plakat.png');
    isLarge = false;
    await press('Sacuvaj');
    await said('Izmene su sačuvane.');
    expect(server.asked(newsOperations.update)).toHaveLength(1);
    expect(stored.now.image?.src).toBe('/media/nova.png');
  });

  it('that comes too soon after others is told the minute of the next try', async () => {
    storedNews();
    server.answer(newsOperations.replaceFile, () => {
      throw new Refused('TOO_MANY_TRIES', {}, 600);
    });
    await openPanel(server, '/ap/vesti/view/3');
    await userEvent.upload(field('Fotografija'), picture());
    await press('Sacuvaj');
    await said(/ može da se pošalje u \d\d:\d\d\./);
  });

  it("stays chosen beside a colleague's newer version, and is saved with either", async () => {
    const stored = storedNews();
    server.answer(newsOperations.update, ({ input }) => {
      if (input.version !== stored.now.version) throw new Refused('CONFLICT');
      stored.now = newsItem({ ...stored.now, ...(input as object), version: 3 });
      return { item: stored.now };
    });
    await openPanel(server, '/ap/vesti/view/3');
    await field('Naslov').fill('Moj naslov');
    await userEvent.upload(field('Fotografija'), picture());
    stored.now = newsItem({ title: 'Naslov kolege', version: 2 });
    await press('Sacuvaj');
    await said('Kolega je u međuvremenu izmenio ovu stavku.');
    expect(server.asked(newsOperations.replaceFile)).toEqual([]);
    await press('Sačuvaj moju verziju');
    await said('Izmene su sačuvane.');
    expect(stored.now).toMatchObject({ title: 'Moj naslov', image: { src: '/media/nova.png' } });
  });

  it('is not saved without a connection, which is said, and nothing is lost', async () => {
    const stored = storedNews();
    await openPanel(server, '/ap/vesti/view/3');
    await field('Naslov').fill('Nov naslov');
    await userEvent.upload(field('Fotografija'), picture());
    server.isReachable = false;
    await press('Sacuvaj');
    await press('Zatvori');
    await said(/^Ništa nije sačuvano/);
    await said(/Nema veze sa serverom/);
    server.isReachable = true;
    await press('Sacuvaj');
    await said('Izmene su sačuvane.');
    expect(stored.now).toMatchObject({ title: 'Nov naslov', image: { src: '/media/nova.png' } });
  });

  it("is saved in the list's dialog too, which is not closed over it without a question", async () => {
    const stored = storedNews();
    await openPanel(server, '/ap/vesti');
    await press('Izmeni: Otvoren bife u foajeu');
    const dialog = page.getByRole('dialog', { name: 'Izmena vesti' });
    await userEvent.upload(dialog.getByLabelText('Fotografija', { exact: true }), picture());
    await dialog.getByRole('button', { name: 'Zatvori' }).click();
    await said('Nije sačuvano. Želite li ipak da odete?');
    await press('Ostani');
    await dialog.getByRole('button', { name: 'Sacuvaj' }).click();
    await said('Izmene su sačuvane.');
    expect(stored.now.image?.src).toBe('/media/nova.png');
  });

  it('of a draft is named when the draft is offered, and must be chosen again', async () => {
    storedNews();
    const before = await openPanel(server, '/ap/vesti/kreiraj');
    await userEvent.upload(field('Fotografija (nije obavezno)'), picture());
    await said(/Čuvaju se na ovom uređaju od \d\d:\d\d/);
    await before.unmount();
    await openPanel(server, '/ap/vesti/kreiraj');
    await said('Uređaj ne čuva datoteke. Ponovo izaberite: plakat.png.');
    await press('Nastavi');
    await said('Uređaj ne čuva datoteke. Ponovo izaberite: plakat.png.');
    expect(server.asked(newsOperations.create)).toEqual([]);
  });
});
