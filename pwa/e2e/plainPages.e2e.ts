import type { BrowserContext, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectedPages } from './expectedPages.ts';
import { expectShown } from './shown.ts';
import { inParallel, openSite } from './site.ts';
import type { Site } from './site.ts';
import { layOutAll, sidewaysScroll } from './watch.ts';

/**
 * The narrowest window (WCAG 1.4.10), one of 1280 px at a zoom of 200 %, one of 1440 px at 200 %; in CSS pixels. A
 * zoomed page is a page in a narrower window.
 */
const WIDTHS = [320, 640, 720] as const;
const LANES = 3;

let site: Site;
let context: BrowserContext;

beforeAll(async () => {
  site = await openSite();
  context = await site.visitor({ javaScriptEnabled: false });
});
afterAll(() => site.close());

/** Opens every page in turn; gives what went wrong, by address. */
async function onEveryPage(work: (page: Page, path: string) => Promise<void>): Promise<string[]> {
  const wrong: string[] = [];
  await inParallel(expectedPages(site.content), LANES, async ({ path }) => {
    const page = await context.newPage();
    await page.goto(site.address(path));
    await work(page, path).catch((error: unknown) => {
      wrong.push(`${path}: ${(error as Error).message}`);
    });
    await page.close();
  });
  return wrong;
}

describe('without JavaScript', () => {
  it('every page shows its content, and nothing on it waits for a script', async () => {
    const pages = new Map(expectedPages(site.content).map((one) => [one.path, one]));
    const wrong = await onEveryPage(async (page, path) => {
      const expected = pages.get(path);
      if (!expected) throw new Error('Not expected');
      await expectShown(page, expected);
      // A form that leads to an address works without scripts too.
      const dead = ['button', 'input', 'textarea'].map(
        (control) => `${control}:not(form[action] *):visible`,
      );
      expect(await page.locator(dead.join(', ')).count()).toBe(0);
    });
    expect(wrong).toEqual([]);
  });

  it('every link leads to a page, a document or a part of its page', async () => {
    const targets = new Map<string, string>();
    const wrong = await onEveryPage(async (page, path) => {
      const found = await page.locator('a[href]').evaluateAll((links) =>
        links.map((link) => ({
          href: link.getAttribute('href') ?? '',
          target: (link as HTMLAnchorElement).href,
          // A part of this page must be there; '#' alone is a placeholder (specification, navigation bar).
          lost:
            /^#./.test(link.getAttribute('href') ?? '') &&
            !document.getElementById((link.getAttribute('href') ?? '').slice(1)),
        })),
      );
      expect(found.filter(({ lost }) => lost)).toEqual([]);
      for (const { target } of found) targets.set(target.split('#')[0] ?? '', path);
    });
    expect(wrong).toEqual([]);
    const own = [...targets].filter(([target]) => target.startsWith(site.address('/')));
    expect(own.length).toBeGreaterThan(50);
    const dead: string[] = [];
    await inParallel(own, LANES, async ([target, from]) => {
      if (
        expectedPages(site.content).some(
          ({ path, status }) => status === 404 && site.address(path) === target,
        )
      )
        return;
      const answer = await fetch(target);
      await answer.body?.cancel();
      if (!answer.ok) dead.push(`${String(answer.status)} ${target} from ${from}`);
    });
    expect(dead).toEqual([]);
  });
});

it('no page scrolls sideways in a narrow window or at a zoom of 200 %', async () => {
  const wrong = await onEveryPage(async (page) => {
    await layOutAll(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, scroll: await sidewaysScroll(page) }).toEqual({ width, scroll: 0 });
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, .btn, .tag, .d, nav a, label')]
          .filter((element) => element.checkVisibility() && !element.closest('.sl, .pr, .menu'))
          .filter((element) => {
            const { left, right, width } = element.getBoundingClientRect();
            return width > 1 && (left < -0.5 || right > window.innerWidth + 0.5);
          })
          .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`),
      );
      expect({ width, cut }).toEqual({ width, cut: [] });
    }
  });
  expect(wrong).toEqual([]);
});
