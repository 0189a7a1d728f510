import { MAX_SCREENINGS, movieInput } from '@centar/domain/content/movie.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { youtubeId } from '@centar/domain/youtube.ts';
import { longTextField, textField } from '../../../admin/fields/fields.tsx';
import type { Field, FieldsOf } from '../../../admin/fields/fields.tsx';
import { storedFields } from '../../../admin/fields/formValues.ts';
import type { FormOf } from '../../../admin/fields/formValues.ts';
import { eventRowTexts } from '../../../admin/eventRows/eventRows.texts.ts';
import { imageAltField, imageAltOf } from '../../../admin/fields/imageAltField.ts';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import { cinemaAdminTexts as texts } from './cinema.adminTexts.ts';
import type { MovieFields, MovieItem } from './cinema.adminOperations.ts';
import { readRows, showRows, describeRows } from './screeningRows.ts';
import type { ScreeningFields, ScreeningRow } from './screeningRows.ts';
import { ScreeningsControl } from './ScreeningsControl.tsx';

const link = textField({ label: texts.trailer, hint: texts.trailerHint, optional: true });

/** The trailer's link; one that names no video is told at once, since the server keeps none for it. */
const trailerField: Field<string, string> = {
  ...link,
  draw: (control) => {
    const isUnknown = control.value.trim() !== '' && youtubeId(control.value) === undefined;
    return link.draw(isUnknown ? { ...control, help: texts.trailerUnknown } : control);
  },
};

const screeningsField: Field<ScreeningFields, readonly ScreeningRow[]> = {
  ...textField({
    label: texts.screenings.title,
    hint: texts.screenings.help,
    optional: true,
    sentences: {
      notADate: eventRowTexts.wrongDate,
      tooMany: texts.screenings.tooMany(MAX_SCREENINGS),
    },
  }),
  show: showRows,
  read: readRows,
  describe: describeRows,
  draw: (control) => <ScreeningsControl {...control} />,
};

const fields: FieldsOf<MovieFields> = {
  title: textField({ label: texts.headline }),
  author: textField({ label: texts.author, hint: texts.authorHint, short: true }),
  genere: textField({ label: texts.genre, short: true }),
  duration: textField({
    label: texts.duration,
    hint: texts.durationHint,
    short: true,
    optional: true,
  }),
  yearPublished: textField({ label: texts.year, short: true, optional: true }),
  childrenAge: textField({
    label: texts.childrenAge,
    hint: texts.childrenAgeHint,
    short: true,
    optional: true,
  }),
  description: longTextField({
    label: texts.description,
    hint: texts.descriptionHint,
    limit: TEXT_LIMITS.text,
  }),
  youtubeUrl: trailerField,
  imageAlt: imageAltField,
  publishedAt: publicationField(),
  movieProductionDateTimes: screeningsField,
};

/** The form of a film with its screenings, for creating and for editing. */
export const movieForm: FormOf<MovieFields, MovieItem> = {
  fields,
  rules: movieInput,
  stored: storedFields<MovieFields, MovieItem>(fields, imageAltOf),
};
