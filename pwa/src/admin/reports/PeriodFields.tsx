import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toBelgrade } from '@centar/domain/dates.ts';
import type { Period } from '@centar/domain/reports/period.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { readScript, withValue, type SheetScript } from './reportAddress.ts';
import { reportsTexts as texts } from './reports.texts.ts';

/** Before the current year; the address may name another one. */
const YEARS = 15;
const WHOLE = '*';

/** Changes one value of the address. */
export function useAddress(): (name: string, value: string) => void {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return (name, value) => {
    void navigate(withValue(search, name, value) || '.', { replace: true });
  };
}

export function PeriodFields({ period, now }: { period: Period; now: Date }): ReactNode {
  const change = useAddress();
  const { year } = toBelgrade(now);
  const years = new Set([
    ...Array.from({ length: YEARS }, (_, back) => year + 1 - back),
    period.year,
  ]);
  return (
    <>
      <SelectField
        id="report-year"
        label={texts.year}
        value={String(period.year)}
        options={[...years].map((one) => ({ value: String(one), label: `${String(one)}.` }))}
        onChange={(value) => {
          change('godina', value);
        }}
      />
      <SelectField
        id="report-quarter"
        label={texts.part}
        value={period.quarter === null ? WHOLE : String(period.quarter)}
        options={[
          { value: WHOLE, label: texts.wholeYear },
          ...texts.quarters.map((label, at) => ({ value: String(at + 1), label })),
        ]}
        onChange={(value) => {
          change('tromesecje', value === WHOLE ? '' : value);
        }}
      />
    </>
  );
}

export function ScriptField(): ReactNode {
  const [search] = useSearchParams();
  const change = useAddress();
  return (
    <SelectField<SheetScript>
      id="report-script"
      label={texts.script}
      value={readScript(search)}
      options={[
        { value: 'lat', label: texts.scripts.lat },
        { value: 'cir', label: texts.scripts.cir },
      ]}
      onChange={(value) => {
        change('pismo', value === 'lat' ? '' : value);
      }}
    />
  );
}
