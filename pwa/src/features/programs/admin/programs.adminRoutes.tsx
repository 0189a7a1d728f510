import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { CORNERS } from '../cornerView.ts';
import { ProgramAdminCreatePage } from './ProgramAdminCreatePage.tsx';
import { ProgramAdminViewPage } from './ProgramAdminViewPage.tsx';
import { listOfType } from './programPlaces.ts';
import { ProgramsAdminListPage } from './ProgramsAdminListPage.tsx';

/** The staff screens for programmes and for the corners' items; each list is for people of its section. */
export const programsAdminRoutes: ReactNode = (
  <>
    {PROGRAM_TYPES.map((type) => (
      <Route key={type.slug} element={<SectionGate section={type.name} />}>
        {[listOfType(type), ...(type.slug === 'mladi' ? [adminPaths.youth] : [])].map((path) => (
          <Route
            key={path}
            path={path}
            element={<ProgramsAdminListPage key={path} type={type} />}
          />
        ))}
      </Route>
    ))}
    <Route
      path={adminPaths.programCreate}
      element={
        <ProgramAdminCreatePage key="programs" types={PROGRAM_TYPES} draftName="programi/kreiraj" />
      }
    />
    <Route
      path={adminPaths.cornerCreate}
      element={<ProgramAdminCreatePage key="corners" types={CORNERS} draftName="kutak/kreiraj" />}
    />
    <Route path={adminPatterns.programItem} element={<ProgramAdminViewPage />} />
    <Route path={adminPatterns.cornerItem} element={<ProgramAdminViewPage />} />
  </>
);
