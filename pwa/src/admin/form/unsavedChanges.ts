import { useEffect } from 'react';

const unsaved = new Set<object>();

export function hasUnsavedChanges(): boolean {
  return unsaved.size > 0;
}

/** The browser asks before the page is left or reloaded. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const work = {};
    const ask = (event: BeforeUnloadEvent): void => {
      event.preventDefault();
    };
    unsaved.add(work);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(work);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
}
