import type { ReactNode } from 'react';
import type { SitePicture } from '@centar/domain/centre.ts';
import { uiTexts } from '../../texts/ui.texts.ts';
import { classes } from '../primitives/classes.ts';
import { Icon, type IconName } from '../primitives/Icon.tsx';
import type { LinkTo, SocialLink } from '../primitives/links.ts';
import { Logo } from './Logo.tsx';
import { NAVBAR_END_ID } from './navbarEndId.ts';
import { SocialLinks } from './SocialLinks.tsx';
import './Navbar.css';

export interface BoxOffice {
  /** `Blagajna danas do 20:00`, `Blagajna danas ne radi` */
  readonly hours?: string | undefined;
  /** Today's exception: `Danas, petak 27.11: kuća 10–14 h …` */
  readonly exception?: string | undefined;
  readonly address?: LinkTo | undefined;
  readonly phones?: readonly LinkTo[] | undefined;
}

/** To this page (`page`) or to its part of the site (`true`). */
export interface NavbarLink extends LinkTo {
  readonly current?: 'page' | 'true' | undefined;
}

export interface ThumbLink extends NavbarLink {
  readonly icon: IconName;
}

export interface NavbarProps {
  readonly parts: readonly NavbarLink[];
  /** The four links of the specification. */
  readonly links: readonly NavbarLink[];
  readonly social: readonly SocialLink[];
  /** `Centar za kulturu Jasengrad` */
  readonly name: string;
  /** `CKJ` */
  readonly abbreviation: string;
  /** Other often used links, in the menu only. */
  readonly everyday: readonly NavbarLink[];
  /** The centre's logo; by default a drawing. */
  readonly logo?: SitePicture | undefined;
  /** Today's box-office hours, directions and phone numbers. */
  readonly boxOffice?: BoxOffice | undefined;
  /** Distinguishes the menu from another one on the page. */
  readonly menuLabel?: string | undefined;
  readonly search?: LinkTo | undefined;
  /** The link to this page in the other script. */
  readonly scriptSwitch?: ReactNode;
  /** On phones: the first two are before the search, which is beside the menu at the bottom. */
  readonly thumb?: readonly ThumbLink[] | undefined;
  /** On phones with a bar at the bottom: `danas do 22 h`. */
  readonly hours?: LinkTo | undefined;
}

function Links({
  links,
  className,
  arrow = false,
  label,
}: {
  readonly links: readonly NavbarLink[];
  readonly className: string;
  readonly arrow?: boolean;
  readonly label?: string;
}): ReactNode {
  return (
    <ul className={className} aria-label={label}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} aria-current={link.current}>
            {link.label}
            {arrow ? <Icon name="arrow-right" /> : null}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Full-screen below 1024 px. Works without JavaScript. */
function Menu(props: NavbarProps): ReactNode {
  const { parts, links, everyday, boxOffice, social } = props;
  return (
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
        <Links className="menu-main" links={parts} arrow />
        <Links className="menu-day" links={links} />
        <Links className="menu-day" links={everyday} label={uiTexts.nav.everyday} />
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
  );
}

/** The search, on phones between other links. */
function Shortcuts({ search, thumb = [] }: NavbarProps): ReactNode {
  const find = search ? (
    <a className="nav-find" href={search.href}>
      <Icon name="search" />
      <span>{search.label}</span>
    </a>
  ) : null;
  if (thumb.length === 0) return find;
  const shown = thumb.map(({ href, label, icon, current }) => (
    <a key={href} className="thumb-link" href={href} aria-current={current}>
      <Icon name={icon} />
      {label}
    </a>
  ));
  return (
    <nav className="contents" aria-label={uiTexts.nav.shortcuts}>
      {shown.slice(0, 2)}
      {find}
      {shown.slice(2)}
    </nav>
  );
}

export function Navbar(props: NavbarProps): ReactNode {
  const { hours, thumb } = props;
  return (
    <header className="nav green">
      <div className="wrap nav-in">
        <a className="nav-home" href="/">
          <Logo picture={props.logo} />
          <b>{props.abbreviation}</b>
          <span className="nav-name">{props.name}</span>
          <span className="visually-hidden">{`, ${uiTexts.home}`}</span>
        </a>
        <nav className="nav-links" aria-label={uiTexts.nav.label}>
          <Links className="nav-parts" links={props.parts} />
          <Links className="nav-main" links={props.links} />
          <SocialLinks links={props.social} />
        </nav>
        {props.scriptSwitch}
        {hours ? (
          <a className="nav-hours" href={hours.href}>
            {hours.label}
          </a>
        ) : null}
        <div className={classes('nav-end', thumb && 'thumb green')}>
          <Shortcuts {...props} />
          <Menu {...props} />
        </div>
      </div>
      <span id={NAVBAR_END_ID} hidden />
    </header>
  );
}
