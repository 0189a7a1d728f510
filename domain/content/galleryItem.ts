import { GALLERY_ITEM } from '../types/gallery.ts';
import { rulesOf } from '../types/rulesOf.ts';

const { input, edit } = rulesOf(GALLERY_ITEM);

interface Rental {
  readonly isRented: boolean;
  readonly rentedTo: string;
}
const rental = input.pick({ isRented: true, rentedTo: true }).loose();

/** Where it is must be known of a rented picture (staff specification, section 4). */
const hasPlace = ({ isRented, rentedTo }: Rental): boolean => !isRented || rentedTo !== '';
const placeMissing = {
  path: ['rentedTo'],
  error: 'required',
  // Told together with what else is missing.
  when: ({ value }: { value: unknown }): boolean => rental.safeParse(value).success,
};
/** Choosing free clears where it was (staff specification, section 4). */
const cleared = <Item extends Rental>(item: Item): Item =>
  item.isRented ? item : { ...item, rentedTo: '' };

/** The rules of a picture of the gallery. An edit that leaves out where it is says that it is nowhere. */
export const galleryRules = {
  input: input.refine(hasPlace, placeMissing).transform(cleared),
  edit: edit
    .extend({ rentedTo: input.shape.rentedTo })
    .refine(hasPlace, placeMissing)
    .transform(cleared),
};
