import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from '../../../ui/TextField.tsx';
import { CreditOffer } from './newPicture.tsx';

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
/** A JPEG without a picture, whose EXIF has one entry: the artist. */
const SIGNED = new File(
  [
    Uint8Array.from([
      ...[0xff, 0xd8, 0xff, 0xe1, 0, 34, ...ascii('Exif\0\0II'), 42, 0, 8, 0, 0, 0],
      ...[1, 0, 0x3b, 0x01, 2, 0, 4, 0, 0, 0, ...ascii('Ana\0'), 0, 0, 0, 0, 0xff, 0xd9],
    ]),
  ],
  'potpisana.jpg',
);
const ignore = (): void => undefined;

it('offers the author that the file names, under the beginning of the field', async () => {
  const offer = <CreditOffer file={SIGNED} value="" onChange={ignore} />;
  await render(<TextField id="foto" label="Foto" value="" onChange={ignore} after={offer} />);
  const button = page.getByRole('button', { name: 'Upiši iz datoteke: Ana' });
  await expect.element(button).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(button.element());
  const { left } = page.getByLabelText('Foto').element().getBoundingClientRect();
  // The border is transparent.
  expect(words.getBoundingClientRect().left - left).toBeLessThanOrEqual(1);
});
