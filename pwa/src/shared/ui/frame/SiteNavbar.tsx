import type { ReactNode } from 'react';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { weekday } from '@centar/domain/dates.ts';
import { paths } from '../../paths.ts';
import { siteTexts } from '../../texts/site.texts.ts';
import { telephoneHref } from '../primitives/links.ts';
import type { LinkTo, SocialLink, SocialNetwork } from '../primitives/links.ts';
import { Navbar } from './Navbar.tsx';
import type { BoxOffice } from './Navbar.tsx';

const { nav } = siteTexts;

const LINKS: readonly LinkTo[] = [
  { label: nav.contact, href: paths.contact },
  { label: nav.procurements, href: paths.procurements },
  { label: nav.competitions, href: paths.competitions },
  { label: nav.signIn, href: paths.login },
];

const EVERYDAY: readonly LinkTo[] = [
  { label: nav.everyday.whatsOn, href: paths.whatsOn },
  { label: nav.everyday.programs, href: paths.programs },
  { label: nav.everyday.cinema, href: paths.schedule },
  { label: nav.everyday.news, href: paths.news },
  { label: nav.everyday.gallery, href: paths.programType('likovni') },
  { label: nav.everyday.youth, href: paths.programType('mladi') },
  { label: nav.everyday.about, href: paths.about },
  { label: nav.everyday.bookmarks, href: paths.bookmarks },
];

/** As they spell themselves, in a fixed order. */
const NETWORKS: readonly (readonly [SocialNetwork, string])[] = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
];

/** The centre's addresses in social networks, in a fixed order. */
export function socialLinks(facts: CentreFacts): SocialLink[] {
  return NETWORKS.map(([network, label]) => ({ network, href: facts.social[network], label }));
}

function boxOfficeToday({ boxOffice, address, phone }: CentreFacts, now: Date): BoxOffice {
  const days: Readonly<Record<string, readonly [string, string] | null>> = boxOffice.days;
  const hours = days[weekday(now)];
  return {
    hours: hours ? nav.boxOfficeUntil(hours[1]) : nav.boxOfficeClosed,
    address: { label: address.street, href: paths.directions },
    phone: { label: phone, href: telephoneHref(phone) },
  };
}

/** The site's header, and where it stands. */
export interface SiteNavbarProps {
  readonly facts: CentreFacts;
  /** For today's box-office hours. */
  readonly now: Date;
  /** The path of the page, whose link is marked. */
  readonly path: string;
  /** Where `#kontakt` is to be looked for: another page, where this one has no such block. */
  readonly contactHref?: string;
  /** Names the phone menu where it is not the only one. */
  readonly menuLabel?: string;
}

/** The header of every public page. */
export function SiteNavbar({
  facts,
  now,
  path,
  contactHref = paths.contact,
  menuLabel,
}: SiteNavbarProps): ReactNode {
  return (
    <Navbar
      links={LINKS.map((link) =>
        link.href === paths.contact ? { ...link, href: contactHref } : link,
      )}
      social={socialLinks(facts)}
      name={facts.name}
      abbreviation={facts.shortName}
      search={{ label: nav.search, href: paths.searchField }}
      everyday={EVERYDAY}
      boxOffice={boxOfficeToday(facts, now)}
      currentHref={path}
      menuLabel={menuLabel}
    />
  );
}
