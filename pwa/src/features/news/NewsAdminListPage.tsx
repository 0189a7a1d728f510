import { useCallback, useState, type ReactNode } from 'react';
import { formatDateTime } from '../../../../domain/dates.ts';
import { AdminTable } from '../../content/AdminTable.tsx';
import { DoneBand } from '../../content/DoneBand.tsx';
import { LoadedView } from '../../content/LoadedView.tsx';
import { StaffScreen } from '../../content/StaffScreen.tsx';
import { useConfirmedDelete } from '../../content/useConfirmedDelete.ts';
import { useDone } from '../../content/useDone.ts';
import { allPages, useLoaded } from '../../content/useLoaded.ts';
import { useStaffCalls } from '../../graphql/staffCalls.ts';
import { paths } from '../../paths.ts';
import { newsAdminTexts as texts } from '../../texts/newsAdmin.ts';
import { staffTexts } from '../../texts/staff.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Column } from '../../ui/staff/DataTable.tsx';
import { IconAction } from '../../ui/staff/IconAction.tsx';
import { AdminNewsList, DeleteNews } from './news.adminOperations.ts';
import type { NewsRow } from './news.adminOperations.ts';
import { NewsAdminEditModal } from './NewsAdminEditModal.tsx';

const PAGE = 50;

const columns: readonly Column<NewsRow>[] = [
  { head: texts.author, cell: ({ author }) => author },
  { head: texts.theme, cell: ({ theme }) => theme },
  { head: texts.headline, kind: 'title', cell: ({ title }) => title },
  { head: texts.posted, kind: 'date', cell: ({ datePosted }) => formatDateTime(datePosted) },
];

/** `/ap/vesti`: all news, newest first. */
export function NewsAdminListPage(): ReactNode {
  const calls = useStaffCalls();
  const { done, say } = useDone();
  const [edited, setEdited] = useState<number>();
  const load = useCallback(
    () =>
      allPages<NewsRow>(async (after) => {
        const { allNews } = await calls.read(AdminNewsList, { first: PAGE, after });
        return allNews;
      }),
    [calls],
  );
  const list = useLoaded(load);
  const { remove, failure } = useConfirmedDelete<NewsRow>({
    question: texts.question,
    nameOf: ({ title }) => title,
    run: ({ id }) => calls.work(DeleteNews, { id }),
    onDeleted: ({ id }) => {
      list.replace((list.data ?? []).filter((row) => row.id !== id));
      say(texts.removed);
    },
  });
  return (
    <StaffScreen
      title={texts.title}
      action={
        <ButtonLink kind="green" icon="plus" href={paths.adminNewsCreate}>
          {texts.add}
        </ButtonLink>
      }
    >
      <DoneBand done={done} failure={failure} />
      <LoadedView loaded={list} failed={staffTexts.failedList}>
        {(rows) => (
          <AdminTable
            caption={texts.caption}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            searchLabel={texts.search}
            searchIn={({ author, theme, title }) => [author, theme, title]}
            empty={texts.empty}
            actions={(row) => (
              <>
                <IconAction
                  icon="eye"
                  label={texts.view(row.title)}
                  href={paths.adminNewsItem(row.id)}
                />
                <IconAction
                  icon="pencil"
                  label={texts.editItem(row.title)}
                  onClick={() => {
                    setEdited(row.id);
                  }}
                />
                <IconAction
                  icon="trash"
                  danger
                  label={texts.removeItem(row.title)}
                  onClick={() => void remove(row)}
                />
              </>
            )}
          />
        )}
      </LoadedView>
      {edited === undefined ? null : (
        <NewsAdminEditModal
          key={edited}
          id={edited}
          onClose={() => {
            setEdited(undefined);
          }}
          onSaved={() => {
            setEdited(undefined);
            say(staffTexts.saved);
            list.reload();
          }}
        />
      )}
    </StaffScreen>
  );
}
