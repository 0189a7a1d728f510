import { NoticeDocumentParts } from '../noticeFragments.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';

const ProcurementCardParts = graphql(`
  fragment ProcurementCardParts on Procurement {
    id
    title
    excerpt
    datePosted
    deadline
  }
`);

/** Without `year`, of the current year. */
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

/** Of any year. */
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

/** Latest first. */
export const ProcurementYears = graphql(`
  query ProcurementYears {
    procurementYears
  }
`);

export const ProcurementDetail = graphql(
  `
    query ProcurementDetail($id: Int!) {
      procurementById(id: $id) {
        ...ProcurementCardParts
        description
        descriptionTree
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
