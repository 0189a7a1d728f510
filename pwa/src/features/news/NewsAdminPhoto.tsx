import { useState, type ReactNode } from 'react';
import { FileField } from '../../content/FileField.tsx';
import { DoneBand } from '../../content/DoneBand.tsx';
import { useSave } from '../../content/useSave.ts';
import { useUpload } from '../../content/useUpload.ts';
import { newsAdminTexts as texts } from '../../texts/newsAdmin.ts';
import { Button } from '../../ui/Button.tsx';
import { UpdateNewsImage } from './news.adminOperations.ts';
import type { NewsItem } from './news.adminOperations.ts';

/** The picture of a piece of news. */
export interface NewsAdminPhotoProps {
  readonly item: NewsItem;
  readonly onReplaced: (item: NewsItem) => void;
}

/** Replaces the picture at once, apart from the form's fields; the old one stays until the new one is stored. */
export function NewsAdminPhoto({ item, onReplaced }: NewsAdminPhotoProps): ReactNode {
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
  const replace = async (): Promise<void> => {
    setDone(undefined);
    setWarning(file ? undefined : texts.chooseImage);
    if (!file) return;
    const outcome = await save(() => uploading.upload(UpdateNewsImage, { id: item.id, file }));
    if (!outcome || 'failure' in outcome) return;
    choose(undefined);
    setDone(texts.imageSaved);
    onReplaced(outcome.result.updateNewsImage);
  };
  return (
    <>
      <FileField
        id="news-photo"
        kind="image"
        label={texts.photo}
        file={file}
        onChoose={choose}
        storedUrl={item.image?.src}
        uploading={uploading}
        error={warning}
      />
      <div>
        <Button compact icon="upload" busy={isBusy} onClick={() => void replace()}>
          {texts.saveImage}
        </Button>
      </div>
      <DoneBand done={done} failure={failure} />
    </>
  );
}
