import { expect } from '@playwright/test';
import { startFront } from './front.ts';
import { DESKTOP, PHONE, test } from './site.ts';
import { measureShifts, shiftsOf, untilAlive } from './watch.ts';

test('a hero of which half has come is not painted, so nothing in it moves when the rest comes', async ({
  site,
}) => {
  const front = await startFront(site.address(''), []);
  front.mode = 'halves';
  for (const viewport of [DESKTOP, PHONE]) {
    const context = await site.visitor({ viewport, serviceWorkers: 'block' });
    await measureShifts(context);
    for (const path of ['/', '/program/muzicki', '/program/likovni']) {
      const page = await context.newPage();
      await page.goto(front.url + path);
      await untilAlive(page);
      expect(await shiftsOf(page)).toEqual({ value: 0, what: [] });
      await page.close();
    }
    await context.close();
  }
  await front.close();
});
