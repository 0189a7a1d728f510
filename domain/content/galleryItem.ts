import { GALLERY_ITEM } from '../types/gallery.ts';
import { rulesOf } from '../types/rulesOf.ts';

const { input, edit } = rulesOf(GALLERY_ITEM);

interface Rental {
  readonly isRented: boolean;
  readonly rentedTo: string;
}
const rental = input.pick({ isRented: true, rentedTo: true }).loose();

/** A rented picture needs a place (staff specification, section 4). */
const hasPlace = ({ isRented, rentedTo }: Rental): boolean => !isRented || rentedTo !== '';
const placeMissing = {
  path: ['rentedTo'],
  error: 'required',
  // Reported together with other missing fields.
  when: ({ value }: { value: unknown }): boolean => rental.safeParse(value).success,
};
/** Choosing 'free' clears the place (staff specification, section 4). */
const cleared = <Item extends Rental>(item: Item): Item =>
  item.isRented ? item : { ...item, rentedTo: '' };

/** An edit that omits the place clears it. */
export const galleryRules = {
  input: input.refine(hasPlace, placeMissing).transform(cleared),
  edit: edit
    .extend({ rentedTo: input.shape.rentedTo })
    .refine(hasPlace, placeMissing)
    .transform(cleared),
};
