import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { ActionBar } from '../ui/ActionBar.tsx';
import { ContentForm } from '../form/ContentForm.tsx';
import { FileField } from '../upload/FileField.tsx';
import type { AdminRow, ItemAdmin, Send } from './itemAdmin.ts';
import { NewItem } from './NewItem.tsx';
import type { NewItemProps } from './NewItem.tsx';
import { createdSentence } from '../form/publicationSentence.ts';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useDone } from '../toast/useDone.ts';
import { useUpload } from '../upload/useUpload.ts';

/** The screen of a new item. */
export interface ItemCreateScreenProps<Input, Item extends AdminRow, Edit> extends Pick<
  NewItemProps<Input, Item>,
  'given'
> {
  readonly admin: ItemAdmin<Input, Item, Edit>;
  /** Names the form on this device; by the type's name unless given. */
  readonly name?: string;
  /** Stands under the file. */
  readonly besideFile?: ReactNode;
}

/** A new item, with its file where one is chosen; the address may name an item to begin with. */
export function ItemCreateScreen<Input, Item extends AdminRow, Edit>({
  admin,
  name = `${admin.name}/kreiraj`,
  given,
  besideFile,
}: ItemCreateScreenProps<Input, Item, Edit>): ReactNode {
  const { texts } = admin;
  const calls = useStaffCalls();
  const uploading = useUpload();
  const navigate = useNavigate();
  const { leave } = useDone();
  const [file, setFile] = useState<File>();
  return (
    <NewItem
      name={name}
      form={admin.createForm}
      given={given}
      load={admin.item}
      without={admin.notCopied ?? []}
      frame={(start, children) => (
        <StaffScreen
          title={texts.addTitle}
          crumbs={{ parents: [admin.listOf(start)], current: texts.addTitle }}
        >
          {children}
        </StaffScreen>
      )}
    >
      {(start) => (
        <ContentForm
          {...start}
          save={(input, _seen, key) => {
            const send: Send = (document, variables) =>
              file
                ? uploading.upload(document, variables, key)
                : calls.mutate(document, variables, key);
            return admin.create(send, file ? { input, file } : { input });
          }}
          onSaved={(item) => {
            const { href } = admin.listOf(item);
            leave(admin.afterCreate ?? href, createdSentence(item, texts.created));
          }}
          onCancel={() => void navigate(admin.listOf(start.given).href)}
          notice={(typed) => admin.notice?.(typed)}
          aside={
            <>
              <FileField
                id="file"
                kind={admin.file.kind}
                label={admin.file.label}
                file={file}
                onChoose={setFile}
                uploading={uploading}
              />
              {besideFile}
            </>
          }
          drawActions={(save, cancel) => (
            <ActionBar percent={uploading.progress?.percent}>
              {save}
              {cancel}
            </ActionBar>
          )}
        />
      )}
    </NewItem>
  );
}
