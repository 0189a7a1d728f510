import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDate, formatDateTime } from '@centar/domain/dates.ts';
import { periodTitle, type Period } from '@centar/domain/reports/period.ts';
import { reportFigures, type ReportDate } from '@centar/domain/reports/report.ts';
import { GROUPING_TITLES, reportTables, type ReportTable } from '@centar/domain/reports/tables.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { usePanelFacts } from '../frame/panelFacts.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { itemUrl } from '../navigation/itemUrls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { SelectField } from '../ui/SelectField.tsx';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { PeriodFields, ScriptField } from './PeriodFields.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportTableView } from './ReportTableView.tsx';
import { SheetButtons } from './SheetButtons.tsx';
import { AdminReport } from './reports.adminOperations.ts';
import { periodQuery, readPeriod, readScript, withValue } from './reportAddress.ts';
import { reportsTexts as texts } from './reports.texts.ts';
import { useWriter } from './useWriter.ts';

const NAMED = 20;

/** Columns of the list of dates; the sheets have more. */
const PRINTED = ['Datum', 'Vreme', 'Naslov', 'Vrsta', 'Sala', 'Stanje', 'Posetilaca'];

function narrowed({ head, rows, ...table }: ReportTable): ReportTable {
  const places = PRINTED.map((name) => head.indexOf(name));
  return {
    ...table,
    head: PRINTED,
    rows: rows.map((row) => places.map((place) => row[place] ?? null)),
  };
}

/** One table for each division, the first column of the overview. */
function divisions({ head, rows }: ReportTable): ReportTable[] {
  const titles = ['Ukupno', ...Object.values(GROUPING_TITLES)];
  return titles.map((title) => ({
    name: title,
    title,
    head: head.slice(1),
    rows: rows.filter(([division]) => division === title).map((row) => row.slice(1)),
  }));
}

function Missing({ dates, period }: { dates: readonly ReportDate[]; period: Period }): ReactNode {
  const [search] = useSearchParams();
  if (dates.length === 0) return null;
  return (
    <section className="report-missing">
      <h2>{texts.missing}</h2>
      <p>{texts.missingText(dates.length)}</p>
      <ul>
        {dates.slice(0, NAMED).map(({ dateKey, title, at, itemType, itemId, section }) => (
          <li key={dateKey}>
            {`${formatDate(at)} `}
            <a href={itemUrl(itemType as ItemType, itemId, section)}>{title}</a>
          </li>
        ))}
      </ul>
      {dates.length > NAMED ? <p>{texts.missingMore(dates.length - NAMED)}</p> : null}
      <p>
        <ButtonLink
          compact
          href={`${adminPaths.attendance}${withValue(search, 'godina', String(period.year))}`}
        >
          {texts.typeNumbers}
        </ButtonLink>
      </p>
    </section>
  );
}

/** `/ap/izvestaji` */
export function ReportPage(): ReactNode {
  const [search] = useSearchParams();
  const [now] = useState(() => new Date());
  const { query } = useStaffCalls();
  const { year, quarter } = readPeriod(search, now);
  const script = readScript(search);
  const write = useWriter(script);
  const { name } = usePanelFacts();
  const [csv, setCsv] = useState('pregled');
  const period = { year, quarter };
  const loaded = useAsync(
    useCallback(
      async () => (await query(AdminReport, { year, quarter })).report,
      [query, year, quarter],
    ),
  );
  return (
    <ReportFrame part="report">
      <div className="report-choice">
        <PeriodFields period={period} now={now} />
        <ScriptField />
      </div>
      <LoadedView loaded={loaded} failed={texts.failed}>
        {({ dates, toCome, computedAt }) => {
          const figures = reportFigures(dates, new Date(computedAt));
          const [overview, ...others] = reportTables(figures, dates);
          const tables = [...(overview ? divisions(overview) : []), ...others.slice(0, 2)];
          const list = others[2];
          return (
            <>
              <SheetButtons
                address={`/api/Reports/GetReportSheet?${periodQuery(period)}&script=${script}`}
                csv={`&table=${csv}`}
              />
              <div className="report-csv">
                <SelectField
                  id="report-csv"
                  label={texts.csvOf}
                  value={csv}
                  options={[...(overview ? [overview] : []), ...others].map((table) => ({
                    value: table.name,
                    label: table.title,
                  }))}
                  onChange={setCsv}
                />
              </div>
              <Missing dates={figures.missing} period={period} />
              <article className="report-paper" lang={script === 'cir' ? 'sr-Cyrl' : 'sr-Latn'}>
                <p>{write(name)}</p>
                <h2 className="report-title">{write(texts.reportTitle(periodTitle(period)))}</h2>
                <p>
                  {write(
                    `${texts.computed(formatDateTime(computedAt))}. ${texts.toCome(toCome)}`.trim(),
                  )}
                </p>
                {dates.length === 0 ? <p role="status">{write(texts.nothing)}</p> : null}
                {tables
                  .filter(({ rows }) => rows.length > 0)
                  .map((table) => (
                    <ReportTableView key={table.name} table={table} write={write} />
                  ))}
                {list && list.rows.length > 0 ? (
                  <ReportTableView table={narrowed(list)} write={write} words={6} />
                ) : null}
              </article>
            </>
          );
        }}
      </LoadedView>
    </ReportFrame>
  );
}
