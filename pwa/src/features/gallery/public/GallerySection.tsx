import type { ReactNode } from 'react';
import { LoggedFailure } from '../../../public/page/LoggedFailure.tsx';
import { LOGGED } from '../../../public/page/logFailure.ts';
import { usePageQuery } from '../../../public/page/pageQuery.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import { galleryTexts } from '../../../public/ui/lightbox/lightbox.texts.ts';
import { Section } from '../../../public/ui/layout/Container.tsx';
import { EmptyState } from '../../../public/ui/layout/EmptyState.tsx';
import { GalleryGrid, GalleryGridSkeleton } from '../../../public/ui/lightbox/GalleryGrid.tsx';
import { Pager } from '../../../shared/ui/primitives/Pager.tsx';
import { SectionHead } from '../../../public/ui/layout/SectionHead.tsx';
import { GalleryOverlay, LinkedOverlay } from './GalleryOverlay.tsx';
import type { GalleryItemData } from './gallery.operations.ts';
import { galleryPageQuery } from './gallery.queries.ts';
import { galleryHref } from './galleryAddress.ts';
import { useGalleryPlace, type GalleryWays } from './useGalleryPlace.ts';

/** Pictures on a full page, for the skeleton. */
const FULL_PAGE = 12;

/** One page of the gallery, and the overlay of the picture in the address. */
export function GallerySection(): ReactNode {
  const ways = useGalleryPlace();
  const { page, picture } = ways.place;
  const { data, loading, code } = usePageQuery(galleryPageQuery(page));
  const { address } = useSite();
  const gallery = data?.galleryByPage;
  const items = gallery?.items ?? [];
  const shown = items.find(({ id }) => id === picture);
  return (
    <Section deferLayout id="galerija" labelledBy="galerija-naslov">
      <SectionHead title={galleryTexts.title} id="galerija-naslov" />
      {loading ? <GalleryGridSkeleton count={FULL_PAGE} /> : null}
      {code === undefined ? null : (
        <LoggedFailure
          words={LOGGED.gallery}
          code={code}
          text={galleryTexts.failed}
          retryHref={address}
        />
      )}
      {gallery && items.length === 0 ? <NoPictures total={gallery.total} /> : null}
      {gallery && items.length > 0 ? <Wall {...gallery} ways={ways} /> : null}
      {gallery && picture !== undefined && shown ? (
        <GalleryOverlay
          key="picture"
          item={shown}
          wallPage={{ items, before: (page - 1) * gallery.pageSize, total: gallery.total }}
          ways={ways}
        />
      ) : null}
      {picture !== undefined && !shown && !loading ? (
        <LinkedOverlay key="picture" id={picture} ways={ways} />
      ) : null}
    </Section>
  );
}

interface WallProps {
  readonly items: readonly GalleryItemData[];
  readonly total: number;
  readonly pageSize: number;
  readonly ways: GalleryWays;
}

function Wall({ items, total, pageSize, ways }: WallProps): ReactNode {
  const { page } = ways.place;
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

function NoPictures({ total }: { readonly total: number }): ReactNode {
  if (total === 0) return <EmptyState mark="likovni" title={galleryTexts.empty} />;
  const href = galleryHref({ page: 1, picture: undefined });
  return (
    <EmptyState
      mark="likovni"
      title={galleryTexts.pastEnd}
      link={{ label: galleryTexts.first, href }}
    />
  );
}
