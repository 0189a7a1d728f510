import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  EventStatusType,
  GeoCoordinatesLeaf,
  Graph,
  IdReference,
  ListItemLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  PlaceLeaf,
  PostalAddressLeaf,
  SearchActionLeaf,
  Thing,
  WebSiteLeaf,
} from 'schema-dts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import {
  exceptionsAhead,
  lastDayOf,
  openingStretches,
  type Opening,
  type Weekday,
} from '@centar/domain/openingHours.ts';
import { previewEnding } from '@centar/domain/fileRules.ts';
import { focusPoint } from '@centar/domain/focusPoint.ts';
import { telephones } from '@centar/domain/links.ts';
import { siteIconPath } from '@centar/domain/siteIcon.ts';
import type { EventStatus, ImageView } from '@centar/domain/content/shared.ts';
import { hallJsonLd } from './accessJsonLd.ts';
import { paths } from '../../shared/paths.ts';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';

/** A schema.org object. Undefined properties are omitted. */
export type JsonLd = Exclude<Thing, string>;

/** Properties of a schema.org type, undefined if unknown. */
export type Described<Type> = { readonly [Name in keyof Type]: Type[Name] | undefined };

/** Declares properties that may be undefined, which JSON omits. */
export const described = <Type extends object>(properties: Described<Type>): Type =>
  properties as Type;

/** The language of the texts; `shownJsonLd` names the current script. */
export const TEXT_LANGUAGE = 'sr-Latn';

export interface JsonLdSite {
  readonly facts: CentreFacts;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly now: Date;
}

/** The size of link previews in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;
const DEFAULT_PREVIEW = '/art/og-default.jpg';

/** The preview that the server generates from a stored picture; by default the centre's. */
export function previewPath(
  image: Pick<ImageView, 'src' | 'focus'> | null | undefined,
  { sharing }: CentreFacts['pictures'] = {},
): string {
  const shown = image ?? sharing;
  return shown
    ? shown.src.replace(/\.(jpg|png)$/, previewEnding(focusPoint(image?.focus)))
    : DEFAULT_PREVIEW;
}

/** The absolute address of the preview. */
export const pictureJsonLd = (
  image: Pick<ImageView, 'src' | 'focus'> | null | undefined,
  { publicUrl, facts }: JsonLdSite,
): string => `${publicUrl}${previewPath(image, facts.pictures)}`;

/** The preview of the first one, and the other pictures in full size. */
export function picturesJsonLd(
  item: { readonly image: ImageView | null; readonly morePictures: readonly ImageView[] },
  site: JsonLdSite,
): string | string[] {
  const first = pictureJsonLd(item.image, site);
  const others = item.morePictures.map(({ src }) => `${site.publicUrl}${src}`);
  return others.length > 0 ? [first, ...others] : first;
}

/** Refers to the centre without repeating its description. */
export function centreReference({ publicUrl }: JsonLdSite): IdReference {
  return { '@id': `${publicUrl}/#centar` };
}

function postalAddress({
  street,
  postalCode,
  city,
  country,
}: CentreFacts): PostalAddressLeaf | undefined {
  if (!street && !city) return undefined;
  return described<PostalAddressLeaf>({
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    postalCode: postalCode || undefined,
    addressLocality: city || undefined,
    addressCountry: country,
  });
}

/** The number of days ahead for which exceptions are listed, as on the about page. */
const EXCEPTION_DAYS = 31;

const DAYS_OF_WEEK = {
  ponedeljak: 'Monday',
  utorak: 'Tuesday',
  sreda: 'Wednesday',
  četvrtak: 'Thursday',
  petak: 'Friday',
  subota: 'Saturday',
  nedelja: 'Sunday',
} as const satisfies Readonly<Record<Weekday, string>>;

/** Midnight as an end; 00:00 would be the day's beginning. */
const closingTime = (time: string): string => (time === '24:00' ? '23:59' : time);

/** Regular hours by weekday, and exceptions. A closed day is written as 00:00 to 00:00. */
function openingHoursJsonLd(
  { hours }: CentreFacts,
  now: Date,
): Described<Pick<PlaceLeaf, 'openingHoursSpecification' | 'specialOpeningHoursSpecification'>> {
  const type = 'OpeningHoursSpecification' as const;
  const week = openingStretches(hours.house).flatMap(({ days, openings }) =>
    openings.map(([opens, closes]) => ({
      '@type': type,
      dayOfWeek: days.map((day) => `https://schema.org/${DAYS_OF_WEEK[day]}` as const),
      opens,
      closes: closingTime(closes),
    })),
  );
  const closed: readonly Opening[] = [['00:00', '00:00']];
  const special = exceptionsAhead(hours, now, EXCEPTION_DAYS).flatMap((one) =>
    (one.house.length > 0 ? one.house : closed).map(([opens, closes]) =>
      described<OpeningHoursSpecificationLeaf>({
        '@type': type,
        name: one.note || undefined,
        validFrom: one.date,
        validThrough: lastDayOf(one),
        opens,
        closes: closingTime(closes),
      }),
    ),
  );
  return {
    openingHoursSpecification: week.length > 0 ? week : undefined,
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  };
}

