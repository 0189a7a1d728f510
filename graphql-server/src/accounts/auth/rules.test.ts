import { verify } from '@node-rs/argon2';
import { describe, expect, test } from 'vitest';
import { checkNewPassword } from '@centar/domain/passwordRules.ts';
import { AppError } from '../../platform/errors.ts';
import { normaliseEmail } from '../../platform/mail/emailNorm.ts';
import { networkOf } from '../../platform/http/networkOf.ts';
import { newPasswordProblem } from './newPassword.ts';
import { createPasswords } from './passwords.ts';

describe('networkOf', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000:0000:ffff::9', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['', 'unknown'],
    ['10.0.0.1, 10.0.0.2', 'unknown'],
  ])('%s -> %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('normaliseEmail', () => {
  test.each([
    [' Marko.Ilic+a@X.rs ', 'marko.ilic+a@x.rs'],
    ['ｍarko@x.rs', 'marko@x.rs'],
    ['admin@centar.local', 'admin@centar.local'],
    ['mаrko@x.rs', undefined],
    ['marko@ẋ.rs', undefined],
    ['marko', undefined],
    ['marko@x', undefined],
    ['a@b@x.rs', undefined],
    ['marko@x.rs\r\nBcc: y@z.rs', undefined],
    ['"a b"@x.rs', undefined],
    ['marko@-x.rs', undefined],
    ['.marko@x.rs', undefined],
    [`${'a'.repeat(65)}@x.rs`, undefined],
    [`a@${'x.'.repeat(130)}rs`, undefined],
    ['a'.repeat(100_000), undefined],
  ])('%j', (text, expected) => {
    expect(normaliseEmail(text)).toBe(expected);
  });
});

describe('checkNewPassword (AU6)', () => {
  const own = ['Centar za kulturu Jasengrad', 'CKJ', 'Jasengrad', 'marko'];
  test.each([
    ['sedam plavih vrata', undefined],
    ['x7#kQ2!p', undefined],
    ['šđčćžšđč', undefined],
    ['a'.repeat(64) + 'b'.repeat(64), undefined],
    ['kratka1', 'tooShort'],
    ['s\u030Cs\u030Cs\u030Cs\u030C', 'tooShort'],
    ['z'.repeat(129), 'tooLong'],
    ['x'.repeat(1_000_000), 'tooLong'],
    ['password', 'tooCommon'],
    ['Password123!', 'tooCommon'],
    ['LOZINKA2026', 'tooCommon'],
    ['Šifra12345', 'tooCommon'],
    ['12345678', 'tooCommon'],
    ['876543210', 'tooCommon'],
    ['aaaaaaaaaa', 'tooCommon'],
    ['20262026', 'tooCommon'],
    ['1q2w3e4r', 'tooCommon'],
    ['Jasengrad1', 'tooCommon'],
    ['centarzakulturujasengrad', 'tooCommon'],
    ['Marko12345', 'tooCommon'],
  ])('%.30s', (password, expected) => {
    expect(checkNewPassword(password, own)).toBe(expected);
  });
});

describe('newPasswordProblem', () => {
  const person = { name: 'Đorđe Nikolić-Ilić', email: 'djole@centar.example' };
  test.each([
    ['sedam plavih vrata', undefined],
    ['ilic-ne-smeta', 'tooCommon'],
    // Node aborts where it searches bytes for such a text.
    ['\ud800plavih\udc00vrata', undefined],
    // Leaked, in any letter case, and not among the common words.
    ['blink182', 'tooCommon'],
    [' BLINK182 ', 'tooCommon'],
    ['blink1824711', undefined],
    // A part of the name, whichever letters it is typed with.
    ['plavi djordje vrata', 'tooCommon'],
    ['plavi Đorđe vrata', 'tooCommon'],
    ['плави Ђорђе врата', 'tooCommon'],
    ['moj-NIKOLIC-i-ja', 'tooCommon'],
    ['kratka1', 'tooShort'],
  ])('%s', async (password, expected) => {
    expect(await newPasswordProblem(password, person)).toBe(expected);
  });

  test('short parts of a name are parts of other words, but the whole name is not', async () => {
    const ana = { name: 'Ana Ilo', email: 'ana@centar.example' };
    expect(await newPasswordProblem('moj i ličan stvor', person)).toBeUndefined();
    expect(await newPasswordProblem('banana i kilogram', ana)).toBeUndefined();
    for (const password of ['anailo-2027', 'Ilo.Ana 77', 'x-ana-ilo-x']) {
      expect(await newPasswordProblem(password, ana), password).toBe('tooCommon');
    }
  });
});

describe('hashing (DO7)', () => {
  test('two at a time, twenty wait, the rest are refused at once', async () => {
    const passwords = createPasswords();
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () => passwords.verify(undefined, 'bilo koja')),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(passwords.runs).toBe(22);
    expect(refused).toHaveLength(18);
    for (const { reason } of refused) {
      expect(reason).toBeInstanceOf(AppError);
      expect(reason).toMatchObject({ code: 'TOO_MANY_TRIES' });
    }
    expect(await passwords.verify(undefined, 'bilo koja')).toBe(false);
  });

  test('stores argon2id with the stated cost, salted', async () => {
    const passwords = createPasswords();
    const [one, two] = [await passwords.hash('bilo koja'), await passwords.hash('bilo koja')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    expect(await passwords.verify(one, 'bilo koja')).toBe(true);
    expect(await passwords.verify(one, 'bilo koja ')).toBe(false);
  });

  test('looks at the whole of a long password (AU6)', async () => {
    const passwords = createPasswords();
    const first = 'duga lozinka '.repeat(9);
    const hashed = await passwords.hash(`${first}jedan`);
    expect(await passwords.verify(hashed, `${first}jedan`)).toBe(true);
    expect(await passwords.verify(hashed, `${first}drugi`)).toBe(false);
  });

  test('an unknown account costs what a wrong password costs (AU2)', async () => {
    const checked: string[] = [];
    const passwords = createPasswords(undefined, (hashed, password) => {
      checked.push(hashed);
      return verify(hashed, password);
    });
    const stored = await passwords.hash('bilo koja');
    expect(await passwords.verify(stored, 'pogresna rec')).toBe(false);
    expect(await passwords.verify(undefined, 'pogresna rec')).toBe(false);
    const [known, unknown] = checked.map((hashed) => hashed.split('$'));
    // The same kind, version and cost, and a salt and a hash of the same length.
    expect(unknown?.slice(0, 4)).toEqual(known?.slice(0, 4));
    expect(unknown?.map((part) => part.length)).toEqual(known?.map((part) => part.length));
    expect(unknown).toContain('m=19456,t=2,p=1');
  });

  test('129 characters are refused before hashing', async () => {
    const passwords = createPasswords();
    await expect(passwords.verify(undefined, 'a'.repeat(129))).rejects.toThrow('BAD_USER_INPUT');
    await expect(passwords.hash('a'.repeat(1_000_000))).rejects.toThrow('BAD_USER_INPUT');
    expect(passwords.runs).toBe(0);
  });
});
