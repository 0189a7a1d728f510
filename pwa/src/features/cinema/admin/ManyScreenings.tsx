import { useState, type ReactNode } from 'react';
import { MAX_SCREENINGS } from '@centar/domain/content/movie.ts';
import { cinemaAdminTexts } from './cinema.adminTexts.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { FieldError } from '../../../admin/ui/FieldFrame.tsx';
import { HallSelect } from '../../../admin/halls/HallSelect.tsx';
import { MomentField } from '../../../admin/ui/MomentField.tsx';
import { TextField } from '../../../admin/ui/TextField.tsx';
import { gridRows, nextWeekRows, withRows } from './manyScreenings.ts';
import type { Grid } from './manyScreenings.ts';
import type { ScreeningRow } from './screeningRows.ts';

const texts = cinemaAdminTexts.screenings;
const EMPTY: Grid = { from: '', to: '', times: '', hall: '' };

/** What fills the list with many screenings at once. */
export interface ManyScreeningsProps {
  readonly id: string;
  readonly rows: readonly ScreeningRow[];
  readonly onChange: (rows: readonly ScreeningRow[]) => void;
}

/** Days times hours, and the last week once more. What is made stands in the list and is saved with the form. */
export function ManyScreenings({ id, rows, onChange }: ManyScreeningsProps): ReactNode {
  const [grid, setGrid] = useState(EMPTY);
  const [said, setSaid] = useState<{ readonly text: string; readonly isWrong: boolean }>();
  const add = (made: readonly ScreeningRow[]): void => {
    const next = withRows(rows, made);
    if (next.rows.length > MAX_SCREENINGS) {
      setSaid({ text: texts.tooMany(MAX_SCREENINGS), isWrong: true });
      return;
    }
    if (next.count > 0) onChange(next.rows);
    setSaid({
      text: next.count > 0 ? texts.added(next.count) : texts.nothingAdded,
      isWrong: false,
    });
  };
  const fill = (): void => {
    const made = gridRows(grid);
    if (typeof made !== 'string') add(made);
    else {
      const text = made === 'tooMany' ? texts.tooMany(MAX_SCREENINGS) : texts[made];
      setSaid({ text, isWrong: true });
    }
  };
  const field = (part: keyof Grid) => ({
    id: `${id}-${part}`,
    value: grid[part],
    onChange: (value: string) => {
      setGrid((before) => ({ ...before, [part]: value }));
      setSaid(undefined);
    },
  });
  return (
    <details className="scd-more scd-many">
      <summary>
        {texts.many}
        <Icon name="chevron-down" size={16} />
      </summary>
      {/* Enter makes the rows here, and does not save the form around. */}
      <div
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          fill();
        }}
      >
        <div className="scd-trio">
          <MomentField {...field('from')} label={texts.from} isDay />
          <MomentField {...field('to')} label={texts.to} isDay optional />
          <TextField {...field('times')} label={texts.times} placeholder={texts.timesExample} />
          <HallSelect {...field('hall')} label={texts.hall} optional />
        </div>
        {said?.isWrong ? <FieldError text={said.text} /> : null}
        <p role="status" className={said && !said.isWrong ? 'f-h' : 'vh'}>
          {said?.isWrong ? '' : said?.text}
        </p>
        <div className="scd-act">
          <Button compact icon="plus" onClick={fill}>
            {texts.fill}
          </Button>
          <Button
            compact
            icon="calendar"
            onClick={() => {
              add(nextWeekRows(rows));
            }}
          >
            {texts.copyWeek}
          </Button>
        </div>
        <p className="f-h">{texts.copyWeekHelp}</p>
      </div>
    </details>
  );
}
