import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { ManyPicturesScreen } from '../../../admin/items/pictures/many/ManyPicturesScreen.tsx';
import { PictureCreateScreen } from '../../../admin/items/pictures/PictureCreateScreen.tsx';
import { PictureViewScreen } from '../../../admin/items/pictures/PictureViewScreen.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { AdministratorGate } from '../../../admin/screen/AdministratorGate.tsx';
import { premisesAdmin } from './premises.admin.ts';
import { PremisesAdminListPage } from './PremisesAdminListPage.tsx';

/** The staff screens for photographs of the premises, for administrators. */
export const premisesAdminRoutes: ReactNode = (
  <Route element={<AdministratorGate />}>
    <Route path={adminPaths.premises} element={<PremisesAdminListPage />} />
    <Route
      path={adminPaths.premisesCreate}
      element={<PictureCreateScreen admin={premisesAdmin} />}
    />
    <Route
      path={adminPaths.manyOf(adminPaths.premisesCreate)}
      element={<ManyPicturesScreen admin={premisesAdmin} />}
    />
    <Route
      path={adminPatterns.premisesPhoto}
      element={<PictureViewScreen admin={premisesAdmin} />}
    />
  </Route>
);
