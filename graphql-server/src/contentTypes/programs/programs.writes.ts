import {
  programEdit,
  programInput,
  programTypeOf,
  type ProgramEditFields,
} from '@centar/domain/content/program.ts';
import { endColumns } from '@centar/domain/eventState.ts';
import { pick } from '@centar/domain/objects.ts';
import { pictureTexts } from '@centar/domain/types/declaration.ts';
import { PROGRAM } from '@centar/domain/types/events.ts';
import type { Prisma, Program } from '../../../../prisma/generated/client.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { declaredType, type WrittenTable, type WrittenType } from '../../items/declaredType.ts';
import { declaredWrites } from '../../items/itemService.ts';
import { eventColumns, previousColumns } from '../../items/write/eventColumns.ts';
import { itemImage, type ImageData } from '../../items/write/itemFiles.ts';
import { itemPictures } from '../../items/write/itemPictures.ts';
import type { SavedData } from '../../items/write/itemType.ts';
import type { Actor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { asJson } from '../../platform/database/jsonColumn.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import { requireSection } from '../../platform/policies.ts';
import { parseInput } from '../../platform/validation.ts';
import {
  newDates,
  planDates,
  planRestoredDates,
  planShownDate,
  saveDates,
  withDates,
  withOwnFields,
  type ProgramWithDates,
} from './programDates.ts';
import { requireSomeProgram } from './programs.policy.ts';

/** Each row with its dates. */
const programTable = ({ program }: Transaction): WrittenTable<ProgramWithDates> => ({
  findFirst: ({ where }) => program.findFirst({ where, include: withDates }),
  findMany: (args) => program.findMany(args),
  count: (args) => program.count(args),
  aggregate: (args) => program.aggregate(args),
  deleteMany: (args) => program.deleteMany(args),
  updateMany: (args) => program.updateMany(args),
  create: ({ data }) =>
    program.create({ data: data as Prisma.ProgramCreateInput, include: withDates }),
});

const declared = declaredType<
  typeof PROGRAM,
  ProgramWithDates,
  ImageData,
  WrittenTable<ProgramWithDates>
>(PROGRAM, itemImage, programTable);

/** As the edit says, else the date that the edit changes. */
function movedFromDate(edit: ProgramEditFields, before: Program): Date | null {
  const status = edit.status ?? before.status;
  if (status === 'scheduled') return null;
  if (edit.formerDateTime !== undefined) return edit.formerDateTime;
  const moved = edit.eventHappeningDateTime.getTime() !== before.eventHappeningDateTime.getTime();
  return status === 'moved' && moved ? before.eventHappeningDateTime : before.formerDateTime;
}

/** Absent fields keep their values. */
function ownColumns(written: ProgramEditFields, before: Program | undefined): SavedData {
  const columns = eventColumns(PROGRAM, written, before);
  const { openHours } = written;
  return {
    ...columns,
    ...(before && { formerDateTime: movedFromDate(written, before) }),
    ...endColumns(columns),
    ...((openHours || !before) && { openHours: asJson(openHours ?? []) }),
    ...pick(written, pictureTexts(PROGRAM)),
  };
}

/**
 * The dates, if it is or becomes a series, and the programme's own columns that repeat one of them.
 */
function datesOf(edit: ProgramEditFields, before: ProgramWithDates | undefined, now: Date) {
  const { dates } = edit;
  if (!before) return newDates(dates ?? [], now);
  if (dates) return planDates(before, withOwnFields({ ...edit, dates }, before, now), now);
  return before.dates.length === 0 ? undefined : planShownDate(before, edit, now);
}

/** Always with dates. */
export const programItemType: WrittenType<ProgramWithDates, ImageData> = {
  ...declared,
  sectionColumn: 'programType',
  edited: [...declared.edited, 'dates'],
  rules: { input: programInput, edit: programEdit },
  savedData(written, before, now) {
    const edit = written as ProgramEditFields;
    const saved = datesOf(edit, before, now);
    return {
      ...ownColumns(edit, before),
      ...saved?.columns,
      ...(saved && { plan: saved.plan }),
    };
  },
  fromPrevious(content, before, now) {
    const { plan, columns } = planRestoredDates(before, content['dates'], now);
    const own = previousColumns(PROGRAM, content);
    return {
      ...own,
      ...pick(content, pictureTexts(PROGRAM)),
      openHours: asJson(content['openHours'] ?? []),
      ...endColumns(own),
      ...columns,
      plan,
    };
  },
  afterSave: saveDates,
};

/** For holders of the programme's section. */
export function programWrites(dependencies: ContentDependencies) {
  const writes = declaredWrites(dependencies, programItemType);
  return {
    ...writes,
    ...itemPictures(dependencies, programItemType),

    async create(actor: Actor, input: unknown, file?: IncomingFile) {
      requireSomeProgram(actor);
      requireSection(actor, parseInput(programTypeOf, input).programType);
      return writes.create(actor, input, file);
    },

    /**
     * A change of type needs both sections. Throws NOT_FOUND, or CONFLICT for a concurrent edit.
     */
    async update(actor: Actor, input: unknown) {
      requireSomeProgram(actor);
      requireSection(actor, parseInput(programEdit, input).programType);
      return writes.update(actor, input);
    },
  };
}
