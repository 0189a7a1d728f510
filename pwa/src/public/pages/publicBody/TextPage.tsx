import type { ReactNode } from 'react';
import type { Block } from '@centar/domain/markup/tree.ts';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import { useSite } from '../../page/siteContext.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { MarkedText } from '../../ui/detail/MarkedText.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import {
  accessibilityWords,
  accessTestPart,
  privacyWords,
  termsWords,
  type TextPageWords,
  type TextPart,
} from './publicBody.texts.ts';
import { centreQuery, textsOf } from '../../page/centre.queries.ts';
import './TextPage.css';

const HEADING = /^##\s+/;

/** A line that starts with `## ` is a heading; an empty line separates paragraphs. */
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

/** Headings of the first level begin parts. */
function partsOfTree(tree: readonly Block[]): TextPart[] {
  const parts: { title: string; paragraphs: string[]; blocks: Block[] }[] = [];
  for (const block of tree) {
    if (block.kind === 'heading' && block.level === 1) {
      const title = block.runs.map(({ text }) => text).join('');
      parts.push({ title, paragraphs: [], blocks: [] });
    } else {
      if (parts.length === 0) parts.push({ title: '', paragraphs: [], blocks: [] });
      parts.at(-1)?.blocks.push(block);
    }
  }
  return parts;
}

interface TextPageProps {
  readonly words: TextPageWords;
  /** Not replaced by the centre's text. */
  readonly last?: TextPart;
}

function TextPage({ words, last }: TextPageProps): ReactNode {
  const { facts } = useSite();
  const { data } = usePageQuery(centreQuery());
  const texts = data && textsOf(data.centre);
  const own = texts?.[words.setting] ?? '';
  const tree = texts?.trees[words.setting] ?? [];
  const ownParts = tree.length > 0 ? partsOfTree(tree) : partsOfText(own);
  const parts = [...(own ? ownParts : words.parts(facts)), ...(last ? [last] : [])];
  return (
    <Container>
      <PageHead title={words.title} lead={words.lead}>
        <PageFreshness />
      </PageHead>
      {parts.map(({ title, paragraphs, blocks = [], links = [] }) => (
        <section className="text" key={title}>
          {title ? <Heading level={2} className="text-head" text={title} /> : null}
          <div>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} />
              </p>
            ))}
            <MarkedText blocks={blocks} headings={['h3', 'h4']} />
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

export function AccessibilityPage(): ReactNode {
  const { accessTest = null } = useSite();
  return <TextPage words={accessibilityWords} last={accessTestPart(accessTest)} />;
}

export function PrivacyPage(): ReactNode {
  return <TextPage words={privacyWords} />;
}

export function TermsPage(): ReactNode {
  return <TextPage words={termsWords} />;
}
