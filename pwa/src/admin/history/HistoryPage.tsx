import { useCallback, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { listOfPart } from '../dashboard/contentParts.ts';
import { itemUrl, typeOfSlug } from '../navigation/itemUrls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { NoPermission } from '../screen/NoPermission.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { useSave } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { errorSentence } from '../texts/errors.texts.ts';
import { historyTexts as texts } from '../texts/history.texts.ts';
import { confirm } from '../../shared/ui/primitives/alerts.ts';
import { ErrorAlert } from '../../shared/ui/primitives/ErrorAlert.tsx';
import { ItemHistory, RestoreVersion } from './history.adminOperations.ts';
import { VersionTable } from './VersionTable.tsx';

/** `/ap/istorija/:type/:id` */
export function HistoryPage(): ReactNode {
  const { type, id } = useParams();
  const itemType = typeOfSlug(type);
  if (itemType)
    return <OpenHistory key={`${itemType} ${id ?? ''}`} itemType={itemType} id={Number(id)} />;
  return (
    <StaffScreen title={texts.title}>
      <ErrorAlert text={errorSentence('NOT_FOUND')} />
    </StaffScreen>
  );
}

function OpenHistory(props: { readonly itemType: ItemType; readonly id: number }): ReactNode {
  const { itemType, id } = props;
  const calls = useStaffCalls();
  const { failure, save } = useSave();
  const [done, setDone] = useState<string>();
  const load = useCallback(
    async () => (await calls.query(ItemHistory, { itemType, id })).itemHistory,
    [calls, itemType, id],
  );
  const loaded = useAsync(load);

  async function restore(version: number, seen: number): Promise<void> {
    setDone(undefined);
    const title = texts.question(version);
    if (!(await confirm({ title, text: texts.reassurance }))) return;
    const input = { itemType, id, version, seen };
    const outcome = await save(() => calls.mutate(RestoreVersion, { input }));
    if (!outcome) return;
    // Also after an error: a colleague may have saved a newer version.
    loaded.reload();
    if ('failure' in outcome) return;
    const { isFileGone } = outcome.result.restoreVersion;
    setDone(isFileGone ? `${texts.restored(version)} ${texts.fileGone}` : texts.restored(version));
  }

  if (loaded.failure?.code === 'FORBIDDEN') return <NoPermission />;
  const { data } = loaded;
  return (
    <StaffScreen
      title={texts.title}
      subtitle={data ? texts.subtitle(data.title) : undefined}
      crumbs={
        data && {
          parents: [
            listOfPart({ itemType, section: data.section }),
            { label: data.title, href: itemUrl(itemType, id, data.section) },
          ],
          current: texts.title,
        }
      }
    >
      <DoneToast done={done} failure={failure} />
      <LoadedView loaded={loaded} failed={texts.failed}>
        {(history) => (
          <>
            {history.hasOlder ? <p className="panel-text">{texts.older}</p> : null}
            <VersionTable
              itemType={itemType}
              versions={history.versions}
              present={history.version}
              onRestore={(version) => void restore(version, history.version)}
            />
          </>
        )}
      </LoadedView>
    </StaffScreen>
  );
}
