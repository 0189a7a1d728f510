import type { ReactNode } from 'react';
import { DETAIL_SIZES } from '../../../public/ui/pictureSizes.ts';
import { PageFreshness } from '../../../public/freshness/PageFreshness.tsx';
import { formatYear } from '../../../public/ui/cards/formatYear.ts';
import { Ticket } from '../../../public/ui/detail/Ticket.tsx';
import { DetailHead } from '../../../public/ui/detail/DetailHead.tsx';
import { DetailLayout } from '../../../public/ui/detail/DetailLayout.tsx';
import { Prose } from '../../../public/ui/detail/Prose.tsx';
import { ShareButton } from '../../../public/ui/detail/ShareButton.tsx';
import { Section } from '../../../public/ui/layout/Container.tsx';
import { CardSlider } from '../../../public/ui/slider/CardSlider.tsx';
import { paths } from '../../../shared/paths.ts';
import { artsTexts } from '../../../shared/texts/arts.texts.ts';
import { ItemPictures } from '../../../public/ui/detail/ItemPictures.tsx';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import { ThemeTag } from '../../../shared/ui/primitives/Tag.tsx';
import { ExhibitionItemCard } from './ExhibitionItemCard.tsx';
import type { ExhibitionCardData, ExhibitionData } from './exhibitions.operations.ts';
import { exhibitionTexts as texts } from './exhibitions.texts.ts';

export interface ExhibitionViewProps {
  readonly item: ExhibitionData;
  readonly others: readonly ExhibitionCardData[];
  readonly othersTitle: string;
  readonly hrefOf: (id: number) => string;
}

/** For colonies and art salons. */
export function ExhibitionView(props: ExhibitionViewProps): ReactNode {
  const { item, othersTitle, hrefOf } = props;
  const others = props.others.filter(({ id }) => id !== item.id);
  return (
    <>
      <DetailLayout
        main={
          <>
            <DetailHead
              title={item.title}
              crumbs={{
                parents: [{ label: artsTexts.program, href: paths.programType('likovni') }],
              }}
              tag={<ThemeTag text={item.colonyType} />}
              author={texts.author(item.author)}
            />
            <PageFreshness />
            <Ticket
              place={texts.held}
              price={formatYear(item.yearHappening)}
              actions={<ShareButton />}
            />
            <Picture
              image={item.image}
              priority
              fallbackMark="likovni"
              fallbackWord={item.colonyType}
              sizes={DETAIL_SIZES}
            />
            <ItemPictures {...item} />
            <Prose text={item.description} tree={item.descriptionTree} lead />
          </>
        }
      />
      {others.length > 0 ? (
        <Section deferLayout>
          <CardSlider
            title={othersTitle}
            slides={others.map((other) => (
              <ExhibitionItemCard key={other.id} item={other} href={hrefOf(other.id)} />
            ))}
          />
        </Section>
      ) : null}
    </>
  );
}
