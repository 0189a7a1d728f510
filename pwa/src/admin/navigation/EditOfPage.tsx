import type { ReactNode } from 'react';
import { matchPath, Navigate, useParams } from 'react-router-dom';
import { StaffFallbackPage } from '../frame/StaffFallbackPage.tsx';
import { CONTENT_TYPES } from './contentTypes.ts';

/** `/ap/izmeni/news/3`: leads to the screen on which the item of a public page is edited. */
export function EditOfPage(): ReactNode {
  const { '*': page = '' } = useParams();
  for (const [pattern, screen] of Object.values(CONTENT_TYPES).flatMap(({ pages }) => pages)) {
    const id = Number(matchPath(pattern, `/${page}`)?.params['id']);
    if (Number.isInteger(id)) return <Navigate replace to={screen(id)} />;
  }
  return <StaffFallbackPage />;
}
