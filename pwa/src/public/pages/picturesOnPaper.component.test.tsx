import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { paper } from '../../../test/paper.ts';
import '../../shared/ui/tokens.css';
import '../../shared/ui/base.css';
import '../../shared/ui/primitives/GalleryFrame.css';
import '../../shared/ui/primitives/Picture.css';
import './pages.css';
import '../ui/detail/Detail.css';
import '../ui/detail/ItemPictures.css';
import '../ui/lightbox/Lightbox.css';

const { print } = paper();

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

const PICTURE = '<span class="picture ratio11"></span>';

it('the pictures of an item are printed beside each other, within the paper', async () => {
  // A4 without margins.
  await page.viewport(794, 1123);
  document.body.innerHTML = `<div class="detail"><article class="detail-main">${PICTURE}<div class="picture-rows"><ul class="picture-row">${`<li><a>${PICTURE}</a></li>`.repeat(9)}</ul></div></article></div>`;
  await print();
  const [first, ...row] = all('.picture').map((picture) => picture.getBoundingClientRect());
  const cells = all('li').map((cell) => cell.getBoundingClientRect().width);
  expect(row.map(({ width }) => width)).toEqual(cells);
  expect(first?.left).toBeGreaterThanOrEqual(0);
});

it('an open picture is printed alone, black on white, without its buttons', async () => {
  document.body.innerHTML = `<p>Vest</p><dialog class="lightbox" open><a class="lightbox-close">Zatvori</a><div class="lightbox-side"><h2>Most</h2><div class="lightbox-control">1 / 2</div></div></dialog>`;
  await print();
  const isSeen = (selector: string) =>
    all(selector).map((part) => part.checkVisibility({ visibilityProperty: true }));
  expect(isSeen('p, .lightbox-close, .lightbox-control')).toEqual([false, false, false]);
  expect(isSeen('h2')).toEqual([true]);
  const style = all('.lightbox').map((part) => getComputedStyle(part))[0];
  expect([style?.color, style?.backgroundColor]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});
