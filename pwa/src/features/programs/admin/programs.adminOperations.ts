import { PROGRAM, PROGRAM_DATE } from '@centar/domain/types/events.ts';
import {
  itemOperations,
  pictureOperation,
  rowSelection,
  type StaffEdit,
  type StaffInput,
  type StaffItem,
  type StaffRow,
} from '../../../admin/items/staffOperations.ts';
import {
  LIST_ARGUMENTS,
  LIST_FIELDS,
  LIST_VARIABLES,
} from '../../../admin/list/staffList.operations.ts';
import type { ListRequest, FoundList } from '../../../admin/list/useItemList.ts';
import { documentOf } from '../../../shared/graphql/tada.ts';

const EVENTS = { dates: { type: PROGRAM_DATE, inList: ['id'] } } as const;

export type ProgramFields = StaffInput<typeof PROGRAM, typeof EVENTS>;
export type ProgramEditFields = StaffEdit<typeof PROGRAM, typeof EVENTS>;
export type ProgramItem = StaffItem<typeof PROGRAM, typeof EVENTS>;
export type ProgramRow = StaffRow<typeof PROGRAM, typeof EVENTS>;

/** With the number of all upcoming items. */
export interface ProgramList extends FoundList<ProgramRow> {
  readonly upcoming: number;
}

export const programOperations = {
  list: documentOf<{ list: ProgramList }, ListRequest & { programType: string }>(
    `query AdminProgramsList($programType: String!, ${LIST_VARIABLES}) {
      list: staffPrograms(programType: $programType, ${LIST_ARGUMENTS}) {
        items { ${rowSelection(PROGRAM, EVENTS)} } ${LIST_FIELDS} upcoming
      }
    }`,
  ),
  ...itemOperations(
    PROGRAM,
    {
      item: ['AdminProgramItem', 'programById'],
      create: ['CreateProgram', 'createProgram', 'ProgramInput'],
      update: ['UpdateProgram', 'updateProgram', 'ProgramEdit'],
      replaceFile: ['UpdateProgramImage', 'updateProgramImage'],
      remove: ['DeleteProgram', 'deleteProgram'],
    },
    EVENTS,
  ),
  addPicture: pictureOperation(PROGRAM, ['AddProgramPicture', 'addProgramPicture'], EVENTS),
};
