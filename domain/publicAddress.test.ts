import { describe, expect, it } from 'vitest';
import { loggedPath } from './pages.ts';
import { pageAddress, spelledTypePath } from './publicAddress.ts';

const keyOf = (address: string): string | undefined => {
  const [path = '', query = ''] = address.split('?');
  return pageAddress(path, new URLSearchParams(query))?.key;
};

const PLACE = 'MTcwMDAwMDAwMDAwMC40Mg';

describe('the one spelling of a page', () => {
  it.each([
    ['/', '/'],
    ['//', '/'],
    ['/?utm_source=x&dan=2026-11-24&posle=x&strana=2', '/'],
    ['/NEWS-list///', '/news-list'],
    ['/News/3?id=4&slika=2', '/news/3'],
    [`/news-list?fbclid=1&posle=${PLACE}&posle=efgh&godina=2024`, `/news-list?posle=${PLACE}`],
    ['/news-list?posle=', '/news-list'],
    ...['abcd', `${PLACE}!!`, `${PLACE}=`, `%20${PLACE}`].map((odd) => [
      `/news-list?posle=${odd}`,
      '/news-list',
    ]),
    [
      `/javne-nabavke-list?godina=2024&posle=${PLACE}`,
      `/javne-nabavke-list?posle=${PLACE}&godina=2024`,
    ],
    ['/javne-nabavke-list?godina=2024&posle=2', '/javne-nabavke-list?godina=2024'],
    ['/o-nama?dan=2026-11-24', '/o-nama'],
    ['/raspored?film=7&dan=2026-11-24&programi=1', '/raspored?dan=2026-11-24&film=7&programi=1'],
    ['/arhiva?vrsta=muzicki&x=1', '/arhiva?vrsta=muzicki'],
    ['/arhiva/2026?vrsta=nista', '/arhiva/2026?vrsta=nepoznato'],
    ['/raspored?film=&dan=&programi=da', '/raspored?programi=1'],
    ['/raspored?programi=0', '/raspored'],
    ['/pretraga?q=rok&vrsta=Filmovi', '/pretraga?q=rok&vrsta=filmovi'],
    ['/pretraga?q=rok&vrsta=xyz', '/pretraga?q=rok&vrsta=nepoznato'],
    ['/pretraga?vrsta=&strana=99', '/pretraga'],
    ['/raspored?film=007&dan=24.11.2026.', '/raspored?dan=nepoznato&film=nepoznato'],
    [
      '/sta-ima?mesto=Velika%20sala&kad=DANAS&deca=da',
      '/sta-ima?kad=danas&deca=1&mesto=velika-sala',
    ],
    ['/sta-ima?kad=Сутра&vrsta=Ликовни', '/sta-ima?kad=sutra&vrsta=likovni'],
    ['/sta-ima?kad=%20Vikend&vrsta=Americki%20kutak', '/sta-ima?kad=vikend&vrsta=americki'],
    ['/arhiva?vrsta=Muzi%C4%8Dki', '/arhiva?vrsta=muzicki'],
    ['/sta-ima?vrsta=cirkus&besplatno=0&kad=', '/sta-ima?vrsta=nepoznato'],
    [
      '/sta-ima?pristupacno=lift,%20TUMAC&besplatno=1',
      '/sta-ima?besplatno=1&pristupacno=tumac+lift',
    ],
    ['/sta-ima?pristupacno=rampa', '/sta-ima?pristupacno=nepoznato'],
    ['/program/likovni?slika=7&strana=2', '/program/likovni?strana=2&slika=7'],
    ['/program/likovni?strana=1&slika=0x7', '/program/likovni'],
    ['/program/likovni?strana=02', '/program/likovni'],
    ['/program/dramski?strana=2', '/program/dramski'],
    ['/cir/?utm_source=x', '/cir'],
    [`/CIR/NEWS-list///?posle=${PLACE}&x=1`, `/cir/news-list?posle=${PLACE}`],
    ['/cir/raspored?film=7&dan=2026-11-24', '/cir/raspored?dan=2026-11-24&film=7'],
  ])('of %s is %s', (address, key) => {
    expect(keyOf(address)).toBe(key);
  });

  it.each([
    '/nema',
    '//news/3',
    '/news//3',
    '/news',
    '/news/03',
    '/news/abc',
    '/news/3/4',
    '/%6eews/3',
    '/news/12345678901',
    '/program/LIKOVNI',
    '/o-nama/1',
    '/cir/nema',
    '/cir/cir/news/3',
    '/cirkus',
    '/cir//news/3',
  ])('%j is no page', (address) => {
    expect(keyOf(address)).toBeUndefined();
  });
});

describe('the page of a type of programmes', () => {
  it.each([
    ['/program/Likovni', '/program/likovni'],
    ['/PROGRAM/LIKOVNI/', '/program/likovni'],
    ['/program/Likovni%20program', '/program/likovni'],
    ['/program/Muzi%C4%8Dki-program', '/program/muzicki'],
    ['/program/Americki kutak', '/kutak-list/americki'],
    ['/kutak-list/Americki', '/kutak-list/americki'],
    ['/kutak-list/TURSKI%20KUTAK', '/kutak-list/turski'],
    ['/cir/program/Likovni', '/cir/program/likovni'],
  ])('is found by another spelling of its name: %s', (asked, path) => {
    expect(spelledTypePath(asked)).toBe(path);
  });

  it.each(['/program/nema', '/program', '/program/', '/programs/Likovni', '/program/%', '/news/3'])(
    'is not meant by %s',
    (asked) => {
      expect(spelledTypePath(asked)).toBeUndefined();
    },
  );
});

it.each([
  ['/news/3?x=1', '/news/3'],
  [`/moja-rezervacija/${'k'.repeat(43)}?stanje=novo`, '/moja-rezervacija/…'],
  [`/cir/Moja-Rezervacija/${'k'.repeat(43)}`, '/moja-rezervacija/…'],
  [`/moja%2drezervacija/${'k'.repeat(43)}`, '/moja-rezervacija/…'],
  ['/moja-rezervacija/%', '/moja-rezervacija/…'],
])('%s is logged as %s', (url, path) => {
  expect(loggedPath(url)).toBe(path);
});
