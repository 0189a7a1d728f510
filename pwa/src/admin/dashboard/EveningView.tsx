import type { ReactNode } from 'react';
import {
  dayOf,
  formatDate,
  sameBelgradeDay,
  startOfBelgradeDay,
  weekday,
} from '@centar/domain/dates.ts';
import { paths } from '../../shared/paths.ts';
import { keyOf } from '../halls/boardView.ts';
import type { TermActions } from '../halls/TermMenu.tsx';
import { TermRow } from '../halls/TermRow.tsx';
import { StaffHead } from '../ui/StaffHead.tsx';
import type { Evening } from './desk.adminOperations.ts';
import { deskTexts } from './desk.texts.ts';

const texts = deskTexts.evening;

/** 'Večeras u kući': the day's events, each moved or cancelled from here. */
export function EveningView(
  props: { readonly evening: Evening; readonly now: Date } & TermActions,
): ReactNode {
  const { evening, now, ...actions } = props;
  const { day, events, tomorrow } = evening;
  const isToday = sameBelgradeDay(day, now);
  const shown = `${weekday(day)} ${formatDate(day)}`;
  return (
    <section>
      <StaffHead
        level={2}
        title={isToday ? texts.title : texts.nextTitle(shown)}
        action={
          <p className="evening-count">
            {isToday && events.length > 0 ? `${texts.count(events.length)} · ` : null}
            {tomorrow > 0 ? (
              <a href={paths.whatsOnDay(dayOf(startOfBelgradeDay(now, 1)))}>
                {texts.tomorrow(tomorrow)}
              </a>
            ) : (
              texts.tomorrow(tomorrow)
            )}
          </p>
        }
      />
      {isToday ? null : <p className="panel-text">{texts.nothingToday}</p>}
      {events.length === 0 ? (
        <p className="panel-text">{texts.nothing}</p>
      ) : (
        <ul className="term-rows">
          {events.map((use) => (
            <TermRow key={keyOf(use)} use={use} day={new Date(day)} {...actions} />
          ))}
        </ul>
      )}
    </section>
  );
}
