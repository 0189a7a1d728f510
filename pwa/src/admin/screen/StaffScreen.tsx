import type { ReactNode } from 'react';
import { staffTexts } from '../texts/staff.texts.ts';
import { StaffHead, type StaffHeadProps } from '../ui/StaffHead.tsx';

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
