import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { FILE_RULES, fileProblem, type FileKind } from '@centar/domain/fileRules.ts';
import { fileProblemSentence } from '../texts/fileProblems.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { FileDrop } from '../ui/FileDrop.tsx';
import { useUnsavedChanges } from '../form/unsavedChanges.ts';
import {
  hasTooManyPixels,
  ITEM_PICTURE,
  useSmallPicture,
  type PictureSize,
} from './pictureSize.ts';
import { useLatest } from '../screen/useLatest.ts';
import { useSamePicture, type KnownPicture } from './samePicture.ts';
import type { Uploading } from './useUpload.ts';

export interface FileFieldProps {
  readonly id: string;
  readonly label: string;
  readonly kind: FileKind;
  readonly file: File | undefined;
  readonly onChoose: (file: File | undefined) => void;
  /** Several may be chosen: those after the first. */
  readonly onFurther?: (files: readonly File[]) => void;
  /** Shown until it is replaced. */
  readonly storedUrl?: string | undefined;
  /** To detect a duplicate; must be a stable list. */
  readonly known?: readonly KnownPicture[];
  readonly storedName?: string | undefined;
  readonly uploading: Uploading;
  /** Default: that of an item. */
  readonly least?: PictureSize;
  /** Such as that none was chosen. */
  readonly error?: string | undefined;
  /** For screens with several fields, which would all accept a pasted file. */
  readonly ignoresPaste?: boolean;
}

const NO_PICTURES: readonly KnownPicture[] = [];

/** Refuses a wrong kind or size before anything is sent. */
export function FileField(props: FileFieldProps): ReactNode {
  const { id, label, kind, file, onChoose, uploading, storedUrl, known = NO_PICTURES } = props;
  const [problem, setProblem] = useState<string>();
  useUnsavedChanges(file !== undefined);
  const { least = ITEM_PICTURE } = props;
  const small = useSmallPicture(kind === 'image' ? file : undefined, least);
  const stored = useMemo(
    () => [...(storedUrl === undefined ? [] : [{ title: '', source: storedUrl }]), ...known],
    [storedUrl, known],
  );
  const same = useSamePicture(kind === 'image' ? file : undefined, stored);
  const preview = usePreview(kind === 'image' ? file : undefined);
  useTooManyPixels(kind === 'image' ? file : undefined, () => {
    setProblem(fileProblemSentence('tooManyPixels', kind));
    onChoose(undefined);
  });
  const choose = (chosen: File): void => {
    const found = fileProblem(kind, chosen);
    setProblem(found && fileProblemSentence(found, kind));
    if (!found) onChoose(chosen);
  };
  const { onFurther } = props;
  const chooseFurther = (files: readonly File[]): void => {
    const found = files.map((one) => fileProblem(kind, one));
    const wrong = found.find((one) => one !== undefined);
    if (wrong) setProblem(fileProblemSentence(wrong, kind));
    onFurther?.(files.filter((_, at) => found[at] === undefined));
  };
  return (
    <FileDrop
      id={id}
      label={label}
      accept={FILE_RULES[kind].extensions.map((extension) => `.${extension}`).join(',')}
      help={staffTexts.file.help[kind]}
      warning={
        [
          ...(small ? [staffTexts.smallPicture(small, least)] : []),
          ...(same ? [staffTexts.samePicture(same.title)] : []),
        ].join(' ') || undefined
      }
      fileName={file?.name ?? props.storedName}
      previewUrl={preview ?? storedUrl}
      progress={uploading.progress}
      error={problem ?? props.error}
      ignoresPaste={props.ignoresPaste}
      onFile={choose}
      onFurther={onFurther && chooseFurther}
      onStop={uploading.stop}
      onRemove={
        file &&
        (() => {
          onChoose(undefined);
        })
      }
    />
  );
}

/** Its size is read once the picture is chosen, because files of a cloud arrive slowly. */
function useTooManyPixels(picture: File | undefined, onFound: () => void): void {
  const refuse = useLatest(onFound);
  useEffect(() => {
    if (!picture) return undefined;
    let isCurrent = true;
    void hasTooManyPixels(picture).then((isTooLarge) => {
      if (isCurrent && isTooLarge) refuse();
    });
    return () => {
      isCurrent = false;
    };
  }, [picture, refuse]);
}

export function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<{ of: File; url: string }>();
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the URL must be revoked, so it can't be created during rendering
    setPreview({ of: file, url });
    return () => {
      URL.revokeObjectURL(url);
    };
  }, [file]);
  return preview?.of === file ? preview?.url : undefined;
}
