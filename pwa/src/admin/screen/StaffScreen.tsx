import type { ReactNode } from 'react';
import { staffTexts } from '../texts/staff.texts.ts';
import { StaffHead, type StaffHeadProps } from '../ui/StaffHead.tsx';

/** One screen of the panel: its name in the window's title and its head. */
export function StaffScreen({
  children,
  ...head
}: StaffHeadProps & { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <title>{[...new Set([head.title, staffTexts.panel])].join(' – ')}</title>
      <StaffHead {...head} />
      {children}
    </>
  );
}
