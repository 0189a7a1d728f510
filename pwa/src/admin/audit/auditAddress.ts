import { adminPaths } from '../navigation/adminPaths.ts';

/** In the URL, so that a filtered list can be bookmarked. */
export interface AuditFilters {
  readonly person: string;
  /** A section's name, or `ACCOUNTS`. */
  readonly section: string;
  /** `yyyy-MM-dd`, in Belgrade time. */
  readonly day: string;
}

/** Filter value for entries without a section: accounts and sign-ins. */
export const ACCOUNTS = 'nalozi';

const NAMES = { person: 'osoba', section: 'sekcija', day: 'dan', after: 'posle' } as const;

/** Empty strings where none is set. */
export function readAuditAddress(search: URLSearchParams): AuditFilters & { after: string } {
  const read = (name: string): string => search.get(name) ?? '';
  return {
    person: read(NAMES.person),
    section: read(NAMES.section),
    day: read(NAMES.day),
    after: read(NAMES.after),
  };
}

/** Starts after the cursor, if given. */
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

/** Null means no filter, an empty section means accounts. */
export function auditVariables({ person, section, day, after }: AuditFilters & { after: string }) {
  return {
    person: person || null,
    section: section === ACCOUNTS ? '' : section || null,
    day: day || null,
    after: after || null,
  };
}
