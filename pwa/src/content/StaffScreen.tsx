import type { ReactNode } from 'react';
import { staffTexts } from '../texts/staff.ts';
import { StaffHead } from '../ui/staff/StaffHead.tsx';
import type { StaffHeadProps } from '../ui/staff/StaffHead.tsx';

/** One screen of the panel: its name in the window's title and its head. */
export function StaffScreen({
  children,
  ...head
}: StaffHeadProps & { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <title>{`${head.title} – ${staffTexts.panel}`}</title>
      <StaffHead {...head} />
      {children}
    </>
  );
}
