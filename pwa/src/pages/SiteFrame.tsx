import type { ReactNode } from 'react';
import type { CentreFacts } from '../../../domain/centre.ts';
import { weekday } from '../../../domain/dates.ts';
import { paths } from '../paths.ts';
import { siteTexts } from '../texts/site.ts';
import { Footer } from '../ui/Footer.tsx';
import type { FooterColumn } from '../ui/Footer.tsx';
import type { LinkTo, SocialLink, SocialNetwork } from '../ui/links.ts';
import { Navbar } from '../ui/Navbar.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { useSite } from '../site/siteContext.ts';
import { SiteThemeSwitch } from './SiteThemeSwitch.tsx';

const { nav, footer } = siteTexts;

const LINKS: readonly LinkTo[] = [
  { label: nav.contact, href: paths.contact },
  { label: nav.procurements, href: paths.procurements },
  { label: nav.competitions, href: paths.competitions },
  { label: nav.signIn, href: paths.login },
];

const EVERYDAY: readonly LinkTo[] = [
  { label: nav.everyday.programs, href: paths.programs },
  { label: nav.everyday.cinema, href: paths.cinema },
  { label: nav.everyday.news, href: paths.news },
  { label: nav.everyday.gallery, href: paths.programType('likovni') },
  { label: nav.everyday.youth, href: paths.programType('mladi') },
  { label: nav.everyday.about, href: paths.about },
];

const COLUMNS: readonly FooterColumn[] = [
  {
    title: footer.centre,
    links: [
      { label: footer.about, href: paths.about },
      { label: footer.contact, href: paths.contact },
      { label: footer.procurements, href: paths.procurements },
      { label: footer.competitions, href: paths.competitions },
    ],
  },
  {
    title: footer.programs,
    links: [
      { label: footer.film, href: paths.cinema },
      { label: footer.music, href: paths.programType('muzicki') },
      { label: footer.art, href: paths.programType('likovni') },
      { label: footer.drama, href: paths.programType('dramski') },
      { label: footer.gallery, href: `${paths.programType('likovni')}#galerija` },
    ],
  },
  {
    title: footer.places,
    links: [
      { label: footer.american, href: `${paths.programType('mladi')}#americki` },
      { label: footer.turkish, href: `${paths.programType('mladi')}#turski` },
      { label: footer.youth, href: paths.programType('mladi') },
      { label: footer.garden, href: `${paths.about}#basta` },
    ],
  },
];

const NETWORKS: readonly SocialNetwork[] = ['facebook', 'instagram', 'tiktok', 'youtube'];

function socialLinks(facts: CentreFacts): SocialLink[] {
  return NETWORKS.map((network) => ({
    network,
    href: facts.social[network],
    label: network.charAt(0).toUpperCase() + network.slice(1),
  }));
}

function boxOfficeToday({ boxOffice, address, phone }: CentreFacts, now: Date): string {
  const days: Readonly<Record<string, readonly [string, string] | null>> = boxOffice.days;
  const hours = days[weekday(now)];
  const line = hours ? nav.boxOfficeUntil(hours[1]) : nav.boxOfficeClosed;
  return `${line}\n${address.street} · ${phone}`;
}

/** Navigation above, foot below, the page between them. */
export function SiteFrame({ path, children }: { path: string; children: ReactNode }): ReactNode {
  const { facts, now } = useSite();
  const { address } = facts;
  const social = socialLinks(facts);
  return (
    <>
      <SkipLink />
      <Navbar
        links={LINKS}
        social={social}
        name={facts.name}
        abbreviation={facts.shortName}
        everyday={EVERYDAY}
        boxOffice={boxOfficeToday(facts, now)}
        currentHref={path}
      />
      <main id="sadrzaj" tabIndex={-1}>
        {children}
      </main>
      <Footer
        centre={{
          name: facts.name,
          abbreviation: facts.shortName,
          address: `${address.street}, ${address.postalCode} ${address.city}`,
          phone: facts.phone,
          email: facts.email,
          hours: `${facts.openingHours}\n${facts.boxOffice.text}`,
        }}
        columns={COLUMNS}
        social={social}
        aboutHref={paths.about}
        year={now.getFullYear()}
        themeSwitch={<SiteThemeSwitch />}
      />
    </>
  );
}
