import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { itemRoutes } from '../../../admin/items/itemRoutes.tsx';
import { TableListScreen } from '../../../admin/items/TableListScreen.tsx';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { cinemaAdmin } from './cinema.admin.tsx';

/** The staff screens for films, for people of the section. */
export const cinemaAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Bioskop program" />}>
    {itemRoutes(cinemaAdmin, {
      list: <TableListScreen admin={cinemaAdmin} />,
      item: adminPatterns.movie,
    })}
  </Route>
);
