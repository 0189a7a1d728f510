import { useRef, type ReactNode } from 'react';
import { Telephones } from '../../../shared/ui/primitives/Telephones.tsx';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { Container } from '../../ui/layout/Container.tsx';
import type { LinkTo, SocialLink } from '../../../shared/ui/primitives/links.ts';
import { SocialLinks } from '../../../shared/ui/frame/SocialLinks.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import './Footer.css';

/** The centre's contact details; empty ones are left out. */
export interface ContactBlock {
  readonly name: string;
  readonly abbreviation: string;
  /** `Trg slobode 4, 36999 Jasengrad` */
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Opening and box-office hours; a new line in the text is one on screen. */
  readonly hours: string;
  /** What differs today. */
  readonly exception?: string | undefined;
}

/** A titled list of links. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly LinkTo[];
}

/** The foot of every public page. */
export interface FooterProps {
  readonly centre: ContactBlock;
  readonly columns: readonly FooterColumn[];
  readonly social: readonly SocialLink[];
  readonly aboutHref: string;
  readonly directionsHref: string;
  readonly year: number;
  /** Links of the last line: what a public body has to say of itself. */
  readonly small?: readonly LinkTo[];
  /** The light and dark switch. */
  readonly themeSwitch?: ReactNode;
}

/** Deep green foot with the contact block `#kontakt`, three columns of links and the theme switch. */
export function Footer(props: FooterProps): ReactNode {
  const {
    centre,
    columns,
    social,
    aboutHref,
    directionsHref,
    year,
    small = [],
    themeSwitch,
  } = props;
  const container = useRef<HTMLElement>(null);
  return (
    <footer ref={container} className="foot deep" aria-label={uiTexts.footer.label}>
      <HydrationBoundary containerRef={container}>
        <Container>
          <div className="foot-in">
            <section
              className="foot-contact"
              id="kontakt"
              tabIndex={-1}
              aria-label={uiTexts.footer.contact}
            >
              <p className="foot-initials" aria-hidden="true">
                {centre.abbreviation}
              </p>
              <address>
                <p>{centre.name}</p>
                {centre.address ? (
                  <p>
                    <a href={directionsHref}>{centre.address}</a>
                  </p>
                ) : null}
                {centre.hours ? <p>{centre.hours}</p> : null}
                {centre.exception ? <p className="foot-exception">{centre.exception}</p> : null}
                {centre.phone ? (
                  <p>
                    <Telephones phone={centre.phone} />
                  </p>
                ) : null}
                {centre.email ? (
                  <p>
                    <a href={`mailto:${centre.email}`}>{centre.email}</a>
                  </p>
                ) : null}
                <p>
                  <a href={aboutHref}>{uiTexts.footer.about}</a>
                </p>
              </address>
              <SocialLinks links={social} framed />
            </section>
            {columns.map((column) => (
              <nav className="foot-column" key={column.title} aria-label={column.title}>
                <h2 className="foot-title">{column.title}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.label}>
                      <a href={link.href}>{link.label}</a>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          <div className="foot-end">
            <span className="foot-small">
              {small.map((link) => (
                <a key={link.href} href={link.href}>
                  {link.label}
                </a>
              ))}
            </span>
            <span>{`© ${String(year)} ${centre.name}`}</span>
            {themeSwitch}
          </div>
        </Container>
      </HydrationBoundary>
    </footer>
  );
}
