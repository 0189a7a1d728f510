import { readsAsFree } from '@centar/domain/admission.ts';
import {
  programEdit,
  programInput,
  programTypeOf,
  type ProgramEditFields,
} from '@centar/domain/content/program.ts';
import { endColumns } from '@centar/domain/eventState.ts';
import { SEARCHED_FIELDS } from '@centar/domain/searchedFields.ts';
import { PROGRAM_TYPE_NAMES } from '@centar/domain/sections.ts';
import type { Prisma, Program } from '../../../../prisma/generated/client.ts';
import { parseInput } from '../../platform/validation.ts';
import { requireSection } from '../../platform/policies.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { shiftedEnd } from '../../items/write/datedRows.ts';
import { itemImage, type ImageData } from '../../items/write/itemFiles.ts';
import { asJson } from '../../platform/database/jsonColumn.ts';
import type { ItemTable, ItemTypeDescriptor } from '../../items/write/itemType.ts';
import { itemWrites } from '../../items/write/itemWrites.ts';
import type { Actor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import {
  newDates,
  planDates,
  planRestoredDates,
  planShownDate,
  saveDates,
  withDates,
  withOwnFields,
  type DatePlan,
  type ProgramWithDates,
} from './programDates.ts';
import { freeColumn } from '../../items/storedAdmission.ts';
import { requireSomeProgram } from './programs.policy.ts';

/** The data of one save of a programme: its columns and, where they change, its dates. */
type ProgramData = Prisma.ProgramUpdateManyMutationInput & { readonly plan?: DatePlan };

/** The table of programmes, each read with its dates. */
function programTable(client: Transaction): ItemTable<ProgramWithDates> {
  return {
    findFirst: ({ where }) => client.program.findFirst({ where, include: withDates }),
    findMany: (args) => client.program.findMany(args),
    count: (args) => client.program.count(args),
    aggregate: (args) => client.program.aggregate(args),
    deleteMany: (args) => client.program.deleteMany(args),
    updateMany: (args) => client.program.updateMany(args),
  };
}

const EDITED = [
  'author',
  'programType',
  'title',
  'description',
  'eventHappeningDateTime',
  'endsAt',
  'openHours',
  'place',
  'price',
  'isFree',
  'childrenAge',
  'booking',
  'status',
  'statusNote',
  'formerDateTime',
  'imageAlt',
] as const;

/** Programmes as the shared code writes, deletes and restores them, always with their dates. */
export const programItemType: ItemTypeDescriptor<ProgramWithDates, ImageData> = {
  itemType: 'Program',
  table: programTable,
  sections: PROGRAM_TYPE_NAMES,
  sectionColumn: 'programType',
  searchIn: SEARCHED_FIELDS.Program,
  edited: [...EDITED, 'dates'],
  fromPrevious(content, before, now) {
    // Versions of before the field have none.
    const isFree = content['isFree'] ?? readsAsFree(content['price'] as string);
    const written = {
      ...Object.fromEntries(EDITED.map((name) => [name, content[name]])),
      isFree,
    };
    const { plan, columns } = planRestoredDates(before, content['dates'], now);
    const ends = endColumns({
      eventHappeningDateTime: String(content['eventHappeningDateTime']),
      endsAt: content['endsAt'] as string | null,
    });
    const openHours = asJson(content['openHours'] ?? []);
    return { ...written, openHours, ...ends, ...columns, plan };
  },
  afterSave: saveDates,
  file: itemImage,
};

/** The moment from which a programme was moved: as the edit says, else the date that the edit changes. */
function movedFromDate(edit: ProgramEditFields, before: Program): Date | null {
  const status = edit.status ?? before.status;
  if (status === 'scheduled') return null;
  if (edit.formerDateTime !== undefined) return edit.formerDateTime;
  const moved = edit.eventHappeningDateTime.getTime() !== before.eventHappeningDateTime.getTime();
  return status === 'moved' && moved ? before.eventHappeningDateTime : before.formerDateTime;
}

/** The programme's own columns of an edit; absent fields keep their values. */
function ownColumns(edit: ProgramEditFields, before: Program) {
  const { author, programType, title, description, eventHappeningDateTime } = edit;
  const stored = { at: before.eventHappeningDateTime, endsAt: before.endsAt };
  const endsAt = shiftedEnd(eventHappeningDateTime, edit.endsAt, stored);
  return {
    author,
    programType,
    title,
    description,
    eventHappeningDateTime,
    endsAt,
    ...endColumns({ eventHappeningDateTime, endsAt }),
    ...(edit.openHours && { openHours: asJson(edit.openHours) }),
    place: edit.place ?? before.place,
    price: edit.price ?? before.price,
    isFree: freeColumn(edit, before),
    childrenAge: edit.childrenAge ?? before.childrenAge,
    booking: edit.booking ?? before.booking,
    status: edit.status ?? before.status,
    statusNote: edit.statusNote ?? before.statusNote,
    formerDateTime: movedFromDate(edit, before),
    imageAlt: edit.imageAlt ?? before.imageAlt,
  };
}

/** The data of an edited programme and its dates. Columns that repeat a date of a series follow that date. */
function editedData(edit: ProgramEditFields, before: ProgramWithDates, now: Date): ProgramData {
  const own = ownColumns(edit, before);
  const { eventHappeningDateTime, endsAt, place, status, statusNote, formerDateTime, dates } = edit;
  const shown = { eventHappeningDateTime, endsAt, place, status, statusNote, formerDateTime };
  if (dates) {
    const meant = withOwnFields({ ...shown, dates }, before);
    const { plan, columns } = planDates(before, meant, now);
    return { ...own, ...columns, plan };
  }
  if (before.dates.length === 0) return own;
  const { plan, columns } = planShownDate(before, shown, now);
  return { ...own, ...columns, plan };
}

/** The writes of programmes and of the corners' items, each for holders of its own section. */
export function programWrites(dependencies: ContentDependencies) {
  const { clock } = dependencies;
  const writes = itemWrites(dependencies, programItemType);
  return {
    async create(actor: Actor, input: unknown, file?: IncomingFile) {
      requireSomeProgram(actor);
      requireSection(actor, parseInput(programTypeOf, input).programType);
      const { dates = [], isFree, ...fields } = parseInput(programInput, input);
      const written = { ...fields, isFree: isFree ?? readsAsFree(fields.price) };
      const { plan, columns } = newDates(dates, clock());
      return writes.create(actor, { written, file }, ({ program }, data) =>
        program.create({
          data: {
            ...written,
            openHours: asJson(written.openHours ?? []),
            ...endColumns(written),
            ...columns,
            ...data,
            dates: { create: [...plan.add] },
          },
          include: withDates,
        }),
      );
    },

    /**
     * Saves the written fields. A change of type needs both sections. Throws NOT_FOUND, or CONFLICT when
     * somebody else saved meanwhile.
     */
    async update(actor: Actor, input: unknown) {
      requireSomeProgram(actor);
      const edit = parseInput(programEdit, input);
      requireSection(actor, edit.programType);
      return writes.update(actor, edit, (before) => editedData(edit, before, clock()));
    },

    replaceFile: writes.replaceFile,
    remove: writes.remove,
  };
}
