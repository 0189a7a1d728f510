import { useCallback } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { ContentState } from '../../../dashboard/contentHealth.adminOperations.ts';
import { useStaffCalls } from '../../../graphql/staffCalls.ts';
import { isItemType } from '../../../navigation/itemUrls.ts';
import { useAsync, type Loaded } from '../../../screen/useAsync.ts';
import type { DescribedOf } from './describedType.ts';

export interface PictureToDescribe {
  readonly key: string;
  readonly itemType: ItemType;
  readonly section: string;
  readonly id: number;
  readonly title: string;
  /** Undefined if it failed to load. */
  readonly src: string | undefined;
}

export interface PicturesToDescribe {
  readonly rows: readonly PictureToDescribe[];
  readonly count: number;
}

/** Each row needs a request for its picture. */
const PAGE_PICTURES = 25;

/** Those of the first page have their addresses. */
export function usePicturesToDescribe(describedOf: DescribedOf): Loaded<PicturesToDescribe> {
  const calls = useStaffCalls();
  const load = useCallback(async (): Promise<PicturesToDescribe> => {
    const { contentState } = await calls.query(ContentState, {});
    const lacks = contentState.flatMap(({ section, itemType, lacks: all }) =>
      all
        .filter(({ what }) => what === 'alternativeText')
        .map((lack) => ({ section, itemType, lack })),
    );
    const named = lacks.flatMap(({ section, itemType, lack }) =>
      isItemType(itemType)
        ? lack.items.map(({ itemId, title }) => ({ itemType, section, id: itemId, title }))
        : [],
    );
    const rows = await Promise.all(
      named.slice(0, PAGE_PICTURES).map(async (item) => {
        // A picture that fails to load must not block the others.
        const picture = await describedOf(item.itemType)
          .read(calls, item.id)
          .catch(() => undefined);
        return { ...item, key: `${item.itemType}-${String(item.id)}`, src: picture?.src };
      }),
    );
    return { rows, count: lacks.reduce((sum, { lack }) => sum + lack.count, 0) };
  }, [calls, describedOf]);
  return useAsync(load);
}