/** Replaces the leading 0 of a phone number, by country. */
const DIALLING_CODES: Readonly<Record<string, string>> = {
  RS: '+381',
  ME: '+382',
  BA: '+387',
  HR: '+385',
  MK: '+389',
  XK: '+383',
};

/** Phone numbers in international format. */
function telephoneJsonLd({ phone, country }: CentreFacts): string | string[] | undefined {
  const numbers = telephones(phone).map(({ href }) => {
    const number = href.replace(/^tel:|;.*$/g, '').replace(/^00/, '+');
    return number.replace(/^0/, DIALLING_CODES[country.toUpperCase()] ?? '0');
  });
  return numbers.length > 1 ? numbers : (numbers[0] ?? (phone || undefined));
}

/** The centre's name and address, for pages about something else. */
export const namedCentreJsonLd = (site: JsonLdSite): OrganizationLeaf => ({
  '@type': 'Organization',
  ...centreReference(site),
  name: site.facts.name,
  url: `${site.publicUrl}/`,
  logo: `${site.publicUrl}${siteIconPath(site.facts, 512)}`,
});

/** Of the home page and the one about the centre. */
export function centreJsonLd(site: JsonLdSite): OrganizationLeaf {
  const { facts } = site;
  const { facebook, instagram, tiktok, youtube, latitude, longitude } = facts;
  const elsewhere = [facebook, instagram, tiktok, youtube].filter((link) => /^https?:/.test(link));
  const hasPlace = latitude !== null && longitude !== null;
  return described<OrganizationLeaf>({
    ...namedCentreJsonLd(site),
    alternateName: facts.shortName,
    description: facts.description || undefined,
    telephone: telephoneJsonLd(facts),
    email: facts.email || undefined,
    address: postalAddress(facts),
    location: described<PlaceLeaf>({
      '@type': 'Place',
      name: facts.name,
      address: postalAddress(facts),
      ...openingHoursJsonLd(facts, site.now),
      geo: hasPlace
        ? ({ '@type': 'GeoCoordinates', latitude, longitude } satisfies GeoCoordinatesLeaf)
        : undefined,
    }),
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
  });
}

/** The last change, but not before publication: earlier changes prepared the article. */
export const modifiedJsonLd = (item: {
  readonly datePosted: string;
  readonly updatedAt: string;
}): string => (item.updatedAt > item.datePosted ? item.updatedAt : item.datePosted);

/** A competition or a procurement as an article. */
export function noticeJsonLd(
  notice: {
    readonly title: string;
    readonly excerpt: string;
    readonly datePosted: string;
    readonly updatedAt: string;
  },
  path: string,
  site: JsonLdSite,
): ArticleLeaf {
  const address = `${site.publicUrl}${path}`;
  return {
    '@type': 'Article',
    '@id': `${address}#obavestenje`,
    headline: notice.title,
    description: notice.excerpt,
    url: address,
    mainEntityOfPage: address,
    image: pictureJsonLd(undefined, site),
    datePublished: notice.datePosted,
    dateModified: modifiedJsonLd(notice),
    author: centreReference(site),
    publisher: centreReference(site),
    inLanguage: TEXT_LANGUAGE,
  };
}

/** A room of the centre, or the centre itself if no room is named. */
export function placeJsonLd(site: JsonLdSite, room: string): PlaceLeaf {
  const { facts } = site;
  return described<PlaceLeaf>({
    '@type': 'Place',
    name: room ? `${room}, ${facts.name}` : facts.name,
    address: postalAddress(facts),
    ...hallJsonLd(site, room),
  });
}

/** Whether an event takes place as announced, and its previous time. */
export function eventStatusJsonLd(event: {
  readonly status: EventStatus;
  readonly formerDateTime?: string | null | undefined;
}): { readonly eventStatus: EventStatusType; readonly previousStartDate: string | undefined } {
  const { status, formerDateTime } = event;
  const names = {
    scheduled: 'EventScheduled',
    cancelled: 'EventCancelled',
    moved: 'EventRescheduled',
  } as const;
  return {
    eventStatus: `https://schema.org/${names[status]}`,
    previousStartDate: status === 'moved' ? (formerDateTime ?? undefined) : undefined,
  };
}

/** Breadcrumbs, ending with the page itself. */
export function crumbsJsonLd(
  { publicUrl }: JsonLdSite,
  crumbs: readonly LinkTo[],
): BreadcrumbListLeaf | undefined {
  if (crumbs.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index): ListItemLeaf => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: { '@id': `${publicUrl}${href}` },
    })),
  };
}

/** Of the home page, from which search engines take the site's name. */
export function websiteJsonLd(site: JsonLdSite): WebSiteLeaf {
  const { facts, publicUrl } = site;
  const search: SearchActionLeaf = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${publicUrl}${paths.search}?q={search_term_string}`,
    },
  };
  return {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#sajt`,
    name: facts.name,
    alternateName: facts.shortName,
    url: `${publicUrl}/`,
    inLanguage: TEXT_LANGUAGE,
    publisher: centreReference(site),
    potentialAction: search,
  };
}

export function graphJsonLd(things: readonly (JsonLd | undefined)[]): Graph {
  return { '@context': 'https://schema.org', '@graph': things.filter((one) => one !== undefined) };
}
