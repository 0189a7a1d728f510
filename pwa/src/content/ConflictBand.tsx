import type { ReactNode } from 'react';
import { errorSentence } from '../texts/errors.ts';
import { staffTexts } from '../texts/staff.ts';
import { DataTable } from '../ui/staff/DataTable.tsx';
import { NoticeBand } from '../ui/staff/NoticeBand.tsx';
import type { FieldsOf } from './fields.tsx';
import { fieldList } from './formValues.ts';
import type { Base } from './formValues.ts';
import type { ContentFormState } from './useContentForm.ts';

/** A save that came after a colleague's. */
export interface ConflictBandProps<Input> {
  readonly fields: FieldsOf<Input>;
  readonly state: ContentFormState;
  readonly theirs: Base;
}

/** Tells of the colleague's version and offers both; whichever is chosen, the other is not lost. */
export function ConflictBand<Input>({
  fields,
  state,
  theirs,
}: ConflictBandProps<Input>): ReactNode {
  const texts = staffTexts.conflict;
  const differing = fieldList(fields)
    .map(([name, { label, tell }]) => ({
      label,
      theirs: tell(theirs.typed[name]),
      mine: tell(state.typed[name]),
    }))
    .filter((row) => row.theirs !== row.mine);
  return (
    <section className="conflict">
      <NoticeBand tone="red" text={errorSentence('CONFLICT')}>
        <button type="button" onClick={() => void state.keepMine()}>
          {texts.keepMine}
        </button>
        <button type="button" onClick={state.takeTheirs}>
          {texts.takeTheirs}
        </button>
      </NoticeBand>
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
