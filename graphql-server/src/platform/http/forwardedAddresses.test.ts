import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let app: TestApp;
afterEach(() => app.close());

/** Signs in wrongly until it is refused for good; tells how often it could. */
async function tries(forwardedOf: (index: number) => string): Promise<number> {
  for (let index = 0; index < 60; index += 1) {
    const answer = await app.rest('POST', '/api/UserAuth/Login', {
      json: { email: `niko${String(index)}@centar.example`, password: 'pogresna lozinka' },
      headers: { 'x-forwarded-for': forwardedOf(index) },
    });
    if (answer.status === 429) return index;
    expect(answer.status).toBe(401);
  }
  return Infinity;
}

const other = (index: number): string => `198.51.${String(index)}.7`;

describe.each(['true', '127.0.0.1', '127.0.0.0/8, ::1'])(
  'behind a proxy trusted as %s',
  (setting) => {
    it('a client that claims another address each time is throttled by its own', async () => {
      app = await startTestApp({ environment: { TRUST_PROXY: setting } });
      expect(await tries((index) => `${other(index)}, 192.0.2.7`)).toBeLessThan(60);
      expect(await tries((index) => `${other(index)}, 10.0.0.1, 192.0.2.7`)).toBe(0);
      // Others behind the same proxy are not.
      expect(await tries(() => '192.0.2.8')).toBeGreaterThan(0);
    });
  },
);

it('without a proxy nothing that is claimed counts', async () => {
  app = await startTestApp();
  expect(await tries(other)).toBeLessThan(60);
});
