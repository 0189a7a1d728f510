import { useEffect, useState } from 'react';
import { useSignedIn } from '../auth/session.tsx';
import { draftedForms } from './drafts.ts';

/**
 * Tells whether something typed into a form, `programi/3`, is kept on this device and not saved; for lists. Looks again
 * when `round` changes.
 */
export function useDraftedForms(round: unknown): (form: string) => boolean {
  const person = useSignedIn()?.id ?? 0;
  const [forms, setForms] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isCurrent = true;
    void draftedForms(person).then((found) => {
      if (isCurrent) setForms(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [person, round]);
  return (form) => forms.has(form);
}
