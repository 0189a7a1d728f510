import { PREMISES_CATEGORIES } from '@centar/domain/premises.ts';
import { PREMISES_PHOTO } from '@centar/domain/types/premises.ts';
import { rulesOf } from '@centar/domain/types/rulesOf.ts';
import {
  readNumber,
  selectField,
  textField,
  type FieldsOf,
} from '../../../admin/fields/fields.tsx';
import { formOf } from '../../../admin/fields/formValues.ts';
import { imageAltField, imageAltOf } from '../../../admin/fields/imageAltField.ts';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import type { CardsAdmin } from '../../../admin/items/itemAdmin.ts';
import { pictureFile } from '../../../admin/pictures/pictureFile.tsx';
import { itemPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import {
  premisesOperations,
  type PremisesAdminItem,
  type PremisesFields,
} from './premises.adminOperations.ts';

const fields: FieldsOf<PremisesFields> = {
  title: textField({
    label: 'Natpis',
    hint: 'Stoji ispod slike, na primer: Velika sala, 420 mesta.',
  }),
  category: selectField<string>({
    label: 'Kategorija',
    placeholder: 'Izaberite kategoriju',
    short: true,
    choices: PREMISES_CATEGORIES.map((value) => ({ value, label: value })),
  }),
  position: {
    ...textField({
      label: 'Redosled',
      hint: 'Manji broj je bliže početku svoje kategorije.',
      short: true,
    }),
    show: (value) => String(value ?? 0),
    // Anything but a number is passed on and fails validation.
    read: (typed) => readNumber(String(typed)) ?? Number.NaN,
  },
  imageAlt: imageAltField,
  publishedAt: publicationField(),
};

const form = formOf<PremisesFields, PremisesAdminItem>(
  fields,
  rulesOf(PREMISES_PHOTO).input,
  imageAltOf,
);

export const premisesAdmin: CardsAdmin<PremisesFields, PremisesAdminItem> = {
  name: 'prostor',
  itemType: 'PremisesPhoto',
  texts: {
    list: 'Fotografije prostora',
    search: 'Pretraži natpis ili kategoriju',
    empty: 'Još nema fotografija. Dodajte prvu.',
    add: 'Dodaj fotografiju',
    count: ['fotografija', 'fotografije', 'fotografija'],
    addTitle: 'Nova fotografija prostora',
    edit: 'Izmena fotografije prostora',
    remove: 'Obriši fotografiju',
    question: 'Da li ste sigurni da želite da obrišete fotografiju?',
    created: 'Fotografija je dodata.',
    saved: 'Fotografija je sačuvana.',
    removed: 'Fotografija je obrisana.',
  },
  listOf: () => ({ label: 'Fotografije prostora', href: itemPaths.PremisesPhoto.list }),
  section: '',
  addresses: itemPaths.PremisesPhoto,
  preview: () => paths.home,
  line: ({ category, position }) => `${category}, ${String(position)}`,
  pageRows: 24,
  createForm: form,
  editForm: form,
  file: pictureFile(premisesOperations.replaceFile),
  list: premisesOperations.list,
  operations: premisesOperations,
};
