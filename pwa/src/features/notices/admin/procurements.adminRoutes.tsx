import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { itemRoutes } from '../../../admin/items/itemRoutes.tsx';
import { TableListScreen } from '../../../admin/items/TableListScreen.tsx';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { procurementsAdmin } from './procurements.admin.ts';

/** The staff screens for procurements, for people of the section. */
export const procurementsAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Javne nabavke" />}>
    {itemRoutes(procurementsAdmin, {
      list: <TableListScreen key={procurementsAdmin.name} admin={procurementsAdmin} />,
      item: adminPatterns.procurement,
    })}
  </Route>
);
