import { galleryRules } from '@centar/domain/content/galleryItem.ts';
import {
  selectField,
  textField,
  type Field,
  type FieldsOf,
} from '../../../admin/fields/fields.tsx';
import { formOf, type FormOf } from '../../../admin/fields/formValues.ts';
import { onlyLogFailure } from '../../../admin/form/useSave.ts';
import { imageAltField, imageAltOf } from '../../../admin/fields/imageAltField.ts';
import { titleField } from '../../../admin/fields/titleField.tsx';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import type { CardsAdmin } from '../../../admin/items/itemAdmin.ts';
import { pictureFile } from '../../../admin/pictures/pictureFile.tsx';
import { itemPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import {
  galleryOperations,
  type GalleryAdminItem,
  type GalleryFields,
} from './gallery.adminOperations.ts';

const select = selectField<'free' | 'rented'>({
  label: 'Status',
  placeholder: 'Izaberite status',
  short: true,
  choices: [
    { value: 'free', label: 'Slobodna' },
    { value: 'rented', label: 'Izdata' },
  ],
});

/** A new picture is free. */
const statusField: Field<boolean, string> = {
  ...select,
  show: (isRented = false) => (isRented ? 'rented' : 'free'),
  read: (typed) => typed === 'rented',
};

/**
 * Both screens label the year and the place of a rented picture differently (staff specification).
 */
interface Wording {
  readonly year: { readonly label: string; readonly hint?: string };
  readonly place: string;
  readonly placeMissing: string;
}

const formWith = ({
  year,
  place,
  placeMissing,
}: Wording): FormOf<GalleryFields, GalleryAdminItem> => {
  const fields: FieldsOf<GalleryFields> = {
    author: textField({ label: 'Autor', short: true }),
    yearMade: textField({ ...year, short: true }),
    title: titleField,
    isRented: statusField,
    rentedTo: textField({
      label: place,
      hint: 'Ustanova ili prostor u kom je slika sada.',
      short: true,
      visibleWhen: ({ isRented }) => isRented === 'rented',
      sentences: { required: placeMissing },
    }),
    imageAlt: imageAltField,
    publishedAt: publicationField(),
  };
  return {
    ...formOf<GalleryFields, GalleryAdminItem>(fields, galleryRules.input, imageAltOf),
    // Choosing 'free' clears the place (staff specification, section 4).
    normalize: (typed) => (typed['isRented'] === 'rented' ? typed : { ...typed, rentedTo: '' }),
  };
};

export const galleryAdmin: CardsAdmin<GalleryFields, GalleryAdminItem> = {
  name: 'galerija',
  itemType: 'GalleryItem',
  texts: {
    list: 'Slike u galeriji',
    search: 'Pretraži naslov, autora ili mesto',
    empty: 'Još nema slika. Dodajte prvu.',
    add: 'Dodaj sliku',
    count: ['slika', 'slike', 'slika'],
    addTitle: 'Nova slika',
    edit: 'Izmena slike',
    remove: 'Obriši sliku',
    // These four texts are the specification's.
    question: 'Da li ste sigurni da zelite da obrisete sliku?',
    created: 'Uspesno kreirana slika',
    saved: 'Usesno azurirana slika',
    removed: 'Usesno obrisana slika!',
  },
  listOf: () => ({ label: 'Galerija', href: itemPaths.GalleryItem.list }),
  section: 'Galerija',
  addresses: itemPaths.GalleryItem,
  preview: () => paths.programType('likovni'),
  line: ({ author, yearMade }) => [author, yearMade].filter(Boolean).join(', '),
  status: ({ isRented }) => <StatusBadge kind={isRented ? 'rented' : 'free'} />,
  place: ({ rentedTo }) => rentedTo,
  filters: {
    label: 'Koje slike',
    choices: [
      { value: 'sve', label: 'Sve' },
      { value: 'izdate', label: 'Izdate', asks: 'rented' },
      { value: 'slobodne', label: 'Slobodne', asks: 'free' },
    ],
  },
  // As on the visitors' page.
  pageRows: 12,
  // No popup (staff specification, section 8): the page shows the error in its place.
  onFailure: onlyLogFailure,
  onCreateFailure: onlyLogFailure,
  createForm: formWith({
    year: { label: 'Godina' },
    place: 'Mesto izdavanja',
    placeMissing: 'Molimo unesite mesto izdavanja slike',
  }),
  editForm: formWith({
    year: { label: 'Tema', hint: 'Godina nastanka slike.' },
    place: 'Mesto iznajmljivanja',
    placeMissing: 'Molimo unesite mesto iznajmljivanja slike',
  }),
  // A similar picture need not be rented too.
  notCopied: ['isRented', 'rentedTo'],
  titleSearch: { list: galleryOperations.list, item: itemPaths.GalleryItem.item, with: 'author' },
  file: pictureFile(galleryOperations.replaceFile),
  list: galleryOperations.list,
  operations: galleryOperations,
};
