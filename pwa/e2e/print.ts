import type { Page } from '@playwright/test';

/** The number of sheets that a page is printed on. */
export async function sheetsOf(page: Page): Promise<number | undefined> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
}

/** Printed parts that paper does not need, in a page laid out: controls and dark backgrounds. */
export async function printedWaste(page: Page): Promise<string[]> {
  // Browsers print in light mode.
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
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
