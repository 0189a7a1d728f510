import { afterEach } from 'vitest';
import { cdp, page } from 'vitest/browser';

const emulate = (media: string): Promise<unknown> =>
  cdp().send('Emulation.setEmulatedMedia', { media });

/** Each of the file's tests begins on the screen, with an empty document. */
export function paper(): { readonly print: () => Promise<unknown> } {
  afterEach(async () => {
    document.body.replaceChildren();
    await emulate('');
    await page.viewport(1280, 900);
  });
  return { print: () => emulate('print') };
}
