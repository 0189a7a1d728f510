import { programTypeNamed } from '@centar/domain/sections.ts';
import type { ItemAdmin } from '../../../admin/items/itemAdmin.ts';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { pictureFile } from '../../../admin/items/pictures/pictureFile.tsx';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { staffTexts } from '../../../admin/texts/staff.texts.ts';
import { pageOfProgram } from '../cornerView.ts';
import { allDates } from './dateRows.ts';
import { PlaceClash } from './PlaceClash.tsx';
import { listOfType } from './programPlaces.ts';
import { programsAdminTexts as texts } from './programs.adminTexts.ts';
import {
  AdminProgramItem,
  CreateProgram,
  DeleteProgram,
  UpdateProgram,
  UpdateProgramImage,
} from './programs.adminOperations.ts';
import type { ProgramEditFields, ProgramFields, ProgramItem } from './programs.adminOperations.ts';
import { FORMS, newProgramForm, programForm, programRefusals } from './programs.form.ts';

/** Programmes, as the screens of one item draw them. */
export type ProgramsAdmin = ItemAdmin<ProgramFields, ProgramItem, ProgramEditFields>;

const shared: Omit<ProgramsAdmin, 'createForm' | 'editForm'> = {
  name: FORMS,
  itemType: 'Program',
  texts,
  listOf(of) {
    const type = programTypeNamed(of?.programType ?? '');
    return type
      ? { label: type.name, href: listOfType(type) }
      : { label: staffTexts.dashboard, href: adminPaths.panel };
  },
  preview: (item) => pageAsVisitors(item, pageOfProgram(item)),
  sectionOf: ({ programType }) => programType,
  notCopied: ['eventHappeningDateTime', 'endsAt', 'dates'],
  notice: (typed, id) => <PlaceClash typed={typed} {...(id === undefined ? {} : { id })} />,
  sentences: programRefusals,
  file: pictureFile(UpdateProgramImage, programRefusals),
  item: async (ask, id) => (await ask(AdminProgramItem, { id })).item,
  async create(send, { input, ...file }) {
    const created = { ...file, input: { ...input, dates: allDates(input) } };
    return (await send(CreateProgram, created)).item;
  },
  async update(send, edit, item) {
    const input = { ...edit, dates: allDates(edit, item) };
    return (await send(UpdateProgram, { input })).item;
  },
  remove: (ask, id) => ask(DeleteProgram, { id }),
};

/** Programmes for a person who may write those of these types. */
export const programsAdmin = (types: readonly string[]): ProgramsAdmin => ({
  ...shared,
  createForm: newProgramForm(types),
  editForm: programForm(types),
});
