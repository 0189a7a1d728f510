import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { MOST_MONTHS, monthTitle, spanOfMonths } from '@centar/domain/reports/period.ts';
import { workPlanTables } from '@centar/domain/reports/tables.ts';
import { usePanelFacts } from '../frame/panelFacts.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync, type Loaded } from '../screen/useAsync.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { ScriptField, useAddress } from './PeriodFields.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportTableView } from './ReportTableView.tsx';
import { SheetButtons } from './SheetButtons.tsx';
import { AdminWorkPlan, type ReportDateRow } from './reports.adminOperations.ts';
import { monthsFrom, readScript } from './reportAddress.ts';
import { reportsTexts as texts } from './reports.texts.ts';
import { useWriter } from './useWriter.ts';

const MONTHS_AHEAD = 18;
const USUAL_MONTHS = 3;

function useWorkPlan(month: string, months: number): Loaded<readonly ReportDateRow[]> {
  const { query } = useStaffCalls();
  return useAsync(
    useCallback(
      async () => (await query(AdminWorkPlan, { month, months })).workPlan,
      [query, month, months],
    ),
  );
}

/** `/ap/izvestaji/program-rada` */
export function WorkPlanPage(): ReactNode {
  const [search] = useSearchParams();
  const [now] = useState(() => new Date());
  const change = useAddress();
  const script = readScript(search);
  const write = useWriter(script);
  const { name } = usePanelFacts();
  const choices = monthsFrom(now, MONTHS_AHEAD);
  const month = choices.find((one) => one === search.get('od')) ?? choices[0] ?? '';
  const asked = Number(search.get('meseci') ?? USUAL_MONTHS);
  const months =
    Number.isInteger(asked) && asked >= 1 && asked <= MOST_MONTHS ? asked : USUAL_MONTHS;
  const loaded = useWorkPlan(month, months);
  const { from } = spanOfMonths({ month, months });
  return (
    <ReportFrame part="workPlan">
      <div className="report-choice">
        <SelectField
          id="plan-from"
          label={texts.from}
          value={month}
          options={choices.map((one) => ({
            value: one,
            label: monthTitle(new Date(`${one}-15T12:00:00Z`)),
          }))}
          onChange={(value) => {
            change('od', value);
          }}
        />
        <SelectField
          id="plan-months"
          label={texts.months}
          value={String(months)}
          options={Array.from({ length: MOST_MONTHS }, (_, at) => ({
            value: String(at + 1),
            label: texts.monthCount(at + 1),
          }))}
          onChange={(value) => {
            change('meseci', value);
          }}
        />
        <ScriptField />
      </div>
      <SheetButtons
        address={`/api/Reports/GetWorkPlanSheet?month=${month}&months=${String(months)}&script=${script}`}
      />
      <LoadedView loaded={loaded} failed={texts.failed}>
        {(dates) => (
          <article className="report-paper" lang={script === 'cir' ? 'sr-Cyrl' : 'sr-Latn'}>
            <p>{write(name)}</p>
            <h2 className="report-title">{write(texts.planTitle)}</h2>
            {dates.length === 0 ? <p role="status">{write(texts.nothingPlanned)}</p> : null}
            {workPlanTables(dates, from).map((table) => (
              <ReportTableView key={table.name} table={table} write={write} words={5} />
            ))}
          </article>
        )}
      </LoadedView>
    </ReportFrame>
  );
}
