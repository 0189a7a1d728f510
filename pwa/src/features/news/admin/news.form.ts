import { newsInput } from '@centar/domain/content/news.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { longTextField, textField } from '../../../admin/fields/fields.tsx';
import type { FieldsOf } from '../../../admin/fields/fields.tsx';
import { storedFields } from '../../../admin/fields/formValues.ts';
import type { FormOf } from '../../../admin/fields/formValues.ts';
import { imageAltField, imageAltOf } from '../../../admin/fields/imageAltField.ts';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import { newsAdminTexts as texts } from './news.adminTexts.ts';
import type { NewsFields, NewsItem } from './news.adminOperations.ts';

const fields: FieldsOf<NewsFields> = {
  author: textField({ label: texts.author, short: true }),
  theme: textField({ label: texts.theme, hint: texts.themeHint, short: true }),
  title: textField({ label: texts.headline }),
  description: longTextField({
    label: texts.description,
    hint: texts.descriptionHint,
    limit: TEXT_LIMITS.text,
  }),
  imageAlt: imageAltField,
  publishedAt: publicationField(),
};

/** The form of a piece of news, for creating and for editing. */
export const newsForm: FormOf<NewsFields, NewsItem> = {
  fields,
  rules: newsInput,
  stored: storedFields<NewsFields, NewsItem>(fields, imageAltOf),
};
