import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer } from '../../../test/fakeServer.ts';
import { embedPageFacts } from '../../../test/pageFacts.ts';
import { openPanel } from '../../../test/panel.tsx';
import { press, said, silent, type } from '../../../test/screen.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { ResetPassword } from './auth.adminOperations.ts';
import { authTexts } from './auth.texts.ts';

const texts = authTexts.reset;
const PASSWORD = 'osam žutih kišobrana';
const UNEQUAL = 'Greska prilikom provere lozinki. Unesite opet.';

embedPageFacts();

it('a text that is no address is refused, and no link is said to be sent', async () => {
  const server = startFakeServer();
  server.answer(ResetPassword, () => ({ resetPassword: false }));
  await openPanel(server, adminPaths.resetPassword);
  await type({
    [texts.email]: 'nijemail',
    [texts.newPassword]: PASSWORD,
    [texts.confirmPassword]: PASSWORD,
  });
  await press(texts.submit);
  const popup = page.getByRole('dialog', { name: texts.problem });
  await expect.element(popup).toBeVisible();
  await press('Zatvori');
  await said(texts.problemText);
  await silent(texts.sent);
  expect(server.asked(ResetPassword)).toMatchObject([{ input: { email: 'nijemail' } }]);
});

it('what is typed is checked before anything is sent', async () => {
  const server = startFakeServer();
  await openPanel(server, adminPaths.resetPassword);
  for (const [email, password, again, text] of [
    ['ana@centar.local', PASSWORD, 'nesto drugo', UNEQUAL],
    ['ana@centar.local', 'kratka', 'kratka', 'Lozinka mora imati najmanje 8 znakova.'],
    ['', PASSWORD, PASSWORD, UNEQUAL],
    ['ana@centar.local', 'lozinka123', 'lozinka123', /^Ovu lozinku je lako pogoditi\./],
  ] as const) {
    await type({
      [texts.email]: email,
      [texts.newPassword]: password,
      [texts.confirmPassword]: again,
    });
    await press(texts.submit);
    await said(text);
  }
  expect(server.asked(ResetPassword)).toEqual([]);
  server.isReachable = false;
  await type({
    [texts.email]: 'ana@centar.local',
    [texts.newPassword]: PASSWORD,
    [texts.confirmPassword]: PASSWORD,
  });
  await press(texts.submit);
  await said('Greska, molimo pokusajte kasnije');
});
