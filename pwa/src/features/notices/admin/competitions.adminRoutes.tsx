import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { itemRoutes } from '../../../admin/items/itemRoutes.tsx';
import { TableListScreen } from '../../../admin/items/TableListScreen.tsx';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { competitionsAdmin } from './competitions.admin.ts';

/** The staff screens for competitions, for people of the section. */
export const competitionsAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Konkurs" />}>
    {itemRoutes(competitionsAdmin, {
      list: <TableListScreen key={competitionsAdmin.name} admin={competitionsAdmin} />,
      item: adminPatterns.competition,
    })}
  </Route>
);
