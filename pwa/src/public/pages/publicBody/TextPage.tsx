import { createElement } from 'react';
import type { ReactNode } from 'react';
import { telephones } from '@centar/domain/links.ts';
import { shownText } from '../../../shared/script/script.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import { useSite } from '../../page/siteContext.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import { accessibilityWords, privacyWords, termsWords } from './publicBody.texts.ts';
import type { TextPageWords, TextPart } from './publicBody.texts.ts';
import { centreQuery, textsOf } from '../about/centre.queries.ts';
import './TextPage.css';

const HEADING = /^##\s+/;

/** A text of the settings in its parts: a line that begins with `## ` is a heading, an empty line parts paragraphs. */
function partsOfText(text: string): TextPart[] {
  const parts: { title: string; paragraphs: string[] }[] = [];
  for (const block of text.split(/\n\s*\n|\n(?=##\s)/)) {
    const [first = '', ...rest] = block.trim().split('\n');
    if (HEADING.test(first)) {
      parts.push({ title: first.replace(HEADING, ''), paragraphs: [] });
      if (rest.length > 0) parts.at(-1)?.paragraphs.push(rest.join('\n'));
    } else if (first) {
      if (parts.length === 0) parts.push({ title: '', paragraphs: [] });
      parts.at(-1)?.paragraphs.push(block.trim());
    }
  }
  return parts;
}

/** Text in which a way to reach the centre is a link. */
function withLink(parts: readonly ReactNode[], way: string, href: string): ReactNode[] {
  if (!way) return [...parts];
  return parts.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const [first = '', ...others] = part.split(way);
    const links = others.map((_, index) =>
      createElement('a', { href, key: way + String(index) }, way),
    );
    return [first, ...others.flatMap((other, index) => [links[index], other])];
  });
}

function Paragraph({ text }: { readonly text: string }): ReactNode {
  const { email, phone } = useSite().facts;
  // Written in its script before it is cut: a name of several words is known as a whole only.
  const mailed = withLink([shownText(text)], email, `mailto:${email}`);
  return (
    <p>
      {telephones(phone).reduce((parts, { href, label }) => withLink(parts, label, href), mailed)}
    </p>
  );
}

/** A page that is only text. */
function TextPage({ words }: { readonly words: TextPageWords }): ReactNode {
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
          {title ? <Heading level={2} className="text-head" text={title} /> : null}
          <div>
            {paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} text={paragraph} />
            ))}
            {links.length > 0 ? (
              <p className="text-links">
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

/** `/pristupacnost` */
export function AccessibilityPage(): ReactNode {
  return <TextPage words={accessibilityWords} />;
}

/** `/privatnost` */
export function PrivacyPage(): ReactNode {
  return <TextPage words={privacyWords} />;
}

/** `/uslovi-i-podaci` */
export function TermsPage(): ReactNode {
  return <TextPage words={termsWords} />;
}
