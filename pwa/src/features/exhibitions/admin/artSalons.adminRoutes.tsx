import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { ExhibitionListScreen } from './ExhibitionListScreen.tsx';
import { ManyPicturesScreen } from '../../../admin/items/pictures/many/ManyPicturesScreen.tsx';
import { PictureCreateScreen } from '../../../admin/items/pictures/PictureCreateScreen.tsx';
import { PictureViewScreen } from '../../../admin/items/pictures/PictureViewScreen.tsx';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { artSalonsAdmin } from './artSalons.admin.ts';

/** The staff screens for art salons, for people of the section. */
export const artSalonsAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Likovni saloni" />}>
    <Route path={adminPaths.salons} element={<ExhibitionListScreen admin={artSalonsAdmin} />} />
    <Route path={adminPaths.salonCreate} element={<PictureCreateScreen admin={artSalonsAdmin} />} />
    <Route
      path={adminPaths.manyOf(adminPaths.salonCreate)}
      element={<ManyPicturesScreen admin={artSalonsAdmin} />}
    />
    <Route path={adminPatterns.salon} element={<PictureViewScreen admin={artSalonsAdmin} />} />
  </Route>
);
