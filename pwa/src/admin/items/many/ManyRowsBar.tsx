import type { ReactNode } from 'react';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { AlertBox } from '../../ui/AlertBox.tsx';
import { manyRowsTexts as texts } from './manyRows.texts.ts';
import type { ManyRows } from './useManyRows.ts';
import '../../ui/RowChoice.css';

export function ManyRowsBar<Row>({ many }: { readonly many: ManyRows<Row> }): ReactNode {
  const { chosen, drafts, areAllChosen, chooseAll, isBusy, problem, remove, publish } = many;
  return (
    <>
      {problem === undefined ? null : <AlertBox tone="red" text={problem} />}
      <div className="many-rows" role="group" aria-label={texts.label}>
        <label className="row-choice">
          <input
            type="checkbox"
            checked={areAllChosen}
            ref={(input) => {
              if (input) input.indeterminate = chosen.length > 0 && !areAllChosen;
            }}
            onChange={(event) => {
              chooseAll(event.target.checked);
            }}
          />
          {texts.all}
        </label>
        <span className="many-rows-chosen" aria-live="polite">
          {chosen.length > 0 ? texts.chosen(chosen.length) : null}
        </span>
        {chosen.length > 0 ? (
          <Button compact kind="danger" icon="trash" busy={isBusy} onClick={() => void remove()}>
            {texts.toTrash}
          </Button>
        ) : null}
        {drafts.length > 0 ? (
          <Button compact busy={isBusy} onClick={() => void publish()}>
            {drafts.length === chosen.length ? texts.publish : texts.publishDrafts(drafts.length)}
          </Button>
        ) : null}
      </div>
    </>
  );
}
