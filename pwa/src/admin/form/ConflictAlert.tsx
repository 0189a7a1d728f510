import type { ReactNode } from 'react';
import { errorSentence } from '../texts/errors.texts.ts';
import { staffTexts } from '../texts/staff.texts.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { AlertBox } from '../ui/AlertBox.tsx';
import type { FieldsOf } from '../fields/fields.tsx';
import { fieldList, type Base } from '../fields/formValues.ts';
import type { ContentFormState } from './useContentForm.ts';

export interface ConflictAlertProps<Input> {
  readonly fields: FieldsOf<Input>;
  readonly state: ContentFormState;
  readonly theirs: Base;
}

/** Offers either version; the other one is not lost. */
export function ConflictAlert<Input>({
  fields,
  state,
  theirs,
}: ConflictAlertProps<Input>): ReactNode {
  const texts = staffTexts.conflict;
  const differing = fieldList(fields)
    .map(([name, { label, describe, drawVersion = describe }]) => ({
      label,
      isSame: describe(theirs.typed[name]) === describe(state.typed[name]),
      theirs: drawVersion(theirs.typed[name]),
      mine: drawVersion(state.typed[name]),
    }))
    .filter(({ isSame }) => !isSame);
  return (
    <section className="conflict">
      <AlertBox tone="red" text={errorSentence('CONFLICT')}>
        <button type="button" onClick={() => void state.keepMine()}>
          {texts.keepMine}
        </button>
        <button type="button" onClick={state.takeTheirs}>
          {texts.takeTheirs}
        </button>
      </AlertBox>
      <DataTable
        caption={texts.caption}
        rowKey={({ label }) => label}
        rows={differing}
        columns={[
          { head: texts.field, kind: 'title', cell: ({ label }) => label },
          { head: texts.theirs, cell: (row) => row.theirs },
          { head: texts.mine, cell: (row) => row.mine },
        ]}
      />
    </section>
  );
}
