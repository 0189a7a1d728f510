import type { ReactNode } from 'react';
import { FILE_RULES, fileProblem } from '@centar/domain/fileRules.ts';
import { DropLabel } from '../../ui/FileDrop.tsx';
import { useFileDrop } from '../../ui/useFileDrop.ts';

const ACCEPTED = FILE_RULES.image.extensions.map((extension) => `.${extension}`).join(',');

/** `refused` are the names of files that are not pictures, or too large. */
export function fittingPictures(files: readonly File[]) {
  const fitting = files.filter((file) => fileProblem('image', file) === undefined);
  const others = files.filter((file) => !fitting.includes(file));
  return {
    fitting,
    refused: others.length > 0 ? others.map(({ name }) => name).join(', ') : undefined,
  };
}

/** Several at once, described by the element `${id}-h`. */
export function PictureFiles(props: {
  readonly id: string;
  readonly label: string;
  readonly action: string;
  readonly way: string;
  readonly isBusy?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}): ReactNode {
  const { id, label, action, way, isBusy = false, onFiles } = props;
  const target = useFileDrop((files) => {
    if (files.length > 0 && !isBusy) onFiles(files);
  });
  return (
    <div {...target}>
      <input
        id={`${id}-files`}
        type="file"
        multiple
        disabled={isBusy}
        accept={ACCEPTED}
        aria-label={label}
        aria-describedby={`${id}-h`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <DropLabel htmlFor={`${id}-files`} action={action} way={way} />
    </div>
  );
}
