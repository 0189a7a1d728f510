import { expect } from '@playwright/test';
import sharp from 'sharp';
import { test } from './site.ts';

interface Screenshot {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly form_factor: string;
}

test('the manifest has a wide and a narrow screenshot of the stated sizes', async ({ site }) => {
  for (const path of ['/manifest.webmanifest', '/cir/manifest.webmanifest']) {
    const answer = await fetch(site.address(path));
    const { screenshots } = (await answer.json()) as { screenshots: Screenshot[] };
    expect(screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
    for (const { src, sizes, type, form_factor: form } of screenshots) {
      const picture = await fetch(site.address(src));
      expect(picture.headers.get('content-type'), src).toBe(type);
      const bytes = Buffer.from(await picture.arrayBuffer());
      const { width, height } = await sharp(bytes).metadata();
      expect(`${String(width)}x${String(height)}`, src).toBe(sizes);
      // Chrome accepts screenshots of 320 to 3840 px whose longer side is at most 2.3 times the
      // other one.
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
      expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
      expect(width > height).toBe(form === 'wide');
    }
  }
});
