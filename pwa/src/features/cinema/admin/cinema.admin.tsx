import type { ReactNode } from 'react';
import { movieInput } from '@centar/domain/content/movie.ts';
import { picturesEdit } from '@centar/domain/content/pictures.ts';
import {
  compareMoments,
  formatDateTime,
  isScreeningVisible,
  parseMoment,
} from '@centar/domain/dates.ts';
import { youtubeFilm } from '@centar/domain/youtube.ts';
import { descriptionFields } from '../../../admin/fields/formattedText.tsx';
import { textField, type Field, type FieldsOf } from '../../../admin/fields/fields.tsx';
import { suggestedField } from '../../../admin/fields/SuggestedField.tsx';
import { formOf, type FormOf, type Typed } from '../../../admin/fields/formValues.ts';
import { titleField } from '../../../admin/fields/titleField.tsx';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import type { TableAdmin } from '../../../admin/items/itemAdmin.ts';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { pictureFile } from '../../../admin/pictures/pictureFile.tsx';
import { pictureFields, picturesOf } from '../../../admin/pictures/several/picturesField.tsx';
import { askAboutDates, type TypedDate } from '../../../admin/halls/typedDates.ts';
import { textColumn } from '../../../admin/list/AdminTable.tsx';
import { dateRemarks, type Remark } from '../../../admin/secondLook/remarks.ts';
import { itemPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import {
  movieOperations,
  type MovieFields,
  type MovieItem,
  type MovieRow,
} from './cinema.adminOperations.ts';
import { endOfRow, type ScreeningRow } from './screeningRows.ts';
import { SameScreening } from './SameScreening.tsx';
import { screeningsField } from './screeningsField.tsx';

const link = textField({
  label: 'YouTube link najave',
  hint: 'Nalepite adresu videa sa YouTube-a, ili ugrađene liste (embed/videoseries?list=…).',
  optional: true,
});

/** Warns of a link that names no video: the server would store none. */
const trailerField: Field<string, string> = {
  ...link,
  draw: (control) => {
    const isUnknown = control.value.trim() !== '' && youtubeFilm(control.value) === undefined;
    const help = 'Ovo nije link YouTube videa: film bi ostao bez najave.';
    return link.draw(isUnknown ? { ...control, help } : control);
  },
};

const fields: FieldsOf<MovieFields> = {
  title: titleField,
  author: textField({
    label: 'Režija',
    hint: 'Ime i prezime onoga ko je film režirao.',
    short: true,
  }),
  genere: suggestedField({ label: 'Žanr', short: true }, movieOperations.list, 'genere'),
  // They change every week.
  movieProductionDateTimes: screeningsField,
  duration: textField({
    label: 'Trajanje',
    hint: 'Na primer: 1H 30M.',
    short: 'onPhones',
    optional: true,
  }),
  yearPublished: textField({ label: 'Godina', short: 'onPhones', optional: true }),
  childrenAge: textField({
    label: 'Za decu',
    hint: 'Uzrast, na primer: od 4 do 10 godina. Filter „Za decu“ pokazuje samo filmove koji ga imaju.',
    short: true,
    optional: true,
  }),
  ...descriptionFields(),
  youtubeUrl: trailerField,
  ...pictureFields(movieOperations.addPicture),
  publishedAt: publicationField(),
};

const datesOf = ({ movieProductionDateTimes: rows, duration }: Typed): TypedDate[] =>
  ((rows ?? []) as readonly ScreeningRow[]).map((row) => ({
    at: parseMoment(row.date),
    endsAt: endOfRow(row, typeof duration === 'string' ? duration : ''),
    hall: row.hall,
    isCancelled: row.status === 'cancelled',
  }));

const screeningRemarks = ({ movieProductionDateTimes: rows }: Typed): Remark[] =>
  dateRemarks(
    ((rows ?? []) as readonly ScreeningRow[]).map((row, at) => ({
      at: parseMoment(row.date),
      isCancelled: row.status === 'cancelled',
      place: row.hall,
      price: row.price,
      isFree: row.isFree === 'free',
      placePath: ['movieProductionDateTimes', String(at), 'hall'],
      pricePath: ['movieProductionDateTimes', String(at), 'price'],
    })),
  );

const form: FormOf<MovieFields, MovieItem> = {
  ...formOf<MovieFields, MovieItem>(
    fields,
    movieInput.extend({ pictures: picturesEdit }),
    picturesOf,
  ),
  questions(typed, stored, item, query) {
    const asked = { itemType: 'Movie', itemId: item?.id };
    return askAboutDates(query, asked, datesOf(typed), datesOf(stored));
  },
};

/** Time and hall, or a word if none is announced. */
function nextShowing({ movieProductionDateTimes }: MovieRow, now: Date): ReactNode {
  const next = movieProductionDateTimes
    .filter(({ productionDate, status }) => {
      return status !== 'cancelled' && isScreeningVisible(productionDate, now);
    })
    .toSorted((one, other) => compareMoments(one.productionDate, other.productionDate))[0];
  if (!next) return 'nema najavljenih';
  return (
    <>
      {formatDateTime(next.productionDate)}
      {next.hall ? <small>{next.hall}</small> : null}
    </>
  );
}

export const cinemaAdmin: TableAdmin<MovieFields, MovieItem, MovieRow> = {
  name: 'bioskop',
  itemType: 'Movie',
  texts: {
    caption: 'Spisak filmova',
    search: 'Pretraži naslov, režiju ili žanr',
    empty: 'Još nema filmova. Dodajte prvi.',
    add: 'Dodaj film',
    count: ['film', 'filma', 'filmova'],
    addTitle: 'Nov film',
    edit: 'Izmena filma',
    remove: 'Obriši film',
    question: 'Da li ste sigurni da želite da obrišete film?',
    removed: 'Film je obrisan.',
    created: 'Film je objavljen.',
  },
  listOf: () => ({ label: 'Bioskop program', href: itemPaths.Movie.list }),
  section: 'Bioskop program',
  addresses: itemPaths.Movie,
  preview: (item) => pageAsVisitors(item, paths.movie(item.id)),
  columns: [
    {
      head: 'Sledeća projekcija',
      kind: 'when',
      cell: (row) => nextShowing(row, new Date()),
      order: 'nextScreening',
      sortedByDefault: 'ascending',
    },
    textColumn('genere', fields),
    textColumn('author', fields),
  ],
  createForm: form,
  editForm: form,
  notCopied: ['movieProductionDateTimes'],
  notice: (typed, id) => <SameScreening typed={typed} id={id} />,
  remarks: screeningRemarks,
  titleSearch: { list: movieOperations.list, item: itemPaths.Movie.item },
  file: pictureFile(movieOperations.replaceFile),
  list: movieOperations.list,
  defaultOrder: 'nextScreening',
  operations: movieOperations,
};
