import { useCallback, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { formatDateTime } from '../../../../domain/dates.ts';
import { DoneBand } from '../../content/DoneBand.tsx';
import { LoadedView } from '../../content/LoadedView.tsx';
import { StaffScreen } from '../../content/StaffScreen.tsx';
import { useConfirmedDelete } from '../../content/useConfirmedDelete.ts';
import { useDone } from '../../content/useDone.ts';
import { useLoaded } from '../../content/useLoaded.ts';
import { useStaffCalls } from '../../graphql/staffCalls.ts';
import { paths } from '../../paths.ts';
import { newsAdminTexts as texts } from '../../texts/newsAdmin.ts';
import { staffTexts } from '../../texts/staff.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ActionBar } from '../../ui/staff/ActionBar.tsx';
import { AdminNewsItem, DeleteNews } from './news.adminOperations.ts';
import type { NewsItem } from './news.adminOperations.ts';
import { NewsAdminEditForm } from './NewsAdminEditForm.tsx';
import { NewsAdminPhoto } from './NewsAdminPhoto.tsx';

/** `/ap/vesti/view/:id`: one piece of news, its picture and its fields to change, and the way to delete it. */
export function NewsAdminViewPage(): ReactNode {
  const id = Number(useParams()['id']);
  const calls = useStaffCalls();
  const load = useCallback(
    async () => (await calls.read(AdminNewsItem, { id })).newsById,
    [calls, id],
  );
  const loaded = useLoaded(load);
  const title = loaded.data?.title ?? texts.edit;
  return (
    <StaffScreen
      title={title}
      crumbs={{ parents: [{ label: texts.title, href: paths.adminNews }], current: texts.edit }}
    >
      <LoadedView loaded={loaded} failed={staffTexts.failedItem}>
        {(item) => <NewsAdminItem key={item.id} item={item} onChange={loaded.replace} />}
      </LoadedView>
    </StaffScreen>
  );
}

function NewsAdminItem(props: {
  readonly item: NewsItem;
  readonly onChange: (item: NewsItem) => void;
}): ReactNode {
  const { item, onChange } = props;
  const calls = useStaffCalls();
  const navigate = useNavigate();
  const { leaveWith } = useDone();
  const { remove, failure } = useConfirmedDelete<NewsItem>({
    question: texts.question,
    nameOf: ({ title }) => title,
    run: ({ id }) => calls.work(DeleteNews, { id }),
    onDeleted: () => {
      leaveWith(paths.adminNews, texts.removed);
    },
  });
  return (
    <NewsAdminEditForm
      item={item}
      onSaved={onChange}
      onCancel={() => void navigate(paths.adminNews)}
      aside={
        <>
          <NewsAdminPhoto item={item} onReplaced={onChange} />
          <p className="s-sub">
            {texts.changedAt(formatDateTime(item.updatedAt))}
            <br />
            {texts.postedAt(formatDateTime(item.datePosted))}
          </p>
          <p>
            <Button compact kind="danger" icon="trash" onClick={() => void remove(item)}>
              {texts.remove}
            </Button>
          </p>
        </>
      }
      drawActions={(save, cancel, isSaved) => (
        <ActionBar>
          <DoneBand done={isSaved ? staffTexts.saved : undefined} failure={failure} />
          {save}
          {cancel}
          <ButtonLink compact kind="quiet" icon="eye" href={paths.newsItem(item.id)}>
            {staffTexts.preview}
          </ButtonLink>
        </ActionBar>
      )}
    />
  );
}
