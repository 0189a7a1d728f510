import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayOf, formatDate, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { useSections } from '../../../admin/auth/session.tsx';
import { useStaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { AdminHallUses, type HallUse } from '../../../admin/halls/halls.adminOperations.ts';
import { copyQuestions, loadSurroundings } from '../../../admin/halls/moveQuestions.ts';
import { useSave } from '../../../admin/form/useSave.ts';
import { asItIs, undoMove, type SavedMove } from '../../../admin/halls/moves.ts';
import { moveTexts } from '../../../admin/halls/moves.texts.ts';
import { useMoves } from '../../../admin/halls/useMoves.tsx';
import { onDay } from '../../../admin/halls/cancellation.ts';
import { useHalls } from '../../../admin/halls/useHalls.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { LoadedView } from '../../../admin/screen/LoadedView.tsx';
import { StaffScreen } from '../../../admin/screen/StaffScreen.tsx';
import { fieldErrorSentence } from '../../../admin/texts/errors.texts.ts';
import { useAsync, type Loaded } from '../../../admin/screen/useAsync.ts';
import { useMedia } from '../../../admin/screen/useMedia.ts';
import { useConfirmedDelete } from '../../../admin/screen/useConfirmedDelete.ts';
import type { DoneNote } from '../../../admin/toast/useDone.ts';
import { DoneToast } from '../../../admin/toast/DoneToast.tsx';
import { AlertBox } from '../../../admin/ui/AlertBox.tsx';
import { Button, ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { Board } from './Board.tsx';
import { BoardAgenda } from './BoardAgenda.tsx';
import { boardTexts as texts } from './board.texts.ts';
import { copyWeek, screeningsToCopy, weekOfCopies } from './boardMoves.ts';
import { daysOf, weekOf } from '../../../admin/halls/boardView.ts';
import './board.css';

const NO_HALLS: readonly string[] = [];
const NO_SUCH_HOUR = fieldErrorSentence('hourSkipped');

/** The events of the week that contains a day, `2026-11-23`. */
function useWeek(week: string): Loaded<readonly HallUse[]> {
  const { query } = useStaffCalls();
  return useAsync(
    useCallback(async () => {
      const start = weekOf(week, new Date());
      const from = start.toISOString();
      const to = startOfBelgradeDay(start, 7).toISOString();
      return (await query(AdminHallUses, { from, to })).hallUses;
    }, [query, week]),
  );
}

/** Copies the week's screenings to the next one. `onCopied` is called before the list is reloaded. */
function useCopying(uses: readonly HallUse[], onCopied: () => void, reload: () => void) {
  const { mutate, query } = useStaffCalls();
  const { save, failure: undoFailure } = useSave();
  const [copied, setCopied] = useState<DoneNote>();
  /** Not moved or copied, because the clock change skips their time. */
  const [skipped, setSkipped] = useState<string>();
  const own = screeningsToCopy(uses);
  const undo = async (saved: readonly SavedMove[]): Promise<void> => {
    const outcome = await save(async () => {
      for (const one of saved) await undoMove(mutate, one);
    });
    if (!outcome) return;
    setCopied('failure' in outcome ? undefined : { text: moveTexts.undone });
    reload();
  };
  const { failure, remove } = useConfirmedDelete<string>({
    question: texts.copyQuestion,
    async nameOf(details) {
      const copies = weekOfCopies(uses);
      const questions = copyQuestions(copies, await loadSurroundings(query, copies));
      return [details, ...questions].join(' ');
    },
    async run() {
      const { count, skipped: left, saved } = await copyWeek(mutate, uses);
      onCopied();
      const undoing = { undo: () => void undo(saved) };
      setCopied({ text: texts.copied(count), ...(saved.length > 0 && undoing) });
      const titles = left.map(({ title }) => title);
      setSkipped(titles.length > 0 ? texts.notCopied(titles, NO_SUCH_HOUR) : undefined);
    },
    onDeleted: reload,
  });
  return {
    own,
    copied,
    skipped,
    failure: failure ?? undoFailure,
    start: () => void remove(texts.copyDetails(own.length)),
    /** Of an event that was dragged. */
    say(problem: string | undefined) {
      setCopied(undefined);
      setSkipped(problem);
    },
  };
}

function Weeks(props: {
  readonly monday: Date;
  readonly now: Date;
  readonly isNarrow: boolean;
}): ReactNode {
  const { monday, now, isNarrow } = props;
  const isThisWeek = monday.getTime() === weekOf(null, now).getTime();
  const weekHref = (days: number): string =>
    `${adminPaths.board}?nedelja=${dayOf(startOfBelgradeDay(monday, days))}`;
  return (
    <p className="panel-ways board-weeks">
      <ButtonLink compact icon="chevron-left" aria-label={texts.previous} href={weekHref(-7)}>
        {isNarrow ? null : texts.previous}
      </ButtonLink>
      {isNarrow && isThisWeek ? null : (
        <ButtonLink compact href={adminPaths.board}>
          {texts.today}
        </ButtonLink>
      )}
      <ButtonLink compact iconAfter="chevron-right" aria-label={texts.next} href={weekHref(7)}>
        {isNarrow ? null : texts.next}
      </ButtonLink>
      <b>
        {(isNarrow ? texts.shortCaption : texts.caption)(
          formatDate(monday),
          formatDate(startOfBelgradeDay(monday, 6)),
        )}
      </b>
    </p>
  );
}

/** `/ap/raspored-sala` */
export function BoardPage(): ReactNode {
  const [search] = useSearchParams();
  const [now] = useState(() => new Date());
  const halls = useHalls() ?? NO_HALLS;
  const isNarrow = useMedia('(width < 45em)');
  const sections = useSections();
  const monday = weekOf(search.get('nedelja'), now);
  const loaded = useWeek(dayOf(monday));
  const moves = useMoves(loaded.reload);
  const mayMove = (use: HallUse): boolean => sections.some((section) => section === use.section);
  const uses = loaded.data ?? [];

  const copying = useCopying(uses, moves.clear, loaded.reload);
  return (
    <StaffScreen title={texts.title} subtitle={texts.subtitle}>
      <Weeks monday={monday} now={now} isNarrow={isNarrow} />
      {moves.message}
      <DoneToast done={copying.copied} failure={copying.failure} />
      {copying.skipped === undefined ? null : <AlertBox tone="red" text={copying.skipped} />}
      <p className="field-help board-how">{isNarrow ? texts.howNarrow : texts.how}</p>
      <LoadedView loaded={loaded} failed={texts.failed}>
        {(found) =>
          isNarrow ? (
            <BoardAgenda
              key={dayOf(monday)}
              uses={found}
              halls={halls}
              days={daysOf(monday)}
              now={now}
              mayMove={mayMove}
              actions={moves}
            />
          ) : (
            <Board
              uses={found}
              halls={halls}
              days={daysOf(monday)}
              mayMove={mayMove}
              actions={moves}
              onDrop={(use, day, hall) => {
                const at = onDay(use.at, day);
                copying.say(at ? undefined : texts.notMoved(use.title, NO_SUCH_HOUR));
                if (at) moves.move(use, { ...asItIs(use), at, hall });
              }}
            />
          )
        }
      </LoadedView>
      {copying.own.some(mayMove) ? (
        <p className="panel-ways">
          <Button compact icon="copy" onClick={copying.start}>
            {texts.copy}
          </Button>
        </p>
      ) : null}
      {moves.dialog}
    </StaffScreen>
  );
}
