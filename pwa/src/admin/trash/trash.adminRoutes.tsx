import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { adminPaths } from '../navigation/adminPaths.ts';
import { TrashPage } from './TrashPage.tsx';

/** The bin, for everybody who is signed in: it lists what each may restore. */
export const trashAdminRoutes: ReactNode = <Route path={adminPaths.bin} element={<TrashPage />} />;
