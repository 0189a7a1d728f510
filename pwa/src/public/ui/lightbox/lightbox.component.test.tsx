import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import '../../../shared/ui/tokens.css';
import '../../../shared/ui/base.css';
import '../../../shared/ui/primitives/GalleryFrame.css';
import './Lightbox.css';

it('zoomed to 400 % an open picture is as wide as the window allows', async () => {
  onTestFinished(() => page.viewport(1280, 900));
  await page.viewport(360, 225);
  document.body.innerHTML = `<dialog class="lightbox" open><div class="lightbox-picture"><span class="frame frame-large frame-photo" style="--r: 1.5"></span></div></dialog>`;
  expect(document.querySelector('.frame')?.clientWidth).toBe(320);
});
