import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { NoticeCreateScreen } from './NoticeCreateScreen.tsx';
import { NoticeListScreen } from './NoticeListScreen.tsx';
import { NoticeViewScreen } from './NoticeViewScreen.tsx';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { procurementsAdmin } from './procurements.admin.ts';

/** The staff screens for procurements, for people of the section. */
export const procurementsAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Javne nabavke" />}>
    <Route
      path={adminPaths.procurements}
      element={<NoticeListScreen key="procurements" admin={procurementsAdmin} />}
    />
    <Route
      path={adminPaths.procurementCreate}
      element={<NoticeCreateScreen key="procurements" admin={procurementsAdmin} />}
    />
    <Route
      path={adminPatterns.procurement}
      element={<NoticeViewScreen key="procurements" admin={procurementsAdmin} />}
    />
  </Route>
);
