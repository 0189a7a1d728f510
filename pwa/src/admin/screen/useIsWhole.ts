import { useDeferredValue } from 'react';

/** False in the first frame of a form, which draws only what is seen at once. */
export const useIsWhole = (): boolean => useDeferredValue(true, false);
