import { useCallback, useState, type ReactNode } from 'react';
import type { PictureSlot } from '@centar/domain/centre.ts';
import { formatDateTime } from '@centar/domain/dates.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { useSave } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { AdminPictureVersions, RestoreSitePicture } from './settings.adminOperations.ts';
import { settingsTexts } from './settings.texts.ts';

const texts = settingsTexts.pictures;

export interface PreviousPicturesProps {
  readonly slot: PictureSlot;
  readonly onRestored: () => void;
}

/** Loaded when opened. */
export function PreviousPictures(props: PreviousPicturesProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="settings-previous"
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>
        {texts.previous}
        <Icon name="chevron-down" size={16} />
      </summary>
      {isOpen ? <PreviousList {...props} /> : null}
    </details>
  );
}

function PreviousList({ slot, onRestored }: PreviousPicturesProps): ReactNode {
  const { query, mutate } = useStaffCalls();
  const { save, isBusy, failure } = useSave();
  const loaded = useAsync(
    useCallback(
      async () => (await query(AdminPictureVersions, { slot })).sitePictureVersions,
      [query, slot],
    ),
  );
  const restore = async (version: number): Promise<void> => {
    const outcome = await save(() => mutate(RestoreSitePicture, { slot, version }));
    if (outcome && 'result' in outcome) onRestored();
  };
  return (
    <LoadedView loaded={loaded} failed={settingsTexts.failed}>
      {(previous) => (
        <>
          {previous.length === 0 ? <p className="field-help">{texts.noPrevious}</p> : null}
          <ul>
            {previous.map(({ version, savedAt, savedByName, image }) => (
              <li key={version}>
                <img src={image?.src} alt={image?.alt ?? ''} loading="lazy" />
                <span>{texts.until(formatDateTime(savedAt), savedByName)}</span>
                <Button compact busy={isBusy} onClick={() => void restore(version)}>
                  {texts.restore}
                </Button>
              </li>
            ))}
          </ul>
          <DoneToast done={undefined} failure={failure} />
        </>
      )}
    </LoadedView>
  );
}
