/** For `expect.poll`. Only a failure takes the whole timeout. */
export const POLL_OPTIONS = { timeout: 20_000, interval: 10 } as const;
