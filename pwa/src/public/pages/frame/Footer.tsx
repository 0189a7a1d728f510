import type { ReactNode } from 'react';
import { telephones } from '@centar/domain/links.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { Telephones } from '../../../shared/ui/primitives/Telephones.tsx';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
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
  /** `Otvoreno sad, danas do 22 h` */
  readonly today?: string | undefined;
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

function Contact({ centre, social, aboutHref, directionsHref }: FooterProps): ReactNode {
  const [phone] = telephones(centre.phone);
  return (
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
        {centre.today ? <p className="foot-today">{centre.today}</p> : null}
        {centre.exception ? <p className="foot-today">{centre.exception}</p> : null}
        <p>{centre.name}</p>
        {centre.address ? (
          <p>
            <a href={directionsHref}>{centre.address}</a>
          </p>
        ) : null}
        {centre.hours ? <p className="foot-wide">{centre.hours}</p> : null}
        {centre.phone ? (
          <p className={phone && 'foot-wide'}>
            <Telephones phone={centre.phone} />
          </p>
        ) : null}
        {centre.email ? (
          <p>
            <a href={`mailto:${centre.email}`}>{centre.email}</a>
          </p>
        ) : null}
        <p className="foot-wide">
          <a href={aboutHref}>{uiTexts.footer.about}</a>
        </p>
      </address>
      <p className="foot-actions">
        {phone ? <ButtonLink href={phone.href}>{uiTexts.footer.call}</ButtonLink> : null}
        {centre.address ? <ButtonLink href={directionsHref}>{siteTexts.way}</ButtonLink> : null}
      </p>
      <SocialLinks links={social} framed />
    </section>
  );
}

/**
 * Groups can be opened on phones: the list is beside `details`, so that it is always open
 * elsewhere.
 */
function Column({ title, links }: FooterColumn): ReactNode {
  return (
    <nav className="foot-column" aria-label={title}>
      <h2 className="foot-title">{title}</h2>
      <details className="fold">
        <summary>{title}</summary>
      </details>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer(props: FooterProps): ReactNode {
  const { centre, columns, year, small = [], themeSwitch } = props;
  return (
    <footer className="foot deep" aria-label={uiTexts.footer.label}>
      <Container>
        <div className="foot-in">
          <Contact {...props} />
          {columns.map((column) => (
            <Column key={column.title} {...column} />
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
