import { describe, expect, it } from 'vitest';
import { telephoneLink, isOwnPath, webAddress, writtenLinks } from './links.ts';

describe('what a field of links holds', () => {
  it.each([
    // An address, whole or not.
    ['https://www.karte.rs/kvartet?id=3', 'https://www.karte.rs/kvartet?id=3', 'karte.rs'],
    ['www.ulaznice.example/x', 'https://www.ulaznice.example/x', 'ulaznice.example'],
    ['ulaznice.example/koncert', 'https://ulaznice.example/koncert', 'ulaznice.example'],
    ['Ulaznice.rs', 'https://ulaznice.rs/', 'ulaznice.rs'],
    ['//ulaznice.rs/x', 'https://ulaznice.rs/x', 'ulaznice.rs'],
    ['http://ulaznice.rs', 'http://ulaznice.rs/', 'ulaznice.rs'],
    [
      'https://улазнице.срб/концерт',
      'https://xn--80akfemo2b3a.xn--90a3ac/%D0%BA%D0%BE%D0%BD%D1%86%D0%B5%D1%80%D1%82',
      'улазнице.срб',
    ],
    ['forms.gle/Abc1', 'https://forms.gle/Abc1', 'forms.gle'],
    // An e-mail.
    ['blagajna@centar.rs', 'mailto:blagajna@centar.rs', 'blagajna@centar.rs'],
    ['mailto:karte@centar.example', 'mailto:karte@centar.example', 'karte@centar.example'],
    [
      'MAILTO:karte@centar.example?subject=x',
      'mailto:karte@centar.example',
      'karte@centar.example',
    ],
    ['e-mail: karte@centar.example', 'mailto:karte@centar.example', 'karte@centar.example'],
    // A telephone.
    ['020 123-456', 'tel:020123456', '020 123-456'],
    ['+381 (0)20 123 456', 'tel:+38120123456', '+381 (0)20 123 456'],
    [' 020/123456 ', 'tel:020123456', '020/123456'],
    ['tel:+38163123456', 'tel:+38163123456', '+38163123456'],
    ['Tel. 020 123-456', 'tel:020123456', '020 123-456'],
    ['mob: 063 123 456', 'tel:063123456', '063 123 456'],
    ['020 123–456 lok. 12', 'tel:020123456;ext=12', '020 123–456 lok. 12'],
    ['\u202D+381 63 123 456\u202C', 'tel:+38163123456', '+381 63 123 456'],
  ])('%s is opened as %s', (written, href, label) => {
    expect(writtenLinks(written)).toEqual([{ href, label }]);
  });

  it.each([
    ['020 123-456, 063 123 456', ['tel:020123456', 'tel:063123456']],
    ['020/123-456 i 020/123-457', ['tel:020123456', 'tel:020123457']],
    ['020 123 456 / 063 123 456', ['tel:020123456', 'tel:063123456']],
    ['020 123 456; karte@centar.rs', ['tel:020123456', 'mailto:karte@centar.rs']],
    ['www.karte.rs ili 020 123 456', ['https://www.karte.rs/', 'tel:020123456']],
    ['020 123 456\n063 123 456', ['tel:020123456', 'tel:063123456']],
  ])('%s are several', (written, hrefs) => {
    expect(writtenLinks(written).map(({ href }) => href)).toEqual(hrefs);
  });

  it.each([
    '',
    'na blagajni',
    'javascript:alert(1)',
    'javascript://karte.rs/%0Aalert(1)',
    'https://',
    'http://a b.rs',
    'http://user:pass@karte.rs',
    'karte@',
    '12',
    'a@b',
    '020 123 456, pa pitajte',
    'data:text/html,x',
    'ftp://karte.rs',
    'mailto:',
    'tel:',
    '1234567890123456',
  ])('%j is nothing to open', (written) => {
    expect(writtenLinks(written)).toEqual([]);
  });
});

it.each([
  ['youtube.com/dkv', 'https://youtube.com/dkv'],
  ['\u200Bwww.facebook.com/dkv ', 'https://www.facebook.com/dkv'],
  ['@dkv', undefined],
  ['dkv', undefined],
  ['/programs-list', undefined],
  ['javascript:alert(1)', undefined],
])('the web address "%s" is %s', (written, address) => {
  expect(webAddress(written)).toBe(address);
});

it('a text without a number is not dialled', () => {
  expect(telephoneLink('pozovite')).toBeUndefined();
});

describe('a path of this site', () => {
  it.each(['/', '/programs-list', '/news/3?posle=x#kraj', '/sta-ima?mesto=Velika%20sala', '/šta'])(
    '%j is one',
    (path) => {
      expect(isOwnPath(path)).toBe(true);
      expect(new URL(path, 'https://centar.example').host).toBe('centar.example');
    },
  );

  it.each([
    '//host',
    '/\\host',
    '/\t/host',
    '/\n/host',
    '/\r\n/host',
    '\t//host',
    ' //host',
    '///host',
    '/\\/host',
    '/x\\host',
    '/ /host',
    '/\u0000/host',
    '/\u200b/host',
    '/\u2028/host',
    '\\host',
    '\\\\host',
    '',
    '#',
    'x',
    'https://host',
    'javascript:alert(1)',
    '/\u00a0x',
  ])('%j is none', (text) => {
    expect(isOwnPath(text)).toBe(false);
  });
});
