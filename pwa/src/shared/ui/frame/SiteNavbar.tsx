import type { ReactNode } from 'react';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { findPage, type PageName } from '@centar/domain/pages.ts';
import { boxOfficeWords, todaysHours, todaysHoursNotice } from '../../hoursText.ts';
import { paths } from '../../paths.ts';
import { useStaffName } from '../../useStaffName.ts';
import { siteTexts } from '../../texts/site.texts.ts';
import { telephones } from '@centar/domain/links.ts';
import type { LinkTo, SocialLink, SocialNetwork } from '../primitives/links.ts';
import { Navbar, type BoxOffice, type NavbarLink, type ThumbLink } from './Navbar.tsx';

const { nav } = siteTexts;

const PARTS: readonly LinkTo[] = [
  { label: nav.everyday.whatsOn, href: paths.whatsOn },
  { label: nav.everyday.programs, href: paths.programs },
  { label: nav.parts.cinema, href: paths.schedule },
  { label: nav.everyday.gallery, href: paths.programType('likovni') },
  { label: nav.parts.news, href: paths.news },
];

/** The part of the site that other pages belong to. */
const PART_OF: Readonly<Partial<Record<PageName, string>>> = {
  program: paths.programs,
  programType: paths.programs,
  cornerPrograms: paths.programs,
  cornerProgram: paths.programs,
  cinema: paths.schedule,
  movie: paths.schedule,
  colony: paths.programType('likovni'),
  artSalon: paths.programType('likovni'),
  newsItem: paths.news,
};

const LINKS: readonly LinkTo[] = [
  { label: nav.contact, href: paths.contact },
  { label: nav.procurements, href: paths.procurements },
  { label: nav.competitions, href: paths.competitions },
  { label: nav.signIn, href: paths.login },
];

const EVERYDAY: readonly LinkTo[] = [
  { label: nav.everyday.about, href: paths.about },
  { label: nav.everyday.youth, href: paths.programType('mladi') },
  { label: nav.everyday.bookmarks, href: paths.bookmarks },
  { label: nav.everyday.archive, href: paths.archive },
];

const THUMB: readonly ThumbLink[] = [
  { label: nav.everyday.whatsOn, href: paths.whatsOn, icon: 'calendar' },
  { label: nav.parts.cinema, href: paths.schedule, icon: 'film' },
  { label: nav.everyday.bookmarks, href: paths.bookmarks, icon: 'star' },
];

const NETWORKS: readonly (readonly [SocialNetwork, string])[] = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['tiktok', 'TikTok'],
  ['youtube', 'YouTube'],
];

/**
 * The centre's social networks in a fixed order; missing ones are omitted. `#` is a placeholder: an
 * icon with it would only scroll to the top.
 */
export function socialLinks(facts: CentreFacts): SocialLink[] {
  return NETWORKS.flatMap(([network, label]) => {
    const href = facts[network];
    return href && href !== '#' ? [{ network, href, label }] : [];
  });
}

function boxOfficeToday({ hours, street, phone }: CentreFacts, now: Date): BoxOffice {
  return {
    hours: boxOfficeWords(hours, now),
    exception: todaysHoursNotice(hours, now)?.text,
    address: street ? { label: street, href: paths.directions } : undefined,
    phones: telephones(phone),
  };
}

/** Whether a link leads to a hidden programme type or to an absent text. */
export const isHidden = ({ hiddenTypes, hasGarden }: CentreFacts, href: string): boolean =>
  (!hasGarden && href === paths.garden) ||
  hiddenTypes.some((slug) => href === paths.programType(slug) || href.endsWith(`#${slug}`));

/** Marks the link to a page, otherwise the link to the page's part of the site. */
function marked<Link extends LinkTo>(links: readonly Link[], path: string): (Link & NavbarLink)[] {
  const page = findPage(path);
  const part = links.some(({ href }) => href === path) ? undefined : page && PART_OF[page.name];
  return links.map((link) => ({
    ...link,
    current: link.href === path ? 'page' : link.href === part ? 'true' : undefined,
  }));
}

export interface SiteNavbarProps {
  readonly facts: CentreFacts;
  readonly now: Date;
  /** The path of the page, whose link is marked. */
  readonly path: string;
  /** The page with `#kontakt`, if this one has no contact block. */
  readonly contactHref?: string;
  /** Distinguishes the menu from another one on the page. */
  readonly menuLabel?: string;
  /** The link to this page in the other script. */
  readonly scriptSwitch?: ReactNode;
  /** On phones links and the menu are at the bottom, and today's hours at the top. */
  readonly hasThumbBar?: boolean;
}

export function SiteNavbar({
  facts,
  now,
  path,
  contactHref = paths.contact,
  menuLabel,
  scriptSwitch,
  hasThumbBar = false,
}: SiteNavbarProps): ReactNode {
  const staffName = useStaffName();
  const links = LINKS.map((link) => {
    if (link.href === paths.contact) return { ...link, href: contactHref };
    return link.href === paths.login && staffName !== undefined
      ? { label: staffName, href: paths.panel }
      : link;
  });
  const hours = hasThumbBar ? todaysHours(facts.hours, now) : undefined;
  return (
    <Navbar
      parts={marked(
        PARTS.filter(({ href }) => !isHidden(facts, href)),
        path,
      )}
      links={marked(links, path)}
      social={socialLinks(facts)}
      name={facts.name}
      abbreviation={facts.shortName}
      search={{ label: nav.search, href: paths.searchField }}
      logo={facts.pictures.logo}
      everyday={marked(
        EVERYDAY.filter(({ href }) => !isHidden(facts, href)),
        path,
      )}
      boxOffice={boxOfficeToday(facts, now)}
      menuLabel={menuLabel}
      scriptSwitch={scriptSwitch}
      thumb={hasThumbBar ? marked(THUMB, path) : undefined}
      hours={hours ? { label: hours.short, href: contactHref } : undefined}
    />
  );
}
