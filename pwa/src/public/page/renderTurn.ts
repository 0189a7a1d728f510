import { createContext } from 'react';

/**
 * Asks whether rendering may go on: nothing if so, else a promise that is kept when other work of the server has had its turn.
 * Whoever gets a promise suspends and asks again.
 */
export type TakeTurn = () => Promise<void> | undefined;

/** In the browser nobody has to ask: React itself hydrates in pieces. */
export const RenderTurnContext = createContext<TakeTurn>(() => undefined);
