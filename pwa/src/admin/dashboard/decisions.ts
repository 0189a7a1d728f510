import { formatTime, sameBelgradeDay } from '@centar/domain/dates.ts';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { relativeMoment } from '../list/LastChange.tsx';
import { adminPaths } from '../navigation/adminPaths.ts';
import { CONTENT_TYPES } from '../navigation/contentTypes.ts';
import { isItemType, itemUrl } from '../navigation/itemUrls.ts';
import type { StaffUser } from '../users/users.adminOperations.ts';
import type { ContentPart } from './contentHealth.adminOperations.ts';
import { listOfPart } from './contentParts.ts';
import type { DeskDecision } from './desk.adminOperations.ts';
import { deskTexts } from './desk.texts.ts';

const texts = deskTexts.decisions;

/** With one act. */
export interface Decision {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly act:
    | { readonly kind: 'link'; readonly label: string; readonly href: string }
    | {
        readonly kind: 'publish';
        readonly itemType: ItemType;
        readonly id: number;
        readonly version: number;
        readonly title: string;
        readonly href: string;
      }
    | { readonly kind: 'password'; readonly user: StaffUser };
}

/** `danas u 12:00`, `sutra u 12:00` */
const nearMoment = (at: string, now: Date): string =>
  deskTexts.at(sameBelgradeDay(at, now) ? deskTexts.today : deskTexts.tomorrow, formatTime(at));

function ofServer(decision: DeskDecision, now: Date): Decision[] {
  const { what, itemType, itemId: id, version, section, title, at, savedByName } = decision;
  if (!isItemType(itemType)) return [];
  const href = itemUrl(itemType, id, section);
  const own = { key: [what, itemType, id].join('-') };
  const open = { kind: 'link', label: texts.open, href } as const;
  const name = texts.named(CONTENT_TYPES[itemType].name, title);
  if (what === 'deadline') {
    return [{ ...own, title: name, text: texts.deadline(nearMoment(at, now)), act: open }];
  }
  if (what === 'late') return [{ ...own, title: name, text: texts.late, act: open }];
  const text = texts.saved(savedByName, relativeMoment(at, now));
  const act = { kind: 'publish', itemType, id, version, title, href } as const;
  return [{ ...own, title: texts.draft(title), text, act }];
}

function ofPart(part: ContentPart): Decision[] {
  const { section, itemType } = part;
  if (!isItemType(itemType)) return [];
  const { label, href } = listOfPart(part);
  const act = (to: string) => ({ kind: 'link', label: texts.supply, href: to }) as const;
  return part.lacks.flatMap(({ what, count, items }): Decision[] => {
    const text = texts.lacks[what];
    if (text === undefined) return [];
    const key = [section, itemType, what].join('-');
    if (what === 'alternativeText' && count > 1) {
      const many = texts.manyPictures(count);
      return [{ key, title: label, text: many, act: act(adminPaths.describePictures) }];
    }
    const open = { kind: 'link', label: texts.open, href } as const;
    const others = count - items.length;
    const rest: Decision[] =
      others > 0 ? [{ key, title: label, text: texts.others(others, text), act: open }] : [];
    const named = items.map(({ itemId, title }) => ({
      key: `${key}-${String(itemId)}`,
      title: texts.named(CONTENT_TYPES[itemType].name, title),
      text,
      act: act(itemUrl(itemType, itemId, section)),
    }));
    return [...named, ...rest];
  });
}

/** In order: deadlines, waiting people, drafts, missing content. */
export function decisionsOf(
  decisions: readonly DeskDecision[],
  parts: readonly ContentPart[],
  users: readonly StaffUser[],
  now: Date,
): Decision[] {
  const asking = users.flatMap((user): Decision[] =>
    user.resetAskedAt === null
      ? []
      : [
          {
            key: `user-${String(user.id)}`,
            title: texts.password(user.name),
            text: texts.asked(relativeMoment(user.resetAskedAt, now)),
            act: { kind: 'password', user },
          },
        ],
  );
  const of = (...kinds: readonly string[]) =>
    decisions.filter(({ what }) => kinds.includes(what)).flatMap((one) => ofServer(one, now));
  return [...of('deadline'), ...asking, ...of('late'), ...of('draft'), ...parts.flatMap(ofPart)];
}
