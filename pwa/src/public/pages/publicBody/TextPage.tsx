import type { ReactNode } from 'react';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { useSite } from '../../page/siteContext.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import type { TextPageWords } from './publicBody.texts.ts';
import './TextPage.css';

/** A page that is only text. */
export function TextPage({ words }: { readonly words: TextPageWords }): ReactNode {
  const { facts } = useSite();
  return (
    <Container>
      <PageHead title={words.title} lead={words.lead}>
        <PageFreshness quiet />
      </PageHead>
      {words.parts(facts).map(({ title, paragraphs, links = [] }) => (
        <section className="text" key={title}>
          <Heading level={2} className="text-h" text={title} />
          <div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {links.length > 0 ? (
              <p className="text-l">
                {links.map((link) => (
                  <MoreLink key={link.href} {...link} />
                ))}
              </p>
            ) : null}
          </div>
        </section>
      ))}
    </Container>
  );
}
