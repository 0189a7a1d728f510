import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextField } from '../../ui/TextField.tsx';
import { CreditOffer } from './newPicture.tsx';

/** A JPEG without a picture, whose EXIF has one entry: the artist. */
const BYTES =
  '\xff\xd8\xff\xe1\0\x22Exif\0\0II\x2a\0\x08\0\0\0' +
  '\x01\0\x3b\x01\x02\0\x04\0\0\0Ana\0\0\0\0\0\xff\xd9';
const SIGNED = new File(
  [Uint8Array.from(BYTES, (letter) => letter.charCodeAt(0))],
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
