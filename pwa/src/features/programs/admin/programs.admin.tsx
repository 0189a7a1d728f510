import { parseStart } from '@centar/domain/allDay.ts';
import { programEditForm, programInput } from '@centar/domain/content/program.ts';
import { picturesEdit } from '@centar/domain/content/pictures.ts';
import { PROGRAM_TYPES, programTypeNamed } from '@centar/domain/sections.ts';
import {
  formerStartField,
  selectField,
  startField,
  textField,
  type Control,
  type FieldsOf,
} from '../../../admin/fields/fields.tsx';
import { moveEndWithBegin, parseEnd } from '../../../admin/eventRows/typedEnd.ts';
import { formOf, type FormOf, type Typed } from '../../../admin/fields/formValues.ts';
import { onlyLogFailure } from '../../../admin/form/useSave.ts';
import { accessFactsField } from '../../../admin/fields/accessFactsField.tsx';
import { descriptionFields } from '../../../admin/fields/formattedText.tsx';
import { freeEntryField } from '../../../admin/fields/freeEntryField.ts';
import { titleField } from '../../../admin/fields/titleField.tsx';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import { askAboutDates, type TypedDate } from '../../../admin/halls/typedDates.ts';
import { HallSelect } from '../../../admin/halls/HallSelect.tsx';
import type { ItemAdmin } from '../../../admin/items/itemAdmin.ts';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { pictureFile } from '../../../admin/pictures/pictureFile.tsx';
import { pictureFields, picturesOf } from '../../../admin/pictures/several/picturesField.tsx';
import { dateRemarks, type Remark } from '../../../admin/secondLook/remarks.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { EVENT_STATE_CHOICES } from '../../../admin/texts/eventStates.texts.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
import { pageOfProgram } from '../cornerView.ts';
import { allDates, furtherDates, type DateRow } from './dateRows.ts';
import { datesField } from './datesField.tsx';
import { endField, spanOf } from './endField.ts';
import { LastingNotice } from './LastingNotice.tsx';
import { openHoursField } from './openHoursField.ts';
import { PlaceClash } from './PlaceClash.tsx';
import { programListUrl } from './programUrls.ts';
import {
  programOperations,
  type ProgramEditFields,
  type ProgramFields,
  type ProgramItem,
} from './programs.adminOperations.ts';

type ProgramsAdmin = ItemAdmin<ProgramFields, ProgramItem, ProgramEditFields>;

/** For a user without the programme's section (specification). */
export const NOT_YOURS = {
  text: 'Nemate pravo azuriranja ovog programa',
  more: 'Ovaj program pripada grupi za koju niste zaduženi. Obratite se upravi ako treba nešto izmeniti.',
};

/** Fields of new programmes and edits; `types` are the selectable sections. */
const shared = (types: readonly string[]) => ({
  title: titleField,
  author: textField({ label: 'Autor', short: true }),
  programType: selectField<string>({
    label: 'Sekcija',
    short: true,
    placeholder: 'Izaberite sekciju',
    choices: types.map((name) => ({ value: name, label: name })),
  }),
  eventHappeningDateTime: startField({
    label: 'Datum i vreme događaja',
    hint: 'Na primer 24.11.2026 20:00.',
    short: true,
    sentences: {
      noHour: 'Nedostaje vreme. Upišite ga posle datuma ili označite „Ceo dan, bez sata“.',
    },
  }),
});

const facts = {
  endsAt: endField,
  openHours: openHoursField,
  place: {
    ...textField({
      label: 'Mesto',
      hint: 'Na primer: Velika sala.',
      short: true,
      optional: true,
    }),
    draw: (control: Control<string>) => <HallSelect {...control} />,
  },
  price: textField({
    label: 'Ulaznica',
    hint: 'Na primer: 500 din. ili Ulaz slobodan.',
    short: true,
    optional: true,
  }),
  isFree: freeEntryField,
  childrenAge: textField({
    label: 'Za decu',
    hint: 'Uzrast, na primer: od 3 do 8 godina. Prazno ako nije samo za decu.',
    short: true,
    optional: true,
  }),
  accessFacts: accessFactsField,
  booking: textField({
    label: 'Rezervacija ili karte',
    hint: 'Adresa na internetu, telefon ili e-pošta; može i više njih sa zarezom. Posetioci vide dugme „Rezerviši“.',
    optional: true,
    sentences: {
      invalid:
        'Unesite samo adresu (ulaznice.rs/koncert), telefon (020 123 456) ili e-poštu (karte@centar.rs), ostalo u opis.',
    },
  }),
  ...descriptionFields('Prva rečenica je uvod na stranici događaja.'),
  ...pictureFields(programOperations.addPicture),
  publishedAt: publicationField(),
  dates: datesField,
};

/** Values that differ from the item's fields: pictures and further dates. */
const otherValues = (item: ProgramItem) => ({
  ...picturesOf(item),
  dates: furtherDates(item),
});

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** With the date of the programme's own fields; new dates get its hall. */
function datesOf({ eventHappeningDateTime, endsAt, place, status, dates }: Typed): TypedDate[] {
  const hall = text(place);
  // Older drafts may lack newer fields.
  const rows = ((dates ?? []) as readonly DateRow[]).map((row) => ({
    at: parseStart(row.date),
    endsAt: parseEnd(row.end),
    hall: row.hall || (row.id === undefined ? hall : ''),
    isCancelled: row.status === 'cancelled',
  }));
  const own = {
    at: parseStart(text(eventHappeningDateTime)),
    endsAt: parseEnd(text(endsAt)),
    hall,
    isCancelled: status === 'cancelled',
  };
  return [own, ...rows];
}

