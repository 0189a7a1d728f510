import { NoticeDocumentParts } from '../noticeFragments.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';

/** The fields of a procurement card. */
const ProcurementCardParts = graphql(`
  fragment ProcurementCardParts on Procurement {
    id
    title
    excerpt
    datePosted
    deadline
  }
`);

/** Procurements of one year, the current one if absent. */
export const ProcurementsList = graphql(
  `
    query ProcurementsList($first: Int, $after: String, $year: Int) {
      procurementsOfYear(first: $first, after: $after, year: $year) {
        items {
          ...ProcurementCardParts
        }
        nextCursor
      }
    }
  `,
  [ProcurementCardParts],
);

/** The newest procurements of any year. */
export const NewestProcurements = graphql(
  `
    query NewestProcurements($first: Int) {
      allProcurements(first: $first) {
        items {
          ...ProcurementCardParts
        }
      }
    }
  `,
  [ProcurementCardParts],
);

/** The years of which there are procurements, latest first. */
export const ProcurementYears = graphql(`
  query ProcurementYears {
    procurementYears
  }
`);

/** One procurement, whole. */
export const ProcurementDetail = graphql(
  `
    query ProcurementDetail($id: Int!) {
      procurementById(id: $id) {
        ...ProcurementCardParts
        description
        author
        updatedAt
        number
        documents {
          ...NoticeDocumentParts
        }
      }
    }
  `,
  [ProcurementCardParts, NoticeDocumentParts],
);
