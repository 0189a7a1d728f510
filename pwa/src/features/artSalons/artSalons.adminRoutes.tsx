import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { ExhibitionListScreen } from '../../content/exhibitions/ExhibitionListScreen.tsx';
import { PictureCreateScreen } from '../../content/pictures/PictureCreateScreen.tsx';
import { PictureViewScreen } from '../../content/pictures/PictureViewScreen.tsx';
import { SectionGate } from '../../content/SectionGate.tsx';
import { adminPaths, adminPatterns } from '../../adminPaths.ts';
import { artSalonsAdmin } from './artSalons.admin.ts';

/** The staff screens for art salons, for people of the section. */
export const artSalonsAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Likovni saloni" />}>
    <Route path={adminPaths.salons} element={<ExhibitionListScreen admin={artSalonsAdmin} />} />
    <Route path={adminPaths.salonCreate} element={<PictureCreateScreen admin={artSalonsAdmin} />} />
    <Route path={adminPatterns.salon} element={<PictureViewScreen admin={artSalonsAdmin} />} />
  </Route>
);
