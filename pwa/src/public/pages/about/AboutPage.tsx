import type { ReactNode } from 'react';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { paths } from '../../../shared/paths.ts';
import { useSite } from '../../page/siteContext.ts';
import { aboutTexts } from './about.texts.ts';
import { AboutSection } from '../../ui/layout/AboutSection.tsx';
import { Section } from '../../ui/layout/Container.tsx';
import { DetailHead } from '../../ui/detail/DetailHead.tsx';
import { DetailLayout } from '../../ui/detail/DetailLayout.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { Prose } from '../../ui/detail/Prose.tsx';
import { SectionHead } from '../../ui/layout/SectionHead.tsx';
import { CentreContact } from './CentreContact.tsx';
import { CentreMap } from './CentreMap.tsx';
import { ContactForm } from './ContactForm.tsx';
import './AboutPage.css';

const { title, lead, story, garden, map, letter, figures } = aboutTexts;

/** `/o-nama`: what the house is, when it is open, where it stands and how to write to it. */
export function AboutPage(): ReactNode {
  const { facts, now } = useSite();
  return (
    <>
      <DetailLayout
        main={
          <>
            <DetailHead title={title} author={lead} />
            <PageFreshness quiet />
            <Prose text={story(facts.name)} lead />
          </>
        }
        sidebar={<CentreContact facts={facts} now={now} />}
      />
      <Section id="basta" labelledBy="basta-naslov">
        <SectionHead id="basta-naslov" title={garden.title} />
        <div className="about-two">
          {garden.parts.map((part) => (
            <div key={part.title}>
              <Heading level={3} text={part.title} />
              <p>{part.text}</p>
            </div>
          ))}
        </div>
      </Section>
      <Section id="mapa" labelledBy="mapa-naslov">
        <SectionHead id="mapa-naslov" title={map.title} />
        <CentreMap facts={facts} />
      </Section>
      <Section id="pisite-nam" labelledBy="pisite-nam-naslov">
        <SectionHead id="pisite-nam-naslov" title={letter.title} />
        <ContactForm facts={facts} />
      </Section>
      <AboutSection
        title={figures.title}
        lead={figures.lead}
        link={{ label: figures.link, href: paths.programs }}
        figures={facts.figures}
      />
    </>
  );
}
