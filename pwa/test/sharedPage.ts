import { beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { forgetDrafts } from './screen.ts';

beforeAll(async () => {
  // Its last requests are for the server of the file before.
  await cleanup();
  await page.viewport(1280, 900);
  // What the files before have stored, and popups that they left open.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  await forgetDrafts();
});
// The package itself does so only in the first file of a page.
beforeEach(() => cleanup());
