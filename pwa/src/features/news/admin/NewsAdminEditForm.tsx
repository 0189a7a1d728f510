import type { ReactNode } from 'react';
import { ContentForm } from '../../../admin/form/ContentForm.tsx';
import type { ContentFormProps } from '../../../admin/form/ContentForm.tsx';
import { useStaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { UpdateNews } from './news.adminOperations.ts';
import type { NewsFields, NewsItem } from './news.adminOperations.ts';
import { newsForm } from './news.form.ts';
import { newsItem } from './newsItem.ts';

/** The edit form, as the list's dialog and the item's own screen show it. */
export interface NewsAdminEditFormProps extends Pick<
  ContentFormProps<NewsFields, NewsItem>,
  'onSaved' | 'onCancel' | 'aside' | 'drawActions'
> {
  readonly item: NewsItem;
}

/** Edits a piece of news. */
export function NewsAdminEditForm({ item, ...rest }: NewsAdminEditFormProps): ReactNode {
  const calls = useStaffCalls();
  const { id } = item;
  return (
    <ContentForm
      {...rest}
      name={`vesti/${String(id)}`}
      form={newsForm}
      item={item}
      latest={() => newsItem(calls.mutate, id)}
      save={async (input, version) => {
        const edit = { ...input, id, ...(version === undefined ? {} : { version }) };
        return (await calls.mutate(UpdateNews, { input: edit })).updateNews;
      }}
    />
  );
}
