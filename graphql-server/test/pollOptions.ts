/** How long `expect.poll` looks for what has to come about: only a failure takes so long, however busy the machine is. */
export const POLL_OPTIONS = { timeout: 20_000, interval: 10 } as const;
