import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import { ItemCreateScreen } from './ItemCreateScreen.tsx';
import type { AdminRow, ListedItemAdmin } from './itemAdmin.ts';
import { ItemViewScreen } from './ItemViewScreen.tsx';

/** The screens of a type: its list, a new item and a stored one, whose address has the pattern `item`. */
export function itemRoutes<Input, Item extends AdminRow, Row extends AdminRow>(
  admin: ListedItemAdmin<Input, Item, Row>,
  { list, item }: { readonly list: ReactNode; readonly item: string },
): ReactNode {
  return (
    <>
      <Route path={admin.listOf().href} element={list} />
      <Route
        path={admin.addresses.create}
        element={<ItemCreateScreen key={admin.name} admin={admin} />}
      />
      <Route path={item} element={<ItemViewScreen key={admin.name} admin={admin} />} />
    </>
  );
}
