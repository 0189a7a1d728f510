import { useCallback, useState, type ReactNode } from 'react';
import { PICTURE_SLOTS, type CentreFacts, type PictureSlot } from '@centar/domain/centre.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { Heading } from '../../shared/ui/primitives/Heading.tsx';
import { useSave } from '../form/useSave.ts';
import { useWaitingPart } from '../form/waitingParts.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { useConfirmedDelete } from '../screen/useConfirmedDelete.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { TextField } from '../ui/TextField.tsx';
import { FileField } from '../upload/FileField.tsx';
import { ITEM_PICTURE, type PictureSize } from '../upload/pictureSize.ts';
import { useUpload } from '../upload/useUpload.ts';
import { AdminCentre, DeleteSitePicture, UpdateSitePicture } from './settings.adminOperations.ts';
import { PreviousPictures } from './PreviousPictures.tsx';
import { PICTURE_TEXTS, settingsTexts } from './settings.texts.ts';

const texts = settingsTexts.pictures;

/** As the slot's text says. */
const LEAST: Readonly<Record<PictureSlot, PictureSize>> = {
  logo: { width: 512, height: 512 },
  hero: { width: 1920, height: 1080 },
  sharing: { width: 1200, height: 630 },
  about: ITEM_PICTURE,
  installWide: { width: 1280, height: 720 },
  installNarrow: { width: 780, height: 1688 },
};

export function SitePictures(): ReactNode {
  const { query } = useStaffCalls();
  const loaded = useAsync(
    useCallback(
      async () => ((await query(AdminCentre, {})).centre.facts as CentreFacts).pictures,
      [query],
    ),
  );
  return (
    <section className="settings-part">
      <Heading level={2} text={texts.title} />
      <LoadedView loaded={loaded} failed={settingsTexts.failed}>
        {(pictures) => (
          <div className="settings-pictures">
            {PICTURE_SLOTS.map((slot) => (
              <PictureOfSlot
                key={`${slot} ${pictures[slot]?.src ?? ''}`}
                slot={slot}
                picture={pictures[slot]}
                onChanged={loaded.reload}
              />
            ))}
          </div>
        )}
      </LoadedView>
    </section>
  );
}

interface PictureOfSlotProps {
  readonly slot: PictureSlot;
  readonly picture: CentreFacts['pictures'][PictureSlot];
  readonly onChanged: () => void;
}

/** Saved with the form, or immediately by its button. */
function useUnsavedPicture({ slot, picture, onChanged }: PictureOfSlotProps) {
  const { mutate } = useStaffCalls();
  const uploading = useUpload();
  const [file, setFile] = useState<File>();
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const isAltChanged = picture !== undefined && alt !== picture.alt;
  const waits = file !== undefined || isAltChanged;
  /** Without a new file, only the alternative text changes. */
  const send = async (): Promise<undefined> => {
    if (file) await uploading.upload(UpdateSitePicture, { slot, alt, file });
    else await mutate(UpdateSitePicture, { slot, alt });
    setFile(undefined);
    onChanged();
  };
  useWaitingPart(
    waits
      ? {
          name: file?.name ?? `${texts.alt}: ${PICTURE_TEXTS[slot].label}`,
          isFile: file !== undefined,
          send,
          drop: () => {
            setFile(undefined);
            setAlt(picture?.alt ?? '');
          },
          percent: uploading.progress?.percent,
        }
      : undefined,
  );
  return { file, setFile, alt, setAlt, waits, send, uploading };
}

function PictureOfSlot(props: PictureOfSlotProps): ReactNode {
  const { slot, picture, onChanged } = props;
  const { label, text } = PICTURE_TEXTS[slot];
  const { mutate } = useStaffCalls();
  const { file, setFile, alt, setAlt, waits, send, uploading } = useUnsavedPicture(props);
  const { save, isBusy, failure } = useSave();
  const [warning, setWarning] = useState<string>();
  const removal = useConfirmedDelete<string>({
    question: texts.question,
    nameOf: (name) => name,
    run: () => mutate(DeleteSitePicture, { slot }),
    onDeleted: onChanged,
  });
  const sendAtOnce = async (): Promise<void> => {
    setWarning(waits ? undefined : texts.choose);
    if (waits) await save(send);
  };
  return (
    <div className="form-grid" role="group" aria-label={label}>
      <FileField
        id={`slika-${slot}`}
        kind="image"
        least={LEAST[slot]}
        label={label}
        file={file}
        onChoose={(chosen) => {
          setFile(chosen);
          setWarning(undefined);
        }}
        storedUrl={picture?.src}
        uploading={uploading}
        error={warning}
        ignoresPaste
      />
      <p>{text}</p>
      <TextField id={`opis-${slot}`} label={texts.alt} optional value={alt} onChange={setAlt} />
      <p className="panel-ways">
        <Button
          compact
          kind={waits ? 'outline' : 'quiet'}
          icon="upload"
          busy={isBusy}
          onClick={() => void sendAtOnce()}
        >
          {texts.save}
        </Button>
        {picture ? (
          <Button compact kind="danger" icon="trash" onClick={() => void removal.remove(label)}>
            {texts.remove}
          </Button>
        ) : null}
      </p>
      <PreviousPictures slot={slot} onRestored={onChanged} />
      <DoneToast done={undefined} failure={failure ?? removal.failure} />
    </div>
  );
}
