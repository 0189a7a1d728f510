import type { ReactNode } from 'react';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { Section } from './Container.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import type { LinkTo } from '../../../shared/ui/primitives/links.ts';
import './AboutSection.css';

export interface Figure {
  /** `1962` */
  readonly value: string;
  readonly label: string;
  readonly text: string;
}

export interface AboutSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly link: LinkTo;
  readonly figures: readonly Figure[];
}

export function AboutSection({ title, lead, link, figures }: AboutSectionProps): ReactNode {
  return (
    <Section surface="ochre">
      <div className="about">
        <div>
          <Heading level={2} className="about-title" text={title} />
          <p className="about-text">{lead}</p>
          <ButtonLink kind="ink" href={link.href} iconAfter="arrow-right">
            {link.label}
          </ButtonLink>
        </div>
        <dl className="figures">
          {figures.map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd>
                <b>{figure.value}</b>
              </dd>
              <dd className="figure-text">{figure.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
