import type { ReactNode } from 'react';
import { compareMoments } from '@centar/domain/dates.ts';
import { ExhibitionItemCard } from '../../../features/exhibitions/public/ExhibitionItemCard.tsx';
import {
  artSalonsQuery,
  coloniesQuery,
} from '../../../features/exhibitions/public/exhibitions.queries.ts';
import { GallerySection } from '../../../features/gallery/public/GallerySection.tsx';
import { LoadFailure } from '../../page/LoadFailure.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import { useSite } from '../../page/siteContext.ts';
import { paths } from '../../../shared/paths.ts';
import { artsTexts } from '../../../shared/texts/arts.texts.ts';
import { CardSlider } from '../../ui/slider/CardSlider.tsx';
import { Section } from '../../ui/layout/Container.tsx';
import { ErrorAlert } from '../../../shared/ui/primitives/ErrorAlert.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';

/** Sections of the visual arts page only. */
export function VisualArts(): ReactNode {
  return (
    <>
      <GallerySection />
      <Section deferLayout>
        <ColoniesAndSalons />
      </Section>
    </>
  );
}

/** In one row, newest first. A failed query shows its own error; the other's cards stay. */
function ColoniesAndSalons(): ReactNode {
  const { address } = useSite();
  const colonies = usePageQuery(coloniesQuery());
  const salons = usePageQuery(artSalonsQuery());
  const cards = [
    ...(colonies.data?.allColonies.items ?? []).map((colony) => ({
      at: colony.createdAt,
      card: (
        <ExhibitionItemCard
          key={`k${String(colony.id)}`}
          item={colony}
          href={paths.colony(colony.id)}
        />
      ),
    })),
    ...(salons.data?.allArtSalons.items ?? []).map((salon) => ({
      at: salon.createdAt,
      card: (
        <ExhibitionItemCard
          key={`s${String(salon.id)}`}
          item={salon}
          href={paths.artSalon(salon.id)}
        />
      ),
    })),
  ].sort((a, b) => compareMoments(b.at, a.at));
  const failed = colonies.code !== undefined || salons.code !== undefined;
  if (cards.length === 0 && !failed) return null;
  return (
    <>
      {cards.length > 0 ? (
        <CardSlider title={artsTexts.title} slides={cards.map(({ card }) => card)} />
      ) : (
        <SectionHead title={artsTexts.title} />
      )}
      {colonies.code === undefined ? null : (
        <ErrorAlert text={artsTexts.coloniesFailed} retryHref={address} />
      )}
      {salons.code === undefined ? null : (
        <LoadFailure
          retryHref={address}
          text={artsTexts.salonsFailed}
          popup={artsTexts.salonsFailed}
        />
      )}
    </>
  );
}
