import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { ContentForm } from '../../content/ContentForm.tsx';
import { FileField } from '../../content/FileField.tsx';
import { StaffScreen } from '../../content/StaffScreen.tsx';
import { useDone } from '../../content/useDone.ts';
import { useUpload } from '../../content/useUpload.ts';
import { useStaffCalls } from '../../graphql/staffCalls.ts';
import { paths } from '../../paths.ts';
import { newsAdminTexts as texts } from '../../texts/newsAdmin.ts';
import { ActionBar } from '../../ui/staff/ActionBar.tsx';
import { CreateNews } from './news.adminOperations.ts';
import { newsForm } from './news.form.ts';

/** `/ap/vesti/kreiraj`: a new piece of news, with a picture where one is chosen. */
export function NewsAdminCreatePage(): ReactNode {
  const calls = useStaffCalls();
  const uploading = useUpload();
  const navigate = useNavigate();
  const { leaveWith } = useDone();
  const [file, setFile] = useState<File>();
  return (
    <StaffScreen
      title={texts.addTitle}
      crumbs={{ parents: [{ label: texts.title, href: paths.adminNews }], current: texts.addTitle }}
    >
      <ContentForm
        name="vesti/kreiraj"
        form={newsForm}
        save={async (input) => {
          const { createNews } = file
            ? await uploading.upload(CreateNews, { input, file })
            : await calls.work(CreateNews, { input });
          return createNews;
        }}
        onSaved={() => {
          leaveWith(paths.adminNews, texts.created);
        }}
        onCancel={() => void navigate(paths.adminNews)}
        aside={
          <FileField
            id="news-photo"
            kind="image"
            label={texts.photoOptional}
            file={file}
            onChoose={setFile}
            uploading={uploading}
          />
        }
        drawActions={(save, cancel) => (
          <ActionBar>
            {save}
            {cancel}
          </ActionBar>
        )}
      />
    </StaffScreen>
  );
}
