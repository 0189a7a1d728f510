import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { startFakeServer } from '../../../test/fakeServer.ts';
import { openPanel } from '../../../test/panel.tsx';
import { press, said, silent, type } from '../../../test/screen.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { ResetPassword } from './auth.adminOperations.ts';
import { authTexts } from './auth.texts.ts';

const texts = authTexts.reset;
const PASSWORD = 'osam žutih kišobrana';

let data: HTMLScriptElement;
beforeEach(() => {
  data = Object.assign(document.createElement('script'), {
    id: 'page-data',
    type: 'application/json',
    textContent: JSON.stringify({ facts: { name: 'Dom', shortName: 'D', pictures: {} } }),
  });
  document.head.append(data);
});
afterEach(() => {
  data.remove();
});

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
