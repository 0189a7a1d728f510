import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Refused, startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { largePicture } from '../../../../test/largePicture.ts';
import { answeredImage, newsItem } from '../../../../test/news.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { field, forgetDrafts, isAsked, press, said } from '../../../../test/screen.ts';
import { newsOperations } from './news.adminOperations.ts';

type Pictures = readonly ReturnType<typeof answeredImage>[];

let server: FakeServer;
let stored: ReturnType<typeof newsItem>;

/** Saves the pictures, the first one first. */
function store([image, ...morePictures]: Pictures, fields: object = {}): void {
  stored = newsItem({
    ...stored,
    ...fields,
    image: image ?? null,
    morePictures,
    version: stored.version + 1,
  });
}
const shown = (): Pictures =>
  [...(stored.image ? [stored.image] : []), ...stored.morePictures] as unknown as Pictures;
const sources = (): string =>
  shown()
    .map(({ src }) => src.replaceAll(/\W|media|png/g, ''))
    .join(' ');

beforeEach(() => {
  server = startFakeServer();
  stored = newsItem();
  store(['a', 'b', 'c'].map((name) => answeredImage(`/media/${name}.png`, name)));
  server.answer(newsOperations.item, () => ({ item: stored }));
  server.answer(newsOperations.update, ({ input: { pictures, ...input } }) => {
    const all = shown();
    const next = (pictures ?? all).map((edit) => {
      const picture = all.find(({ src }) => src === edit.src);
      if (!picture) throw new Refused('BAD_USER_INPUT', { pictures: 'unknownChoice' });
      return { ...picture, ...edit };
    });
    store(next as unknown as Pictures, { title: input.title });
    return { item: stored };
  });
  server.answer(newsOperations.addPicture, ({ input: { position, alt, credit, focus }, file }) => {
    const picture = { ...answeredImage(`/media/${file.name}`, alt), credit, focus };
    store(shown().toSpliced(position, 0, picture as never));
    return { item: stored };
  });
});
afterEach(forgetDrafts);

const row = (at: number) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByLabelText('Foto (nije obavezno)') })
    .nth(at);
const textIn = (at: number, label: string) =>
  row(at).getByLabelText(`${label} (nije obavezno)`, { exact: true });
async function open() {
  const panel = await openPanel(server, '/ap/vesti/view/3');
  await expect.element(row(0)).toBeVisible();
  return panel;
}
const choose = (...names: string[]) =>
  userEvent.upload(
    field('Dodaj fotografije'),
    names.map((name) => new File(['x'], name, { type: 'image/png' })),
  );

it('are put in order and described by keys, and saved with the fields in one call', async () => {
  await open();
  await field('Naslov').fill('Nov naslov');
  await row(2).getByRole('button', { name: 'Pomeri naviše: c' }).click();
  await row(1).getByRole('button', { name: 'Pomeri naviše: c' }).click();
  await textIn(0, 'Opis fotografije').fill('Publika');
  await textIn(0, 'Foto').fill('Ana Hadžić');
  await row(0).getByRole('button', { name: 'Važno mesto: Publika' }).click();
  await page.getByRole('slider', { name: 'Vodoravno' }).fill('100');
  await page.getByRole('slider', { name: 'Uspravno' }).fill('0');
  await press('Primeni');
  await press('Sacuvaj');
  await said('Izmene su sačuvane.');
  expect([sources(), stored.title]).toEqual(['c a b', 'Nov naslov']);
  expect(stored.image).toMatchObject({ alt: 'Publika', credit: 'Ana Hadžić', focus: '100% 0%' });
  expect(server.asked(newsOperations.update)).toHaveLength(1);
  expect(server.asked(newsOperations.update)[0]?.input).not.toHaveProperty('imageAlt');
});

it('names those that are more than an item takes', async () => {
  await open();
  await choose(...Array.from({ length: 19 }, (_, at) => `p${String(at + 1)}.png`));
  await said('Nisu dodate, jer ih ne može biti više od dvadeset: p18.png, p19.png.');
  await said('20 ukupno');
});

it('have their focal point where the picture is pressed, which every crop shows', async () => {
  await open();
  await row(0).getByRole('button', { name: 'Važno mesto: a' }).click();
  const large = document.querySelector<HTMLElement>('.focus-picture');
  if (!large) throw new Error('No picture to press');
  Object.assign(large.style, { width: '200px', height: '100px' });
  const box = large.getBoundingClientRect();
  await userEvent.click(large, { position: { x: box.width - 2, y: 1 } });
  const crops = [...document.querySelectorAll<HTMLElement>('.focus-crops img')];
  expect(crops.map(({ style }) => style.objectPosition)).toEqual(Array(5).fill('99% 1%'));
  await press('Vrati na sredinu');
  expect(crops.map(({ style }) => style.objectPosition)).toEqual(Array(5).fill(''));
});

