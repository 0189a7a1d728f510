import { newsInput } from '@centar/domain/content/news.ts';
import { TEXT_LIMITS } from '@centar/domain/rules.ts';
import { longTextField, textField } from '../../../admin/fields/fields.tsx';
import type { FormOf } from '../../../admin/fields/formValues.ts';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import { newsAdminTexts as texts } from './news.adminTexts.ts';
import type { NewsFields, NewsItem } from './news.adminOperations.ts';

/** The form of a piece of news, for creating and for editing. */
export const newsForm: FormOf<NewsFields, NewsItem> = {
  fields: {
    author: textField({ label: texts.author, short: true }),
    theme: textField({ label: texts.theme, hint: texts.themeHint, short: true }),
    title: textField({ label: texts.headline }),
    description: longTextField({
      label: texts.description,
      hint: texts.descriptionHint,
      limit: TEXT_LIMITS.text,
    }),
    imageAlt: textField({ label: texts.alt, hint: texts.altHint, optional: true }),
    publishedAt: publicationField(),
  },
  rules: newsInput,
  stored: ({ author, theme, title, description, image, publishedAt, version }) => ({
    values: { author, theme, title, description, imageAlt: image?.alt ?? '', publishedAt },
    version,
  }),
};
