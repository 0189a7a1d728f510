import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { itemRoutes } from '../../../admin/items/itemRoutes.tsx';
import { CardsListScreen } from '../../../admin/items/pictures/CardsListScreen.tsx';
import { ManyPicturesScreen } from '../../../admin/items/pictures/many/ManyPicturesScreen.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { AdministratorGate } from '../../../admin/screen/AdministratorGate.tsx';
import { premisesAdmin } from './premises.admin.tsx';

/** The staff screens for photographs of the premises, for administrators. */
export const premisesAdminRoutes: ReactNode = (
  <Route element={<AdministratorGate />}>
    {itemRoutes(premisesAdmin, {
      list: <CardsListScreen admin={premisesAdmin} />,
      item: adminPatterns.premisesPhoto,
    })}
    <Route
      path={adminPaths.manyOf(adminPaths.premisesCreate)}
      element={<ManyPicturesScreen admin={premisesAdmin} />}
    />
  </Route>
);
