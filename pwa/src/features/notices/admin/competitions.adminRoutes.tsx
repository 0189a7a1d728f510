import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { NoticeCreateScreen } from './NoticeCreateScreen.tsx';
import { NoticeListScreen } from './NoticeListScreen.tsx';
import { NoticeViewScreen } from './NoticeViewScreen.tsx';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { competitionsAdmin } from './competitions.admin.ts';

/** The staff screens for competitions, for people of the section. */
export const competitionsAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Konkurs" />}>
    <Route
      path={adminPaths.competitions}
      element={<NoticeListScreen key="competitions" admin={competitionsAdmin} />}
    />
    <Route
      path={adminPaths.competitionCreate}
      element={<NoticeCreateScreen key="competitions" admin={competitionsAdmin} />}
    />
    <Route
      path={adminPatterns.competition}
      element={<NoticeViewScreen key="competitions" admin={competitionsAdmin} />}
    />
  </Route>
);
