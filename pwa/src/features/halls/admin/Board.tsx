import { timesOf } from '@centar/domain/eventState.ts';
import { useState, type ReactNode } from 'react';
import { formatStartTime } from '@centar/domain/allDay.ts';
import { dayOf, formatDate, weekday } from '@centar/domain/dates.ts';
import { hallTexts } from '../../../admin/halls/halls.texts.ts';
import type { HallUse } from '../../../admin/halls/halls.adminOperations.ts';
import { TermMenu, type TermActions } from '../../../admin/halls/TermMenu.tsx';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { boardTexts as texts } from './board.texts.ts';
import {
  boardRows,
  type BoardRow,
  clashingKeys,
  isClashingOn,
  keyOf,
  lastDayOf,
} from '../../../admin/halls/boardView.ts';
import { findUse } from './boardMoves.ts';

export interface BoardProps {
  readonly uses: readonly HallUse[];
  readonly halls: readonly string[];
  readonly days: readonly Date[];
  /** Holders of the event's section may. */
  readonly mayMove: (use: HallUse) => boolean;
  readonly actions: TermActions;
  readonly onDrop: (use: HallUse, day: Date, hall: string) => void;
}

/** Events are moved by dragging or, also by touch and keyboard, by buttons. */
export function Board({ uses, halls, days, mayMove, actions, onDrop }: BoardProps): ReactNode {
  const [picked, setPicked] = useState<string>();
  const clashing = clashingKeys(uses);
  const pickedUse = picked === undefined ? undefined : findUse(uses, picked);
  const drop = (key: string, day: Date, hall: string): void => {
    const use = findUse(uses, key);
    setPicked(undefined);
    if (use && mayMove(use) && (use.hall !== hall || dayOf(use.at) !== dayOf(day)))
      onDrop(use, day, hall);
  };
  const board = { clashing, pickedUse, mayMove, actions, setPicked, drop };
  return (
    <>
      <p role="status" className="board-picked">
        {pickedUse ? (
          <>
            {texts.picked(pickedUse.title)}
            <Button
              compact
              onClick={() => {
                setPicked(undefined);
              }}
            >
              {texts.stop}
            </Button>
          </>
        ) : null}
      </p>
      <div className="board" tabIndex={0} role="region" aria-label={texts.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.hall}</th>
              {days.map((day) => (
                <th scope="col" key={dayOf(day)}>
                  {weekday(day)}
                  <small>{formatDate(day)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {boardRows(uses, halls, days).map((row) => (
              <tr key={row.hall}>
                <th scope="row">{row.hall || texts.elsewhere}</th>
                {days.map((day, at) => (
                  <Cell key={dayOf(day)} row={row} at={at} day={day} board={board} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** Of a hall's row, on one day. */
function Cell(props: {
  readonly row: BoardRow;
  readonly at: number;
  readonly day: Date;
  readonly board: Pick<BoardProps, 'mayMove' | 'actions'> & {
    readonly clashing: ReadonlySet<string>;
    readonly pickedUse: HallUse | undefined;
    readonly setPicked: (key: string | undefined) => void;
    readonly drop: (key: string, day: Date, hall: string) => void;
  };
}): ReactNode {
  const { row, at, day, board } = props;
  const { clashing, pickedUse, mayMove, actions, setPicked, drop } = board;
  const picked = pickedUse && keyOf(pickedUse);
  const lasting = row.lasting[at] ?? [];
  const uses = row.days[at] ?? [];
  return (
    <td
      onDragOver={(event) => {
        if (row.hall) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        drop(event.dataTransfer.getData('text/plain'), day, row.hall);
      }}
    >
      {lasting.map((use) => (
        <LastingUse
          key={keyOf(use)}
          use={use}
          isClashing={isClashingOn(use, [...lasting, ...uses])}
          mayMove={mayMove(use)}
          actions={actions}
        />
      ))}
      {uses.map((use) => (
        <BoardEvent
          key={keyOf(use)}
          use={use}
          place={row.hall ? '' : use.hall}
          isClashing={clashing.has(keyOf(use))}
          isPicked={picked === keyOf(use)}
          mayMove={mayMove(use)}
          onPick={() => {
            setPicked(picked === keyOf(use) ? undefined : keyOf(use));
          }}
          actions={actions}
        />
      ))}
      {pickedUse && row.hall ? (
        <button
          className="board-drop"
          type="button"
          aria-label={texts.dropInto(row.hall, `${weekday(day)} ${formatDate(day)}`)}
          onClick={() => {
            drop(keyOf(pickedUse), day, row.hall);
          }}
        >
          {texts.drop}
        </button>
      ) : null}
    </td>
  );
}

/** An event of several days: one line on each day after its first, above the others. */
function LastingUse({
  use,
  isClashing,
  mayMove,
  actions,
}: {
  readonly use: HallUse;
  readonly isClashing: boolean;
  readonly mayMove: boolean;
  readonly actions: TermActions;
}): ReactNode {
  const { title, status } = use;
  const shown = (
    <>
      {status === 'cancelled' ? <s>{title}</s> : title}{' '}
      <small>
        {status === 'cancelled' ? texts.cancelled : texts.until(formatDate(lastDayOf(use)))}
      </small>
      {isClashing ? <Clash /> : null}
    </>
  );
  if (!mayMove) return <p className="board-lasting">{shown}</p>;
  return (
    <button
      className="board-lasting"
      type="button"
      title={texts.change(title)}
      onClick={() => {
        actions.openMove(use);
      }}
    >
      {shown}
    </button>
  );
}

const Clash = (): ReactNode => (
  <small className="board-clash">
    <Icon name="warning" size={16} />
    {texts.clash}
  </small>
);

function BoardEvent(props: {
  readonly use: HallUse;
  /** Unless the row shows it. */
  readonly place: string;
  readonly isClashing: boolean;
  readonly isPicked: boolean;
  readonly mayMove: boolean;
  readonly onPick: () => void;
  readonly actions: TermActions;
}): ReactNode {
  const { use, place, isClashing, isPicked, mayMove, onPick, actions } = props;
  const isCancelled = use.status === 'cancelled';
  const isMoved = use.status === 'moved';
  const time = formatStartTime(timesOf(use));
  const shown = (
    <>
      <b>{isCancelled ? <s>{time}</s> : time}</b>{' '}
      <span>{isCancelled ? <s>{use.title}</s> : use.title}</span>{' '}
      {place ? <small>{place} </small> : null}
      {isCancelled ? <small className="board-cancelled">{texts.cancelled}</small> : null}
      {isMoved ? <small className="board-moved">{hallTexts.moved}</small> : null}
      {isClashing ? <Clash /> : null}
    </>
  );
  const className = classes(
    'board-event',
    isClashing || isCancelled ? 'red' : isMoved && 'moved',
    isPicked && 'on',
    !mayMove && 'off',
  );
  if (!mayMove) return <p className={className}>{shown}</p>;
  return (
    <div
      className={className}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', keyOf(use));
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <button type="button" aria-pressed={isPicked} onClick={onPick}>
        {shown}
      </button>
      <TermMenu use={use} className="board-more" {...actions} />
    </div>
  );
}
