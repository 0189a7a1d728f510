import type { ReactNode } from 'react';
import { groupBy } from '@centar/domain/groupBy.ts';
import { FILE_RULES } from '@centar/domain/fileRules.ts';
import { useLatest } from '../screen/useLatest.ts';
import { fileProblemSentence } from '../texts/fileProblems.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { DropLabel } from '../ui/FileDrop.tsx';
import { useFileDrop } from '../ui/useFileDrop.ts';
import { pictureProblem } from '../upload/pictureSize.ts';

const ACCEPTED = FILE_RULES.image.extensions.map((extension) => `.${extension}`).join(',');

async function problemsOf(files: readonly File[]) {
  const found = files.map(async (file) => ({ file, problem: await pictureProblem(file) }));
  return groupBy(await Promise.all(found), ({ problem }) => problem);
}

/** Several at once, described by the element `${id}-h`. */
export function PictureFiles(props: {
  readonly id: string;
  readonly label: string;
  readonly action: string;
  readonly way: string;
  readonly isBusy?: boolean;
  /** With a sentence for each reason why others are refused. */
  readonly onFiles: (pictures: readonly File[], refused: readonly string[]) => void;
}): ReactNode {
  const { id, label, action, way, isBusy = false } = props;
  const onFiles = useLatest(props.onFiles);
  const check = async (files: readonly File[]): Promise<void> => {
    const [pictures, refused]: [File[], string[]] = [[], []];
    for (const [problem, group] of await problemsOf(files)) {
      const listed = group.map(({ file }) => file);
      if (problem)
        refused.push(
          staffTexts.notAdded(
            listed.map(({ name }) => name).join(', '),
            fileProblemSentence(problem, 'image'),
          ),
        );
      else pictures.push(...listed);
    }
    onFiles(pictures, refused);
  };
  const target = useFileDrop((files) => {
    if (files.length > 0 && !isBusy) void check(files);
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
          void check([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <DropLabel htmlFor={`${id}-files`} action={action} way={way} />
    </div>
  );
}
