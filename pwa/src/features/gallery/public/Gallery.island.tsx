import { useState, type ReactNode } from 'react';
import type { QueryOutcome } from '@centar/domain/pageContract.ts';
import { LOGGED, LoggedFailure } from '../../../public/page/LoggedFailure.tsx';
import { useIslandQuery } from '../../../public/page/pageQuery.ts';
import { island } from '../../../public/islands/island.tsx';
import { galleryTexts } from '../../../public/ui/lightbox/lightbox.texts.ts';
import { EmptyState } from '../../../public/ui/layout/EmptyState.tsx';
import { GalleryGrid, GalleryGridSkeleton } from '../../../public/ui/lightbox/GalleryGrid.tsx';
import { paths } from '../../../shared/paths.ts';
import { Pager } from '../../../shared/ui/primitives/Pager.tsx';
import { GalleryOverlay, LinkedOverlay } from './GalleryOverlay.tsx';
import type { GalleryItemData } from './gallery.operations.ts';
import { galleryPageQuery } from './gallery.queries.ts';
import { galleryHref, gallerySearch } from './galleryAddress.ts';
import { useGalleryPlace, type GalleryWays } from './useGalleryPlace.ts';

/** Pictures on a full page, for the skeleton. */
const FULL_PAGE = 12;

export interface GalleryProps {
  /** Counts from 1. */
  readonly page: number;
  /** The picture whose overlay is open. */
  readonly picture: number | null;
  /** Of the queries of this place. */
  readonly outcomes: Readonly<Record<string, QueryOutcome>>;
}

/** The browser logs it. */
const hasFailed = (outcomes: GalleryProps['outcomes']): boolean =>
  Object.values(outcomes).some((outcome) => 'code' in outcome);

function GalleryContent({ page: first, picture: opened }: GalleryProps): ReactNode {
  const ways = useGalleryPlace({ page: first, picture: opened ?? undefined });
  const { page, picture } = ways.place;
  const state = useIslandQuery(galleryPageQuery(page));
  const loaded = state?.data && { page, gallery: state.data.galleryByPage };
  const [kept, keep] = useState(loaded);
  if (loaded && kept?.gallery !== loaded.gallery) keep(loaded);
  // If a page fails to load, the previous one stays.
  const { gallery, page: shownPage = page } = loaded ?? (state && kept) ?? {};
  const items = gallery?.items ?? [];
  const shown = items.find(({ id }) => id === picture);
  return (
    <>
      {state ? null : <GalleryGridSkeleton count={FULL_PAGE} />}
      {state?.code === undefined ? null : (
        <LoggedFailure
          words={LOGGED.gallery}
          code={state.code}
          text={galleryTexts.failed}
          retryHref={paths.programType('likovni') + gallerySearch(ways.place)}
        />
      )}
      {gallery && items.length === 0 ? <PastEnd /> : null}
      {gallery && items.length > 0 ? <Wall {...gallery} page={shownPage} ways={ways} /> : null}
      {gallery && picture !== undefined && shown ? (
        <GalleryOverlay
          key="picture"
          item={shown}
          wallPage={{ items, before: (shownPage - 1) * gallery.pageSize, total: gallery.total }}
          ways={ways}
        />
      ) : null}
      {picture !== undefined && !shown && state ? (
        <LinkedOverlay key="picture" id={picture} ways={ways} />
      ) : null}
    </>
  );
}

/** The wall of a gallery page, and the overlay over it. */
export const Gallery = island(
  {
    name: 'Gallery',
    wake: ({ picture, outcomes }) => (picture !== null || hasFailed(outcomes) ? 'start' : 'touch'),
  },
  GalleryContent,
);

interface WallProps {
  readonly items: readonly GalleryItemData[];
  readonly total: number;
  readonly pageSize: number;
  /** Counts from 1. */
  readonly page: number;
  readonly ways: GalleryWays;
}

function Wall({ items, total, pageSize, page, ways }: WallProps): ReactNode {
  return (
    <>
      <GalleryGrid
        items={items.map(({ id, title, author, yearMade, image }) => ({
          id,
          title,
          image,
          line: [author, yearMade].filter(Boolean).join(', '),
          href: galleryHref({ page, picture: id }),
        }))}
        onOpen={ways.open}
      />
      {total > pageSize ? (
        <Pager
          page={page}
          pages={Math.ceil(total / pageSize)}
          hrefFor={(target) => galleryHref({ page: target, picture: undefined })}
          onPage={ways.toPage}
        />
      ) : null}
    </>
  );
}

function PastEnd(): ReactNode {
  const href = galleryHref({ page: 1, picture: undefined });
  return (
    <EmptyState
      mark="likovni"
      title={galleryTexts.pastEnd}
      link={{ label: galleryTexts.first, href }}
    />
  );
}
