import { noticeInput } from '../../../../domain/content/notice.ts';
import { TEXT_LIMITS } from '../../../../domain/rules.ts';
import { noticesAdminTexts as texts } from '../../texts/noticesAdmin.ts';
import { longTextField, textField } from '../fields.tsx';
import type { FormOf } from '../formValues.ts';
import { publicationField } from '../publicationField.tsx';
import type { NoticeFields, NoticeItem } from './noticeAdmin.ts';

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
    publishedAt: publicationField(),
  },
  rules: noticeInput,
  stored: ({ author, title, description, publishedAt, version }) => ({
    values: { author, title, description, publishedAt },
    version,
  }),
};
