import { useState, type ReactNode } from 'react';
import { confirmDates } from '../form/confirmDates.ts';
import { useSave } from '../form/useSave.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { reservedText } from '../reservations/reservedPeople.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { substituteText } from './cancellation.ts';
import type { HallUse } from './halls.adminOperations.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { loadSurroundings, movedUse, moveQuestions } from './moveQuestions.ts';
import {
  asCancelled,
  asItIs,
  asScheduled,
  isSameMove,
  movedSentence,
  moveUse,
  undoMove,
  type Move,
  type SavedMove,
  type Substitute,
} from './moves.ts';
import { moveTexts as texts } from './moves.texts.ts';

type Opened =
  | { readonly kind: 'move'; readonly use: HallUse }
  | { readonly kind: 'cancel'; readonly uses: readonly HallUse[] };

interface Said {
  readonly text: string;
  /** Undefined after it was undone. */
  readonly saved: SavedMove | undefined;
}

export interface Moves {
  readonly openMove: (use: HallUse) => void;
  /** Of one item, soonest first. */
  readonly openCancel: (...uses: readonly HallUse[]) => void;
  readonly restore: (use: HallUse) => void;
  readonly move: (use: HallUse, next: Move) => void;
  /** The message of the last change, with its undo. */
  readonly message: ReactNode;
  readonly dialog: ReactNode;
  /** Hides the message. */
  readonly clear: () => void;
}

/** A changed note alone is not mailed. */
const isToldToPeople = (use: HallUse, next: Move): boolean =>
  !isSameMove(next, { ...asItIs(use), statusNote: next.statusNote });

function useChanging(onChanged: () => void, onDone: () => void) {
  const { mutate, query } = useStaffCalls();
  const { save, isBusy, failure, clear } = useSave();
  const [said, setSaid] = useState<Said>();
  const change = async (use: HallUse, next: Move, substitute?: Substitute): Promise<void> => {
    const outcome = await save(() => moveUse(mutate, use, next, substitute));
    if (!outcome) return;
    onChanged();
    if ('failure' in outcome) return;
    const more = substitute ? ` ${texts.newTermNow(substituteText(substitute))}` : '';
    setSaid({ text: movedSentence(use, next) + more, saved: outcome.result });
    onDone();
  };
  /** Asks about dates as forms do. */
  const ask = async (use: HallUse, next: Move): Promise<void> => {
    const isOff = next.status === 'cancelled';
    const surroundings = isOff ? undefined : await loadSurroundings(query, [movedUse(use, next)]);
    const questions = surroundings ? moveQuestions(use, next, surroundings) : [];
    const reserved = isToldToPeople(use, next) ? await reservedText({ query }, [use]) : '';
    if (await confirmDates([...questions, reserved].filter(Boolean))) await change(use, next);
  };
  const undo = async (saved: SavedMove): Promise<void> => {
    const outcome = await save(() => undoMove(mutate, saved));
    if (!outcome) return;
    onChanged();
    setSaid('failure' in outcome ? undefined : { text: texts.undone, saved: undefined });
  };
  return { isBusy, failure, clear, said, setSaid, change, ask, undo };
}

/** Moves and cancels events of halls. `onChanged` is called after every attempt. */
export function useMoves(onChanged: () => void, links?: ReactNode): Moves {
  const [opened, setOpened] = useState<Opened>();
  const close = (): void => {
    setOpened(undefined);
  };
  const changing = useChanging(onChanged, close);
  const { isBusy, failure, said, change, ask, undo } = changing;
  const open = (next: Opened): void => {
    changing.clear();
    setOpened(next);
  };
  const saved = said?.saved;
  return {
    openMove(use) {
      open({ kind: 'move', use });
    },
    openCancel(...uses) {
      open({ kind: 'cancel', uses });
    },
    restore(use) {
      void ask(use, asScheduled(use));
    },
    move(use, next) {
      void ask(use, next);
    },
    clear() {
      changing.setSaid(undefined);
    },
    message: (
      <DoneToast done={said?.text} failure={opened ? undefined : failure}>
        {saved ? (
          <>
            <button type="button" onClick={() => void undo(saved)}>
              {texts.undo}
            </button>
            {links}
          </>
        ) : (
          links
        )}
      </DoneToast>
    ),
    dialog:
      opened?.kind === 'move' ? (
        <MoveDialog
          use={opened.use}
          isBusy={isBusy}
          failure={failure}
          onClose={close}
          onSave={(next) => {
            void ask(opened.use, next);
          }}
        />
      ) : opened ? (
        <CancelDialog
          uses={opened.uses}
          isBusy={isBusy}
          failure={failure}
          onClose={close}
          onCancel={(use, note, substitute) => {
            void change(use, asCancelled(use, note), substitute);
          }}
        />
      ) : null,
  };
}
