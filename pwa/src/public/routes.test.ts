import { expect, test } from 'vitest';
import { pageAddress } from '@centar/domain/publicAddress.ts';
import type { ReadData } from './page/publicRoute.ts';
import { onePathOfEach } from '../../test/onePathOfEach.ts';
import { NOT_FOUND_ROUTE, shownRoute } from './routes.tsx';

test.each(onePathOfEach)('%s is an address with a page', (path) => {
  expect(pageAddress(path, new URLSearchParams())?.path).toBe(path);
  expect(shownRoute(path, new URLSearchParams())).not.toBe(NOT_FOUND_ROUTE);
});

/** Every parameter that some page reads, with a value that it takes. */
const VALUES: Record<string, string> = {
  posle: 'MTc2MzcxOTIwMDAwMC43',
  strana: '2',
  godina: '2024',
  slika: '7',
  dan: '2026-11-24',
  film: '7',
  programi: '1',
  kad: 'vikend',
  vrsta: 'muzicki',
  q: 'gudacki',
  deca: '1',
  besplatno: '1',
  mesto: 'velika-sala',
};

test.each(onePathOfEach)(
  '%s: the address drops exactly the parameters that the page ignores',
  (path) => {
    const variables = (search: URLSearchParams): string => {
      const { route, input } = shownRoute(path, search);
      return JSON.stringify(route.queries(input)?.map((query) => query.variables));
    };
    for (const [name, value] of Object.entries(VALUES)) {
      const search = new URLSearchParams({ [name]: value });
      const kept = pageAddress(path, search)?.search ?? new URLSearchParams();
      expect(variables(kept), name).toBe(variables(search));
    }
  },
);

const POSLE = `posle=${VALUES['posle'] ?? ''}`;

/** Places in lists, and the address to which each leads if nothing is there. */
const PLACES = [
  [`/news-list?${POSLE}`, '/news-list'],
  [`/programs-list?${POSLE}`, '/programs-list'],
  [`/bioskop-list?${POSLE}`, '/bioskop-list'],
  [`/konkurs-list?${POSLE}`, '/konkurs-list'],
  [`/javne-nabavke-list?${POSLE}`, '/javne-nabavke-list'],
  [`/javne-nabavke-list?godina=2024&${POSLE}`, '/javne-nabavke-list?godina=2024'],
  ['/program/likovni?strana=9999', '/program/likovni?strana=3#galerija'],
  ['/program/likovni?strana=9999&slika=7', '/program/likovni?strana=3&slika=7'],
] as const;

/** The redirect of an address whose lists have these items on it, of 30 in all. */
function redirect(address: string, items: readonly unknown[]): string | undefined {
  const { pathname, searchParams } = new URL(address, 'https://centar.example');
  const list = { items, total: 30, pageSize: 12 };
  const read = (() => new Proxy({}, { get: () => list })) as ReadData;
  const { route, input } = shownRoute(pathname, searchParams);
  return route.redirect?.(input, read);
}

test.each(PLACES)(
  'an address beyond the end of a list redirects into it: %s',
  (address, target) => {
    expect(redirect(address, [])).toBe(target);
    expect(redirect(address, [{}])).toBeUndefined();
  },
);

test.each(['/news-list', '/program/likovni', '/program/muzicki?strana=2'])(
  'an empty list is shown at its address: %s',
  (address) => {
    expect(redirect(address, [])).toBeUndefined();
  },
);

test.each([
  ['/programs/7', 'Muzicki program', undefined],
  ['/programs/7', 'Turski kutak', '/kutak/7'],
  ['/kutak/7', 'Turski kutak', undefined],
  ['/kutak/7', 'Muzicki program', '/programs/7'],
])('a programme has one page, to which its other address leads: %s, %s', (path, type, target) => {
  const read = (() => ({ programById: { id: 7, programType: type } })) as unknown as ReadData;
  const { route, input } = shownRoute(path, new URLSearchParams());
  expect(route.exists?.(input, read) ?? true).toBe(true);
  expect(route.redirect?.(input, read)).toBe(target);
});
