import { NoticeDocumentParts } from '../noticeFragments.operations.ts';
import { graphql } from '../../../shared/graphql/tada.ts';

const CompetitionCardParts = graphql(`
  fragment CompetitionCardParts on Competition {
    id
    title
    excerpt
    datePosted
    deadline
  }
`);

/** Newest first. */
export const CompetitionsList = graphql(
  `
    query CompetitionsList($first: Int, $after: String) {
      allCompetitions(first: $first, after: $after) {
        items {
          ...CompetitionCardParts
        }
        nextCursor
      }
    }
  `,
  [CompetitionCardParts],
);

export const CompetitionDetail = graphql(
  `
    query CompetitionDetail($id: Int!) {
      competitionById(id: $id) {
        ...CompetitionCardParts
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
  [CompetitionCardParts, NoticeDocumentParts],
);
