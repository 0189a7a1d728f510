import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { itemRoutes } from '../../../admin/items/itemRoutes.tsx';
import { ManyPicturesScreen } from '../../../admin/items/pictures/many/ManyPicturesScreen.tsx';
import { TableListScreen } from '../../../admin/items/TableListScreen.tsx';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { artSalonsAdmin } from './artSalons.admin.tsx';

/** The staff screens for art salons, for people of the section. */
export const artSalonsAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Likovni saloni" />}>
    {itemRoutes(artSalonsAdmin, {
      list: <TableListScreen key={artSalonsAdmin.name} admin={artSalonsAdmin} />,
      item: adminPatterns.salon,
    })}
    <Route
      path={adminPaths.manyOf(adminPaths.salonCreate)}
      element={<ManyPicturesScreen key={artSalonsAdmin.name} admin={artSalonsAdmin} />}
    />
  </Route>
);
