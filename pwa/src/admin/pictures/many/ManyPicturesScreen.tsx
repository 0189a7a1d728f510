import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatTime } from '@centar/domain/dates.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { ContentForm } from '../../form/ContentForm.tsx';
import type { OwnSentences } from '../../form/useSave.ts';
import { CallFailed } from '../../graphql/staffFailure.ts';
import { StaffScreen } from '../../screen/StaffScreen.tsx';
import { useDone } from '../../toast/useDone.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { AlertBox } from '../../ui/AlertBox.tsx';
import { useStoredPictures, type PicturesList } from '../../upload/samePicture.ts';
import { useUpload } from '../../upload/useUpload.ts';
import type { AdminRow, ItemAdmin } from '../../items/itemAdmin.ts';
import { inputOf, manyForm, type ManyInput, type OwnParts } from './manyForm.ts';
import { ManyPicturesControl } from './ManyPicturesControl.tsx';
import { manyPicturesTexts as texts } from './manyPictures.texts.ts';
import { fileId, type PictureRow } from './pictureRow.ts';
import { PICTURE_ERRORS, sendPictures, type PictureState } from './sendPictures.ts';

const stopped = (): CallFailed => new CallFailed({ code: 'STOPPED', fields: {} });

/** The reason is beside each picture. */
const refusalsOf = (text: string): OwnSentences =>
  Object.fromEntries([...PICTURE_ERRORS].map((code) => [code, { text }]));

interface Progress {
  readonly done: number;
  readonly all: number;
  /** When the server accepts more. */
  readonly waitsUntil?: Date;
}

/** Pictures of one save, in sequence. */
function useSending<Input extends OwnParts, Item extends AdminRow>(
  { operations }: ItemAdmin<Input, Item>,
  files: ReadonlyMap<string, File>,
) {
  const uploading = useUpload();
  const [states, setStates] = useState<ReadonlyMap<string, PictureState>>(new Map());
  const [progress, setProgress] = useState<Progress>();
  const [refusals, setRefusals] = useState<OwnSentences>();
  // Refs, because they are read between renders while sending.
  /** Keys of saved pictures. */
  const saved = useRef(new Set<string>());
  const endWait = useRef<() => void>(undefined);
  const isStopped = useRef(false);

  const wait = (all: number) => (seconds: number) =>
    new Promise<void>((resolve, reject) => {
      const waitsUntil = new Date(Date.now() + seconds * 1000);
      setProgress({ done: saved.current.size, all, waitsUntil });
      const timer = setTimeout(() => {
        setProgress({ done: saved.current.size, all });
        resolve();
      }, seconds * 1000);
      endWait.current = () => {
        clearTimeout(timer);
        reject(stopped());
      };
    });

  /** Returns how many are saved. */
  async function send(input: ManyInput<Input>): Promise<number> {
    const rows = input.pictures;
    const refused: string[] = [];
    isStopped.current = false;
    for (const { isSaved, creationKey } of rows) if (isSaved) saved.current.add(creationKey);
    setProgress({ done: saved.current.size, all: rows.length });
    try {
      await sendPictures(rows, {
        isSaved: ({ creationKey }) => saved.current.has(creationKey),
        send: (row) => sendOne(input, row),
        onState: (row, state) => {
          if (state.kind === 'saved') saved.current.add(row.creationKey);
          if (state.kind === 'failed') refused.push(row.fileName);
          setStates((before) => new Map(before).set(row.file, state));
          setProgress({ done: saved.current.size, all: rows.length });
        },
        wait: wait(rows.length),
      });
      return saved.current.size;
    } finally {
      setRefusals(refusalsOf(texts.someRefused(saved.current.size, refused.join(', '))));
      setProgress(undefined);
    }
  }

  async function sendOne(input: ManyInput<Input>, row: PictureRow): Promise<void> {
    if (isStopped.current) throw stopped();
    const file = files.get(row.file);
    if (!file) throw new CallFailed({ code: 'BAD_USER_INPUT', fields: { file: 'required' } });
    const variables = { input: inputOf<Input>(input, row), file };
    await uploading.upload(operations.create, variables, row.creationKey);
  }

  const percent =
    progress &&
    ((progress.done + (uploading.progress?.percent ?? 0) / 100) / Math.max(1, progress.all)) * 100;
  return {
    states,
    progress,
    percent,
    refusals,
    send,
    stop() {
      isStopped.current = true;
      endWait.current?.();
      uploading.stop();
    },
  };
}

/** Common fields are typed once, files are sent in sequence. */
export function ManyPicturesScreen<Input extends OwnParts, Item extends AdminRow>({
  admin,
  pictures,
}: {
  readonly admin: ItemAdmin<Input, Item>;
  readonly pictures: PicturesList;
}): ReactNode {
  const list = admin.listOf();
  const navigate = useNavigate();
  const { leave } = useDone();
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const sending = useSending(admin, files);
  const { progress } = sending;
  const stored = useStoredPictures(pictures, files.size > 0);
  const known = useMemo(
    () => [...stored, ...[...files.values()].map((file) => ({ title: file.name, source: file }))],
    [stored, files],
  );
  const form = manyForm(admin.createForm, (control) => (
    <ManyPicturesControl
      {...control}
      files={files}
      states={sending.states}
      known={known}
      isBusy={progress !== undefined}
      onDrop={(dropped) => {
        setFiles((before) => new Map([...before].filter(([file]) => file !== dropped)));
      }}
      onAdd={(added) => {
        setFiles(
          (before) => new Map([...before, ...added.map((file) => [fileId(file), file] as const)]),
        );
      }}
    />
  ));
  return (
    <StaffScreen title={texts.title} crumbs={{ parents: [list], current: texts.title }}>
      <p className="many-pictures-lead">{texts.lead}</p>
      <ContentForm
        name={`${admin.name}/kreiraj-vise`}
        form={form}
        save={sending.send}
        sentences={{ STOPPED: { text: texts.stopped }, ...sending.refusals }}
        onSaved={(saved) => {
          leave(list.href, texts.created(saved));
        }}
        onCancel={() => void navigate(list.href)}
        notice={() =>
          progress?.waitsUntil ? (
            <AlertBox tone="amber" text={texts.waits(formatTime(progress.waitsUntil))} />
          ) : undefined
        }
        drawActions={(save, cancel) => (
          <ActionBar percent={sending.percent}>
            {save}
            {progress ? <Button onClick={sending.stop}>{texts.stop}</Button> : cancel}
            <span role="status">
              {progress ? texts.progress(progress.done, progress.all) : ''}
              {progress?.waitsUntil ? texts.goesOn(formatTime(progress.waitsUntil)) : ''}
            </span>
          </ActionBar>
        )}
      />
    </StaffScreen>
  );
}
