import type { ReactNode } from 'react';
import { useOutcomes } from '../../../public/page/pageQuery.ts';
import { useSite } from '../../../public/page/siteContext.ts';
import { Section } from '../../../public/ui/layout/Container.tsx';
import { SectionHead } from '../../../public/ui/layout/SectionHead.tsx';
import { galleryTexts } from '../../../public/ui/lightbox/lightbox.texts.ts';
import { Gallery } from './Gallery.island.tsx';
import { galleryPlace, galleryQueries } from './galleryAddress.ts';

/** One page of the gallery, and the overlay of the picture in the address. */
export function GallerySection(): ReactNode {
  const { address } = useSite();
  const place = galleryPlace(new URL(address, 'https://centar').searchParams);
  return (
    <Section deferLayout id="galerija" labelledBy="galerija-naslov">
      <SectionHead title={galleryTexts.title} id="galerija-naslov" />
      <Gallery
        page={place.page}
        picture={place.picture ?? null}
        address={address}
        outcomes={useOutcomes(galleryQueries(place))}
      />
    </Section>
  );
}
