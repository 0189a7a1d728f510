import { beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';

beforeAll(() => page.viewport(1280, 900));
// The package itself does so only in the first file of a page.
beforeEach(() => cleanup());
