import { Fragment, type ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { SectionGate } from '../../../admin/screen/gates.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { CORNERS } from '../cornerView.ts';
import { ProgramCreateScreen } from './ProgramCreateScreen.tsx';
import { ProgramListScreen } from './ProgramListScreen.tsx';
import { programListUrl } from './programUrls.ts';
import { ProgramViewScreen } from './ProgramViewScreen.tsx';

/** Also for items of corners. Each list is for editors of its section. */
export const programsAdminRoutes: ReactNode = (
  <Fragment key="programs">
    {PROGRAM_TYPES.map((type) => (
      <Route key={type.slug} element={<SectionGate section={type.name} />}>
        {[programListUrl(type), ...(type.slug === 'mladi' ? [adminPaths.youth] : [])].map(
          (path) => (
            <Route key={path} path={path} element={<ProgramListScreen key={path} type={type} />} />
          ),
        )}
      </Route>
    ))}
    <Route
      path={paths.programCreate}
      element={<ProgramCreateScreen key="programs" types={PROGRAM_TYPES} name="programi/kreiraj" />}
    />
    <Route
      path={adminPaths.cornerCreate}
      element={<ProgramCreateScreen key="corners" types={CORNERS} name="kutak/kreiraj" />}
    />
    <Route path={adminPatterns.programItem} element={<ProgramViewScreen />} />
    <Route path={adminPatterns.cornerItem} element={<ProgramViewScreen />} />
  </Fragment>
);
