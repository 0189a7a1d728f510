import { describe, expect, it } from 'vitest';
import { centreFacts } from '@centar/domain/centre.ts';
import { configured as settings } from '../../test/configured.ts';
import { isoDuration, movieJsonLd } from '../features/cinema/public/cinema.jsonLd.ts';
import { spokenJsonLd } from '../features/cinema/public/spokenLanguage.ts';
import { exhibitionJsonLd } from '../features/exhibitions/public/exhibitions.jsonLd.ts';
import { galleryJsonLd } from '../features/gallery/public/gallery.jsonLd.ts';
import { newsJsonLd } from '../features/news/public/news.jsonLd.ts';
import { programJsonLd } from '../features/programs/public/programs.jsonLd.ts';
import { renderDocument } from './document/document.tsx';
import {
  centreJsonLd,
  crumbsJsonLd,
  noticeJsonLd,
  previewPath,
  websiteJsonLd,
} from './page/jsonLd.ts';

const facts = centreFacts({
  ...settings,
  contact: { ...settings.contact, street: 'Trg slobode 4', postalCode: '36999', city: 'Vrelo' },
});
const publicUrl = 'https://centar.example';
const now = '2026-11-21T10:00:00.000Z';
const site = { facts, publicUrl, now: new Date(now) };
const image = {
  src: '/media/0b9ad8f0-52ab-4c5e-9d0e-3a1f5f0f8c11.png',
  width: 1200,
  height: 800,
  alt: '',
  placeholder: '#112233',
  srcSet: '',
  credit: '',
  focus: null,
};

const program = {
  id: 7,
  title: 'Koncert',
  excerpt: 'Početak',
  description: 'Početak i kraj',
  descriptionTree: [],
  author: 'Ana',
  programType: 'Muzicki program',
  eventHappeningDateTime: '2026-11-24T19:00:00.000Z',
  endsAt: null,
  openHours: [],
  place: 'Velika sala',
  dates: [],
  price: '',
  isFree: false,
  childrenAge: '',
  booking: '',
  status: 'scheduled' as const,
  statusNote: '',
  formerDateTime: null,
  accessFacts: [],
  reservations: null,
  image,
  morePictures: [],
};

describe('a programme', () => {
  it('a programme is an event at the centre with a picture', () => {
    expect(programJsonLd(program, site)).toMatchObject({
      '@type': 'MusicEvent',
      name: 'Koncert',
      url: 'https://centar.example/programs/7',
      startDate: '2026-11-24T19:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      previousStartDate: undefined,
      image: `${publicUrl}/media/0b9ad8f0-52ab-4c5e-9d0e-3a1f5f0f8c11-og.jpg`,
      location: {
        '@type': 'Place',
        name: 'Velika sala, Centar za kulturu',
        address: { '@type': 'PostalAddress', addressLocality: 'Vrelo', postalCode: '36999' },
      },
      organizer: { '@id': 'https://centar.example/#centar' },
    });
  });

  it.each([
    ['Likovni program', 'ExhibitionEvent'],
    ['Knjizevni program', 'LiteraryEvent'],
    ['Dramski program', 'TheaterEvent'],
    ['Bioskop program', 'ScreeningEvent'],
    ['Tribinski program', 'Event'],
  ])('a programme of the type %s is of the type %s', (programType, type) => {
    expect(programJsonLd({ ...program, programType }, site)['@type']).toBe(type);
  });

  it('a free programme is marked as free', () => {
    expect(programJsonLd({ ...program, isFree: true }, site)['isAccessibleForFree']).toBe(true);
    expect(programJsonLd(program, site)['isAccessibleForFree']).toBeUndefined();
  });

  it('a programme is marked as cancelled, or moved with its previous time', () => {
    const former = '2026-11-20T19:00:00.000Z';
    const cancelled = programJsonLd({ ...program, status: 'cancelled' }, site);
    expect(cancelled['eventStatus']).toBe('https://schema.org/EventCancelled');
    const moved = programJsonLd({ ...program, status: 'moved', formerDateTime: former }, site);
    expect(moved).toMatchObject({
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: former,
    });
    const day = {
      ...program,
      status: 'moved' as const,
      formerDateTime: '2026-11-19T23:00:00.000Z',
    };
    expect(programJsonLd(day, site)).toMatchObject({ previousStartDate: '2026-11-20' });
  });
});

