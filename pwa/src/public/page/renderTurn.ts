import { createContext } from 'react';

/**
 * Returns nothing if rendering may continue, otherwise a promise to suspend on while the server
 * handles other requests. Ask again after it resolves.
 */
export type PauseIfDue = () => Promise<void> | undefined;

/** The browser needs no such check: React hydrates in pieces. */
export const RenderTurnContext = createContext<PauseIfDue>(() => undefined);
