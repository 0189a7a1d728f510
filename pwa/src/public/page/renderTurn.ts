import { createContext, type ReactNode } from 'react';

/**
 * Returns nothing if rendering may continue, otherwise a promise to suspend on while the server
 * handles other requests. Ask again after it resolves.
 */
export type PauseIfDue = () => Promise<void> | undefined;

/** Resolves with the element's markup. `begin` is called before each piece of the work. */
export type RenderMarkup = (
  begin: () => void,
  element: (pauseIfDue: PauseIfDue) => ReactNode,
) => Promise<string>;

/** Devices render without pauses. */
export const RenderTurnContext = createContext<PauseIfDue>(() => undefined);
