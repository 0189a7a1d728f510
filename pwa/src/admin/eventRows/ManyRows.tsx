import { useState, type ReactNode } from 'react';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { FieldError } from '../ui/FieldFrame.tsx';
import { HallSelect } from '../halls/HallSelect.tsx';
import { MomentField } from '../ui/MomentField.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { nextRow, type EventRow, type RowKind } from './eventRow.ts';
import { eventRowTexts as texts } from './eventRows.texts.ts';
import { gridRows, nextWeekRows, withRows, type Grid, type Repetition } from './manyRows.ts';

const EMPTY: Grid = { from: '', to: '', every: 'day', times: '', hall: '' };
const REPETITIONS: readonly { value: Repetition; label: string }[] = [
  { value: 'day', label: texts.everyDay },
  { value: 'week', label: texts.everyWeek },
];

export interface ManyRowsProps<Row extends EventRow> {
  readonly id: string;
  readonly kind: RowKind<Row>;
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
}

interface Said {
  readonly text: string;
  readonly isWrong: boolean;
}

function useAdding<Row extends EventRow>({ kind, rows, onChange }: ManyRowsProps<Row>) {
  const [said, setSaid] = useState<Said>();
  const add = (made: readonly Row[]): void => {
    const next = withRows(rows, made, kind);
    if (next.rows.length > kind.most) {
      setSaid({ text: kind.texts.tooMany(kind.most), isWrong: true });
      return;
    }
    if (next.count > 0) onChange(next.rows);
    setSaid({
      text: next.count > 0 ? texts.added(kind.texts.count(next.count)) : texts.nothingAdded,
      isWrong: false,
    });
  };
  return { said, setSaid, add };
}

/** For all given days and times, or a repetition of the last week. Saved with the form. */
export function ManyRows<Row extends EventRow>(props: ManyRowsProps<Row>): ReactNode {
  const { id, kind, rows } = props;
  const [grid, setGrid] = useState(EMPTY);
  const [shared, setShared] = useState<Partial<Row>>({});
  const { said, setSaid, add } = useAdding(props);
  const empty = { ...nextRow(rows, kind), ...shared };
  const fill = (): void => {
    const made = gridRows(grid, { most: kind.most, empty });
    if (typeof made !== 'string') add(made);
    else {
      const text = made === 'tooMany' ? kind.texts.tooMany(kind.most) : texts[made];
      setSaid({ text, isWrong: true });
    }
  };
  const field = (part: Exclude<keyof Grid, 'every'>) => ({
    id: `${id}-${part}`,
    value: grid[part],
    onChange: (value: string) => {
      setGrid((before) => ({ ...before, [part]: value }));
      setSaid(undefined);
    },
  });
  return (
    <details className="event-row-more event-rows-many">
      <summary>
        {texts.many}
        <Icon name="chevron-down" size={16} />
      </summary>
      {/* Enter adds the rows instead of submitting the form. */}
      <div
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          fill();
        }}
      >
        <div className="event-row-trio">
          <MomentField {...field('from')} label={texts.from} isDay />
          <MomentField {...field('to')} label={texts.to} isDay optional />
          <SelectField
            id={`${id}-every`}
            label={texts.every}
            options={REPETITIONS}
            value={grid.every}
            onChange={(every) => {
              setGrid((before) => ({ ...before, every }));
              setSaid(undefined);
            }}
          />
          <TextField {...field('times')} label={texts.times} placeholder={texts.timesExample} />
          <HallSelect {...field('hall')} label={texts.hall} optional />
          {kind.drawBeside?.((part) => ({
            id: `${id}-many-${part}`,
            value: String(empty[part]),
            optional: true,
            onChange: (value) => {
              setShared((before) => ({ ...before, [part]: value }));
              setSaid(undefined);
            },
          }))}
        </div>
        {said?.isWrong ? <FieldError text={said.text} /> : null}
        <p role="status" className={said && !said.isWrong ? 'field-help' : 'visually-hidden'}>
          {said?.isWrong ? '' : said?.text}
        </p>
        <div className="event-rows-actions">
          <Button compact icon="plus" onClick={fill}>
            {texts.fill}
          </Button>
          <Button
            compact
            icon="calendar"
            onClick={() => {
              add(nextWeekRows(rows, kind));
            }}
          >
            {texts.copyWeek}
          </Button>
        </div>
        <p className="field-help">{texts.copyWeekHelp}</p>
      </div>
    </details>
  );
}
