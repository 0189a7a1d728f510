import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { ExhibitionListScreen } from '../../content/exhibitions/ExhibitionListScreen.tsx';
import { PictureCreateScreen } from '../../content/pictures/PictureCreateScreen.tsx';
import { PictureViewScreen } from '../../content/pictures/PictureViewScreen.tsx';
import { SectionGate } from '../../content/SectionGate.tsx';
import { adminPaths, adminPatterns } from '../../adminPaths.ts';
import { coloniesAdmin } from './colonies.admin.ts';

/** The staff screens for colonies, for people of the section. */
export const coloniesAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Kolonije" />}>
    <Route path={adminPaths.colonies} element={<ExhibitionListScreen admin={coloniesAdmin} />} />
    <Route path={adminPaths.colonyCreate} element={<PictureCreateScreen admin={coloniesAdmin} />} />
    <Route path={adminPatterns.colony} element={<PictureViewScreen admin={coloniesAdmin} />} />
  </Route>
);