describe('the times of a programme', () => {
  const date = (start: string, endsAt: string | null = null) => ({
    key: start,
    eventHappeningDateTime: start,
    endsAt,
    place: '',
    status: 'scheduled' as const,
    statusNote: '',
    formerDateTime: null,
    accessFacts: [],
    reservations: null,
  });

  it('a programme has start and end, and is an exhibition in the art section', () => {
    const lasting = { programType: 'Likovni program', endsAt: '2026-12-20T19:00:00.000Z' };
    expect(programJsonLd({ ...program, ...lasting }, site)).toMatchObject({
      '@type': 'ExhibitionEvent',
      startDate: '2026-11-24T19:00:00.000Z',
      endDate: '2026-12-20T19:00:00.000Z',
    });
  });

  it('a last day without a time is a plain date', () => {
    const exhibition = { ...program, endsAt: '2026-12-20T23:00:00.000Z' };
    expect(programJsonLd(exhibition, site)['endDate']).toBe('2026-12-20');
    const evening = { ...program, endsAt: '2026-11-24T23:00:00.000Z' };
    expect(programJsonLd(evening, site)['endDate']).toBe('2026-11-24T23:00:00.000Z');
  });

  it('an all-day programme has dates without times', () => {
    const allDay = { eventHappeningDateTime: '2026-12-04T23:00:00.000Z' };
    const days = programJsonLd({ ...program, ...allDay, endsAt: '2026-12-05T23:00:00.000Z' }, site);
    expect([days['startDate'], days['endDate']]).toEqual(['2026-12-05', '2026-12-05']);
  });

  it('an end before the start is omitted', () => {
    const wrong = { ...program, endsAt: '2026-11-24T18:00:00.000Z' };
    expect(programJsonLd(wrong, site)['endDate']).toBeUndefined();
  });

  it('a series lasts from its first date to the end of its last', () => {
    const dates = [
      date('2026-12-02T19:00:00.000Z', '2026-12-02T21:00:00.000Z'),
      date('2026-11-24T19:00:00.000Z'),
    ];
    expect(programJsonLd({ ...program, dates }, site)).toMatchObject({
      '@type': 'EventSeries',
      startDate: '2026-11-24T19:00:00.000Z',
      endDate: '2026-12-02T21:00:00.000Z',
      subEvent: [
        {
          '@type': 'MusicEvent',
          '@id': `${publicUrl}/programs/7#2026-12-02T19:00:00.000Z`,
          description: 'Početak',
          superEvent: { '@id': `${publicUrl}/programs/7#dogadjaj` },
        },
        { '@type': 'MusicEvent' },
      ],
    });
  });

  it('the date that is left of a series is an event', () => {
    const left = programJsonLd({ ...program, dates: [date('2026-11-24T19:00:00.000Z')] }, site);
    expect(left).toEqual(programJsonLd(program, site));
  });
});

describe('a programme for search engines', () => {
  it('a programme has no performer, because its author may be a painter or writer', () => {
    expect(programJsonLd({ ...program, author: 'Sara Dimić' }, site)).not.toHaveProperty(
      'performer',
    );
  });

  it('a programme and each of its dates have the price and booking address', () => {
    const booking = 'https://ulaznice.example/7';
    const priced = { ...program, price: '300 RSD', booking };
    const offers = { '@type': 'Offer', price: 300, priceCurrency: 'RSD', url: booking };
    expect(programJsonLd(priced, site)).toMatchObject({ offers, isAccessibleForFree: false });
    const date = {
      id: 1,
      key: '1',
      place: '',
      endsAt: null,
      status: 'scheduled' as const,
      statusNote: '',
      formerDateTime: null,
      accessFacts: [],
      reservations: null,
    };
    const dates = ['2026-11-24T19:00:00.000Z', '2026-12-01T19:00:00.000Z'].map((at) => ({
      ...date,
      eventHappeningDateTime: at,
    }));
    const series = programJsonLd({ ...priced, booking: '020 123-456', dates }, site);
    const own = { ...offers, url: 'https://centar.example/programs/7' };
    expect(series['subEvent']).toMatchObject([{ offers: own }, { offers: own }]);
  });
});

