import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';

export const AuditTrail = graphql(`
  query AuditTrail($person: String, $section: String, $day: String, $first: Int!, $after: String) {
    auditEntries(person: $person, section: $section, day: $day, first: $first, after: $after) {
      items {
        id
        at
        userName
        action
        section
        itemType
        summary
        changes {
          field
          from
          to
        }
      }
      nextCursor
      totalCount
    }
    auditPeople
  }
`);

export type AuditPage = ResultOf<typeof AuditTrail>;

export type AuditRow = AuditPage['auditEntries']['items'][number];
