import { useContext, useEffect, type ReactNode } from 'react';
import { staffTexts } from '../texts/staff.texts.ts';
import { StaffHead, type StaffHeadProps } from '../ui/StaffHead.tsx';
import { ParentContext } from './parentContext.ts';

export function StaffScreen({
  children,
  ...head
}: StaffHeadProps & { readonly children: ReactNode }): ReactNode {
  const setParent = useContext(ParentContext);
  const parent = head.crumbs?.parents[0]?.href ?? '';
  useEffect(() => {
    setParent(parent);
  }, [setParent, parent]);
  return (
    <>
      <title>{[...new Set([head.title, staffTexts.panel])].join(' – ')}</title>
      <StaffHead {...head} />
      {children}
    </>
  );
}