/** The default hall of further dates is the programme's. */
function programRemarks(typed: Typed): Remark[] {
  const [place, price] = [text(typed['place']), text(typed['price'])];
  const common = { place, price, isFree: typed['isFree'] === 'free', pricePath: ['price'] };
  const main = {
    ...common,
    at: parseStart(text(typed['eventHappeningDateTime'])),
    endsAt: parseEnd(text(typed['endsAt'])),
    isCancelled: typed['status'] === 'cancelled',
    placePath: ['place'],
  };
  const rows = ((typed['dates'] ?? []) as readonly DateRow[]).map((row, at) => ({
    ...common,
    at: parseStart(row.date),
    endsAt: parseEnd(row.end),
    isCancelled: row.status === 'cancelled',
    place: row.hall || place,
    placePath: ['dates', String(at), 'hall'],
  }));
  return dateRemarks([main, ...rows]);
}

const questions: NonNullable<FormOf<object, ProgramItem>['questions']> = (
  typed,
  stored,
  item,
  query,
) => {
  const asked = { itemType: 'Program', itemId: item?.id };
  return askAboutDates(query, asked, datesOf(typed), datesOf(stored));
};

/** The end follows its start. */
function normalize(typed: Typed, previous: Typed): Typed {
  const { end: endsAt, before: timesBefore } = moveEndWithBegin(spanOf(previous), spanOf(typed));
  return { ...typed, endsAt, timesBefore };
}

/** Without a status. */
function createForm(types: readonly string[]): FormOf<ProgramFields, ProgramItem> {
  const fields: FieldsOf<ProgramFields> = { ...shared(types), ...facts };
  const form = formOf<ProgramFields, ProgramItem>(
    fields,
    programInput.safeExtend({ pictures: picturesEdit }),
    otherValues,
  );
  return { ...form, normalize, questions };
}

/** With a status. */
function editForm(types: readonly string[]): FormOf<ProgramEditFields, ProgramItem> {
  const fields: FieldsOf<ProgramEditFields> = {
    ...shared(types),
    status: selectField<'scheduled' | 'cancelled' | 'moved'>({
      label: 'Stanje',
      hint: 'Posetioci vide stari i novi termin pomerenog događaja.',
      short: true,
      placeholder: 'Stanje',
      choices: EVENT_STATE_CHOICES,
    }),
    formerDateTime: formerStartField({
      label: 'Prvobitni termin',
      hint: 'Ako ostane prazno, čuva se termin koji je važio pre ove izmene.',
      short: true,
      visibleWhen: ({ status }) => status === 'moved',
    }),
    statusNote: textField({
      label: 'Napomena uz stanje',
      hint: 'Na primer: Kupljene ulaznice važe i za novi termin.',
      optional: true,
      visibleWhen: ({ status }) => status !== 'scheduled',
    }),
    ...facts,
  };
  const form = formOf<ProgramEditFields, ProgramItem>(fields, programEditForm, otherValues);
  return { ...form, normalize, questions };
}

const described: Omit<ProgramsAdmin, 'createForm' | 'editForm'> = {
  name: 'programi',
  itemType: 'Program',
  texts: {
    addTitle: 'Novi događaj',
    edit: 'Izmena',
    remove: 'Obriši događaj',
    question: 'Da li ste sigurni da želite da obrišete događaj?',
    removed: 'Događaj je obrisan.',
    created: 'Usesno kreiran dogadjaj',
    saved: 'Usesno azuriran program',
  },
  listOf(of) {
    const type = programTypeNamed(of?.programType ?? '');
    return type
      ? { label: type.name, href: programListUrl(type) }
      : { label: staffTexts.panel, href: adminPaths.panel };
  },
  preview: (item) => pageAsVisitors(item, pageOfProgram(item)),
  sectionOf: ({ programType }) => programType,
  notCopied: ['eventHappeningDateTime', 'endsAt', 'dates'],
  notice: (typed, id) => (
    <>
      <LastingNotice typed={typed} />
      <PlaceClash typed={typed} id={id} />
    </>
  ),
  remarks: programRemarks,
  sentences: { FORBIDDEN: NOT_YOURS },
  // The specification has no popup for it (section 8); the form shows it.
  onCreateFailure: onlyLogFailure,
  file: pictureFile(programOperations.replaceFile, { FORBIDDEN: NOT_YOURS }),
  operations: programOperations,
  complete: (input, item) => ({ ...input, dates: allDates(input, item) }),
};

/** For a person who may write these types. */
export const programsAdmin = (types: readonly string[]): ProgramsAdmin => ({
  ...described,
  createForm: createForm(types),
  editForm: editForm(types),
});

/** Of every type, for operations outside a form: other types would be refused. */
export const allPrograms = programsAdmin(PROGRAM_TYPES.map(({ name }) => name));
