import { SECTIONS } from '../../../../domain/sections.ts';
import { userEdit } from '../../../../domain/user.ts';
import { checkListField, textField } from '../../content/fields.tsx';
import type { FormOf } from '../../content/formValues.ts';
import { usersTexts as texts } from '../../texts/users.ts';
import type { StaffUser } from './users.adminOperations.ts';

/** What of a user is edited in the dialog; the e-mail names the account and the role has an action of its own. */
export interface ProfileFields {
  readonly name: string;
  readonly roleAccess: string[];
}

/** The form of the dialog 'Izmeni profil'. */
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
