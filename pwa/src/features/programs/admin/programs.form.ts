import { programEdit, programInput } from '@centar/domain/content/program.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import {
  dateTimeField,
  longTextField,
  optionalDateTimeField,
  selectField,
  textField,
} from '../../../admin/fields/fields.tsx';
import type { FieldsOf } from '../../../admin/fields/fields.tsx';
import { storedFields } from '../../../admin/fields/formValues.ts';
import type { FormOf } from '../../../admin/fields/formValues.ts';
import { imageAltField, imageAltOf } from '../../../admin/fields/imageAltField.ts';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import type { OwnSentences } from '../../../admin/form/useSave.ts';
import { furtherDates } from './dateRows.ts';
import { datesField } from './datesField.tsx';
import { placeField } from './placeField.tsx';
import { programsAdminTexts as texts } from './programs.adminTexts.ts';
import type { ProgramEditFields, ProgramFields, ProgramItem } from './programs.adminOperations.ts';

/** Names the forms of programmes on this device. */
export const FORMS = 'programi';

/** The refusal for a user who does not hold the programme's section, or no longer does (specification). */
export const programRefusals: OwnSentences = {
  FORBIDDEN: { text: texts.notYours, more: texts.notYoursText },
};

/** The fields that a new programme and an edit have in common; `types` are the sections to choose from. */
const shared = (types: readonly string[]) => ({
  title: textField({ label: texts.headline }),
  author: textField({ label: texts.author, short: true }),
  programType: selectField<string>({
    label: texts.section,
    short: true,
    placeholder: texts.sectionChoose,
    choices: types.map((name) => ({ value: name, label: name })),
  }),
  eventHappeningDateTime: dateTimeField({
    label: texts.dateTime,
    hint: texts.dateTimeHint,
    short: true,
  }),
});

const facts = {
  endsAt: optionalDateTimeField({
    label: texts.endsAt,
    hint: texts.endsAtHint,
    short: true,
    whenEmpty: null,
  }),
  place: placeField({ label: texts.place, hint: texts.placeHint, short: true, optional: true }),
  price: textField({ label: texts.price, hint: texts.priceHint, short: true, optional: true }),
  childrenAge: textField({
    label: texts.childrenAge,
    hint: texts.childrenAgeHint,
    short: true,
    optional: true,
  }),
  booking: textField({
    label: texts.booking,
    hint: texts.bookingHint,
    optional: true,
    sentences: { invalid: texts.bookingInvalid },
  }),
  description: longTextField({
    label: texts.description,
    hint: texts.descriptionHint,
    limit: TEXT_LIMITS.text,
  }),
  imageAlt: imageAltField,
  publishedAt: publicationField(),
  dates: datesField,
};

/** The parts of an item that the form holds otherwise: the picture's words, and the dates that it does not show itself. */
const otherValues = (item: ProgramItem) => ({ ...imageAltOf(item), dates: furtherDates(item) });

/** The form of a new programme: it takes place as announced. */
export function newProgramForm(types: readonly string[]): FormOf<ProgramFields, ProgramItem> {
  const fields: FieldsOf<ProgramFields> = { ...shared(types), ...facts };
  return {
    fields,
    rules: programInput,
    stored: storedFields<ProgramFields, ProgramItem>(fields, otherValues),
  };
}

const isChanged = ({ status }: Readonly<Record<string, unknown>>): boolean =>
  status !== 'scheduled';

/** The form of a stored programme, with what may have become of it. */
export function programForm(types: readonly string[]): FormOf<ProgramEditFields, ProgramItem> {
  const fields: FieldsOf<ProgramEditFields> = {
    ...shared(types),
    status: selectField({
      label: texts.status,
      hint: texts.statusHint,
      short: true,
      placeholder: texts.status,
      choices: (['scheduled', 'cancelled', 'moved'] as const).map((value) => ({
        value,
        label: texts.statuses[value],
      })),
    }),
    formerDateTime: optionalDateTimeField({
      label: texts.former,
      hint: texts.formerHint,
      short: true,
      whenEmpty: undefined,
      shownWhen: ({ status }) => status === 'moved',
    }),
    statusNote: textField({
      label: texts.statusNote,
      hint: texts.statusNoteHint,
      optional: true,
      shownWhen: isChanged,
    }),
    ...facts,
  };
  return {
    fields,
    rules: programEdit.omit({ id: true, version: true }),
    stored: storedFields<ProgramEditFields, ProgramItem>(fields, otherValues),
  };
}
