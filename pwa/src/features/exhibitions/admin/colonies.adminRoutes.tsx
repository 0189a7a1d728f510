import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { ExhibitionListScreen } from './ExhibitionListScreen.tsx';
import { ManyPicturesScreen } from '../../../admin/items/pictures/many/ManyPicturesScreen.tsx';
import { PictureCreateScreen } from '../../../admin/items/pictures/PictureCreateScreen.tsx';
import { PictureViewScreen } from '../../../admin/items/pictures/PictureViewScreen.tsx';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { coloniesAdmin } from './colonies.admin.ts';

/** The staff screens for colonies, for people of the section. */
export const coloniesAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Kolonije" />}>
    <Route path={adminPaths.colonies} element={<ExhibitionListScreen admin={coloniesAdmin} />} />
    <Route path={adminPaths.colonyCreate} element={<PictureCreateScreen admin={coloniesAdmin} />} />
    <Route
      path={adminPaths.manyOf(adminPaths.colonyCreate)}
      element={<ManyPicturesScreen admin={coloniesAdmin} />}
    />
    <Route path={adminPatterns.colony} element={<PictureViewScreen admin={coloniesAdmin} />} />
  </Route>
);