it('an item without a picture has the one of the settings', () => {
  const sharing = { src: '/media/4f1f8a3e-5a46-4b3c-8a32-6f3f4f0f8c22.jpg' };
  const own = { ...site, facts: { ...facts, pictures: { sharing } } } as unknown as typeof site;
  const picture = `${publicUrl}/media/4f1f8a3e-5a46-4b3c-8a32-6f3f4f0f8c22-og.jpg`;
  expect(programJsonLd({ ...program, image: null }, own)['image']).toBe(picture);
  const article = { title: 'A', excerpt: 'B', datePosted: now, updatedAt: now };
  expect(noticeJsonLd(article, '/konkurs/1', own)['image']).toBe(picture);
});

it('the change of an article is never before its publication', () => {
  const article = { title: 'A', excerpt: 'B', datePosted: '2026-11-20T10:00:00.000Z' };
  const modified = (updatedAt: string) =>
    noticeJsonLd({ ...article, updatedAt }, '/konkurs/1', site)['dateModified'];
  expect(modified('2026-11-21T10:00:00.000Z')).toBe('2026-11-21T10:00:00.000Z');
  expect(modified('2026-11-01T10:00:00.000Z')).toBe('2026-11-20T10:00:00.000Z');
});

it.each([
  ['020 123-456', '+38120123456'],
  ['+381 (0)20 123-456', '+38120123456'],
  ['00381 20 123-456', '+38120123456'],
  ['020 123-456, 063 111 222', ['+38120123456', '+38163111222']],
  ['', undefined],
])('the telephone %j has the code of the country', (phone, telephone) => {
  expect(centreJsonLd({ ...site, facts: { ...facts, phone } })['telephone']).toEqual(telephone);
});

it('each date of a series says itself whether it takes place', () => {
  const date = { ...program, key: 'program-7' };
  const dates = [{ ...date, status: 'cancelled' as const }, date];
  expect(programJsonLd({ ...program, dates }, site)).toMatchObject({
    eventStatus: 'https://schema.org/EventScheduled',
    subEvent: [
      { eventStatus: 'https://schema.org/EventCancelled' },
      { eventStatus: 'https://schema.org/EventScheduled' },
    ],
  });
});

it.each([
  ['scheduled', 'cancelled', 'EventScheduled'],
  ['moved', 'scheduled', 'EventScheduled'],
  ['cancelled', 'moved', 'EventScheduled'],
  ['cancelled', 'cancelled', 'EventCancelled'],
] as const)(
  'a series of a %s and a %s date is an %s, whatever its next date is',
  (one, other, expected) => {
    const date = { ...program, key: 'program-7' };
    const former = '2026-11-20T19:00:00.000Z';
    for (const next of [one, other]) {
      const series = programJsonLd(
        {
          ...program,
          status: next,
          formerDateTime: former,
          dates: [
            { ...date, status: one },
            { ...date, status: other },
          ],
        },
        site,
      );
      expect(series).toMatchObject({ eventStatus: `https://schema.org/${expected}` });
      expect(series['previousStartDate']).toBeUndefined();
    }
  },
);

