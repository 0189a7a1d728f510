import type { ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import { cinemaAdminTexts } from './cinema.adminTexts.ts';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { HallSelect } from '../../../admin/halls/HallSelect.tsx';
import { IconAction } from '../../../admin/ui/IconAction.tsx';
import { SelectField } from '../../../admin/ui/SelectField.tsx';
import { MomentField } from '../../../admin/ui/MomentField.tsx';
import { TextField } from '../../../admin/ui/TextField.tsx';
import type { ScreeningRow } from './screeningRows.ts';
import type { RowWarning } from './screeningWarnings.ts';

const texts = cinemaAdminTexts.screenings;
const STATES = (['scheduled', 'cancelled', 'moved'] as const).map((value) => ({
  value,
  label: texts.states[value],
}));

/** One row of the form's screenings. */
export interface ScreeningFieldsProps {
  readonly id: string;
  /** Counts from 1, in the order of the list. */
  readonly number: number;
  readonly row: ScreeningRow;
  readonly warning: RowWarning | undefined;
  /** What is wrong with the date. */
  readonly error: string | undefined;
  readonly onChange: (row: ScreeningRow) => void;
  readonly onRemove: () => void;
}

/** One screening: when, where, and for a stored one whether it takes place; the rest opens when needed. */
export function ScreeningFields(props: ScreeningFieldsProps): ReactNode {
  const { id, number, row, warning, error, onChange, onRemove } = props;
  const name = row.date.trim() || texts.one(number);
  const field = (part: 'date' | 'hall' | 'language' | 'ageMark' | 'price' | 'statusNote') => ({
    id: `${id}-${part}`,
    value: row[part],
    optional: part !== 'date',
    onChange: (value: string) => {
      onChange({ ...row, [part]: value });
    },
  });
  return (
    <fieldset className="scd-row">
      <legend className="vh">{texts.one(number)}</legend>
      <div className="scd-main">
        <MomentField
          {...field('date')}
          label={texts.date}
          error={error}
          help={row.former === '' ? undefined : texts.movedFrom(row.former)}
        />
        <div className="scd-hall">
          <HallSelect {...field('hall')} label={texts.hall} />
        </div>
        <div className="scd-price">
          <TextField {...field('price')} label={texts.price} />
        </div>
        {row.id === undefined ? null : (
          <SelectField
            id={`${id}-status`}
            label={texts.state}
            options={STATES}
            value={row.status}
            help={row.status === 'moved' && row.former === '' ? texts.movedHelp : undefined}
            onChange={(status) => {
              onChange({ ...row, status });
            }}
          />
        )}
        <IconAction icon="trash" danger label={texts.remove(name)} onClick={onRemove} />
      </div>
      {warning ? <Warnings {...warning} /> : null}
      {row.status === 'scheduled' ? null : (
        <div className="scd-note">
          <TextField {...field('statusNote')} label={texts.note} />
        </div>
      )}
      <details className="scd-more">
        <summary>
          {[row.language, row.ageMark].filter(Boolean).join(', ') || texts.more}
          <Icon name="chevron-down" size={16} />
        </summary>
        <div className="scd-trio">
          <TextField {...field('language')} label={texts.language} />
          <TextField {...field('ageMark')} label={texts.ageMark} />
        </div>
      </details>
    </fieldset>
  );
}

function Warnings({ isPast, overlap }: RowWarning): ReactNode {
  const sentences = [
    ...(isPast ? [texts.inPast] : []),
    ...(overlap
      ? [texts.overlap(overlap.title ?? texts.thisFilm, formatDateTime(new Date(overlap.at)))]
      : []),
  ];
  return (
    <div role="status">
      {sentences.map((sentence) => (
        <p className="scd-warn" key={sentence}>
          <Icon name="warning" />
          {sentence}
        </p>
      ))}
    </div>
  );
}
