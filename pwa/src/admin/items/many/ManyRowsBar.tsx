import { useState, type ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { useMedia } from '../../screen/useMedia.ts';
import { AlertBox } from '../../ui/AlertBox.tsx';
import { MenuButton } from '../../ui/MenuButton.tsx';
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
          <span>{texts.all}</span>
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

interface Act {
  readonly label: string;
  readonly onClick: () => void;
}

function actsOf<Row extends ChosenRow>(
  { many, moving }: ManyRowsBarProps<Row>,
  ask: (dialog: DialogKind) => void,
): readonly Act[] {
  const { chosen, unpublished, publish } = many;
  const isSome = unpublished.length < chosen.length;
  const dialog = (kind: DialogKind, label: string): Act => ({
    label,
    onClick: () => {
      ask(kind);
    },
  });
  return [
    ...(unpublished.length > 0
      ? [
          {
            label: isSome ? texts.publishSome(unpublished.length) : texts.publish,
            onClick: () => void publish(),
          },
          dialog('plan', isSome ? texts.planSome(unpublished.length) : texts.plan),
        ]
      : []),
    ...(moving && moving.sections.length > 0 ? [dialog('section', texts.move)] : []),
    ...(chosen.every(({ image }) => image) ? [dialog('describe', texts.describe)] : []),
  ];
}

/** On phones they are in a menu. */
function Acts<Row extends ChosenRow>(props: ManyRowsBarProps<Row>): ReactNode {
  const { many, moving } = props;
  const [dialog, setDialog] = useState<DialogKind>();
  const isNarrow = useMedia('(width < 48em)');
  const Shown = isNarrow ? ActMenu : ActButtons;
  return (
    <>
      <Shown many={many} acts={actsOf(props, setDialog)} />
      {dialog ? (
        <ActDialog
          kind={dialog}
          many={many}
          moving={moving}
          onClose={() => {
            setDialog(undefined);
          }}
        />
      ) : null}
    </>
  );
}

interface ShownActs {
  readonly many: Pick<ManyRows<unknown>, 'isBusy' | 'remove' | 'clear'>;
  readonly acts: readonly Act[];
}

function ActButtons({ many: { isBusy, remove, clear }, acts }: ShownActs): ReactNode {
  return (
    <span className="many-rows-acts">
      <Button compact kind="danger" icon="trash" busy={isBusy} onClick={() => void remove()}>
        {texts.toTrash}
      </Button>
      {acts.map(({ label, onClick }) => (
        <Button compact busy={isBusy} key={label} onClick={onClick}>
          {label}
        </Button>
      ))}
      <Button compact kind="quiet" onClick={clear}>
        {texts.clear}
      </Button>
    </span>
  );
}

function ActMenu({ many: { isBusy, remove, clear }, acts }: ShownActs): ReactNode {
  const all = [
    ...acts,
    { label: texts.toTrash, onClick: () => void remove(), className: 'danger' },
    { label: texts.clear, onClick: clear },
  ];
  return (
    <MenuButton
      className="button button-outline compact"
      items={all.map(({ label, ...act }) => (
        <li key={label}>
          <button type="button" disabled={isBusy} {...act}>
            {label}
          </button>
        </li>
      ))}
    >
      {texts.acts}
      <Icon name="chevron-down" />
    </MenuButton>
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
