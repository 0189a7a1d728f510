import type { ReactNode } from 'react';
import { ItemViewScreen } from '../../../admin/items/ItemViewScreen.tsx';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { PictureReplacement } from '../../../admin/upload/PictureReplacement.tsx';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { newsAdminTexts } from './news.adminTexts.ts';
import { DeleteNews, UpdateNewsImage } from './news.adminOperations.ts';
import { NewsAdminEditForm } from './NewsAdminEditForm.tsx';
import { newsItem } from './newsItem.ts';

/** `/ap/vesti/view/:id`: one piece of news. */
export function NewsAdminViewPage(): ReactNode {
  return (
    <ItemViewScreen
      itemType="News"
      list={adminPaths.news}
      texts={newsAdminTexts}
      item={newsItem}
      remove={(ask, id) => ask(DeleteNews, { id })}
      preview={(item) => pageAsVisitors(item, paths.newsItem(item.id))}
      file={(item, onReplaced) => (
        <PictureReplacement
          item={item}
          replace={async (upload, file) =>
            (await upload(UpdateNewsImage, { id: item.id, file })).updateNewsImage
          }
          onReplaced={onReplaced}
        />
      )}
      form={(form) => <NewsAdminEditForm {...form} />}
    />
  );
}
