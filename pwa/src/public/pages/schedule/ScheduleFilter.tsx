import type { ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import { scheduleTexts } from './schedule.texts.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { dayName, type ScheduleChoice } from './schedule.queries.ts';

export interface ScheduleFilterProps {
  readonly choice: ScheduleChoice;
  /** Days with events, `2026-11-24`. */
  readonly days: readonly string[];
  readonly films: readonly { readonly id: number; readonly title: string }[];
}

/** A plain form; with JavaScript it submits each change. */
export function ScheduleFilter({ choice, days, films }: ScheduleFilterProps): ReactNode {
  const shownDays =
    choice.day === undefined || days.includes(choice.day) ? days : [choice.day, ...days];
  return (
    <form
      className="schedule-filter"
      action={paths.schedule}
      data-start="filter"
      autoComplete="off"
      aria-label={scheduleTexts.filter}
    >
      <label>
        {scheduleTexts.day}
        <select name="dan" defaultValue={choice.day ?? ''}>
          <option value="">{scheduleTexts.allDays}</option>
          {shownDays.map((day) => (
            <option key={day} value={day}>
              {dayName(day)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {scheduleTexts.film}
        <select name="film" defaultValue={choice.film === undefined ? '' : String(choice.film)}>
          <option value="">{scheduleTexts.allFilms}</option>
          {films.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="schedule-choice">
        <input type="checkbox" name="programi" value="1" defaultChecked={choice.withPrograms} />
        {scheduleTexts.withPrograms}
      </label>
      <Button className="no-js" compact type="submit">
        {scheduleTexts.show}
      </Button>
      <Button className="js schedule-print" compact icon="print" data-press="print">
        {scheduleTexts.print}
      </Button>
    </form>
  );
}
