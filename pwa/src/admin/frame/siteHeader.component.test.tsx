import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '../../shared/ui/frame/Navbar.css';
import './staffPages.css';

afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 900);
});

it.each([
  [1440, 'none'],
  [1600, 'flex'],
])("beside the panel's menu, %i px have the icons of the site's header: %s", async (...given) => {
  const [width, display] = given;
  await page.viewport(width, 900);
  document.body.innerHTML =
    '<div class="panel-site"><nav class="nav-links"><ul class="social"></ul></nav></div>';
  const icons = document.querySelector('.social');
  expect(icons && getComputedStyle(icons).display).toBe(display);
});