describe('what makes an event accessible', () => {
  it('is of the work that it shows, and keywords where the vocabulary has no word', () => {
    const accessFacts = ['signLanguage', 'relaxed'];
    expect(programJsonLd({ ...program, accessFacts }, site)).toMatchObject({
      keywords: 'tumač za znakovni jezik, opuštena izvedba',
      workFeatured: {
        '@type': 'CreativeWork',
        name: 'Koncert',
        accessibilityFeature: ['signLanguage'],
      },
    });
    const quiet = programJsonLd({ ...program, accessFacts: ['quiet'] }, site);
    expect(quiet['keywords']).toBe('bez glasnih zvukova');
    expect([quiet['workFeatured'], programJsonLd(program, site)['keywords']]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is of each date of a series, and of a screening', () => {
    const date = { ...program, key: 'program-7', accessFacts: ['subtitles'] };
    const series = programJsonLd({ ...program, dates: [date, { ...date, accessFacts: [] }] }, site);
    expect(series['keywords']).toBeUndefined();
    expect(series['subEvent']).toMatchObject([
      { workFeatured: { accessibilityFeature: ['captions'] } },
      { workFeatured: undefined },
    ]);
    const [, shown] = movieJsonLd(
      {
        ...movie,
        movieProductionDateTimes: [{ ...screening, accessFacts: ['audioDescription'] }],
      },
      site,
    );
    expect(shown).toMatchObject({
      workFeatured: { name: 'Tiha voda', accessibilityFeature: ['audioDescription'] },
    });
  });

  it('is of the hall where it takes place', () => {
    const hallAccess = [{ name: 'Velika sala', accessFacts: ['stepFree' as const], seats: 320 }];
    const inHall = programJsonLd(program, { ...site, facts: { ...facts, hallAccess } });
    expect(inHall['location']).toMatchObject({
      maximumAttendeeCapacity: 320,
      amenityFeature: [
        { '@type': 'LocationFeatureSpecification', name: 'Bez stepenica', value: true },
      ],
    });
    expect(JSON.stringify(programJsonLd(program, site))).not.toContain('amenityFeature');
  });
});

const screening = {
  id: 1,
  productionDate: '2026-11-22T18:00:00.000Z',
  endsAt: '2026-11-22T19:30:00.000Z',
  hall: 'Mala sala',
  price: '',
  isFree: false,
  childrenAge: '',
  booking: '',
  language: '',
  ageMark: '',
  status: 'scheduled' as const,
  statusNote: '',
  formerDateTime: null,
  accessFacts: [],
  reservations: null,
};
const movie = {
  id: 3,
  title: 'Tiha voda',
  excerpt: 'Film',
  description: 'Film',
  descriptionTree: [],
  author: 'Vuk Ilić',
  genere: 'Drama',
  duration: '1H 30M',
  yearPublished: '2024-05-01',
  updatedAt: '2026-11-01T09:00:00.000Z',
  childrenAge: '',
  youtubeUrl: '',
  image: null,
  morePictures: [],
  movieProductionDateTimes: [
    { ...screening, productionDate: '2026-11-20T18:00:00.000Z' },
    screening,
    { ...screening, status: 'cancelled' as const },
  ],
};

describe('a film', () => {
  it('a film is listed with its future screenings', () => {
    const [film, ...screenings] = movieJsonLd(movie, site);
    expect(film).toMatchObject({ '@type': 'Movie', duration: 'PT1H30M', dateCreated: '2024' });
    expect(film).toMatchObject({ image: `${publicUrl}/art/og-default.jpg` });
    expect(screenings).toHaveLength(2);
    expect(screenings[0]).toMatchObject({
      '@type': 'ScreeningEvent',
      '@id': `${publicUrl}/cinema/3#projekcija-1`,
      description: 'Film',
      workPresented: { '@type': 'Movie', '@id': film?.['@id'], name: 'Tiha voda' },
      startDate: screening.productionDate,
      eventStatus: 'https://schema.org/EventScheduled',
    });
    expect(screenings[1]).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
  });

  it.each([
    ['srpski', [], 'sr', undefined],
    ['Sinhronizovano', [], 'sr', undefined],
    ['titlovano', [], undefined, 'sr'],
    ['engleski, titlovano', [], 'en', 'sr'],
    ['turski', ['subtitles'], 'tr', 'sr'],
    ['', [], undefined, undefined],
  ])('a screening in %j with the facts %j has its languages', (language, accessFacts, ...known) => {
    const spoken = spokenJsonLd({ language, accessFacts });
    expect([spoken.inLanguage, spoken.subtitleLanguage]).toEqual(known);
  });

  it.each([
    ['1H 30M', 'PT1H30M'],
    ['95 min', 'PT95M'],
    ['2h', 'PT2H'],
    ['dugo', undefined],
    ['', undefined],
  ])('a film of the length %j has an ISO duration', (text, iso) => {
    expect(isoDuration(text)).toBe(iso);
  });
});

it('news is an article of the centre with its author as credit', () => {
  const news = {
    id: 2,
    title: 'Vest',
    excerpt: 'Kratko',
    description: 'Dugo',
    descriptionTree: [],
    author: 'Redakcija',
    theme: 'Najava',
    datePosted: now,
    updatedAt: '2026-11-22T10:00:00.000Z',
    image: { ...image, focus: '30% 0%' },
    morePictures: [image],
  };
  const centre = { '@id': 'https://centar.example/#centar' };
  expect(newsJsonLd(news, site)).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Vest',
    datePublished: now,
    dateModified: '2026-11-22T10:00:00.000Z',
    author: centre,
    creditText: 'Redakcija',
    publisher: centre,
    image: [`${publicUrl}${image.src.replace('.png', '-og-30-0.jpg')}`, `${publicUrl}${image.src}`],
  });
});

