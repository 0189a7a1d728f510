import { adminPaths } from '../navigation/adminPaths.ts';

/** The filters of the audit trail. They are kept in the URL, so that a filtered list can be bookmarked and sent. */
export interface AuditFilters {
  readonly person: string;
  /** A section's name, or `ACCOUNTS`. */
  readonly section: string;
  /** `yyyy-MM-dd`, a Belgrade day. */
  readonly day: string;
}

/** A word in the address for entries that have no section: accounts and sign-ins. */
export const ACCOUNTS = 'nalozi';

const NAMES = { person: 'osoba', section: 'sekcija', day: 'dan', after: 'posle' } as const;

/** The filters and the place of an address; empty texts where nothing is asked for. */
export function readAuditAddress(search: URLSearchParams): AuditFilters & { after: string } {
  const read = (name: string): string => search.get(name) ?? '';
  return {
    person: read(NAMES.person),
    section: read(NAMES.section),
    day: read(NAMES.day),
    after: read(NAMES.after),
  };
}

/** The address of the audit trail with these filters, from behind a cursor on where one is given. */
export function auditAddress(filters: AuditFilters, after = ''): string {
  const { person, section, day } = filters;
  const parts = [
    [NAMES.person, person],
    [NAMES.section, section],
    [NAMES.day, day],
    [NAMES.after, after],
  ].filter(([, value]) => value !== '');
  const search = new URLSearchParams(parts).toString();
  return search ? `${adminPaths.audit}?${search}` : adminPaths.audit;
}

/** The variables of the audit query: null leaves a filter out, an empty section means accounts. */
export function auditVariables({ person, section, day, after }: AuditFilters & { after: string }) {
  return {
    person: person || null,
    section: section === ACCOUNTS ? '' : section || null,
    day: day || null,
    after: after || null,
  };
}
