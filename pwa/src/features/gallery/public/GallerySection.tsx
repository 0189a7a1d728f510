import type { ReactNode } from 'react';
import { useOutcomes, usePageQuery } from '../../../public/page/pageQuery.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import { Section } from '../../../public/ui/layout/Container.tsx';
import { SectionHead } from '../../../public/ui/layout/SectionHead.tsx';
import { galleryTexts } from '../../../public/ui/lightbox/lightbox.texts.ts';
import { Gallery } from './Gallery.island.tsx';
import { galleryPageQuery } from './gallery.queries.ts';
import { galleryPlace, galleryQueries } from './galleryAddress.ts';

/** One page of the gallery, and the overlay of the picture in the address. Hidden while empty. */
export function GallerySection(): ReactNode {
  const { address } = useSite();
  const place = galleryPlace(new URL(address, 'https://centar').searchParams);
  const outcomes = useOutcomes(galleryQueries(place));
  const wall = usePageQuery(galleryPageQuery(place.page)).data?.galleryByPage;
  if (wall?.total === 0) return null;
  return (
    <Section deferLayout id="galerija" labelledBy="galerija-naslov">
      <SectionHead title={galleryTexts.title} id="galerija-naslov" />
      <Gallery page={place.page} picture={place.picture ?? null} outcomes={outcomes} />
    </Section>
  );
}
