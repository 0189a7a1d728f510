/** How long `expect.poll` looks for what has to come about: only a failure takes so long, however busy the machine is. */
export const SOON_ENOUGH = { timeout: 20_000, interval: 10 } as const;
