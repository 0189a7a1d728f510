import { NEWS } from '@centar/domain/types/news.ts';
import {
  pictureOperation,
  staffOperations,
  type StaffInput,
  type StaffItem,
  type StaffRow,
} from '../../../admin/items/staffOperations.ts';

export type NewsFields = StaffInput<typeof NEWS>;
export type NewsItem = StaffItem<typeof NEWS>;
export type NewsRow = StaffRow<typeof NEWS>;

export const newsOperations = {
  ...staffOperations(NEWS, {
    list: ['AdminNewsList', 'staffNews'],
    item: ['AdminNewsItem', 'newsById'],
    create: ['CreateNews', 'createNews', 'NewsInput'],
    update: ['UpdateNews', 'updateNews', 'NewsEdit'],
    replaceFile: ['UpdateNewsImage', 'updateNewsImage'],
    remove: ['DeleteNews', 'deleteNews'],
  }),
  addPicture: pictureOperation(NEWS, ['AddNewsPicture', 'addNewsPicture']),
};
