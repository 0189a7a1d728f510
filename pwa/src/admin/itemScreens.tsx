import type { ReactNode } from 'react';
import { Route } from 'react-router-dom';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { ItemCreateScreen } from './items/ItemCreateScreen.tsx';
import type { AdminRow, CardsAdmin, ListedItemAdmin, TableAdmin } from './items/itemAdmin.ts';
import { ItemViewScreen } from './items/ItemViewScreen.tsx';
import { CardsListScreen } from './pictures/CardsListScreen.tsx';
import { describedType, type DescribedType } from './pictures/describe/describedType.ts';
import { ManyPicturesLink } from './pictures/many/ManyPicturesLink.tsx';
import { ManyPicturesScreen } from './pictures/many/ManyPicturesScreen.tsx';
import { TableListScreen } from './items/TableListScreen.tsx';
import { AdministratorGate, SectionGate } from './screen/gates.tsx';

export interface ContentScreens {
  readonly routes: ReactNode;
  readonly fields: Readonly<Record<string, { readonly label: string } | undefined>>;
  /** Unused for types with documents. */
  readonly described: DescribedType;
}

/** `imageAlt` for types with pictures. */
interface WrittenItem {
  readonly title: string;
  readonly imageAlt?: string | null;
}

function itemScreens<Input extends WrittenItem, Item extends AdminRow, Row extends AdminRow>(
  admin: ListedItemAdmin<Input, Item, Row>,
  list: ReactNode,
): ContentScreens {
  const { name, section, addresses } = admin;
  const { create, many, pattern } = addresses;
  const manyLink = many ? <ManyPicturesLink href={many} /> : undefined;
  const routes = (
    <Route key={name} element={section ? <SectionGate section={section} /> : <AdministratorGate />}>
      <Route path={admin.listOf().href} element={list} />
      <Route
        path={create}
        element={
          <ItemCreateScreen
            key={name}
            admin={admin}
            pictures={many ? admin.list : undefined}
            besideFile={manyLink}
          />
        }
      />
      {many ? (
        <Route
          path={many}
          element={<ManyPicturesScreen key={name} admin={admin} pictures={admin.list} />}
        />
      ) : null}
      <Route path={pattern} element={<ItemViewScreen key={name} admin={admin} />} />
    </Route>
  );
  return { routes, fields: admin.editForm.fields, described: describedType(admin) };
}

/** The section's editors have access. */
export function tableScreens<
  Input extends WrittenItem,
  Item extends AdminRow,
  Row extends AdminRow,
>(admin: TableAdmin<Input, Item, Row>): ContentScreens {
  return itemScreens(admin, <TableListScreen key={admin.name} admin={admin} />);
}

/** The section's editors have access. */
export function cardsScreens<
  Input extends WrittenItem,
  Item extends AdminRow & { readonly image: ImageView | null },
>(admin: CardsAdmin<Input, Item>): ContentScreens {
  return itemScreens(admin, <CardsListScreen key={admin.name} admin={admin} />);
}
