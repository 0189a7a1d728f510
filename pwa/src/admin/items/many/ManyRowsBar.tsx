import { useState, type ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { AlertBox } from '../../ui/AlertBox.tsx';
import { DescribeDialog, PlanDialog, SectionDialog } from './ManyDialogs.tsx';
import { manyRowsTexts as texts } from './manyRows.texts.ts';
import type { ManyRows } from './useManyRows.ts';
import '../../ui/RowChoice.css';

/** Where rows can be moved. */
export interface Moving<Row> {
  readonly sections: readonly string[];
  readonly sectionOf: (row: Row) => string;
}

interface ChosenRow {
  readonly id: number;
  readonly title: string;
  readonly image?: ImageView | null;
}

export interface ManyRowsBarProps<Row> {
  readonly many: ManyRows<Row>;
  /** Of types with several sections. */
  readonly moving?: Moving<Row>;
}

/** Sticks to the top of the window while rows are chosen. */
export function ManyRowsBar<Row extends ChosenRow>(props: ManyRowsBarProps<Row>): ReactNode {
  const { many } = props;
  const { chosen, isPageChosen, choosePage, chooseAllPages, problem, progress } = many;
  const isAny = chosen.length > 0;
  return (
    <>
      {problem === undefined ? null : <AlertBox tone="red" text={problem} />}
      <div
        className={isAny ? 'many-rows is-any' : 'many-rows'}
        role="group"
        aria-label={texts.label}
      >
        <label className="row-choice">
          <input
            type="checkbox"
            checked={isPageChosen}
            ref={(input) => {
              if (input) input.indeterminate = isAny && !isPageChosen;
            }}
            onChange={(event) => {
              choosePage(event.target.checked);
            }}
          />
          {texts.all}
        </label>
        <span className="many-rows-chosen" aria-live="polite">
          {progress
            ? texts.progress(progress.sent, progress.of)
            : isAny
              ? texts.chosen(chosen.length)
              : null}
        </span>
        {progress ? (
          <progress
            className="drop-progress"
            max={progress.of}
            value={progress.sent}
            aria-hidden="true"
          />
        ) : null}
        {isAny ? <Acts {...props} /> : null}
        {isAny && isPageChosen && chooseAllPages ? (
          <Button compact kind="quiet" onClick={() => void chooseAllPages()}>
            {texts.allPages}
          </Button>
        ) : null}
      </div>
    </>
  );
}

type DialogKind = 'plan' | 'section' | 'describe';

function Acts<Row extends ChosenRow>({ many, moving }: ManyRowsBarProps<Row>): ReactNode {
  const { chosen, unpublished, isBusy, remove, publish } = many;
  const [dialog, setDialog] = useState<DialogKind>();
  const close = (): void => {
    setDialog(undefined);
  };
  const isSome = unpublished.length < chosen.length;
  const hasPictures = chosen.every(({ image }) => image);
  return (
    <span className="many-rows-acts">
      <Button compact kind="danger" icon="trash" busy={isBusy} onClick={() => void remove()}>
        {texts.toTrash}
      </Button>
      {unpublished.length > 0 ? (
        <>
          <Button compact busy={isBusy} onClick={() => void publish()}>
            {isSome ? texts.publishSome(unpublished.length) : texts.publish}
          </Button>
          <Button
            compact
            busy={isBusy}
            onClick={() => {
              setDialog('plan');
            }}
          >
            {isSome ? texts.planSome(unpublished.length) : texts.plan}
          </Button>
        </>
      ) : null}
      {moving && moving.sections.length > 0 ? (
        <Button
          compact
          busy={isBusy}
          onClick={() => {
            setDialog('section');
          }}
        >
          {texts.move}
        </Button>
      ) : null}
      {hasPictures ? (
        <Button
          compact
          busy={isBusy}
          onClick={() => {
            setDialog('describe');
          }}
        >
          {texts.describe}
        </Button>
      ) : null}
      <Button compact kind="quiet" onClick={many.clear}>
        {texts.clear}
      </Button>
      {dialog ? <ActDialog kind={dialog} many={many} moving={moving} onClose={close} /> : null}
    </span>
  );
}

function ActDialog<Row extends ChosenRow>(props: {
  readonly kind: DialogKind;
  readonly many: ManyRows<Row>;
  readonly moving: Moving<Row> | undefined;
  readonly onClose: () => void;
}): ReactNode {
  const { kind, many, moving, onClose } = props;
  const { chosen, unpublished } = many;
  switch (kind) {
    case 'plan':
      return (
        <PlanDialog
          count={unpublished.length}
          onClose={onClose}
          onPlan={(at) => {
            onClose();
            void many.plan(at);
          }}
        />
      );
    case 'section':
      return moving ? (
        <SectionDialog
          count={chosen.length}
          sections={moving.sections}
          onClose={onClose}
          onMove={(section) => {
            onClose();
            void many.moveTo(section, moving.sectionOf);
          }}
        />
      ) : null;
    case 'describe':
      return (
        <DescribeDialog
          pictures={chosen}
          onClose={onClose}
          onDescribe={(words) => {
            onClose();
            void many.describe(words, ({ image }) => image?.alt ?? '');
          }}
        />
      );
  }
}
