import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dayOf, startOfBelgradeDay } from '@centar/domain/dates.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { useAddress } from './PeriodFields.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { AdminReadings, type ReadingRow } from './reports.adminOperations.ts';
import { reportsTexts as texts } from './reports.texts.ts';

const SPANS = ['7', '30', '90', '365'] as const;

const shownCount = (count: number | null): string =>
  count === null ? texts.few : count.toLocaleString('sr-Latn');

const columns: readonly Column<ReadingRow>[] = [
  {
    head: texts.page,
    kind: 'title',
    cell: ({ itemType, itemId, title, path }) => {
      if (itemId === 0) return texts.pageName(itemType);
      return path === '' ? texts.deleted : <a href={path}>{title}</a>;
    },
  },
  { head: texts.opened, cell: ({ count }) => shownCount(count) },
];

/** `/ap/izvestaji/citanost` */
export function ReadingsPage(): ReactNode {
  const [search] = useSearchParams();
  const [now] = useState(() => new Date());
  const change = useAddress();
  const { query } = useStaffCalls();
  const days = SPANS.find((one) => one === search.get('dana')) ?? '30';
  const loaded = useAsync(
    useCallback(async () => {
      const from = dayOf(startOfBelgradeDay(now, 1 - Number(days)));
      return (await query(AdminReadings, { from, to: dayOf(now) })).readings;
    }, [query, now, days]),
  );
  return (
    <ReportFrame part="readings">
      <div className="report-choice">
        <SelectField
          id="readings-days"
          label={texts.span}
          value={days}
          options={SPANS.map((value) => ({ value, label: texts.lastDays(Number(value)) }))}
          onChange={(value) => {
            change('dana', value);
          }}
        />
      </div>
      <p className="field-help report-how">{texts.readingsHow}</p>
      <LoadedView loaded={loaded} failed={texts.failed}>
        {({ total, pages }) => (
          <>
            {pages.length > 0 ? <p>{texts.readingsTotal(shownCount(total))}</p> : null}
            <DataTable
              caption={texts.readings}
              columns={columns}
              rows={pages}
              rowKey={({ itemType, itemId }) => `${itemType} ${String(itemId)}`}
              empty={texts.noReadings}
            />
          </>
        )}
      </LoadedView>
    </ReportFrame>
  );
}
