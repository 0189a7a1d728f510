import { sameBelgradeDay } from '@centar/domain/dates.ts';
import { groupBy } from '@centar/domain/groupBy.ts';
import { graphql, type ResultOf } from '../../shared/graphql/tada.ts';
import { adminPaths } from '../navigation/adminPaths.ts';
import { listOfPart } from './contentParts.ts';
import { deskTexts } from './desk.texts.ts';

/** Users are counted for administrators only. */
export const AdminMarks = graphql(`
  query AdminMarks($isAdministrator: Boolean!) {
    desk {
      decisions {
        what
        itemType
        section
        at
      }
    }
    allUsers(first: 50) @include(if: $isAdministrator) {
      items {
        resetAskedAt
      }
    }
  }
`);

/** Notes on links of the sidebar, by address: `1 nacrt`, `rok danas`. */
export type Marks = ReadonlyMap<string, string>;

const texts = deskTexts.marks;

/** A deadline has precedence over drafts. */
export function marksOf({ desk, allUsers }: ResultOf<typeof AdminMarks>, now: Date): Marks {
  const lists = groupBy(desk.decisions, (decision) => listOfPart(decision).href);
  const marks = [...lists].flatMap(([href, decisions]): [string, string][] => {
    const deadlines = decisions.filter(({ what }) => what === 'deadline');
    const drafts = decisions.filter(({ what }) => what === 'draft').length;
    if (deadlines.some(({ at }) => sameBelgradeDay(at, now))) return [[href, texts.today]];
    if (deadlines.length > 0) return [[href, texts.tomorrow]];
    return drafts > 0 ? [[href, texts.drafts(drafts)]] : [];
  });
  const asking = allUsers?.items.filter(({ resetAskedAt }) => resetAskedAt !== null).length ?? 0;
  return new Map(asking > 0 ? [...marks, [adminPaths.panel, texts.asking(asking)]] : marks);
}
