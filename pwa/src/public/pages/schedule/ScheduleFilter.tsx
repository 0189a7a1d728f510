import { useEffect, useRef, type ReactNode, type SubmitEvent } from 'react';
import { paths } from '../../../shared/paths.ts';
import { shownAddress } from '../../../shared/script/script.ts';
import { scheduleTexts } from './schedule.texts.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { dayName, type ScheduleChoice } from './schedule.queries.ts';

export interface ScheduleFilterProps {
  readonly choice: ScheduleChoice;
  /** Days with events, `2026-11-24`. */
  readonly days: readonly string[];
  readonly films: readonly { readonly id: number; readonly title: string }[];
}

/** The address for the form's values; empty fields are omitted. */
function addressOf(form: HTMLFormElement): string {
  const chosen = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  );
  const search = new URLSearchParams(chosen).toString();
  return search ? `${paths.schedule}?${search}` : paths.schedule;
}

const open = (form: HTMLFormElement): void => {
  window.location.assign(shownAddress(addressOf(form)));
};

/** Whether the form was changed since the page loaded. */
function differs(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) ||
      (field instanceof HTMLSelectElement &&
        [...field.options].some((option) => option.selected && !option.defaultSelected) &&
        [...field.options].some((option) => option.defaultSelected)),
  );
}

/** A plain form; with JavaScript it submits each change. */
export function ScheduleFilter({ choice, days, films }: ScheduleFilterProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const own = form.current;
    if (!own) return undefined;
    // A choice made before hydration is applied now.
    if (differs(own)) open(own);
    // After a return through the back-forward cache, the form shows the page's choice again.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) own.reset();
    };
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pageshow', onShow);
    };
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    open(event.currentTarget);
  };
  const shownDays =
    choice.day === undefined || days.includes(choice.day) ? days : [choice.day, ...days];
  return (
    <form
      className="schedule-filter"
      action={paths.schedule}
      ref={form}
      autoComplete="off"
      onSubmit={submit}
      onChange={(event) => {
        open(event.currentTarget);
      }}
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
      <Button
        className="js schedule-print"
        compact
        icon="print"
        onClick={() => {
          window.print();
        }}
      >
        {scheduleTexts.print}
      </Button>
    </form>
  );
}
