import { SECTIONS } from '@centar/domain/sections.ts';
import { userEdit } from '@centar/domain/user.ts';
import { checkListField, textField } from '../fields/fields.tsx';
import type { FormOf } from '../fields/formValues.ts';
import { usersTexts as texts } from './users.texts.ts';
import type { StaffUser } from './users.adminOperations.ts';

/** The e-mail identifies the account, and the role has a separate action. */
export interface ProfileFields {
  readonly name: string;
  readonly roleAccess: string[];
}

export const profileForm: FormOf<ProfileFields, StaffUser> = {
  fields: {
    name: textField({ label: texts.name, placeholder: texts.newName }),
    roleAccess: checkListField({
      label: texts.sections,
      choices: SECTIONS,
      count: (chosen) => texts.chosen(chosen, SECTIONS.length),
    }),
  },
  rules: userEdit.pick({ name: true, roleAccess: true }),
  stored: ({ name, roleAccess, version }) => ({ values: { name, roleAccess }, version }),
};
