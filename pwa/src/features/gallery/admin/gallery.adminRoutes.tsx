import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { ManyPicturesScreen } from '../../../admin/items/pictures/many/ManyPicturesScreen.tsx';
import { PictureCreateScreen } from '../../../admin/items/pictures/PictureCreateScreen.tsx';
import { PictureViewScreen } from '../../../admin/items/pictures/PictureViewScreen.tsx';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { galleryAdmin } from './gallery.admin.ts';
import { GalleryAdminListPage } from './GalleryAdminListPage.tsx';

/** The staff screens for the gallery, for people of the section. */
export const galleryAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Galerija" />}>
    <Route path={adminPaths.gallery} element={<GalleryAdminListPage />} />
    <Route path={adminPaths.galleryCreate} element={<PictureCreateScreen admin={galleryAdmin} />} />
    <Route
      path={adminPaths.manyOf(adminPaths.galleryCreate)}
      element={<ManyPicturesScreen admin={galleryAdmin} />}
    />
    <Route path={adminPatterns.galleryItem} element={<PictureViewScreen admin={galleryAdmin} />} />
  </Route>
);
