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
import { amenitiesJsonLd } from './accessJsonLd.ts';
import type { LinkTo } from '../../shared/ui/primitives/links.ts';

/** A schema.org object. Undefined properties are omitted. */
export type JsonLd = Readonly<Record<string, unknown>>;

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
export function centreReference({ publicUrl }: JsonLdSite): JsonLd {
  return { '@id': `${publicUrl}/#centar` };
}

function postalAddress({ street, postalCode, city, country }: CentreFacts): JsonLd | undefined {
  if (!street && !city) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: street || undefined,
    postalCode: postalCode || undefined,
    addressLocality: city || undefined,
    addressCountry: country,
  };
}

/** The number of days ahead for which exceptions are listed, as on the about page. */
const EXCEPTION_DAYS = 31;

const DAYS_OF_WEEK: Readonly<Record<Weekday, string>> = {
  ponedeljak: 'Monday',
  utorak: 'Tuesday',
  sreda: 'Wednesday',
  četvrtak: 'Thursday',
  petak: 'Friday',
  subota: 'Saturday',
  nedelja: 'Sunday',
};

/** Regular hours by weekday, and exceptions. A closed day is written as 00:00 to 00:00. */
function openingHoursJsonLd({ hours }: CentreFacts, now: Date): JsonLd {
  const type = 'OpeningHoursSpecification';
  const week = openingStretches(hours.house).flatMap(({ days, openings }) =>
    openings.map(([opens, closes]) => ({
      '@type': type,
      dayOfWeek: days.map((day) => `https://schema.org/${DAYS_OF_WEEK[day]}`),
      opens,
      closes,
    })),
  );
  const closed: readonly Opening[] = [['00:00', '00:00']];
  const special = exceptionsAhead(hours, now, EXCEPTION_DAYS).flatMap((one) =>
    (one.house.length > 0 ? one.house : closed).map(([opens, closes]) => ({
      '@type': type,
      name: one.note || undefined,
      validFrom: one.date,
      validThrough: lastDayOf(one),
      opens,
      closes,
    })),
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

export function centreJsonLd(site: JsonLdSite): JsonLd {
  const { facts, publicUrl } = site;
  const { facebook, instagram, tiktok, youtube, latitude, longitude } = facts;
  const elsewhere = [facebook, instagram, tiktok, youtube].filter((link) => /^https?:/.test(link));
  const hasPlace = latitude !== null && longitude !== null;
  return {
    '@type': 'Organization',
    ...centreReference(site),
    name: facts.name,
    alternateName: facts.shortName,
    description: facts.description || undefined,
    url: `${publicUrl}/`,
    logo: `${publicUrl}${siteIconPath(facts, 512)}`,
    telephone: telephoneJsonLd(facts),
    email: facts.email || undefined,
    address: postalAddress(facts),
    location: {
      '@type': 'Place',
      name: facts.name,
      address: postalAddress(facts),
      ...openingHoursJsonLd(facts, site.now),
      geo: hasPlace ? { '@type': 'GeoCoordinates', latitude, longitude } : undefined,
    },
    sameAs: elsewhere.length > 0 ? elsewhere : undefined,
  };
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
): JsonLd {
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
    inLanguage: 'sr-Latn',
  };
}

/** A room of the centre, or the centre itself if no room is named. */
export function placeJsonLd(site: JsonLdSite, room: string): JsonLd {
  const { facts } = site;
  return {
    '@type': 'Place',
    name: room ? `${room}, ${facts.name}` : facts.name,
    address: postalAddress(facts),
    ...amenitiesJsonLd(site, room),
  };
}

/** Whether an event takes place as announced, and its previous time. */
export function eventStatusJsonLd(event: {
  readonly status: EventStatus;
  readonly formerDateTime?: string | null | undefined;
}): JsonLd {
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
): JsonLd | undefined {
  if (crumbs.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${publicUrl}${href}`,
    })),
  };
}

export function graphJsonLd(things: readonly (JsonLd | undefined)[]): JsonLd {
  return { '@context': 'https://schema.org', '@graph': things.filter((one) => one !== undefined) };
}
