import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { staffTexts } from '../../texts/staff.texts.ts';
import { ItemCreateScreen } from '../ItemCreateScreen.tsx';
import { ManyPicturesLink } from './many/ManyPicturesLink.tsx';
import type { PictureItem, PictureScreenProps } from './pictureAdmin.ts';

/** A new item with a picture. */
export function PictureCreateScreen<Input, Item extends PictureItem>({
  admin,
}: PictureScreenProps<Input, Item>): ReactNode {
  return (
    <ItemCreateScreen
      name={`${admin.name}/kreiraj`}
      list={admin.addresses.list}
      texts={admin.texts}
      form={admin.createForm}
      load={admin.item}
      without={admin.notCopied ?? []}
      file={{ kind: 'image', label: staffTexts.picture.optional }}
      beside={<ManyPicturesLink create={useLocation().pathname} />}
      create={admin.create}
      createWithFile={admin.createWithFile}
    />
  );
}
