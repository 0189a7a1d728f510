import { createContext } from 'react';

/** Opens the search of everything. */
export const FindContext = createContext<() => void>(() => undefined);
