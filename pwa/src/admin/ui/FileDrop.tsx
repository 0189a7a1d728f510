import { useId, type ReactNode } from 'react';
import { staffUiTexts } from './adminUi.texts.ts';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { FieldError } from './FieldFrame.tsx';
import { useFileDrop, usePastedFile } from './useFileDrop.ts';
import '../../shared/ui/primitives/Picture.css';
import './Field.css';
import './FileDrop.css';

export interface UploadProgress {
  /** 0 to 100. */
  readonly percent: number;
  /** `3,2` */
  readonly doneMb: string;
  /** `5,0` */
  readonly totalMb: string;
}

export interface FileDropProps {
  readonly id: string;
  /** `Fotografija` */
  readonly label: string;
  /** `.jpg,.jpeg,.png` */
  readonly accept: string;
  /** `.jpg, .jpeg ili .png, najviše 10 MB` */
  readonly help: string;
  /** The chosen or stored file. */
  readonly fileName?: string | undefined;
  readonly previewUrl?: string | undefined;
  readonly progress?: UploadProgress | null | undefined;
  readonly error?: string | undefined;
  /** The file can still be sent. */
  readonly warning?: string | undefined;
  readonly onFile: (file: File) => void;
  /** Several may be chosen: those after the first. */
  readonly onFurther?: ((files: readonly File[]) => void) | undefined;
  /** Cancels a running upload. */
  readonly onStop?: () => void;
  readonly onRemove?: (() => void) | undefined;
  /** For screens with several fields, which would all accept a pasted file. */
  readonly ignoresPaste?: boolean | undefined;
}

/** Accepts a click, a drop, or a paste anywhere on the page. */
export function FileDrop(props: FileDropProps): ReactNode {
  const { id, label, accept, help, fileName, previewUrl, progress, error, onFile, onRemove } =
    props;
  const { ignoresPaste = false, onFurther } = props;
  const take = ([file, ...further]: readonly File[]): void => {
    if (file) onFile(file);
    if (further.length > 0) onFurther?.(further);
  };
  const target = useFileDrop(take);
  const describedBy = useId();
  usePastedFile(onFile, ignoresPaste);
  /** The pressed button disappears. */
  const thenFocus = (act: (() => void) | undefined) =>
    act &&
    (() => {
      act();
      document.getElementById(id)?.focus();
    });
  const filled = Boolean(fileName ?? previewUrl);
  return (
    <div className="field">
      <span className="field-label" id={`${id}-l`}>
        {label}
      </span>
      <div {...target}>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={onFurther !== undefined}
          aria-labelledby={`${id}-l`}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
        {previewUrl ? (
          <span className="picture ratio32">
            <img src={previewUrl} alt="" />
          </span>
        ) : null}
        {filled ? (
          <div className="drop-body">
            <div className="drop-row">
              <b>{fileName}</b>
              {progress ? <b>{`${String(Math.round(progress.percent))}%`}</b> : null}
            </div>
            {progress ? (
              <Progress progress={progress} onStop={thenFocus(props.onStop)} />
            ) : (
              <div className="drop-row">
                <label className="drop-change" htmlFor={id}>
                  <Icon name="upload" />
                  {staffUiTexts.fileReplace}
                </label>
                {onRemove ? (
                  <button className="drop-stop" type="button" onClick={thenFocus(onRemove)}>
                    {staffUiTexts.fileRemove}
                  </button>
                ) : null}
              </div>
            )}
          </div>
        ) : (
          <DropLabel htmlFor={id} action={staffUiTexts.fileChoose} way={staffUiTexts.fileDrop} />
        )}
      </div>
      {error ? <FieldError text={error} /> : null}
      <div role="status">
        {props.warning ? (
          <p className="drop-warning">
            <Icon name="warning" />
            {props.warning}
          </p>
        ) : null}
      </div>
      <p className="field-help" id={describedBy}>
        {help}
      </p>
    </div>
  );
}

export function DropLabel(props: {
  readonly htmlFor: string;
  readonly action: string;
  /** For a mouse: how else files arrive. */
  readonly way: string;
}): ReactNode {
  return (
    <label className="drop-new" htmlFor={props.htmlFor}>
      <Icon name="upload" size={28} />
      <span>
        <b>{props.action}</b> <span className="drop-way">{props.way}</span>
      </span>
    </label>
  );
}

function Progress(props: {
  readonly progress: UploadProgress;
  readonly onStop?: (() => void) | undefined;
}): ReactNode {
  const { percent, doneMb, totalMb } = props.progress;
  return (
    <>
      <progress
        className="drop-progress"
        max={100}
        value={percent}
        aria-label={staffUiTexts.fileProgress}
      />
      <div className="drop-row">
        <span>{staffUiTexts.sizeOf(doneMb, totalMb)}</span>
        {props.onStop ? (
          <button className="drop-stop" type="button" onClick={props.onStop}>
            {staffUiTexts.fileStop}
          </button>
        ) : null}
      </div>
    </>
  );
}
