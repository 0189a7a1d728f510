import type { ItemType } from '@centar/domain/itemTypes.ts';
import type { FieldLabelOf } from '../audit/fieldLabelContext.ts';
import { failureSentence } from '../form/useSave.ts';
import type { Failure } from '../graphql/staffFailure.ts';
import { manyRowsTexts } from './many/manyRows.texts.ts';

/** Names invalid fields, because the form is not shown. */
export function failureOfItem(
  itemType: ItemType,
  failure: Failure,
  fieldLabelOf: FieldLabelOf,
): string {
  const { code, fields } = failure;
  if (code !== 'BAD_USER_INPUT') return failureSentence(failure);
  return manyRowsTexts.otherFields(
    Object.keys(fields).map((name) => fieldLabelOf(itemType, name) ?? name),
  );
}
