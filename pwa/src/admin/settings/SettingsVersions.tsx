import { useCallback, type ReactNode } from 'react';
import type { SettingsGroup } from '@centar/domain/centre.ts';
import { formatDateTime } from '@centar/domain/dates.ts';
import type { ResultOf } from '../../shared/graphql/tada.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { Heading } from '../../shared/ui/primitives/Heading.tsx';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { AdminSettingsVersions } from './settings.adminOperations.ts';
import { settingsTexts } from './settings.texts.ts';

const texts = settingsTexts.versions;

type Version = ResultOf<typeof AdminSettingsVersions>['settingsVersions'][number];

/** Latest first; each can be restored into the fields. */
export function SettingsVersions(props: {
  readonly group: SettingsGroup;
  readonly onRestore: (version: Version) => void;
}): ReactNode {
  const { group, onRestore } = props;
  const { query } = useStaffCalls();
  const loaded = useAsync(
    useCallback(
      async () => (await query(AdminSettingsVersions, { name: group })).settingsVersions,
      [query, group],
    ),
  );
  return (
    <section className="settings-part">
      <Heading level={2} text={texts.title} />
      <LoadedView loaded={loaded} failed={settingsTexts.failed}>
        {(versions) => (
          <DataTable
            caption={texts.caption}
            rows={versions}
            rowKey={(one) => one.version}
            empty={texts.empty}
            columns={[
              { head: texts.at, kind: 'title', cell: ({ savedAt }) => formatDateTime(savedAt) },
              { head: texts.who, cell: ({ savedByName }) => savedByName },
              {
                head: texts.bring,
                cell: (one) => (
                  <Button
                    compact
                    onClick={() => {
                      onRestore(one);
                    }}
                  >
                    {texts.bring}
                  </Button>
                ),
              },
            ]}
          />
        )}
      </LoadedView>
    </section>
  );
}
