import { noticeInput } from '@centar/domain/content/notice.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { noticesAdminTexts as texts } from './notices.adminTexts.ts';
import { longTextField, optionalDateTimeField, textField } from '../../../admin/fields/fields.tsx';
import type { Field } from '../../../admin/fields/fields.tsx';
import type { FormOf } from '../../../admin/fields/formValues.ts';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import type { NoticeFields, NoticeItem } from './noticeAdmin.ts';

const number = textField({
  label: texts.number,
  hint: texts.numberHint,
  short: true,
  optional: true,
});

const numberField: Field<NoticeFields['number'], string> = {
  ...number,
  show: (value) => value ?? '',
};

/** The form of a notice, for creating and for editing. */
export const noticeForm: FormOf<NoticeFields, NoticeItem> = {
  fields: {
    author: textField({ label: texts.author }),
    title: textField({ label: texts.headline }),
    description: longTextField({
      label: texts.description,
      hint: texts.descriptionHint,
      limit: TEXT_LIMITS.text,
    }),
    number: numberField,
    deadline: optionalDateTimeField({
      label: texts.deadline,
      hint: texts.deadlineHint,
      short: true,
      whenEmpty: null,
      sentences: { tooEarly: texts.deadlineTooEarly },
    }),
    publishedAt: publicationField(),
  },
  rules: noticeInput,
  stored: ({ author, title, description, number, deadline, publishedAt, version }) => ({
    values: { author, title, description, number, deadline, publishedAt },
    version,
  }),
};
