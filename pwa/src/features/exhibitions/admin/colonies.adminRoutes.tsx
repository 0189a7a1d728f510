import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { itemRoutes } from '../../../admin/items/itemRoutes.tsx';
import { ManyPicturesScreen } from '../../../admin/items/pictures/many/ManyPicturesScreen.tsx';
import { TableListScreen } from '../../../admin/items/TableListScreen.tsx';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { coloniesAdmin } from './colonies.admin.tsx';

/** The staff screens for colonies, for people of the section. */
export const coloniesAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Kolonije" />}>
    {itemRoutes(coloniesAdmin, {
      list: <TableListScreen key={coloniesAdmin.name} admin={coloniesAdmin} />,
      item: adminPatterns.colony,
    })}
    <Route
      path={adminPaths.manyOf(adminPaths.colonyCreate)}
      element={<ManyPicturesScreen key={coloniesAdmin.name} admin={coloniesAdmin} />}
    />
  </Route>
);
