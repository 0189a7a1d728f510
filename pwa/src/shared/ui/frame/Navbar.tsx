import type { ReactNode } from 'react';
import type { SitePicture } from '@centar/domain/centre.ts';
import { uiTexts } from '../../texts/ui.texts.ts';
import { Icon } from '../primitives/Icon.tsx';
import type { LinkTo, SocialLink } from '../primitives/links.ts';
import { Logo } from './Logo.tsx';
import { NAVBAR_END_ID } from './navbarEndId.ts';
import { SocialLinks } from './SocialLinks.tsx';
import './Navbar.css';

export interface BoxOffice {
  /** `Blagajna danas do 20:00` */
  readonly hours?: string | undefined;
  /** Today's exception: `Danas, petak 27.11: kuća 10–14 h …` */
  readonly exception?: string | undefined;
  readonly address?: LinkTo | undefined;
  readonly phones?: readonly LinkTo[] | undefined;
}

export interface NavbarProps {
  /** The four links of the specification. */
  readonly links: readonly LinkTo[];
  readonly social: readonly SocialLink[];
  /** `Centar za kulturu Jasengrad` */
  readonly name: string;
  /** `CKJ` */
  readonly abbreviation: string;
  /** The most used links, in the phone menu. */
  readonly everyday: readonly LinkTo[];
  /** The centre's logo; by default a drawing. */
  readonly logo?: SitePicture | undefined;
  /** Today's box-office hours, directions and phone numbers. */
  readonly boxOffice?: BoxOffice | undefined;
  /** Distinguishes the phone menu from another one on the page. */
  readonly menuLabel?: string | undefined;
  readonly search?: LinkTo | undefined;
  /** The link to this page in the other script. */
  readonly scriptSwitch?: ReactNode;
  readonly homeHref?: string;
  /** The path of this page, whose link is marked. */
  readonly currentHref?: string | undefined;
}

/** A full-screen menu on phones. Works without JavaScript. */
export function Navbar(props: NavbarProps): ReactNode {
  const { links, social, name, abbreviation, everyday, boxOffice, search, homeHref = '/' } = props;
  const items = (className: string, arrow: boolean): ReactNode => (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.label}>
          <a href={link.href} aria-current={link.href === props.currentHref ? 'page' : undefined}>
            {link.label}
            {arrow ? <Icon name="arrow-right" /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <header className="nav green">
      <div className="wrap nav-in">
        <a className="nav-home" href={homeHref}>
          <Logo picture={props.logo} />
          <b>{abbreviation}</b>
          <span className="nav-name">{name}</span>
          <span className="visually-hidden">{`, ${uiTexts.home}`}</span>
        </a>
        {search ? (
          <a className="nav-find" href={search.href}>
            <Icon name="search" />
            <span>{search.label}</span>
          </a>
        ) : null}
        {props.scriptSwitch}
        <nav className="nav-links" aria-label={uiTexts.nav.label}>
          {items('nav-main', false)}
          <SocialLinks links={social} />
        </nav>
        <details className="menu">
          <summary>
            <span className="menu-open">
              <Icon name="menu" />
              {props.menuLabel ?? uiTexts.nav.menu}
            </span>
            <span className="menu-shut">
              <Icon name="close" />
              {uiTexts.nav.close}
            </span>
          </summary>
          <nav className="menu-all green" aria-label={uiTexts.nav.label}>
            {items('menu-main', true)}
            <ul className="menu-day" aria-label={uiTexts.nav.everyday}>
              {everyday.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </ul>
            {boxOffice ? (
              <p className="menu-box">
                {boxOffice.hours ? <b>{boxOffice.hours}</b> : null}
                {boxOffice.exception ? <span>{boxOffice.exception}</span> : null}
                {[boxOffice.address, ...(boxOffice.phones ?? [])].map((link) =>
                  link ? (
                    <a key={link.href} href={link.href}>
                      {link.label}
                    </a>
                  ) : null,
                )}
              </p>
            ) : null}
            <SocialLinks links={social} framed />
          </nav>
        </details>
      </div>
      <span id={NAVBAR_END_ID} hidden />
    </header>
  );
}
