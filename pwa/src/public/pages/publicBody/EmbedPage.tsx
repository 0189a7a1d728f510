import type { ReactNode } from 'react';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { EMBED_FILMS, EMBED_PATH } from '@centar/domain/embed.ts';
import { inScript } from '@centar/domain/scriptAddress.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { paths } from '../../../shared/paths.ts';
import { shownScript, shownText } from '../../../shared/script/script.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { escapeAttribute } from '../../document/escapeAttribute.ts';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { useSite } from '../../page/siteContext.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import { embedWords as words } from './embed.texts.ts';
import './TextPage.css';
import './EmbedPage.css';

interface Kind {
  readonly label: string;
  /** The parameter `vrsta`; empty for the whole programme. */
  readonly kind: string;
}

const kindsOf = ({ hiddenTypes }: CentreFacts): readonly Kind[] => [
  { label: words.films, kind: EMBED_FILMS },
  ...PROGRAM_TYPES.filter(({ slug }) => !hiddenTypes.includes(slug)).map(({ label, slug }) => ({
    label,
    kind: slug,
  })),
];

/** `/ugradi`: two lines of HTML that show the programme on other sites. */
export function EmbedPage(): ReactNode {
  const { origin, facts } = useSite();
  const script = shownScript();
  const frame = inScript(script, EMBED_PATH);
  // The element that shows the lines keeps their script.
  const title = escapeAttribute(shownText(words.frameTitle(facts.name)));
  const lines = [
    `<iframe src="${origin}${frame}" title="${title}" loading="lazy" style="width:100%;height:32rem;border:0"></iframe>`,
    `<p><a href="${origin}${inScript(script, paths.whatsOn)}">${shownText(words.whole)}</a></p>`,
  ];
  return (
    <Container>
      <PageHead title={words.title} lead={words.lead}>
        <PageFreshness />
      </PageHead>
      <section className="text">
        <Heading level={2} className="text-head" text={words.copy} />
        <div>
          <pre className="embed-lines" tabIndex={0} translate="no">
            <code>{lines.join('\n')}</code>
          </pre>
          <p className="text-links">
            <MoreLink href={frame} label={words.look} />
          </p>
        </div>
      </section>
      <section className="text">
        <Heading level={2} className="text-head" text={words.kinds} />
        <div>
          <p>{words.kindsText}</p>
          <ul className="embed-kinds">
            {kindsOf(facts).map(({ label, kind }) => (
              <li key={kind}>
                <a href={`${frame}?vrsta=${kind}`}>{label}</a>{' '}
                <code translate="no">{`?vrsta=${kind}`}</code>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="text">
        <Heading level={2} className="text-head" text={words.rules} />
        <div>
          <p>{words.rulesText}</p>
        </div>
      </section>
    </Container>
  );
}
