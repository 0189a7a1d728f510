import { useCallback, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { CANCELLED } from '@centar/domain/reports/report.ts';
import { daysText, startTimeText } from '@centar/domain/reports/tables.ts';
import { useSections } from '../auth/session.tsx';
import { useSave } from '../form/useSave.ts';
import { useUnsavedChanges } from '../form/unsavedChanges.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { itemUrl } from '../navigation/itemUrls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { ActionBar } from '../ui/ActionBar.tsx';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { FieldError } from '../ui/FieldFrame.tsx';
import { FilterTabs } from '../ui/FilterTabs.tsx';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { AdminReport, SaveAttendance, type ReportDateRow } from './reports.adminOperations.ts';
import { readPeriod } from './reportAddress.ts';
import { reportsTexts as texts } from './reports.texts.ts';
import { readVisitors, type TypedNumbers } from './visitors.ts';

type Shown = 'missing' | 'all';

const inputId = (dateKey: string): string => `posetilaca-${dateKey}`;

const COLUMNS: readonly Column<ReportDateRow>[] = [
  {
    head: texts.date,
    kind: 'date',
    cell: (date) => `${daysText(date)} ${startTimeText(date)}`,
  },
  {
    head: texts.event,
    kind: 'title',
    cell: ({ title, itemType, itemId, section, isRemoved }) =>
      isRemoved ? title : <a href={itemUrl(itemType as ItemType, itemId, section)}>{title}</a>,
  },
  { head: texts.place, cell: ({ place }) => place },
];

const SOURCE: Column<ReportDateRow> = {
  head: texts.source,
  cell: ({ source }) => texts.sources[source ?? ''] ?? '',
};

interface FormProps {
  readonly dates: readonly ReportDateRow[];
  readonly onSaved: (saved: readonly ReportDateRow[]) => void;
}

/** One save for all typed numbers. */
function AttendanceForm({ dates, onSaved }: FormProps): ReactNode {
  const [typed, setTyped] = useState<TypedNumbers>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [done, setDone] = useState<string>();
  const { mutate } = useStaffCalls();
  const { save, isBusy, failure } = useSave();
  useUnsavedChanges(Object.keys(typed).length > 0);

  async function submit(): Promise<void> {
    setDone(undefined);
    const { counts, wrong } = readVisitors(dates, typed);
    setProblems(Object.fromEntries(wrong.map((key) => [key, texts.wrong])));
    if (wrong[0] !== undefined) {
      document.getElementById(inputId(wrong[0]))?.focus();
      return;
    }
    if (counts.length === 0) {
      setDone(texts.unchanged);
      return;
    }
    const outcome = await save(() => mutate(SaveAttendance, { counts }));
    if (outcome && 'result' in outcome) {
      setTyped({});
      setDone(texts.saved(counts.length));
      onSaved(outcome.result.saveAttendance);
    } else if (outcome) {
      const refused = Object.keys(outcome.failure.fields).flatMap((field) => {
        const count = counts[Number(/^counts\.(\d+)\./.exec(field)?.[1] ?? Number.NaN)];
        return count ? [[count.dateKey, texts.refused] as const] : [];
      });
      setProblems(Object.fromEntries(refused));
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DoneToast done={done} failure={failure} />
      <DataTable
        caption={texts.attendance}
        columns={[
          ...COLUMNS,
          {
            head: texts.visitors,
            cell: (date) => (
              <VisitorsInput
                date={date}
                typed={typed[date.dateKey]}
                problem={problems[date.dateKey]}
                onType={(value) => {
                  setTyped((before) => ({ ...before, [date.dateKey]: value }));
                }}
              />
            ),
          },
          SOURCE,
        ]}
        rows={dates}
        rowKey={({ dateKey }) => dateKey}
      />
      <ActionBar>
        <Button kind="green" type="submit" busy={isBusy}>
          {texts.save}
        </Button>
      </ActionBar>
    </form>
  );
}

function VisitorsInput(props: {
  readonly date: ReportDateRow;
  readonly typed: string | undefined;
  readonly problem: string | undefined;
  readonly onType: (value: string) => void;
}): ReactNode {
  const { date, typed, problem, onType } = props;
  const { dateKey, title, visitors } = date;
  const id = inputId(dateKey);
  return (
    <>
      <input
        className="field-input report-input"
        id={id}
        inputMode="numeric"
        autoComplete="off"
        aria-label={texts.inputLabel(title, daysText(date))}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : `${id}-e`}
        value={typed ?? (visitors === null ? '' : String(visitors))}
        onChange={({ target: { value } }) => {
          onType(value);
        }}
      />
      {problem === undefined ? null : <FieldError id={`${id}-e`} text={problem} />}
    </>
  );
}

/** `/ap/izvestaji/posetioci` */
export function AttendancePage(): ReactNode {
  const [search] = useSearchParams();
  const [now] = useState(() => new Date());
  const [shown, setShown] = useState<Shown>('missing');
  /** A saved date stays in the list until another one is chosen. */
  const [kept, setKept] = useState<readonly string[]>([]);
  const sections = useSections();
  const { query } = useStaffCalls();
  const { year, quarter } = readPeriod(search, now);
  const loaded = useAsync(
    useCallback(
      async () => (await query(AdminReport, { year, quarter })).report,
      [query, year, quarter],
    ),
  );
  return (
    <ReportFrame part="attendance">
      <div className="report-choice">
        <PeriodFields period={{ year, quarter }} now={now} />
      </div>
      <FilterTabs<Shown>
        label={texts.show}
        value={shown}
        options={[
          { value: 'missing', label: texts.withoutNumber },
          { value: 'all', label: texts.all },
        ]}
        onChange={(next) => {
          setKept([]);
          setShown(next);
        }}
      />
      <LoadedView loaded={loaded} failed={texts.failed}>
        {(report) => {
          const own = report.dates.filter(
            ({ section, status }) =>
              status !== CANCELLED && sections.some((one) => one === section),
          );
          const listed = own.filter(
            ({ visitors, dateKey }) =>
              shown === 'all' || visitors === null || kept.includes(dateKey),
          );
          if (listed.length === 0) {
            return <p role="status">{own.length === 0 ? texts.noOwn : texts.noneMissing}</p>;
          }
          return (
            <AttendanceForm
              key={`${String(year)} ${String(quarter)} ${shown}`}
              dates={listed}
              onSaved={(saved) => {
                setKept((before) => [...before, ...saved.map(({ dateKey }) => dateKey)]);
                loaded.replace({
                  ...report,
                  dates: report.dates.map(
                    (date) => saved.find(({ dateKey }) => dateKey === date.dateKey) ?? date,
                  ),
                });
              }}
            />
          );
        }}
      </LoadedView>
    </ReportFrame>
  );
}
