import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { itemRoutes } from '../../../admin/items/itemRoutes.tsx';
import { CardsListScreen } from '../../../admin/items/pictures/CardsListScreen.tsx';
import { ManyPicturesScreen } from '../../../admin/items/pictures/many/ManyPicturesScreen.tsx';
import { SectionGate } from '../../../admin/screen/SectionGate.tsx';
import { adminPaths, adminPatterns } from '../../../admin/navigation/adminPaths.ts';
import { galleryAdmin } from './gallery.admin.tsx';

/** The staff screens for the gallery, for people of the section. */
export const galleryAdminRoutes: ReactNode = (
  <Route element={<SectionGate section="Galerija" />}>
    {itemRoutes(galleryAdmin, {
      list: <CardsListScreen admin={galleryAdmin} />,
      item: adminPatterns.galleryItem,
    })}
    <Route
      path={adminPaths.manyOf(adminPaths.galleryCreate)}
      element={<ManyPicturesScreen admin={galleryAdmin} />}
    />
  </Route>
);
