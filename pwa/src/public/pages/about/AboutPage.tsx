import type { ReactNode } from 'react';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { addressLine } from '@centar/domain/address.ts';
import { premisesQuery } from '../../../features/premises/public/premises.queries.ts';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import { QueryView } from '../../page/QueryView.tsx';
import { paths } from '../../../shared/paths.ts';
import { useSite } from '../../page/siteContext.ts';
import { aboutTexts } from './about.texts.ts';
import { AboutSection } from '../../ui/layout/AboutSection.tsx';
import { Section } from '../../ui/layout/Container.tsx';
import { DetailHead } from '../../ui/detail/DetailHead.tsx';
import { DetailLayout } from '../../ui/detail/DetailLayout.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { MarkedText } from '../../ui/detail/MarkedText.tsx';
import { Prose } from '../../ui/detail/Prose.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { centreQuery, textsOf } from '../../page/centre.queries.ts';
import { CentreContact } from './CentreContact.tsx';
import { CentreMap } from './CentreMap.tsx';
import { ContactForm } from './ContactForm.tsx';
import { QuickContact } from './QuickContact.tsx';
import { HallList } from './HallList.tsx';
import './AboutPage.css';

const { title, garden, halls, map, letter, figures } = aboutTexts;

export function AboutPage(): ReactNode {
  return (
    <QueryView state={usePageQuery(centreQuery())}>
      {({ centre }) => <About {...textsOf(centre)} />}
    </QueryView>
  );
}

function About(texts: ReturnType<typeof textsOf>): ReactNode {
  const { facts, now } = useSite();
  // Without them the halls have no pictures.
  const photos = usePageQuery(premisesQuery()).data?.premisesPhotos ?? [];
  const { about: picture } = facts.pictures;
  const { latitude, longitude } = facts;
  const place = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  return (
    <>
      <DetailLayout
        main={
          <>
            <DetailHead title={title} />
            <PageFreshness />
            {facts.lead ? (
              <div className="prose about-lead">
                <p className="lead">
                  <LinkedText text={facts.lead} />
                </p>
              </div>
            ) : null}
            <QuickContact facts={facts} now={now} />
            {picture ? (
              <img
                className="about-picture"
                src={picture.src}
                srcSet={picture.srcSet}
                sizes="(min-width: 1024px) 760px, 80vw"
                width={picture.width}
                height={picture.height}
                alt={picture.alt}
              />
            ) : null}
            <Prose text={texts.story} tree={texts.trees.story} lead={!facts.lead} />
          </>
        }
        sidebar={<CentreContact facts={facts} now={now} />}
      />
      {texts.garden.length > 0 ? (
        <Section id="basta" labelledBy="basta-naslov">
          <SectionHead id="basta-naslov" title={garden} />
          <Garden parts={texts.garden} />
        </Section>
      ) : null}
      {texts.halls.length > 0 ? (
        <Section id="sale" labelledBy="sale-naslov">
          <SectionHead id="sale-naslov" title={halls.title} />
          <HallList halls={texts.halls} photos={photos} />
        </Section>
      ) : null}
      {addressLine(facts) || place ? (
        <Section id="mapa" labelledBy="mapa-naslov">
          <SectionHead id="mapa-naslov" title={map.title} />
          <CentreMap name={facts.name} address={addressLine(facts)} map={place} />
        </Section>
      ) : null}
      {facts.email || facts.phone ? (
        <Section id="pisite-nam" labelledBy="pisite-nam-naslov">
          <SectionHead id="pisite-nam-naslov" title={letter.title} />
          <ContactForm facts={facts} />
        </Section>
      ) : null}
      {facts.figures.length > 0 ? (
        <AboutSection
          title={figures.title}
          lead={figures.lead}
          link={{ label: figures.link, href: paths.programs }}
          figures={facts.figures}
        />
      ) : null}
    </>
  );
}

function Garden({ parts }: { parts: ReturnType<typeof textsOf>['garden'] }): ReactNode {
  return (
    <div className="about-two">
      {parts.map((part) => (
        <div key={part.title}>
          <Heading level={3} text={part.title} />
          {part.tree.length > 0 ? (
            <div className="prose">
              <MarkedText blocks={part.tree} headings={['h4', 'h5']} />
            </div>
          ) : (
            <p>
              <LinkedText text={part.text} />
            </p>
          )}
        </div>
      ))}
    </div>
  );
}
