import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SettingsGroup, SettingsOf } from '@centar/domain/centre.ts';
import { formatDateTime } from '@centar/domain/dates.ts';
import { ContentForm } from '../form/ContentForm.tsx';
import { useWaitingParts, WaitingPartsContext } from '../form/waitingParts.ts';
import { changePanelFacts } from '../frame/panelFacts.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { ActionBar } from '../ui/ActionBar.tsx';
import {
  AdminSettingsGroup,
  UpdateSettings,
  type SettingsGroupItem,
} from './settings.adminOperations.ts';
import { gathered, SETTINGS_FORMS } from './settingsForms.tsx';
import { SETTINGS_TEXTS, settingsTexts as texts } from './settings.texts.ts';
import { SettingsVersions } from './SettingsVersions.tsx';
import { SitePictures } from './SitePictures.tsx';

export function SettingsGroupPage({ group }: { readonly group: SettingsGroup }): ReactNode {
  const { query } = useStaffCalls();
  const { title, text } = SETTINGS_TEXTS[group];
  const load = useCallback(
    async () => (await query(AdminSettingsGroup, { name: group })).settingsGroup,
    [query, group],
  );
  const loaded = useAsync(load);
  const parts = useWaitingParts();
  return (
    <StaffScreen
      title={title}
      subtitle={text}
      crumbs={{
        parents: [{ label: texts.title, href: adminPaths.settings }],
        current: title,
      }}
    >
      <WaitingPartsContext value={parts}>
        <LoadedView loaded={loaded} failed={texts.failed}>
          {(item) => <GroupForm group={group} item={item} load={load} onSaved={loaded.replace} />}
        </LoadedView>
        {group === 'appearance' ? <SitePictures /> : null}
      </WaitingPartsContext>
    </StaffScreen>
  );
}

function GroupForm(props: {
  readonly group: SettingsGroup;
  readonly item: SettingsGroupItem;
  readonly load: () => Promise<SettingsGroupItem>;
  readonly onSaved: (item: SettingsGroupItem) => void;
}): ReactNode {
  const { group, item, load, onSaved } = props;
  const { mutate } = useStaffCalls();
  const navigate = useNavigate();
  /** Its version number is the form's key. */
  const [restored, setRestored] = useState<SettingsGroupItem>();
  const form = SETTINGS_FORMS[group];
  return (
    <>
      <ContentForm
        key={restored ? `${group}-${String(restored.version)}` : group}
        name={`podesavanja/${group}`}
        form={form}
        item={restored ?? item}
        latest={load}
        onTaken={(latest) => {
          setRestored(undefined);
          onSaved(latest);
        }}
        isUnsaved={restored !== undefined}
        save={async (input, version) => {
          const content = group === 'texts' ? gathered(input as never) : input;
          // A previous version is saved over the current one.
          const seen = restored ? item.version : version;
          const edit = { name: group, content, ...(seen === undefined ? {} : { version: seen }) };
          return (await mutate(UpdateSettings, { input: edit })).updateSettings;
        }}
        onSaved={(saved) => {
          setRestored(undefined);
          onSaved(saved);
          if (group === 'appearance') {
            const { hiddenTypes } = saved.content as SettingsOf<'appearance'>;
            changePanelFacts({ hiddenTypes });
          }
        }}
        onCancel={() => void navigate(adminPaths.settings)}
        drawActions={(save, cancel, isSaved, percent) => (
          <ActionBar percent={percent}>
            <DoneToast
              done={isSaved ? texts.saved : restored ? texts.versions.brought : undefined}
              failure={undefined}
            />
            {save}
            {cancel}
          </ActionBar>
        )}
      />
      <p className="settings-state settings-changed">
        {texts.changed(formatDateTime(item.updatedAt), item.updatedByName)}
      </p>
      <SettingsVersions
        // A save adds a version, so the list is reloaded.
        key={item.version}
        group={group}
        onRestore={({ content, version }) => {
          setRestored({ ...item, content, version });
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
}
