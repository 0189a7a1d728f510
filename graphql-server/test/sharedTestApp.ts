import { afterAll, beforeAll } from 'vitest';
import { startTestApp, type TestApp, type TestAppOptions } from './testApp.ts';

/** The application of a file's tests: started before the first of them, closed after the last. */
export function sharedTestApp(options?: TestAppOptions): TestApp {
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.defineProperties(app, Object.getOwnPropertyDescriptors(await startTestApp(options)));
  });
  afterAll(() => app.close());
  return app;
}
