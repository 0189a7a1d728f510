import type { ItemType } from '../itemTypes.ts';
import type { Declaration } from './declaration.ts';
import { MOVIE, PROGRAM } from './events.ts';
import { ART_SALON, COLONY } from './exhibitions.ts';
import { GALLERY_ITEM } from './gallery.ts';
import { NEWS } from './news.ts';
import { COMPETITION, PROCUREMENT } from './notices.ts';
import { PREMISES_PHOTO } from './premises.ts';

type Declarations = { readonly [Type in ItemType]: Declaration & { readonly itemType: Type } };

const declarations = {
  News: NEWS,
  Program: PROGRAM,
  Movie: MOVIE,
  Competition: COMPETITION,
  Procurement: PROCUREMENT,
  GalleryItem: GALLERY_ITEM,
  Colony: COLONY,
  ArtSalon: ART_SALON,
  PremisesPhoto: PREMISES_PHOTO,
} satisfies Declarations;

export const DECLARATIONS: Declarations = declarations;

export type PicturesType = {
  [Type in ItemType]: (typeof declarations)[Type] extends { readonly pictures: 'several' }
    ? Type
    : never;
}[ItemType];
