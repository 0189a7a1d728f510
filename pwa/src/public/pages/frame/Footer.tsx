import type { ReactNode } from 'react';
import { Telephones } from '../../../shared/ui/primitives/Telephones.tsx';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { Container } from '../../ui/layout/Container.tsx';
import type { LinkTo, SocialLink } from '../../../shared/ui/primitives/links.ts';
import { SocialLinks } from '../../../shared/ui/frame/SocialLinks.tsx';
import './Footer.css';

/** Empty details are omitted. */
export interface ContactBlock {
  readonly name: string;
  readonly abbreviation: string;
  /** `Trg slobode 4, 36999 Jasengrad` */
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  /** Line breaks are preserved. */
  readonly hours: string;
  /** Today's exception. */
  readonly exception?: string | undefined;
}

export interface FooterColumn {
  readonly title: string;
  readonly links: readonly LinkTo[];
}

export interface FooterProps {
  readonly centre: ContactBlock;
  readonly columns: readonly FooterColumn[];
  readonly social: readonly SocialLink[];
  readonly aboutHref: string;
  readonly directionsHref: string;
  readonly year: number;
  /** Links in the last line, required of public bodies. */
  readonly small?: readonly LinkTo[];
  readonly themeSwitch?: ReactNode;
}

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
  return (
    <footer className="foot deep" aria-label={uiTexts.footer.label}>
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
    </footer>
  );
}
