import { expect, it } from 'vitest';
import { pngOf } from '../../../test/largePicture.ts';
import { isTooSmall, ITEM_PICTURE, pictureProblem } from './pictureSize.ts';

it.each([
  [{ width: 40, height: 30 }, { width: 512, height: 512 }, true],
  [{ width: 512, height: 512 }, { width: 512, height: 512 }, false],
  [{ width: 2000, height: 400 }, { width: 512, height: 512 }, true],
  [{ width: 700, height: 1000 }, ITEM_PICTURE, false],
  [{ width: 600, height: 1000 }, ITEM_PICTURE, true],
])('%j for a place of %j is too small: %s', (size, place, small) => {
  expect(isTooSmall(size, place)).toBe(small);
});

/** Its size is behind metadata of this many bytes. */
function jpegOf(width: number, height: number, metadata: number, name = 'velika.jpg'): File {
  const exif = new DataView(new ArrayBuffer(metadata));
  exif.setUint32(0, 0xff_e1_00_00 + metadata - 2);
  const tables = new DataView(new ArrayBuffer(6));
  tables.setUint32(0, 0xff_c4_00_04);
  const frame = new DataView(new ArrayBuffer(10));
  frame.setUint32(0, 0xff_c2_00_08);
  frame.setUint16(5, height);
  frame.setUint16(7, width);
  return new File(
    [new Uint8Array([0xff, 0xd8]), exif, exif, exif, exif, exif, tables, frame],
    name,
  );
}

it.each<[string, File, string | undefined]>([
  ['a PNG of 40 megapixels', pngOf(8000, 5000), undefined],
  ['a PNG of more', pngOf(8000, 5001), 'tooManyPixels'],
  ['a JPEG of 40 megapixels', jpegOf(5000, 8000, 200), undefined],
  ['a JPEG of more', jpegOf(5001, 8000, 200), 'tooManyPixels'],
  ['a JPEG of more, behind much metadata', jpegOf(8000, 6000, 65_000), 'tooManyPixels'],
  ['a JPEG without its size', new File([new Uint8Array([0xff, 0xd8, 0xff])], 'a.jpg'), undefined],
  ['text with the name of a picture', new File(['x'], 'a.png'), undefined],
  ['a picture of another kind', pngOf(8000, 6000, 'a.gif'), 'gifPicture'],
])('the problem of %s is found from its first bytes', async (_, file, problem) => {
  expect(await pictureProblem(file)).toBe(problem);
});
