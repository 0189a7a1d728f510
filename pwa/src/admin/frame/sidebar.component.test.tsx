import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer } from '../../../test/fakeServer.ts';
import { embedPageFacts } from '../../../test/pageFacts.ts';
import { EDITOR, openPanel } from '../../../test/panel.tsx';
import { adminPaths } from '../navigation/adminPaths.ts';
import { ContentState } from '../dashboard/contentHealth.adminOperations.ts';

embedPageFacts();

const ADMINISTRATOR = { ...EDITOR, name: 'Administrator', roleId: 1, roleAccess: [] };
const MODERATOR = { ...EDITOR, roleAccess: ['Vesti', 'Galerija'] };

async function open(user: typeof EDITOR, path: string = adminPaths.panel): Promise<void> {
  const server = startFakeServer();
  server.answer(ContentState, () => ({ contentState: [] }));
  await openPanel(server, path, user);
}
const linksIn = (part: string): string[] =>
  [...document.querySelectorAll(`${part} a`)].map(
    (link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`,
  );
const texts = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

it.each([
  [
    'an administrator',
    ADMINISTRATOR,
    ['Permisije', 'Korisnici'],
    [
      'Admin panel /admin-panel',
      'Početna /admin-panel',
      'Raspored sala /ap/raspored-sala',
      'Rezervacije /ap/rezervacije',
      'Izveštaji /ap/izvestaji',
      'Idi na sajt /',
      'Korpa /ap/korpa',
      'Vesti /ap/vesti',
      'Bioskop program /ap/bioskop',
      'Javne nabavke /ap/javne-nabavke',
      'Konkurs /ap/konkursi',
      'Filmski program /ap/program/bioskop',
      'Americki kutak /ap/kutak/americki',
      'Turski kutak /ap/kutak/turski',
      'Likovni program /ap/program/likovni',
      'Knjizevni program /ap/program/knjizevni',
      'Dramski program /ap/program/dramski',
      'Muzicki program /ap/program/muzicki',
      'Tradicionalni program /ap/program/tradicionalni',
      'Tribinski program /ap/program/tribinski',
      'Mladi /ap/program/mladi',
      'Galerija /ap/gallery-list',
      'Kolonije /ap/colony-list',
      'Likovni saloni /ap/as-list',
      'Lista svih korisnika /admin-panel',
      'Dodaj korisnika /ap/kreiraj-korisnika',
      'Dnevnik izmena /ap/dnevnik',
      'Podešavanja /ap/podesavanja',
      'Uputstvo /ap/uputstvo',
      'Administrator /ap/nalog',
    ],
  ],
  [
    'a moderator of two sections',
    MODERATOR,
    ['Permisije'],
    [
      'Admin panel /admin-panel',
      'Početna /admin-panel',
      'Raspored sala /ap/raspored-sala',
      'Izveštaji /ap/izvestaji',
      'Idi na sajt /',
      'Korpa /ap/korpa',
      'Vesti /ap/vesti',
      'Galerija /ap/gallery-list',
      'Uputstvo /ap/uputstvo',
      'Vesna Novinić /ap/nalog',
    ],
  ],
] as const)('the sidebar of %s has links of their rights only', async (_, user, groups, links) => {
  await open({ ...user, roleAccess: [...user.roleAccess] });
  await expect.poll(() => linksIn('aside')).toEqual(links);
  expect(texts('aside h2')).toEqual(groups);
  const side = document.querySelector<HTMLElement>('aside');
  expect(side?.innerText.split(/\n+/).slice(-3)).toEqual(['Logovan kao', user.name, 'Izloguj se']);
  expect(side?.getBoundingClientRect().width).toBe(240);
  expect(document.querySelector('main')?.getBoundingClientRect().x).toBe(240);
});

it('the start screen of an administrator has four cards, and groups its links', async () => {
  await open(ADMINISTRATOR);
  const cards = page.getByRole('link', { name: /^Pogledaj detalje: / });
  await expect
    .poll(() => cards.elements().map((link) => link.getAttribute('href')))
    .toEqual(['/ap/programs-dashboard', '/ap/vesti', '/ap/bioskop', '/ap/other-dashboard']);
  const heads = cards.elements().map((link) => link.closest('section')?.querySelector('h2, h3'));
  expect(heads.map((head) => head?.textContent)).toEqual([
    'Programi',
    'Vesti i Novosti',
    'Bioskop',
    'Ostalo',
  ]);
  expect(texts('main h1')).toEqual(['Admin panel']);
  await expect.element(page.getByText('Dashboard', { exact: true })).toBeVisible();
  expect(texts('aside h3')).toEqual(['Sadržaj', 'Programi', 'Zbirke']);
});

it('a moderator has neither users nor dashboards, and a card for each section', async () => {
  await open(MODERATOR, adminPaths.programs);
  await expect.poll(() => window.location.pathname).toBe(adminPaths.panel);
  const cards = page.getByRole('list', { name: 'Permisije' }).getByRole('listitem');
  await expect.poll(() => cards.elements().length).toBe(2);
  await expect.element(page.getByText('Lista korisnika')).not.toBeInTheDocument();
  await expect.element(page.getByText('Pogledaj detalje')).not.toBeInTheDocument();
});

it('the header of the site is within reach of a phone, without the panel scrolling sideways', async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(390, 844);
  await open(MODERATOR);
  const links = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect
    .poll(() => links.elements().map((link) => link.textContent))
    .toEqual([
      'Šta ima',
      'Na programu',
      'Bioskop',
      'Galerija',
      'Vesti',
      'Kontakt',
      'Javne nabavke',
      'Konkursi',
      MODERATOR.name,
    ]);
  await expect.element(links.nth(5)).toHaveAttribute('href', '/#kontakt');
  await expect.element(links.nth(7)).toHaveAttribute('href', '/konkurs-list');
  for (const link of links.all()) {
    link.element().scrollIntoView({ behavior: 'instant', inline: 'center' });
    await expect.element(link).toBeInViewport({ ratio: 1 });
  }
  expect(document.documentElement.scrollWidth).toBe(390);
});