it('a page of the gallery lists its pictures with their authors and rights', () => {
  const picture = { id: 9, title: 'Most', author: 'Ana Hadžić', yearMade: '1999', image };
  const nameless = { ...picture, id: 8, author: '', yearMade: 'oko 1950' };
  const items = [picture, nameless, { ...picture, image: null }];
  expect(galleryJsonLd(items, 2, site)).toMatchObject({
    '@type': 'ImageGallery',
    url: `${publicUrl}/program/likovni?strana=2#galerija`,
    image: [
      {
        '@id': `${publicUrl}/program/likovni?slika=9#slika`,
        contentUrl: `${publicUrl}${image.src}`,
        creator: { '@type': 'Person', name: 'Ana Hadžić' },
        creditText: 'Ana Hadžić',
        dateCreated: '1999',
        acquireLicensePage: `${publicUrl}/uslovi-i-podaci`,
      },
      { creator: undefined, creditText: facts.name, dateCreated: undefined },
    ],
  });
  expect(galleryJsonLd(items, 2, site).image).toHaveLength(2);
});

it.each([
  ['avgust 2026', '2026-08'],
  ['Maj 1999.', '1999-05'],
  ['od 3. do 10. juna 2024.', '2024-06'],
  ['jun i jul 2024', '2024'],
  ['2019', '2019'],
  ['2019–2020', undefined],
  ['jesen', undefined],
])('the time %j of a colony is %j', (yearHappening, temporalCoverage) => {
  const colony = {
    id: 4,
    createdAt: now,
    updatedAt: now,
    title: 'Kolonija',
    excerpt: 'Kratko',
    description: 'Dugo',
    descriptionTree: [],
    author: 'Ana',
    colonyType: 'Sopocanski dani',
    yearHappening,
    image,
    morePictures: [],
  };
  expect(exhibitionJsonLd(colony, '/kolonije/4', site)).toMatchObject({
    '@type': 'Article',
    about: { name: 'Sopocanski dani' },
    creditText: 'Ana',
    dateModified: now,
    temporalCoverage,
  });
});

it('the home page names the site and its search', () => {
  expect(websiteJsonLd(site)).toMatchObject({
    '@type': 'WebSite',
    name: facts.name,
    potentialAction: {
      target: { urlTemplate: `${publicUrl}/pretraga?q={search_term_string}` },
    },
  });
});

it('the centre has an address and no placeholder links', () => {
  expect(centreJsonLd(site)).toMatchObject({
    '@type': 'Organization',
    address: { streetAddress: facts.street, addressCountry: 'RS' },
    sameAs: undefined,
  });
});

it('the centre has its opening hours, today’s exception and closed days', () => {
  const hours = {
    ...facts.hours,
    house: { ...facts.hours.house, utorak: [['09:00', '24:00']], sreda: [['09:00', '24:00']] },
    exceptions: [
      { date: '2026-11-20', house: [], boxOffice: [], note: 'juče' },
      { date: '2026-11-21', until: '2026-11-23', house: [], boxOffice: [], note: 'Dan grada' },
    ],
  } as typeof facts.hours;
  const described = centreJsonLd({ ...site, facts: { ...facts, hours } })['location'];
  expect(described).toMatchObject({
    openingHoursSpecification: [
      {
        dayOfWeek: ['https://schema.org/Tuesday', 'https://schema.org/Wednesday'],
        opens: '09:00',
        closes: '23:59',
      },
    ],
    specialOpeningHoursSpecification: [
      {
        name: 'Dan grada',
        validFrom: '2026-11-21',
        validThrough: '2026-11-23',
        opens: '00:00',
        closes: '00:00',
      },
    ],
  });
});

it('hours until midnight do not end in the morning', () => {
  const night: [string, string] = ['10:00', '24:00'];
  const house = { ...facts.hours.house, subota: [night] };
  const hours = { ...facts.hours, house, exceptions: [] };
  const described = JSON.stringify(centreJsonLd({ ...site, facts: { ...facts, hours } }));
  expect(described).toContain('"opens":"10:00","closes":"23:59"');
});

it('a single page has no breadcrumbs', () => {
  expect(crumbsJsonLd(site, [{ label: 'Vesti', href: '/news-list' }])).toBeUndefined();
});

it('a preview is named after its picture', () => {
  expect(previewPath({ src: '/media/x.jpg' })).toBe('/media/x-og.jpg');
  expect(previewPath(null)).toBe('/art/og-default.jpg');
});

