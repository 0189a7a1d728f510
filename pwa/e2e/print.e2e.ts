import { expect, type Page } from '@playwright/test';
import { first } from './publicContent.ts';
import { test } from './site.ts';
import { layOutAll } from './watch.ts';

/** Printed parts that paper does not need: controls and large dark backgrounds. */
async function wasteOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await layOutAll(page);
  return page.evaluate(() => {
    const isDark = (element: Element): boolean => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (
        getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number);
      return alpha > 0.5 && red + green + blue < 200;
    };
    return [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        if (width === 0 || height === 0) return false;
        if (element.matches('button, iframe')) return true;
        return !element.matches('.picture') && width * height > 20_000 && isDark(element);
      })
      .map(({ tagName, className }) => `${tagName} ${className}`);
  });
}

test('pages of items print their words on a sheet or two', async ({ site }) => {
  const { programs, movies, news, competitions, procurements, colonies } = site.content;
  const corner = first(programs.filter(({ programType }) => /kutak/.test(programType)));
  const longest = first(
    movies.toSorted(
      (a, b) => b.movieProductionDateTimes.length - a.movieProductionDateTimes.length,
    ),
  );
  const paths = [
    ...programs.slice(0, 6).map(({ id }) => `/programs/${String(id)}`),
    `/kutak/${String(corner.id)}`,
    `/cinema/${String(longest.id)}`,
    `/news/${String(first(news).id)}`,
    `/konkurs/${String(first(competitions).id)}`,
    `/javne-nabavke/${String(first(procurements).id)}`,
    `/kolonije/${String(first(colonies).id)}`,
  ];
  for (const path of paths) {
    await site.visit(path, async (page) => {
      const pdf = await page.pdf({ format: 'A4' });
      const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
      expect(sheets, path).toBeLessThanOrEqual(2);
      expect(await wasteOf(page), path).toEqual([]);
    });
  }
});

test('lists print nothing that is pressed, and no dark ground', async ({ site }) => {
  for (const path of ['/', '/raspored', '/programs-list', '/arhiva', '/o-nama', '/konkurs-list']) {
    await site.visit(path, async (page) => {
      expect(await wasteOf(page), path).toEqual([]);
    });
  }
});
