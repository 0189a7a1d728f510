import { picturesEdit } from '@centar/domain/content/pictures.ts';
import { formatDateTime } from '@centar/domain/dates.ts';
import { NEWS } from '@centar/domain/types/news.ts';
import { rulesOf } from '@centar/domain/types/rulesOf.ts';
import { descriptionFields } from '../../../admin/fields/formattedText.tsx';
import { textField, type FieldsOf } from '../../../admin/fields/fields.tsx';
import { suggestedField } from '../../../admin/fields/SuggestedField.tsx';
import { formOf } from '../../../admin/fields/formValues.ts';
import { titleField } from '../../../admin/fields/titleField.tsx';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import type { TableAdmin } from '../../../admin/items/itemAdmin.ts';
import { pageAsVisitors } from '../../../admin/items/pageAsVisitors.ts';
import { pictureFile } from '../../../admin/pictures/pictureFile.tsx';
import { pictureFields, picturesOf } from '../../../admin/pictures/several/picturesField.tsx';
import { textColumn } from '../../../admin/list/AdminTable.tsx';
import { itemPaths } from '../../../admin/navigation/adminPaths.ts';
import { paths } from '../../../shared/paths.ts';
import {
  newsOperations,
  type NewsFields,
  type NewsItem,
  type NewsRow,
} from './news.adminOperations.ts';

const fields: FieldsOf<NewsFields> = {
  author: textField({ label: 'Autor', short: true }),
  theme: suggestedField(
    { label: 'Tema', hint: 'Na primer: Izložbe, Obaveštenja.', short: true },
    newsOperations.list,
    'theme',
  ),
  title: titleField,
  ...descriptionFields(),
  ...pictureFields(newsOperations.addPicture),
  publishedAt: publicationField(),
};

const form = formOf<NewsFields, NewsItem>(
  fields,
  rulesOf(NEWS).input.extend({ pictures: picturesEdit }),
  picturesOf,
);

export const newsAdmin: TableAdmin<NewsFields, NewsItem, NewsRow> = {
  name: 'vesti',
  itemType: 'News',
  texts: {
    caption: 'Spisak vesti',
    search: 'Pretraži naslov, temu ili autora',
    empty: 'Još nema vesti. Dodajte prvu.',
    add: 'Dodaj vest',
    count: ['vest', 'vesti', 'vesti'],
    addTitle: 'Nova vest',
    edit: 'Izmena vesti',
    remove: 'Obriši vest',
    question: 'Da li ste sigurni da želite da obrišete vest?',
    removed: 'Usesno obrisana vest',
    created: 'Vest je objavljena.',
  },
  listOf: () => ({ label: 'Vesti', href: itemPaths.News.list }),
  section: 'Vesti',
  addresses: itemPaths.News,
  preview: (item) => pageAsVisitors(item, paths.newsItem(item.id)),
  columns: [
    {
      head: 'Datum postavljanja',
      kind: 'when',
      sortedByDefault: 'descending',
      cell: ({ datePosted }) => formatDateTime(datePosted),
      order: 'datePosted',
    },
    textColumn('theme', fields),
    textColumn('author', fields),
  ],
  createForm: form,
  editForm: form,
  signed: 'author',
  titleSearch: { list: newsOperations.list, item: itemPaths.News.item },
  file: pictureFile(newsOperations.replaceFile),
  list: newsOperations.list,
  operations: newsOperations,
};
