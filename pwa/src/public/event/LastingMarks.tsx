import type { ReactNode } from 'react';
import { StatusBadge } from '../../shared/ui/primitives/StatusBadge.tsx';
import type { Lasting } from './lasting.ts';

/** `Traje, još 5 dana` and `Otvoreno danas do 20 h`. */
export function LastingMarks({ lasting }: { readonly lasting: Lasting }): ReactNode {
  const { mark, today, isOpenToday } = lasting;
  return (
    <>
      {mark ? <StatusBadge kind="on" text={mark} /> : null}
      {today ? <StatusBadge kind={isOpenToday ? 'open' : 'closed'} text={today} /> : null}
    </>
  );
}
