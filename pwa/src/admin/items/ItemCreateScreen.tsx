import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import type { StaffCalls } from '../graphql/staffCalls.ts';
import { ActionBar } from '../ui/ActionBar.tsx';
import { ContentForm } from '../form/ContentForm.tsx';
import { FileField } from '../upload/FileField.tsx';
import type { FileFieldProps } from '../upload/FileField.tsx';
import { NewItem } from './NewItem.tsx';
import type { NewItemProps } from './NewItem.tsx';
import { createdSentence } from '../form/publicationSentence.ts';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useDone } from '../toast/useDone.ts';
import { useUpload } from '../upload/useUpload.ts';
import type { Uploading } from '../upload/useUpload.ts';

/** The screen of a new item. */
export interface ItemCreateScreenProps<Input, Item> extends Pick<
  NewItemProps<Input, Item>,
  'name' | 'form' | 'load' | 'without'
> {
  readonly list: string;
  /** Where creating leads; to the list unless given. */
  readonly afterCreate?: string;
  readonly texts: {
    /** Of the list. */
    readonly title: string;
    readonly addTitle: string;
    readonly created: string;
  };
  readonly file: Pick<FileFieldProps, 'kind' | 'label'>;
  /** Under the file. */
  readonly beside?: ReactNode;
  readonly create: (ask: StaffCalls['mutate'], input: Input) => Promise<Item>;
  readonly createWithFile: (upload: Uploading['upload'], input: Input, file: File) => Promise<Item>;
}

/** A new item, with its file where one is chosen; the address may name an item to begin with. */
export function ItemCreateScreen<
  Input,
  Item extends { readonly title: string; readonly publishedAt: string | null },
>(props: ItemCreateScreenProps<Input, Item>): ReactNode {
  const { texts, list, create, createWithFile } = props;
  const calls = useStaffCalls();
  const uploading = useUpload();
  const navigate = useNavigate();
  const { leaveWith } = useDone();
  const [file, setFile] = useState<File>();
  return (
    <StaffScreen
      title={texts.addTitle}
      crumbs={{ parents: [{ label: texts.title, href: list }], current: texts.addTitle }}
    >
      <NewItem name={props.name} form={props.form} load={props.load} without={props.without ?? []}>
        {(start) => (
          <ContentForm
            {...start}
            save={(input, _seen, key) =>
              file
                ? createWithFile(
                    (document, variables) => uploading.upload(document, variables, key),
                    input,
                    file,
                  )
                : create((document, variables) => calls.mutate(document, variables, key), input)
            }
            onSaved={(item) => {
              leaveWith(props.afterCreate ?? list, createdSentence(item, texts.created));
            }}
            onCancel={() => void navigate(list)}
            aside={
              <>
                <FileField
                  {...props.file}
                  id="file"
                  file={file}
                  onChoose={setFile}
                  uploading={uploading}
                />
                {props.beside}
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
    </StaffScreen>
  );
}
