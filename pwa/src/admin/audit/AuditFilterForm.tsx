import { useState, type ReactNode } from 'react';
import { SECTIONS } from '@centar/domain/sections.ts';
import { auditTexts as texts } from './audit.texts.ts';
import { readDay, showDay } from '@centar/domain/dates.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { MomentField } from '../ui/MomentField.tsx';
import { ACCOUNTS, type AuditFilters } from './auditAddress.ts';

export interface AuditFilterFormProps {
  readonly filters: AuditFilters;
  readonly people: readonly string[];
  readonly onApply: (filters: AuditFilters) => void;
}

const ALL = '*';
const NONE: AuditFilters = { person: '', section: '', day: '' };
const toChoice = (value: string): string => value || ALL;
const fromChoice = (choice: string): string => (choice === ALL ? '' : choice);
const asOption = (value: string): { value: string; label: string } => ({ value, label: value });

/** `filters` is the initial value only. */
export function AuditFilterForm({ filters, people, onApply }: AuditFilterFormProps): ReactNode {
  const [chosen, setChosen] = useState(filters);
  const [day, setDay] = useState(showDay(filters.day));
  const [isWrong, setWrong] = useState(false);
  const names =
    people.includes(chosen.person) || !chosen.person ? people : [chosen.person, ...people];
  const change = (part: Partial<AuditFilters>): void => {
    setChosen((before) => ({ ...before, ...part }));
  };
  return (
    <form
      className="audit-filters"
      aria-label={texts.filters}
      onSubmit={(event) => {
        event.preventDefault();
        const read = readDay(day);
        setWrong(read === undefined);
        if (read !== undefined) onApply({ ...chosen, day: read });
      }}
    >
      <SelectField
        id="audit-person"
        label={texts.person}
        value={toChoice(chosen.person)}
        options={[{ value: ALL, label: texts.everybody }, ...names.map(asOption)]}
        onChange={(choice) => {
          change({ person: fromChoice(choice) });
        }}
      />
      <SelectField
        id="audit-section"
        label={texts.section}
        value={toChoice(chosen.section)}
        options={[
          { value: ALL, label: texts.everything },
          { value: ACCOUNTS, label: texts.accounts },
          ...SECTIONS.map(asOption),
        ]}
        onChange={(choice) => {
          change({ section: fromChoice(choice) });
        }}
      />
      <MomentField
        id="audit-day"
        label={texts.day}
        isDay
        optional
        value={day}
        error={isWrong ? texts.notADay : undefined}
        onChange={(typed) => {
          setDay(typed);
          setWrong(false);
        }}
      />
      <div className="audit-buttons">
        <Button type="submit" compact>
          {texts.apply}
        </Button>
        {chosen.person || chosen.section || day ? (
          <Button
            compact
            kind="quiet"
            onClick={() => {
              setChosen(NONE);
              setDay('');
              setWrong(false);
              onApply(NONE);
            }}
          >
            {texts.clear}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
