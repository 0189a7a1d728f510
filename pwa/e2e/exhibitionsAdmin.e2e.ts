import { expect, test, type Browser, type Page } from '@playwright/test';
import type { NewModerator } from './moderators.ts';
import { startProduct, type Product } from './product.ts';
import { readList } from './publicContent.ts';
import { asVisitor, openOwnScreen, openSignedIn, picture, save } from './staffSteps.ts';

interface Exhibition {
  readonly id: number;
  readonly title: string;
  readonly yearHappening: string;
  readonly colonyType: string;
  readonly imageUrl: string | null;
}

const KINDS = [
  {
    section: 'Kolonije',
    list: '/ap/colony-list',
    create: '/ap/colony/kreiraj',
    view: '/ap/colony/view/',
    all: 'Colony/GetAll',
    empty: 'Još nema kolonija. Dodajte prvu.',
    add: 'Dodaj koloniju',
    types: ['Sandzacka inspiracija', 'Sopocanski dani'],
    created: 'Kolonija je objavljena.',
    saved: 'Usesno azurirana kolonija',
    question: 'Da li ste sigurni da želite da obrišete koloniju?',
    removed: 'Usesno obrisana kolonija',
  },
  {
    section: 'Likovni saloni',
    list: '/ap/as-list',
    create: '/ap/as/kreiraj',
    view: '/ap/as/view/',
    all: 'ArtSaloon/GetAll',
    empty: 'Još nema likovnih salona. Dodajte prvi.',
    add: 'Dodaj likovni salon',
    types: ['Jesenji likovni salon', 'Likovni salon mladih'],
    created: 'Likovni salon je objavljen.',
    saved: 'Usesno azuriran likovni salon',
    question: 'Da li ste sigurni da želite da obrišete likovni salon?',
    removed: 'Likovni salon je obrisan.',
  },
] as const;

/** One moderator for each section; each is a stranger to the other. */
const moderators: readonly NewModerator[] = KINDS.map(({ section }, at) => ({
  name: `Urednik ${String(at)}`,
  email: `urednik-${String(at)}@centar.local`,
  password: 'lozinka-urednika-12',
  roleAccess: [section],
}));

function editorOf(section: (typeof KINDS)[number]['section']): NewModerator {
  const editor = moderators.find(({ roleAccess }) => roleAccess.includes(section));
  if (!editor) throw new Error(`Nobody edits ${section}`);
  return editor;
}

let product: Product;
let browser: Browser;

// One journey: each test goes on where the one before it ended.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser: launched }) => {
  browser = launched;
  product = await startProduct({ content: 'none', moderators });
});
test.afterAll(() => product.stop());

for (const kind of KINDS) {
  test.describe(kind.section, () => {
    const title = `Saziv: ${kind.section}`;
    const editor = editorOf(kind.section);
    let page: Page;

    test.beforeAll(async () => {
      page = await openSignedIn(browser, product, editor);
    });
    test.afterAll(() => page.context().close());

    const untilSaid = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
    const field = (label: string, within = page.locator('form')) =>
      within.getByLabel(label, { exact: true });
    const stored = () => readList<Exhibition>(product.url, kind.all);

    test('one is published with its picture, and visitors see it', async () => {
      await page.locator('aside').getByRole('link', { name: kind.section }).click();
      await untilSaid(kind.empty);
      await page.getByRole('link', { name: kind.add }).click();
      await page.waitForURL(`**${kind.create}`);
      const choices = field('Vrsta').locator('option:not([disabled])');
      await expect(choices).toHaveText(kind.types);
      await field('Autor').fill('Milena Đorđević');
      await field('Naslov').fill(title);
      await field('Godina održavanja').fill('jun 2026');
      await field('Opis').fill('Dvanaest slikara.\n\nDeset dana.');
      await save(page);
      await untilSaid('Izaberite jednu od ponuđenih mogućnosti.');
      await field('Vrsta').selectOption(kind.types[0]);
      await page
        .getByLabel('Fotografija (nije obavezno)')
        .setInputFiles(await picture('saziv.png', 200));
      await save(page);
      await untilSaid(kind.created);
      await page.waitForURL(product.url + kind.list);
      await expect
        .poll(() => page.locator('thead th').allInnerTexts())
        .toEqual([
          'Izbor',
          'Autor',
          'Naslov',
          'Godina održavanja',
          'Vrsta',
          'Poslednja izmena',
          'Akcije',
        ]);
      const row = page.locator('tbody tr');
      const written = `Milena Đorđević${title}jun 2026${kind.types[0]}`;
      await expect
        .poll(() => row.textContent())
        .toMatch(new RegExp(`^${written}danas \\d\\d:\\d\\d${editor.name}$`));
      const [item] = await stored();
      expect(item).toMatchObject({ title, yearHappening: 'jun 2026', colonyType: kind.types[0] });
      expect(item?.imageUrl).toContain('/media/');
      const shown = await asVisitor(browser, product, '/program/likovni', (visitor) =>
        visitor.locator('main').textContent(),
      );
      expect(shown).toContain(title);
    });

    test('it is edited in the dialog of the list, which keeps what was typed when it is closed', async () => {
      await page.getByRole('button', { name: `Izmeni: ${title}` }).click();
      const dialog = page.getByRole('dialog');
      await field('Naslov', dialog).fill('Nedovršeno');
      await untilSaid('Odbaci izmene');
      await dialog.getByRole('button', { name: 'Otkazi' }).click();
      await page.goto(product.url + kind.list);
      await untilSaid('Nesačuvan nacrt');
      await page.getByRole('button', { name: `Izmeni: ${title}` }).click();
      await dialog.getByRole('button', { name: 'Odbaci', exact: true }).click();
      await field('Vrsta', dialog).selectOption(kind.types[1]);
      await dialog.getByRole('button', { name: 'Sacuvaj' }).click();
      await untilSaid(kind.saved);
      await dialog.waitFor({ state: 'detached' });
      await expect(page.locator('tbody')).toContainText(kind.types[1]);
      expect(await stored()).toMatchObject([{ title, colonyType: kind.types[1] }]);
    });

    test('on its own screen it gets another picture, which must be chosen first', async () => {
      const [before] = await stored();
      await page.getByRole('button', { name: `Izmeni: ${title}` }).click();
      await openOwnScreen(page);
      await page.waitForURL(`**${kind.view}${String(before?.id)}`);
      const replace = page.getByRole('button', { name: 'Sačuvaj fotografiju' });
      await replace.click();
      await untilSaid('Izaberite fotografiju');
      await page
        .getByLabel('Fotografija', { exact: true })
        .setInputFiles(await picture('b.png', 90));
      await replace.click();
      await untilSaid('Usesno azurirana fotografija');
      await field('Godina održavanja').fill('2026');
      await save(page);
      await untilSaid(kind.saved);
      const [after] = await stored();
      expect(after).toMatchObject({ title, yearHappening: '2026' });
      expect(after?.imageUrl).not.toBe(before?.imageUrl);
    });

    test('it is deleted after a question', async () => {
      await page.goto(product.url + kind.list);
      await page.getByRole('button', { name: `Obriši: ${title}` }).click();
      await untilSaid(kind.question);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Da', exact: true }).click();
      await untilSaid(kind.removed);
      await untilSaid(kind.empty);
      expect(await stored()).toEqual([]);
    });
  });
}