it('have the buttons of their focal point in sight on a low phone', async () => {
  await page.viewport(390, 600);
  await open();
  await row(0).getByRole('button', { name: 'Važno mesto: a' }).click();
  const apply = page.getByRole('button', { name: 'Primeni' });
  await expect.element(apply).toBeVisible();
  expect(apply.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(600);
  await page.viewport(1280, 900);
});

/** From the thumbnail of one row to the middle of another. */
function drag(type: string, pointerType: string, at: number): void {
  const { left, top, height } = row(at).element().getBoundingClientRect();
  const on = row(at).element().querySelector('img');
  const [clientX, clientY] = [left + 20, top + height / 2 + (type === 'pointerdown' ? 0 : -30)];
  on?.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerType, clientX, clientY }),
  );
}

it.each(['mouse', 'touch'])('are dragged to another place by %s', async (pointer) => {
  await page.viewport(390, 1600);
  await open();
  drag('pointerdown', pointer, 2);
  if (pointer === 'mouse') drag('pointermove', pointer, 2);
  await expect.element(row(2)).toHaveClass('is-dragged');
  drag('pointermove', pointer, 0);
  await expect.element(textIn(0, 'Opis fotografije')).toHaveValue('c');
  drag('pointerup', pointer, 0);
  await expect.element(row(0)).not.toHaveClass('is-dragged');
  await press('Sacuvaj');
  await said('Izmene su sačuvane.');
  expect(sources()).toBe('c a b');
  await page.viewport(1280, 900);
});

it('are scrolled over by a finger that does not wait', async () => {
  await page.viewport(390, 1600);
  await open();
  drag('pointerdown', 'touch', 2);
  drag('pointermove', 'touch', 2);
  drag('pointermove', 'touch', 0);
  drag('pointerdown', 'touch', 1);
  await expect.element(row(1)).toHaveClass('is-dragged');
  drag('pointerup', 'touch', 1);
  await expect.element(textIn(2, 'Opis fotografije')).toHaveValue('c');
  await page.viewport(1280, 900);
});

it('that are new wait for the save, each at its place', async () => {
  await open();
  await choose('x.png', 'y.png');
  await row(4).getByRole('button', { name: 'Pomeri naviše: y.png' }).click();
  for (const at of [3, 2, 1]) {
    await row(at).getByRole('button', { name: 'Pomeri naviše: y.png' }).click();
  }
  await textIn(0, 'Opis fotografije').fill('Nova naslovna');
  expect(isAsked()).toBe(true);
  await press('Sacuvaj');
  await said('Izmene su sačuvane.');
  expect([sources(), stored.image?.alt]).toEqual(['y a b c x', 'Nova naslovna']);
  await expect.element(row(4)).toBeVisible();
});

it('of which one is refused keep their order when it is tried again', async () => {
  await open();
  await choose('x.png', 'y.png', 'z.png');
  const accept = ({
    input: { position, alt },
    file,
  }: {
    input: { position: number; alt: string };
    file: File;
  }) => {
    store(shown().toSpliced(position, 0, answeredImage(`/media/${file.name}`, alt)));
    return { item: stored };
  };
  server.answer(newsOperations.addPicture, (sent) => {
    if (sent.file.name === 'y.png') throw new Refused('TOO_LARGE');
    return accept(sent);
  });
  await press('Sacuvaj');
  await said('Sačuvano: x.png. Nije sačuvano: y.png, z.png.');
  server.answer(newsOperations.addPicture, accept);
  await press('Sacuvaj');
  await said('Izmene su sačuvane.');
  expect(sources()).toBe('a b c x y z');
});

it('that are missing a text say so, and wrong files are named', async () => {
  await open();
  await textIn(1, 'Opis fotografije').fill(' ');
  await said('Nedostaje opis. Jednom rečenicom recite šta je na fotografiji.');
  await choose('tekst.gif');
  await said(
    'Nije dodato: tekst.gif. Slika je u formatu GIF. Otvorite je i sačuvajte kao JPEG ili PNG.',
  );
});

it('with too many pixels are refused when they are chosen', async () => {
  await open();
  await userEvent.upload(field('Dodaj fotografije'), [new File(['x'], 'x.png'), largePicture()]);
  await said(/^Nije dodato: velika.png. Slika ima previše tačaka: najviše je 40 miliona/);
  await expect.element(row(3)).toBeVisible();
  await expect.element(row(4)).not.toBeInTheDocument();
});

it('keep typed texts over a replaced first picture, and in a draft', async () => {
  server.answer(newsOperations.replaceFile, () => {
    store([answeredImage('/media/n.png', 'a'), ...shown().slice(1)]);
    return { item: stored };
  });
  const panel = await open();
  await textIn(1, 'Opis fotografije').fill('Moje reči');
  await userEvent.upload(field('Fotografija'), new File(['x'], 'n.png', { type: 'image/png' }));
  await press('Sačuvaj fotografiju');
  await said('Usesno azurirana fotografija');
  await expect.element(textIn(1, 'Opis fotografije')).toHaveValue('Moje reči');
  await said(/^Izmene nisu sačuvane. Čuvaju se na ovom uređaju od/);
  await panel.unmount();
  await open();
  await press('Nastavi');
  await expect.element(textIn(1, 'Opis fotografije')).toHaveValue('Moje reči');
  await press('Sacuvaj');
  await said('Izmene su sačuvane.');
  expect([sources(), stored.morePictures[0]?.alt]).toEqual(['n b c', 'Moje reči']);
});
