import type { ReactNode } from 'react';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import { useSite } from '../../page/siteContext.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import type { TextPageWords } from './publicBody.texts.ts';
import { centreQuery, textsOf } from '../about/centre.queries.ts';
import { partsOfText } from './ownText.ts';
import './TextPage.css';

/** A page that is only text. */
export function TextPage({ words }: { readonly words: TextPageWords }): ReactNode {
  const { facts } = useSite();
  const { data } = usePageQuery(centreQuery());
  const own = data ? textsOf(data.centre)[words.setting] : '';
  const parts = own ? partsOfText(own) : words.parts(facts);
  return (
    <Container>
      <PageHead title={words.title} lead={words.lead}>
        <PageFreshness quiet />
      </PageHead>
      {parts.map(({ title, paragraphs, links = [] }) => (
        <section className="text" key={title}>
          {title ? <Heading level={2} className="text-h" text={title} /> : null}
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
