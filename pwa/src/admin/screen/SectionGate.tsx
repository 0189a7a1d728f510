import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import type { Section } from '@centar/domain/sections.ts';
import { useSections } from '../auth/session.tsx';
import { NoPermission } from './NoPermission.tsx';

/** Lets only people of a section pass to the screens within; the server enforces the same. */
export function SectionGate({ section }: { readonly section: Section }): ReactNode {
  return useSections().includes(section) ? <Outlet /> : <NoPermission />;
}