describe('the document', () => {
  const parts = {
    facts,
    publicUrl,
    assets: { script: '/a.js', sheets: {}, commonSheets: [], pageSheets: { One: [] } },
    path: '/program/likovni',
    page: 'One',
    markup: '',
    keepScript: [],
    until: now,
    now,
  };
  const jsonLdOf = (html: string): { '@graph': Record<string, unknown>[] } => {
    const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    return JSON.parse(text) as { '@graph': Record<string, unknown>[] };
  };

  it('a title cannot end the script element', () => {
    const title = '</script><script>alert(1)</script> <!--';
    const html = renderDocument({
      ...parts,
      head: { title, jsonLd: () => [{ '@type': 'Event', name: title }] },
    });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    expect(jsonLdOf(html)['@graph'][0]).toEqual({ '@type': 'Event', name: title });
  });

  it.each(['/', '/o-nama'])('%s describes the centre, other pages only name it', (path) => {
    const centreOf = (shown: string): unknown =>
      jsonLdOf(renderDocument({ ...parts, path: shown, head: {} }))['@graph'].at(-1);
    expect(centreOf(path)).toHaveProperty('address');
    const { name, '@type': type } = centreJsonLd(site);
    const logo = `${publicUrl}/icons/icon-512.png`;
    const named = {
      '@type': type,
      '@id': `${publicUrl}/#centar`,
      name,
      url: `${publicUrl}/`,
      logo,
    };
    expect(centreOf('/news-list')).toEqual(named);
  });

  it('the preview picture of a page with a ticket is another one for another ticket', () => {
    const addressOf = (state: string): string => {
      const ticket = { above: 'petak', day: '4.', below: '', title: 'K', line: '', isOff: false };
      const head = { title: 'Koncert', image, ticket: { ...ticket, state } };
      const html = renderDocument({ ...parts, path: '/programs/4', head });
      return /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    };
    expect(addressOf('Otkazano')).toMatch(`${publicUrl}/podela/programs/4.jpg?v=`);
    expect(addressOf('Otkazano')).not.toBe(addressOf(''));
  });

  it('the document has a canonical address, a full-size picture and breadcrumbs', () => {
    const html = renderDocument({
      ...parts,
      search: new URLSearchParams({ strana: '2', slika: '9', posle: 'abc' }),
      head: {
        title: 'Likovni program',
        image,
        type: 'article',
        search: '?strana=2',
        parents: [{ label: 'Programi', href: '/programs-list' }],
      },
    });
    expect(html).toContain(
      '<link rel="canonical" href="https://centar.example/program/likovni?strana=2"/>',
    );
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain(`content="${publicUrl}${previewPath(image)}"`);
    expect(html).toContain('<meta property="og:image:width" content="1200"/>');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
    const crumbs = jsonLdOf(html)['@graph'].find((one) => one['@type'] === 'BreadcrumbList');
    expect(crumbs?.['itemListElement']).toMatchObject([
      { position: 1, item: { '@id': 'https://centar.example/' } },
      { position: 2, item: { '@id': 'https://centar.example/programs-list' } },
      { position: 3, item: { '@id': 'https://centar.example/program/likovni?strana=2' } },
    ]);
  });

  it('the canonical address keeps a cursor and omits other parameters', () => {
    const search = new URLSearchParams({ posle: 'abc', strana: '4' });
    const html = renderDocument({ ...parts, path: '/news-list', search, head: {} });
    expect(html).toContain('href="https://centar.example/news-list?posle=abc"');
  });

  it('a page includes only the styles of its markup', () => {
    const assets = {
      ...parts.assets,
      sheets: { '/c.css': '.c{a:b}', '/one.css': 'p{c:d}.d{e:f}', '/two.css': '.two{a:b}' },
      commonSheets: ['/c.css'],
      pageSheets: { One: ['/one.css'], Two: ['/two.css'] },
    };
    const markup = '<p class="c"></p>';
    const one = renderDocument({ ...parts, assets, markup, page: 'One', head: {} });
    expect(one).toContain('<style data-sheets="/c.css /one.css">.c{a:b}p{c:d}</style>');
    // Whatever its type says, some browser would fetch it.
    expect(one).not.toContain('rel="stylesheet"');
    expect(one).not.toContain('two');
    expect(() => renderDocument({ ...parts, assets, page: 'Three', head: {} })).toThrow(
      'The build has no styles of Three',
    );
  });
});
