import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ContentForm } from '../form/ContentForm.tsx';
import { createdSentence } from '../form/publicationSentence.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { staffTexts } from '../texts/staff.texts.ts';
import { useDone } from '../toast/useDone.ts';
import { ActionBar } from '../ui/ActionBar.tsx';
import { FileField } from '../upload/FileField.tsx';
import { useUpload } from '../upload/useUpload.ts';
import { copiedFields, copiedId } from './duplicates.ts';
import type { AdminRow, ItemAdmin } from './itemAdmin.ts';
import { useItem } from './useItem.ts';

/** The screen of a new item. */
export interface ItemCreateScreenProps<Input, Item extends AdminRow, Edit> {
  readonly admin: ItemAdmin<Input, Item, Edit>;
  /** Names the form on this device; by the type's name unless given. */
  readonly name?: string;
  /** Initial values. */
  readonly initialValues?: Partial<Input> | undefined;
  /** Drawn under the file. */
  readonly besideFile?: ReactNode;
}

/** A new item, with its file where one is chosen; the address may name an item to copy. */
export function ItemCreateScreen<Input, Item extends AdminRow, Edit>(
  props: ItemCreateScreenProps<Input, Item, Edit>,
): ReactNode {
  const { admin, name = `${admin.name}/kreiraj` } = props;
  const [address] = useSearchParams();
  const id = copiedId(address);
  const model = useItem(admin, id);
  const copied = model.data && copiedFields(admin.createForm, model.data, admin.notCopied);
  const initialValues = id === undefined ? props.initialValues : copied;
  const title = admin.texts.addTitle;
  return (
    <StaffScreen title={title} crumbs={{ parents: [admin.listOf(initialValues)], current: title }}>
      {id === undefined ? (
        <NewItemForm {...props} name={name} />
      ) : (
        <LoadedView loaded={model} failed={staffTexts.failedItem}>
          {() => (
            // Each copy has a draft of its own.
            <NewItemForm
              key={id}
              {...props}
              name={`${name}/${String(id)}`}
              initialValues={initialValues}
            />
          )}
        </LoadedView>
      )}
    </StaffScreen>
  );
}

function NewItemForm<Input, Item extends AdminRow, Edit>({
  admin,
  name,
  initialValues,
  besideFile,
}: ItemCreateScreenProps<Input, Item, Edit> & { readonly name: string }): ReactNode {
  const { operations, complete, texts } = admin;
  const { mutate } = useStaffCalls();
  const uploading = useUpload();
  const navigate = useNavigate();
  const { leave } = useDone();
  const [file, setFile] = useState<File>();
  return (
    <ContentForm
      name={name}
      form={admin.createForm}
      initialValues={initialValues}
      save={async (written, _seen, key) => {
        const input = complete?.(written) ?? written;
        const { item } = file
          ? await uploading.upload(operations.create, { input, file }, key)
          : await mutate(operations.create, { input }, key);
        return item;
      }}
      onSaved={(item) => {
        const { href } = admin.listOf(item);
        leave(admin.afterCreate ?? href, createdSentence(item, texts.created));
      }}
      onCancel={() => void navigate(admin.listOf(initialValues).href)}
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
  );
}
