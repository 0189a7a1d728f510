import { useCallback, useEffect, useRef, type ReactNode } from 'react';
import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import { isPast, timesOf } from '@centar/domain/eventState.ts';
import { listOfPart } from '../dashboard/contentParts.ts';
import { useSections } from '../auth/session.tsx';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { NoPermission } from '../screen/NoPermission.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useAsync } from '../screen/useAsync.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { AHEAD_DAYS } from './useHallUses.ts';
import { keyOf } from './boardView.ts';
import { AdminHallUses, type HallUse } from './halls.adminOperations.ts';
import { moveTexts } from './moves.texts.ts';
import { TermRow } from './TermRow.tsx';
import { useMoves } from './useMoves.tsx';

const texts = moveTexts.page;
/** The others are in the list below. */
const ASKED_DATES = 6;

export interface CancelPageProps {
  readonly item: { readonly itemType: ItemType; readonly id: number };
  /** The public page that the person came from. */
  readonly page: string;
}

/** `/ap/otkazi/cinema/3`: opens the dialog for the next date of a public page's item. */
export function CancelPage({ item, page }: CancelPageProps): ReactNode {
  const { itemType, id } = item;
  const { query } = useStaffCalls();
  const sections = useSections();
  const loaded = useAsync(
    useCallback(async () => {
      const now = new Date();
      const { hallUses } = await query(AdminHallUses, {
        from: startOfBelgradeDay(now).toISOString(),
        to: startOfBelgradeDay(now, AHEAD_DAYS).toISOString(),
      });
      return hallUses.filter(
        (use) => use.itemType === itemType && use.itemId === id && !isPast(timesOf(use), now),
      );
    }, [query, itemType, id]),
  );
  const toSite = <a href={page}>{texts.onSite}</a>;
  const moves = useMoves(loaded.reload, toSite);
  const uses = loaded.data;
  const asked = useRef(false);
  const { openCancel } = moves;
  useEffect(() => {
    const open = uses?.filter(({ status }) => status !== 'cancelled') ?? [];
    if (asked.current || open.length === 0) return;
    asked.current = true;
    openCancel(...open.slice(0, ASKED_DATES));
  }, [uses, openCancel]);

  const mayWrite = (use: HallUse): boolean => sections.some((section) => section === use.section);
  if (uses?.some((use) => !mayWrite(use))) return <NoPermission />;
  return (
    <StaffScreen
      title={texts.title}
      subtitle={uses?.[0]?.title}
      crumbs={uses?.[0] && { parents: [listOfPart(uses[0])], current: texts.title }}
      action={
        <ButtonLink compact icon="eye" href={page}>
          {texts.onSite}
        </ButtonLink>
      }
    >
      {moves.message}
      <LoadedView loaded={loaded} failed={texts.failed}>
        {(found) =>
          found.length === 0 ? (
            <p className="panel-text">{texts.none}</p>
          ) : (
            <ul className="term-rows">
              {found.map((use) => (
                <TermRow key={keyOf(use)} use={use} day={undefined} {...moves} />
              ))}
            </ul>
          )
        }
      </LoadedView>
      {moves.dialog}
    </StaffScreen>
  );
}
