import type { ReactNode } from 'react';
import { toBelgrade } from '@centar/domain/dates.ts';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { Footer, type FooterColumn } from './Footer.tsx';
import type { LinkTo } from '../../../shared/ui/primitives/links.ts';
import { SkipLink } from '../../../shared/ui/frame/SkipLink.tsx';
import { useSite } from '../../page/siteContext.ts';
import { addressLine } from '@centar/domain/address.ts';
import { hoursText, todaysHours, todaysHoursNotice } from '../../../shared/hoursText.ts';
import { isHidden, SiteNavbar, socialLinks } from '../../../shared/ui/frame/SiteNavbar.tsx';
import { SiteAlert } from './SiteAlert.tsx';
import { ScriptSwitch } from './ScriptSwitch.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const { footer } = siteTexts;

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
      { label: footer.archive, href: paths.archive },
    ],
  },
  {
    title: footer.places,
    links: [
      { label: footer.american, href: `${paths.programType('mladi')}#americki` },
      { label: footer.turkish, href: `${paths.programType('mladi')}#turski` },
      { label: footer.youth, href: paths.programType('mladi') },
      { label: footer.garden, href: paths.garden },
    ],
  },
];

const NOTIFICATIONS: LinkTo = { label: footer.notifications, href: paths.notifications };
const SMALL: readonly LinkTo[] = [
  { label: footer.accessibility, href: paths.accessibility },
  { label: footer.privacy, href: paths.privacy },
  { label: footer.terms, href: paths.terms },
];

export function SiteFrame({
  path,
  scriptSwitch = <ScriptSwitch />,
  children,
}: {
  readonly path: string;
  /** Replaced if the page has no address in the other script. */
  readonly scriptSwitch?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { facts, now, offersMail } = useSite();
  const columns = COLUMNS.map(({ title, links }) => ({
    title,
    links: links.filter(({ href }) => !isHidden(facts, href)),
  })).filter(({ links }) => links.length > 0);
  return (
    <>
      <SkipLink />
      <SiteNavbar facts={facts} now={now} path={path} scriptSwitch={scriptSwitch} hasThumbBar />
      <SiteAlert />
      <main id="sadrzaj" tabIndex={-1}>
        {children}
      </main>
      <Footer
        centre={{
          name: facts.name,
          abbreviation: facts.shortName,
          address: addressLine(facts),
          phone: facts.phone,
          email: facts.email,
          today: todaysHours(facts.hours, now)?.sentence,
          exception: todaysHoursNotice(facts.hours, now)?.text,
          hours: hoursText(facts.hours),
        }}
        columns={columns}
        social={socialLinks(facts)}
        aboutHref={paths.about}
        directionsHref={paths.directions}
        year={toBelgrade(now).year}
        themeSwitch={<ThemeSwitch />}
        small={offersMail ? [NOTIFICATIONS, ...SMALL] : SMALL}
      />
    </>
  );
}
