import {
  LIST_ARGUMENTS,
  LIST_FIELDS,
  LIST_VARIABLES,
} from '../../../admin/list/staffList.operations.ts';
import { graphql, type FragmentOf, type VariablesOf } from '../../../shared/graphql/tada.ts';

/** A row of the staff list. */
export const NewsRowParts = graphql(`
  fragment NewsRowParts on News {
    id
    author
    theme
    title
    datePosted
    updatedAt
    publishedAt
  }
`);

/** A piece of news as the staff list shows it. */
export type NewsRow = FragmentOf<typeof NewsRowParts>;

/** All that the staff see and edit of a piece of news. */
export const NewsItemParts = graphql(
  `
    fragment NewsItemParts on News {
      ...NewsRowParts
      description
      version
      image {
        src
        alt
      }
    }
  `,
  [NewsRowParts],
);

/** A piece of news as the staff edit it. */
export type NewsItem = FragmentOf<typeof NewsItemParts>;

/** A page of the staff list. */
export const AdminNewsList = graphql(
  `
    query AdminNewsList(${LIST_VARIABLES}) {
      list: staffNews(${LIST_ARGUMENTS}) {
        items {
          ...NewsRowParts
        }
        ${LIST_FIELDS}
      }
    }
  `,
  [NewsRowParts],
);

/** One piece of news, to edit. */
export const AdminNewsItem = graphql(
  `
    query AdminNewsItem($id: Int!) {
      item: newsById(id: $id) {
        ...NewsItemParts
      }
    }
  `,
  [NewsItemParts],
);

/** Publishes a piece of news, with its picture where one is given. */
export const CreateNews = graphql(
  `
    mutation CreateNews($input: NewsInput!, $file: Upload) {
      item: createNews(input: $input, file: $file) {
        ...NewsItemParts
      }
    }
  `,
  [NewsItemParts],
);

/** The fields of a piece of news that staff write. */
export type NewsFields = VariablesOf<typeof CreateNews>['input'];

/** Saves the written fields. */
export const UpdateNews = graphql(
  `
    mutation UpdateNews($input: NewsEdit!) {
      item: updateNews(input: $input) {
        ...NewsItemParts
      }
    }
  `,
  [NewsItemParts],
);

/** Puts another picture in place of the present one. */
export const UpdateNewsImage = graphql(
  `
    mutation UpdateNewsImage($id: Int!, $file: Upload!) {
      item: updateNewsImage(id: $id, file: $file) {
        ...NewsItemParts
      }
    }
  `,
  [NewsItemParts],
);

/** Deletes a piece of news. */
export const DeleteNews = graphql(`
  mutation DeleteNews($id: Int!) {
    deleteNews(id: $id)
  }
`);
