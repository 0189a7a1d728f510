import { useState, type ReactNode } from 'react';
import type { FileKind } from '@centar/domain/fileRules.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { DoneToast } from '../toast/DoneToast.tsx';
import { FileField } from './FileField.tsx';
import { useSave, type OwnSentences } from '../form/useSave.ts';
import { useWaitingPart } from '../form/waitingParts.ts';
import { seenFile } from './seenFile.ts';
import { useUpload, type Uploading } from './useUpload.ts';

export interface FileReplacementProps<Item> {
  readonly id: string;
  readonly kind: FileKind;
  readonly storedUrl?: string | undefined;
  readonly storedName?: string | undefined;
  readonly texts: {
    readonly label: string;
    readonly save: string;
    /** The specification's warning if nothing was chosen. */
    readonly choose: string;
    readonly saved: string;
  };
  /** The type's error messages. */
  readonly sentences?: OwnSentences | undefined;
  readonly replace: (upload: Uploading['upload'], file: File) => Promise<Item>;
  readonly onReplaced: (item: Item) => void;
}

/**
 * With the form's fields, or immediately by its own button. The old file is kept until the new one
 * is stored.
 */
export function FileReplacement<Item>(props: FileReplacementProps<Item>): ReactNode {
  const { id, kind, storedUrl, storedName, texts, sentences, replace, onReplaced } = props;
  const uploading = useUpload();
  const { save, isBusy, failure } = useSave();
  const [file, setFile] = useState<File>();
  const [warning, setWarning] = useState<string>();
  const [done, setDone] = useState<string>();
  const choose = (chosen: File | undefined): void => {
    setFile(chosen);
    setWarning(undefined);
    setDone(undefined);
  };
  const send = async (): Promise<void> => {
    setDone(undefined);
    setWarning(file ? undefined : texts.choose);
    if (!file) return;
    const outcome = await save(() => replace(uploading.upload, file));
    if (!outcome || 'failure' in outcome) return;
    settle(outcome.result);
    setDone(texts.saved);
  };
  const settle = (item: Item): void => {
    choose(undefined);
    onReplaced(item);
  };
  useWaitingPart(
    file && {
      name: file.name,
      isFile: true,
      seen: seenFile(kind, file),
      async send() {
        const item = await replace(uploading.upload, file);
        // Without a message: the form reports success for everything it saved.
        settle(item);
        return item;
      },
      drop: () => {
        choose(undefined);
      },
      percent: uploading.progress?.percent,
    },
  );
  return (
    <>
      <FileField
        id={id}
        kind={kind}
        label={texts.label}
        file={file}
        onChoose={choose}
        storedUrl={storedUrl}
        storedName={storedName}
        uploading={uploading}
        error={warning}
      />
      <div>
        <Button
          compact
          kind={file ? 'outline' : 'quiet'}
          icon="upload"
          busy={isBusy}
          onClick={() => void send()}
        >
          {texts.save}
        </Button>
      </div>
      <DoneToast done={done} failure={failure} sentences={sentences} />
    </>
  );
}
