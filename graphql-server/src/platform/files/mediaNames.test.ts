import { describe, expect, it } from 'vitest';
import { attachment, cleanFileName, parseMediaName } from './mediaNames.ts';

const ID = '0b9ad8f0-52ab-4c5e-9d0e-3a1f5f0f8c11';

describe('cleanFileName', () => {
  it.each<[string, string]>([
    ['Odluka o nabavci.pdf', 'Odluka o nabavci.pdf'],
    ['Čačak – plan.PDF', 'Čačak – plan.pdf'],
    ['../../x', 'x.pdf'],
    ['..\\..\\x.pdf', 'x.pdf'],
    ['C:\\Users\\Ana\\oglas.pdf', 'oglas.pdf'],
    ['a\0.png', 'a.pdf'],
    ['CON', '_CON.pdf'],
    ['con.pdf', '_con.pdf'],
    ['lpt1.tar.pdf', '_lpt1.tar.pdf'],
    ['\u202Efdp.exe', 'fdp.pdf'],
    ['a\r\nSet-Cookie: x.pdf', 'a Set-Cookie x.pdf'],
    ['\ud800.pdf', 'dokument.pdf'],
    ['', 'dokument.pdf'],
    ['...', 'dokument.pdf'],
    ['.htaccess', 'dokument.pdf'],
    ['<b>"?*|.pdf', 'b.pdf'],
    [`${'x'.repeat(5000)}.pdf`, `${'x'.repeat(100)}.pdf`],
    [`${'😀'.repeat(200)}.pdf`, `${'😀'.repeat(100)}.pdf`],
    ['oglas.pdf.exe', 'oglas.pdf.pdf'],
  ])('%j', (given, cleaned) => {
    expect(cleanFileName(given, 'pdf')).toBe(cleaned);
  });
});

describe('attachment', () => {
  it('gives an ASCII name and the whole one', () => {
    expect(attachment("Đoko's (1) šaš 100%.pdf")).toBe(
      `attachment; filename="Djoko's (1) sas 100_.pdf"; filename*=UTF-8''%C4%90oko%27s%20%281%29%20%C5%A1a%C5%A1%20100%25.pdf`,
    );
    expect(attachment('Ћуприја.pdf')).toMatch(
      /^attachment; filename="_+\.pdf"; filename\*=UTF-8''%/,
    );
  });
});

describe('parseMediaName', () => {
  it('knows the names that the store makes', () => {
    expect(parseMediaName(`${ID}.jpg`)).toEqual({ id: ID, extension: 'jpg' });
    expect(parseMediaName(`${ID}-320.webp`)).toEqual({ id: ID, extension: 'webp' });
  });

  it.each([
    `${ID}.webp`,
    `${ID}-320.jpg`,
    `${ID}.svg`,
    `${ID}.jpg.html`,
    `${ID}.jpg\n`,
    `../${ID}.jpg`,
    `${ID.toUpperCase()}.jpg`,
    'a.jpg',
    '',
  ])('knows nothing else: %j', (name) => {
    expect(parseMediaName(name)).toBeUndefined();
  });
});
