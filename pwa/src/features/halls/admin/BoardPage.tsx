import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayOf, formatDate, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { useSections } from '../../../admin/auth/session.tsx';
import { useSave } from '../../../admin/form/useSave.ts';
import { useStaffCalls } from '../../../admin/graphql/staffCalls.ts';
import { AdminHallUses, type HallUse } from '../../../admin/halls/halls.adminOperations.ts';
import { useHalls } from '../../../admin/halls/useHalls.ts';
import { adminPaths } from '../../../admin/navigation/adminPaths.ts';
import { LoadedView } from '../../../admin/screen/LoadedView.tsx';
import { StaffScreen } from '../../../admin/screen/StaffScreen.tsx';
import { fieldErrorSentence } from '../../../admin/texts/errors.texts.ts';
import { useAsync, type Loaded } from '../../../admin/screen/useAsync.ts';
import { useMedia } from '../../../admin/screen/useMedia.ts';
import { useConfirmedDelete } from '../../../admin/screen/useConfirmedDelete.ts';
import { DoneToast } from '../../../admin/toast/DoneToast.tsx';
import { AlertBox } from '../../../admin/ui/AlertBox.tsx';
import { Button, ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { Board } from './Board.tsx';
import { BoardAgenda } from './BoardAgenda.tsx';
import { boardTexts as texts } from './board.texts.ts';
import {
  asItIs,
  copyWeek,
  movedSentence,
  moveUse,
  screeningsToCopy,
  type Move,
} from './boardMoves.ts';
import { daysOf, onDay, weekOf } from './boardView.ts';
import { MoveDialog } from './MoveDialog.tsx';
import './board.css';

/** With the previous state, to undo it. */
interface Moved {
  readonly use: HallUse;
  readonly text: string;
}

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

/** `/ap/raspored-sala` */
export function BoardPage(): ReactNode {
  const [search] = useSearchParams();
  const [now] = useState(() => new Date());
  const { mutate } = useStaffCalls();
  const halls = useHalls();
  const isNarrow = useMedia('(width < 720px)');
  const sections = useSections();
  const monday = weekOf(search.get('nedelja'), now);
  const loaded = useWeek(dayOf(monday));
  const { save, isBusy, failure } = useSave();
  const [opened, setOpened] = useState<HallUse>();
  const [moved, setMoved] = useState<Moved>();
  const [copied, setCopied] = useState<string>();
  /** Not moved or copied, because the clock change skips their time. */
  const [skipped, setSkipped] = useState<string>();
  const mayMove = (use: HallUse): boolean => sections.some((section) => section === use.section);
  const uses = loaded.data ?? [];

  const move = async (use: HallUse, next: Move): Promise<boolean> => {
    setSkipped(undefined);
    const outcome = await save(() => moveUse(mutate, use, next));
    loaded.reload();
    if (!outcome || 'failure' in outcome) return false;
    setMoved({ use, text: movedSentence(use, next) });
    return true;
  };
  const undo = async ({ use }: Moved): Promise<void> => {
    setMoved(undefined);
    await save(() => moveUse(mutate, use, asItIs(use)));
    loaded.reload();
  };
  const own = screeningsToCopy(uses);
  const copying = useConfirmedDelete<string>({
    question: texts.copyQuestion,
    nameOf: (details) => details,
    async run() {
      const { count, skipped: left } = await copyWeek(mutate, uses);
      setMoved(undefined);
      setCopied(texts.copied(count));
      const titles = left.map(({ title }) => title);
      setSkipped(titles.length > 0 ? texts.notCopied(titles, NO_SUCH_HOUR) : undefined);
    },
    onDeleted: loaded.reload,
  });
  const weekHref = (days: number): string =>
    `${adminPaths.board}?nedelja=${dayOf(startOfBelgradeDay(monday, days))}`;
  return (
    <StaffScreen title={texts.title} subtitle={texts.subtitle}>
      <p className="panel-ways board-weeks">
        <ButtonLink compact icon="chevron-left" href={weekHref(-7)}>
          {texts.previous}
        </ButtonLink>
        <ButtonLink compact href={adminPaths.board}>
          {texts.today}
        </ButtonLink>
        <ButtonLink compact iconAfter="chevron-right" href={weekHref(7)}>
          {texts.next}
        </ButtonLink>
        <b>{texts.caption(formatDate(monday), formatDate(startOfBelgradeDay(monday, 6)))}</b>
      </p>
      <DoneToast done={moved?.text ?? copied} failure={failure ?? copying.failure}>
        {moved ? (
          <button type="button" onClick={() => void undo(moved)}>
            {texts.undo}
          </button>
        ) : null}
      </DoneToast>
      {skipped === undefined ? null : <AlertBox tone="red" text={skipped} />}
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
              onOpen={setOpened}
            />
          ) : (
            <Board
              uses={found}
              halls={halls}
              days={daysOf(monday)}
              mayMove={mayMove}
              onOpen={setOpened}
              onDrop={(use, day, hall) => {
                const at = onDay(use.at, day);
                if (at) void move(use, { ...asItIs(use), at, hall });
                else setSkipped(texts.notMoved(use.title, NO_SUCH_HOUR));
              }}
            />
          )
        }
      </LoadedView>
      {own.some(mayMove) ? (
        <p className="panel-ways">
          <Button
            compact
            icon="copy"
            onClick={() => void copying.remove(texts.copyDetails(own.length))}
          >
            {texts.copy}
          </Button>
        </p>
      ) : null}
      {opened ? (
        <MoveDialog
          use={opened}
          isBusy={isBusy}
          onClose={() => {
            setOpened(undefined);
          }}
          onSave={async (next) => {
            if (await move(opened, next)) setOpened(undefined);
          }}
        />
      ) : null}
    </StaffScreen>
  );
}
