import { useCallback, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatDateTime } from '@centar/domain/dates.ts';
import { ChangeList } from './ChangeList.tsx';
import { auditSentence } from './auditSentence.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { StaffScreen } from '../screen/StaffScreen.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { auditTexts as texts } from './audit.texts.ts';
import { ButtonLink } from '../../shared/ui/primitives/Button.tsx';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { AuditTrail, type AuditRow } from './audit.adminOperations.ts';
import { auditAddress, auditVariables, readAuditAddress } from './auditAddress.ts';
import { AuditFilterForm } from './AuditFilterForm.tsx';
import './AuditPage.css';

const PAGE = 30;

const columns: readonly Column<AuditRow>[] = [
  { head: texts.at, kind: 'date', cell: ({ at }) => formatDateTime(at) },
  {
    head: texts.what,
    kind: 'title',
    cell: (row) => (
      <>
        {auditSentence(row)}
        <ChangeList {...row} />
      </>
    ),
  },
  { head: texts.where, cell: ({ section }) => section || texts.accounts },
];

/** `/ap/dnevnik`: who did what, newest first. Filters and cursor are in the URL. */
export function AuditPage(): ReactNode {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { query } = useStaffCalls();
  const key = search.toString();
  const load = useCallback(
    () =>
      query(AuditTrail, {
        ...auditVariables(readAuditAddress(new URLSearchParams(key))),
        first: PAGE,
      }),
    [query, key],
  );
  const loaded = useAsync(load);
  const { after, ...filters } = readAuditAddress(search);
  const trail = loaded.data?.auditEntries;
  return (
    <StaffScreen title={texts.title} subtitle={texts.subtitle}>
      <AuditFilterForm
        key={auditAddress(filters)}
        filters={filters}
        people={loaded.data?.auditPeople ?? []}
        onApply={(next) => void navigate(auditAddress(next))}
      />
      <LoadedView loaded={loaded} failed={texts.failed}>
        {({ auditEntries: { items, totalCount } }) => (
          <>
            <p className="staff-head-subtitle audit-count" role="status">
              {texts.count(totalCount)}
            </p>
            <DataTable
              caption={texts.caption}
              columns={columns}
              rows={items}
              rowKey={({ id }) => id}
              empty={texts.empty}
            />
          </>
        )}
      </LoadedView>
      <p className="audit-foot">
        {after ? (
          <ButtonLink compact href={auditAddress(filters)}>
            {texts.newest}
          </ButtonLink>
        ) : null}
        {trail?.nextCursor ? (
          <ButtonLink
            compact
            iconAfter="arrow-right"
            href={auditAddress(filters, trail.nextCursor)}
          >
            {texts.older}
          </ButtonLink>
        ) : null}
      </p>
    </StaffScreen>
  );
}
