import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSignedIn } from '../auth/session.tsx';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { ContentForm, type ContentFormProps } from '../form/ContentForm.tsx';
import { useWaitingPart } from '../form/waitingParts.ts';
import { createdSentence } from '../form/publicationSentence.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { staffTexts } from '../texts/staff.texts.ts';
import { useDone } from '../toast/useDone.ts';
import { ActionBar } from '../ui/ActionBar.tsx';
import { seenFile } from '../upload/seenFile.ts';
import { FileField } from '../upload/FileField.tsx';
import { useStoredPictures, type KnownPicture, type PicturesList } from '../upload/samePicture.ts';
import { useUpload } from '../upload/useUpload.ts';
import { copiedFields, copiedId } from './duplicates.ts';
import { useCopiedFile } from './useCopiedFile.ts';
import type { AdminRow, ItemAdmin, ItemFile } from './itemAdmin.ts';
import { ItemRemarks } from './ItemRemarks.tsx';
import { ItemPage, SEEN } from './ItemPage.tsx';
import { NewPictureContext } from '../pictures/several/newPicture.tsx';
import { CopiedPicturesContext } from '../pictures/several/PicturesControl.tsx';
import { useItem } from './useItem.ts';

const NO_PICTURES: readonly ImageView[] = [];

/** Of an item with several. */
const furtherPictures = ({ morePictures }: { readonly morePictures?: readonly ImageView[] }) =>
  morePictures;

export interface ItemCreateScreenProps<Input, Item extends AdminRow, Edit> {
  readonly admin: ItemAdmin<Input, Item, Edit>;
  /** Default: derived from the type's name. */
  readonly name?: string;
  readonly initialValues?: Partial<Input> | undefined;
  /** To detect pictures that are stored already. */
  readonly pictures?: PicturesList | undefined;
  /** Rendered below the file. */
  readonly besideFile?: ReactNode;
}

/** The URL may name an item to copy. */
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
          {(item) => (
            // Each copy has its own draft.
            <NewItemForm
              key={id}
              {...props}
              name={`${name}/${String(id)}`}
              initialValues={initialValues}
              copiedFile={admin.file.copyOf?.(item)}
              copiedPictures={furtherPictures(item as { morePictures?: readonly ImageView[] })}
            />
          )}
        </LoadedView>
      )}
    </StaffScreen>
  );
}

/** Its file is sent together with the fields. */
function useNewItem<Input, Item extends AdminRow, Edit>(
  { operations, complete, file: { kind } }: ItemAdmin<Input, Item, Edit>,
  copiedFile: string | undefined,
) {
  const { mutate } = useStaffCalls();
  const uploading = useUpload();
  const [file, setFile] = useState<File>();
  const copy = useCopiedFile(copiedFile, setFile);
  /** The item is stored with its file, but a waiting part is not. */
  const [isStored, setStored] = useState(false);
  const copiedPicture = useMemo(
    () => (file && file === copy.file ? seenFile(kind, file) : undefined),
    [kind, file, copy.file],
  );
  const save: ContentFormProps<Input, Item>['save'] = async (written, version, key, made) => {
    const input = complete?.(written, made) ?? written;
    if (made) {
      const edit = { ...input, id: made.id, version };
      return (await mutate(operations.update, { input: edit })).item;
    }
    const { item } = file
      ? await uploading.upload(operations.create, { input, file }, key)
      : await mutate(operations.create, { input }, key);
    setStored(true);
    setFile(undefined);
    return item;
  };
  return { file, setFile, copy, copiedPicture, isStored, uploading, save };
}

function NewItemForm<Input, Item extends AdminRow, Edit>({
  admin,
  name,
  initialValues,
  pictures,
  besideFile,
  copiedFile,
  copiedPictures = NO_PICTURES,
}: ItemCreateScreenProps<Input, Item, Edit> & {
  readonly name: string;
  /** The address of the initial file. */
  readonly copiedFile?: string | undefined;
  readonly copiedPictures?: readonly ImageView[] | undefined;
}): ReactNode {
  const newItem = useNewItem(admin, copiedFile);
  const { file, copy } = newItem;
  const user = useSignedIn();
  const signedValues = {
    ...(admin.signed && user ? { [admin.signed]: user.name } : {}),
    ...initialValues,
  } as Partial<Input>;
  const navigate = useNavigate();
  const { leave } = useDone();
  const known = useStoredPictures(pictures, file !== undefined && file !== copy.file);
  const drawPage: ContentFormProps<Input, Item>['page'] = ({ input: written, ...shown }) => {
    const input = written && (admin.complete?.(written) ?? written);
    const typed = input && {
      itemType: admin.itemType,
      path: admin.preview({ ...input, id: 1, publishedAt: SEEN }),
      save: admin.operations.create,
      input: input as object,
    };
    return <ItemPage item={typed} also={newItem.copiedPicture} {...shown} />;
  };
  return (
    <NewPictureContext value={file}>
      <CopiedPicturesContext value={copiedPictures}>
        <ContentForm
          name={name}
          form={admin.createForm}
          initialValues={signedValues}
          save={newItem.save}
          onSaved={(item) => {
            const { href } = admin.listOf(item);
            leave(admin.afterCreate ?? href, createdSentence(item, admin.texts.created), {
              onSite: admin.preview(item),
            });
          }}
          onFailure={admin.onCreateFailure}
          onCancel={() => void navigate(admin.listOf(initialValues).href)}
          notice={(typed) => <ItemRemarks admin={admin} typed={typed} />}
          file={
            <>
              {newItem.isStored ? null : (
                <NewFile kind={admin.file} newItem={newItem} known={known} />
              )}
              {admin.file.drawMore?.()}
              {besideFile}
            </>
          }
          page={drawPage}
          remarks={admin.remarks}
          drawActions={(save, cancel, _isSaved, percent, preview) => (
            <ActionBar percent={percent}>
              {save}
              {cancel}
              {preview}
            </ActionBar>
          )}
        />
      </CopiedPicturesContext>
    </NewPictureContext>
  );
}

/** Sent together with the fields. */
function NewFile(props: {
  readonly kind: Pick<ItemFile<never>, 'kind' | 'label'>;
  readonly newItem: Pick<ReturnType<typeof useNewItem>, 'file' | 'setFile' | 'copy' | 'uploading'>;
  readonly known: readonly KnownPicture[];
}): ReactNode {
  const { kind, known } = props;
  const { file, setFile, copy, uploading } = props.newItem;
  useWaitingPart(
    // A copied file is loaded again with its form.
    file !== undefined && file !== copy.file
      ? {
          name: file.name,
          isFile: true,
          seen: seenFile(kind.kind, file),
          drop: () => {
            setFile(undefined);
          },
          percent: uploading.progress?.percent,
        }
      : undefined,
  );
  return (
    <FileField
      id="file"
      kind={kind.kind}
      label={kind.label}
      file={file}
      known={known}
      onChoose={setFile}
      uploading={uploading}
      error={copy.isMissing && !file ? staffTexts.copyMissing : undefined}
    />
  );
}
