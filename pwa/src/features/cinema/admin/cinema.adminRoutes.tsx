import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { CinemaAdminCreatePage } from './CinemaAdminCreatePage.tsx';
import { CinemaAdminListPage } from './CinemaAdminListPage.tsx';
import { CinemaAdminViewPage } from './CinemaAdminViewPage.tsx';

/** The staff screens for films, for people of the section. */
export const cinemaAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Bioskop program" />}>
    <Route path={adminPaths.cinema} element={<CinemaAdminListPage />} />
    <Route path={adminPaths.cinemaCreate} element={<CinemaAdminCreatePage />} />
    <Route path={adminPatterns.movie} element={<CinemaAdminViewPage />} />
  </Route>
);
