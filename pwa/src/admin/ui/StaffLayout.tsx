import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { SitePicture } from '@centar/domain/centre.ts';
import { findTexts } from '../find/find.texts.ts';
import { staffUiTexts } from './adminUi.texts.ts';
import { uiTexts } from '../../shared/texts/ui.texts.ts';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';
import { Logo } from '../../shared/ui/frame/Logo.tsx';
import { SkipLink } from '../../shared/ui/frame/SkipLink.tsx';
import './StaffLayout.css';

export interface StaffNavGroup {
  /** `Permisije`; omitted for the group without a heading. */
  readonly title?: string;
  /** `Sadržaj`, of a part of the last titled group. */
  readonly part?: string;
  readonly links: readonly LinkTo[];
}

export interface StaffLayoutProps {
  readonly homeHref: string;
  /** The centre's logo; default: the site's drawing. */
  readonly logo?: SitePicture | undefined;
  readonly groups: readonly StaffNavGroup[];
  /** What links say besides their labels, by address. */
  readonly marks?: ReadonlyMap<string, string>;
  /** Of this screen or of its list. */
  readonly currentHref: string;
  readonly userName: string;
  readonly accountHref: string;
  readonly onSignOut: () => void;
  /** Opens the search of everything. */
  readonly onFind: () => void;
  readonly children: ReactNode;
}

/** Focuses its first link, and afterwards the button that opened it. */
function useDrawer() {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const back = opener.current;
    side.current?.querySelector('a')?.focus();
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      back?.focus();
    };
  }, [isOpen]);
  return { isOpen, setOpen, opener, side };
}

/** A sidebar, or a drawer on phones. Always light, even in dark mode. */
export function StaffLayout(props: StaffLayoutProps): ReactNode {
  const { homeHref, logo, onFind, children } = props;
  const { isOpen, setOpen, opener, side } = useDrawer();
  const close = (): void => {
    setOpen(false);
  };
  const brand = (
    <a className="staff-brand" href={homeHref} onClick={close}>
      <Logo size={32} picture={logo} />
      {staffUiTexts.panel}
    </a>
  );
  return (
    <div className="staff">
      <SkipLink />
      <header className="staff-top deep">
        {brand}
        <button
          className="staff-open staff-find"
          type="button"
          aria-label={findTexts.title}
          onClick={onFind}
        >
          <Icon name="search" />
        </button>
        <button
          className="staff-open"
          type="button"
          ref={opener}
          aria-expanded={isOpen}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          <Icon name="menu" />
          {staffUiTexts.menu}
        </button>
      </header>
      {isOpen ? (
        <button
          className="staff-scrim"
          type="button"
          tabIndex={-1}
          aria-label={uiTexts.close}
          onClick={close}
        />
      ) : null}
      <aside
        className={isOpen ? 'staff-side deep is-open' : 'staff-side deep'}
        aria-label={staffUiTexts.panel}
        ref={side}
      >
        {brand}
        <button
          className="staff-find-all"
          type="button"
          onClick={() => {
            close();
            onFind();
          }}
        >
          <Icon name="search" size={18} />
          {findTexts.title}
          <kbd>{findTexts.key}</kbd>
        </button>
        <Nav {...props} onFollow={close} />
        <Foot {...props} onFollow={close} />
      </aside>
      <main className="staff-main" id="sadrzaj" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

interface Following {
  /** Of any of the links. */
  readonly onFollow: () => void;
}

function Nav({
  groups,
  marks,
  currentHref,
  onFollow,
}: Pick<StaffLayoutProps, 'groups' | 'marks' | 'currentHref'> & Following): ReactNode {
  // Two links have the dashboard's path; only the one to its list of users is marked.
  const [home] = groups[0]?.links ?? [];
  const current = groups.flatMap(({ links }) => links).find(({ href }) => href === currentHref);
  return (
    <nav className="staff-nav" aria-label={staffUiTexts.nav}>
      {groups.map((group) => (
        <div key={group.title ?? group.links[0]?.href}>
          {group.title ? <h2>{group.title}</h2> : null}
          {group.part ? <h3>{group.part}</h3> : null}
          {group.links.length > 0 ? (
            <ul>
              {group.links.map((link) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    aria-current={link === current ? 'page' : undefined}
                    onClick={onFollow}
                  >
                    {link.label}
                    {marks?.has(link.href) && link !== home ? (
                      <small> {marks.get(link.href)}</small>
                    ) : null}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ))}
    </nav>
  );
}

function Foot({
  userName,
  accountHref,
  currentHref,
  onSignOut,
  onFollow,
}: Pick<StaffLayoutProps, 'userName' | 'accountHref' | 'currentHref' | 'onSignOut'> &
  Following): ReactNode {
  return (
    <div className="staff-foot">
      <p>{staffUiTexts.signedInAs}</p>
      <a
        href={accountHref}
        aria-current={accountHref === currentHref ? 'page' : undefined}
        aria-label={staffUiTexts.account(userName)}
        onClick={onFollow}
      >
        <b>{userName}</b>
      </a>
      <button type="button" onClick={onSignOut}>
        {staffUiTexts.signOut}
      </button>
    </div>
  );
}
