import { noticeInput } from '@centar/domain/content/notice.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { noticesAdminTexts as texts } from './notices.adminTexts.ts';
import { longTextField, optionalDateTimeField, textField } from '../../../admin/fields/fields.tsx';
import type { FieldsOf } from '../../../admin/fields/fields.tsx';
import { storedFields } from '../../../admin/fields/formValues.ts';
import type { FormOf } from '../../../admin/fields/formValues.ts';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import type { NoticeFields, NoticeItem } from './noticeAdmin.ts';

const fields: FieldsOf<NoticeFields> = {
  author: textField({ label: texts.author }),
  title: textField({ label: texts.headline }),
  description: longTextField({
    label: texts.description,
    hint: texts.descriptionHint,
    limit: TEXT_LIMITS.text,
  }),
  number: {
    ...textField({ label: texts.number, hint: texts.numberHint, short: true, optional: true }),
    show: (value) => value ?? '',
  },
  deadline: optionalDateTimeField({
    label: texts.deadline,
    hint: texts.deadlineHint,
    short: true,
    whenEmpty: null,
    sentences: { tooEarly: texts.deadlineTooEarly },
  }),
  publishedAt: publicationField(),
};

/** The form of a notice, for creating and for editing. */
export const noticeForm: FormOf<NoticeFields, NoticeItem> = {
  fields,
  rules: noticeInput,
  stored: storedFields<NoticeFields, NoticeItem>(fields, () => ({})),
};
