import type { ReactNode } from 'react';
import { ItemCreateScreen } from '../../../admin/items/ItemCreateScreen.tsx';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { newsAdminTexts } from './news.adminTexts.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
import { CreateNews } from './news.adminOperations.ts';
import { newsForm } from './news.form.ts';
import { newsItem } from './newsItem.ts';

/** `/ap/vesti/kreiraj`: a new piece of news. */
export function NewsAdminCreatePage(): ReactNode {
  return (
    <ItemCreateScreen
      name="vesti/kreiraj"
      list={adminPaths.news}
      texts={newsAdminTexts}
      form={newsForm}
      load={newsItem}
      file={{ kind: 'image', label: staffTexts.picture.optional }}
      create={async (ask, input) => (await ask(CreateNews, { input })).createNews}
      createWithFile={async (upload, input, file) =>
        (await upload(CreateNews, { input, file })).createNews
      }
    />
  );
}
