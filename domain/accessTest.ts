import { z } from 'zod';

/** The result of `npm run test:access`. */
const accessTest = z.object({
  at: z.iso.datetime(),
  /** Version of axe-core. */
  axe: z.string().max(40),
  /** In both scripts; one of each kind, in light and dark. */
  pages: z.int().min(1),
  violations: z.int().min(0),
});

export type AccessTest = z.output<typeof accessTest>;

/** Beside the build that was tested, which it names. */
const storedAccessTest = z.object({ build: z.string().min(1), test: accessTest });

export type StoredAccessTest = z.output<typeof storedAccessTest>;

/** In the folder of the built PWA. */
export const ACCESS_TEST_FILE = 'access-test.json';

/** Null if the text is no result, or that of another build. */
export function accessTestOf(build: string, text: string): AccessTest | null {
  try {
    const { data } = storedAccessTest.safeParse(JSON.parse(text));
    return data?.build === build ? data.test : null;
  } catch {
    return null;
  }
}
