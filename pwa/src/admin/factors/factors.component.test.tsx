import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Refused, startFakeServer, type FakeServer } from '../../../test/fakeServer.ts';
import { MODERATOR } from '../../../test/moderator.ts';
import { embedPageFacts } from '../../../test/pageFacts.ts';
import { EDITOR, openPanel } from '../../../test/panel.tsx';
import { press, said, silent, type } from '../../../test/screen.ts';
import { OwnSessions } from '../account/account.adminOperations.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { DemandFactor, EndSessions, AllUsers } from '../users/users.adminOperations.ts';
import { usersTexts } from '../users/users.texts.ts';
import {
  BeginPasskey,
  BeginTotp,
  ConfirmTotp,
  NewRecoveryCodes,
  ReadOwnFactors,
  RemoveTotp,
  type OwnFactors,
} from './factors.adminOperations.ts';
import { factorTexts as texts } from './factors.texts.ts';

const NONE: OwnFactors = {
  __typename: 'OwnFactors',
  passkeys: [],
  totpSince: null,
  isTotpReadable: true,
  recoveryCodes: 0,
  isDemanded: false,
  asksPassword: false,
  allowsPasskeys: true,
} as OwnFactors;
const WITH_APP: OwnFactors = { ...NONE, totpSince: '2026-03-01T10:00:00.000Z', recoveryCodes: 10 };
const CODES = ['ABCD-EFGH-JKLM-NPQR', 'STUV-WXYZ-2345-6789'];

let server: FakeServer;
let factors: OwnFactors;

embedPageFacts();
beforeEach(() => {
  factors = NONE;
  server = startFakeServer();
  server.answer(ReadOwnFactors, () => ({ ownFactors: factors }));
  server.answer(OwnSessions, () => ({ ownSessions: [] }));
});

const open = () => openPanel(server, adminPaths.account);

it('an app is set up with a wrong and a right code, and codes are shown once', async () => {
  server.answer(BeginTotp, () => ({
    beginTotp: {
      __typename: 'TotpSetup',
      ticket: 'T',
      secret: 'ABCDEFGHIJKLMNOP',
      address: 'otpauth://totp/Dom?secret=ABCDEFGHIJKLMNOP',
    },
  }));
  server.answer(ConfirmTotp, ({ code }) => {
    if (code !== '123456') throw new Refused('BAD_USER_INPUT', { code: 'invalid' });
    factors = WITH_APP;
    return { confirmTotp: { __typename: 'FactorsChanged', recoveryCodes: CODES } };
  });
  await open();
  await press(texts.setUp);
  await press(texts.go);
  await expect.element(page.getByRole('img', { name: texts.qrCode })).toBeVisible();
  await said('ABCD EFGH IJKL MNOP');
  await type({ [texts.code]: '000000' });
  await press(texts.confirm);
  await said(texts.wrongCode);
  await type({ [texts.code]: '123456' });
  await press(texts.confirm);
  await said(texts.changed);
  for (const code of CODES) await said(code);
  await press(texts.saved);
  await silent(CODES[0] ?? '');
  await said(texts.codesLeft(10));
});

it('an old session asks for the password, and a wrong one keeps the dialog', async () => {
  factors = { ...WITH_APP, asksPassword: true };
  server.answer(NewRecoveryCodes, () => {
    throw new Refused('BAD_USER_INPUT', { currentPassword: 'invalid' });
  });
  await open();
  await press(texts.newCodes);
  const dialog = page.getByRole('dialog', { name: texts.newCodes });
  await dialog.getByLabelText(texts.password).fill('pogrešna');
  await dialog.getByRole('button', { name: texts.newCodes }).click();
  await expect.element(dialog.getByText(texts.wrongPassword)).toBeVisible();
  expect(server.asked(NewRecoveryCodes)).toEqual([{ currentPassword: 'pogrešna' }]);
});

it('the last factor of an administrator is not removed', async () => {
  factors = { ...WITH_APP, isDemanded: true };
  server.answer(RemoveTotp, () => {
    throw new Refused('CONFLICT');
  });
  await open();
  await said(texts.demanded);
  await press(texts.turnOff);
  const dialog = page.getByRole('dialog', { name: texts.turnOff });
  await dialog.getByRole('button', { name: texts.turnOff }).click();
  await expect.element(dialog.getByText(texts.last)).toBeVisible();
});

it('a device that makes no passkey is reported, and nothing is stored', async () => {
  server.answer(BeginPasskey, () => ({
    beginPasskey: { __typename: 'PasskeyChallenge', ticket: 'T', options: '{}' },
  }));
  await open();
  await press(texts.add);
  await press(texts.go);
  await said(texts.notMade);
  expect(server.operations()).not.toContain('AddPasskey');
});

it('an address without passkeys offers codes', async () => {
  factors = { ...NONE, allowsPasskeys: false };
  await open();
  await said(texts.notHere);
  await expect.element(page.getByRole('button', { name: texts.add })).not.toBeInTheDocument();
});

it('an administrator demands a factor and signs out a lost device', async () => {
  const administrator = { ...EDITOR, roleId: 1 };
  const other = { ...MODERATOR, id: 8, name: 'Mira', email: 'mira@centar.local' };
  server.answer(AllUsers, () => ({
    allUsers: { __typename: 'StaffUserPage', items: [other], nextCursor: null },
  }));
  server.answer(EndSessions, () => ({ endSessions: 2 }));
  server.answer(DemandFactor, () => {
    throw new Refused('NOT_FOUND');
  });
  await openPanel(server, '/admin-panel', administrator);
  await press(usersTexts.factor.ofUser('Mira'));
  await press(usersTexts.factor.demand);
  await said(/^Ova stavka ne postoji/);
  await press(usersTexts.factor.signOut);
  await said(usersTexts.factor.signedOutDone('Mira'));
  expect(server.asked(EndSessions)).toEqual([{ email: 'mira@centar.local' }]);
});
