import { lazy, Suspense, type ReactNode } from 'react';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { Footer, type FooterColumn } from './Footer.tsx';
import type { LinkTo } from '../../../shared/ui/primitives/links.ts';
import { SkipLink } from '../../../shared/ui/frame/SkipLink.tsx';
import { Hydrated } from '../../hydration/Hydrated.tsx';
import { KeepMarkup } from '../../hydration/KeepMarkup.tsx';
import { useSite } from '../../page/siteContext.ts';
import { addressLine } from '@centar/domain/address.ts';
import { hoursText, todaysHoursNotice } from '../../../shared/hoursText.ts';
import { isHidden, SiteNavbar, socialLinks } from '../../../shared/ui/frame/SiteNavbar.tsx';
import { useStaffName } from '../../../shared/useStaffName.ts';
import { useSearchKey } from './useSearchKey.ts';
import { ScriptSwitch } from './ScriptSwitch.tsx';
import { SiteThemeSwitch } from './SiteThemeSwitch.tsx';

const { footer } = siteTexts;

/** Lazy: visitors never load it. */
const StaffBar = lazy(async () => ({
  default: (await import('../../ui/staff/StaffBar.tsx')).StaffBar,
}));

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

const SMALL: readonly LinkTo[] = [
  { label: footer.accessibility, href: paths.accessibility },
  { label: footer.privacy, href: paths.privacy },
  { label: footer.terms, href: paths.terms },
];

const navigationNodes = (): Iterable<Node> => document.querySelectorAll('header.nav');

/** The staff bar is not rendered on the server. */
const nothing = (): Iterable<Node> => [];

/** Nothing in the navigation suspends; the boundary lets React pause between it and the rest. */
export function SiteFrame({
  path,
  scriptSwitch = <ScriptSwitch />,
  children,
}: {
  readonly path: string;
  /** Other where the page has no address in the other script. */
  readonly scriptSwitch?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { facts, now } = useSite();
  const staffName = useStaffName();
  useSearchKey();
  const columns = COLUMNS.map(({ title, links }) => ({
    title,
    links: links.filter(({ href }) => !isHidden(facts, href)),
  })).filter(({ links }) => links.length > 0);
  return (
    <>
      <SkipLink />
      <Suspense fallback={null}>
        <KeepMarkup nodes={navigationNodes}>
          <SiteNavbar facts={facts} now={now} path={path} scriptSwitch={scriptSwitch} />
        </KeepMarkup>
        <Hydrated part="navigation" />
      </Suspense>
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
          // Non-breaking space between a number and its unit.
          exception: todaysHoursNotice(facts.hours, now)?.text,
          hours: hoursText(facts.hours).replace(/(\d) h\b/g, '$1\u00a0h'),
        }}
        columns={columns}
        social={socialLinks(facts)}
        aboutHref={paths.about}
        directionsHref={paths.directions}
        year={now.getFullYear()}
        themeSwitch={<SiteThemeSwitch />}
        small={SMALL}
      />
      {staffName === undefined ? null : (
        <Suspense fallback={null}>
          <KeepMarkup nodes={nothing}>
            <StaffBar path={path} />
          </KeepMarkup>
        </Suspense>
      )}
    </>
  );
}
