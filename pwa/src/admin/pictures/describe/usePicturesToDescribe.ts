import { useCallback } from 'react';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import { ContentState } from '../../dashboard/contentHealth.adminOperations.ts';
import { useStaffCalls } from '../../graphql/staffCalls.ts';
import { isItemType } from '../../navigation/itemUrls.ts';
import { useAsync, type Loaded } from '../../screen/useAsync.ts';
import type { DescribedOf } from './describedType.ts';

export interface PictureToDescribe {
  readonly key: string;
  readonly itemType: ItemType;
  readonly section: string;
  readonly id: number;
  readonly title: string;
  /** Its place among several pictures, from 1. */
  readonly place?: number;
  /** Undefined if it failed to load. */
  readonly src: string | undefined;
}

export interface PicturesToDescribe {
  readonly rows: readonly PictureToDescribe[];
  readonly count: number;
}

/** Each needs a request for its pictures. */
const PAGE_ITEMS = 25;

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
    const shown = named.slice(0, PAGE_ITEMS);
    const found = await Promise.all(
      shown.map(async (item): Promise<PictureToDescribe[]> => {
        const own = { ...item, key: `${item.itemType}-${String(item.id)}` };
        // A picture that fails to load must not block the others.
        const pictures = await describedOf(item.itemType)
          .read(calls, item.id)
          .catch(() => undefined);
        if (!pictures) return [{ ...own, src: undefined }];
        return pictures.flatMap(({ src, alt }, at) => {
          if (alt !== '') return [];
          return at === 0
            ? [{ ...own, src }]
            : [{ ...own, key: own.key + src, place: at + 1, src }];
        });
      }),
    );
    const rows = found.flat();
    // Other items lack at least one each; the exact number is unknown.
    const others = lacks.reduce((sum, { lack }) => sum + lack.count, 0) - shown.length;
    return { rows, count: rows.length + others };
  }, [calls, describedOf]);
  return useAsync(load);
}
