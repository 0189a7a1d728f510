import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { adminPaths } from '../navigation/adminPaths.ts';
import { BinPage } from './TrashPage.tsx';

/** The bin, for everybody who is signed in: it lists what each may restore. */
export const binAdminRoutes: ReactNode = <Route path={adminPaths.bin} element={<BinPage />} />;
