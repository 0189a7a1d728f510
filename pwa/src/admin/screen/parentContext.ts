import { createContext } from 'react';

/** Tells the sidebar the address of the list to which a screen belongs; empty if there is none. */
export const ParentContext = createContext<(href: string) => void>(() => undefined);
