import { SCRIPTS } from './scriptAddress.ts';
import { z } from 'zod';
import { HALL_FACTS } from './accessFacts.ts';
import { ALERT_WEIGHTS, NO_ALERT, type Alert } from './alert.ts';
import { clockTime, closingTime } from './content/openHours.ts';
import { HEX_COLOUR, isAccentColour, isMainColour } from './colours.ts';
import { isOwnPath, webAddress } from './links.ts';
import type { Block } from './markup/tree.ts';
import {
  asMeant,
  day as calendarDay,
  markupText,
  optionalMoment,
  optionalText,
  requiredText,
  someOf,
  TEXT_LIMITS,
} from './rules.ts';
import { PROGRAM_TYPES, type CategorySlug } from './sections.ts';
import { lastDayOf } from './openingHours.ts';
import { cleanText } from './text.ts';

const line = requiredText(TEXT_LIMITS.line);
const optionalLine = optionalText(TEXT_LIMITS.line);
const paragraphs = optionalText(TEXT_LIMITS.text);
/** The text's formats; absent for callers that know plain text only. */
const formats = markupText.optional();

/** A path, another site, or `#` for none. */
const anyLink = z.union(
  [z.literal('#'), z.string().refine(isOwnPath), z.url({ protocol: /^https?$/ })],
  { error: 'invalid' },
);
/** Completes `facebook.com/centar`. */
const wholeLink = (value: unknown): unknown => {
  const text = asMeant(value);
  return typeof text === 'string' && !/^(?:https?:|\/)/i.test(text)
    ? (webAddress(text) ?? text)
    : text;
};
const link = z.preprocess(wholeLink, anyLink);
const optionalLink = z.preprocess(
  wholeLink,
  z.union([z.literal(''), anyLink], { error: 'invalid' }).default(''),
);

/** Accepts `mailto:`, which browsers copy. */
const email = z.preprocess(
  (value) => {
    const text = asMeant(value);
    return typeof text === 'string' ? text.replace(/^mailto:/i, '') : text;
  },
  z.union([z.literal(''), z.email('invalid')], { error: 'invalid' }),
);
const opening = z
  .tuple([clockTime, closingTime], 'invalid')
  .refine(([from, to]) => from < to, { error: 'invalid' });
type Opening = z.output<typeof opening>;

const overlaps = (openings: readonly Opening[]): boolean =>
  openings.some(([from], at) => at > 0 && from < (openings[at - 1]?.[1] ?? ''));

/** Sorted; empty on a closed day. */
const day = z
  .array(opening, 'invalid')
  .max(4, 'tooMany')
  .transform((openings) => openings.toSorted(([one], [other]) => (one < other ? -1 : 1)))
  .refine((openings) => !overlaps(openings), { error: 'overlap' });

const week = z.strictObject({
  ponedeljak: day,
  utorak: day,
  sreda: day,
  četvrtak: day,
  petak: day,
  subota: day,
  nedelja: day,
});

/** Replaces the weekday's hours. */
const exception = z
  .strictObject({
    date: calendarDay,
    /** Absent or empty for one day. */
    until: z
      .preprocess((value) => (value === '' ? undefined : value), calendarDay.optional())
      .optional(),
    house: day,
    boxOffice: day,
    note: optionalLine,
  })
  .refine((one) => lastDayOf(one) >= one.date, { path: ['until'], error: 'endBeforeStart' });

const differ = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

/** `seats` is null if unknown; `access` is a sentence beside the facts. */
const hall = z.strictObject({
  /** Constant, so that events follow a renamed hall. */
  id: z.string('invalid').regex(/^[a-z0-9-]{1,40}$/, 'invalid'),
  name: line,
  seats: z.int('notAnInteger').min(1, 'invalid').max(100_000, 'invalid').nullable(),
  access: optionalText(TEXT_LIMITS.note),
  accessFacts: someOf(HALL_FACTS.map(({ fact }) => fact)).default([]),
});

const mainColour = z
  .string('invalid')
  .overwrite(cleanText)
  .trim()
  .toLowerCase()
  .refine((hex) => hex === '' || HEX_COLOUR.test(hex), { error: 'invalid', abort: true });

const SLUGS = PROGRAM_TYPES.map(({ slug }) => slug) as [CategorySlug, ...CategorySlug[]];

/** Longer headlines would enlarge the home page's header. */
const headline = optionalText(80);

/** Texts of empty lists; empty means the default. */
const emptyTexts = z.strictObject({
  programs: optionalLine,
  news: optionalLine,
  cinema: optionalLine,
  competitions: optionalLine,
  procurements: optionalLine,
});

/** ISO 8601 or null. */
const momentText = optionalMoment.transform((moment) => moment?.toISOString() ?? null);

/** A text needs an end: a forgotten alert would be wrong. */
const alert = z
  .strictObject({
    text: optionalText(TEXT_LIMITS.line),
    link: optionalLink,
    from: momentText,
    until: momentText,
    weight: z.enum(ALERT_WEIGHTS, 'unknownChoice').default('notice'),
  })
  .refine(({ text, until }) => text === '' || until !== null, {
    path: ['until'],
    error: 'required',
  })
  .refine(({ from, until }) => from === null || until === null || from < until, {
    path: ['until'],
    error: 'endBeforeStart',
  });

/**
 * All settings by group, as administrators edit and save them. `centar.config.json` has the same
 * shape, for groups missing in the database.
 */
export const SETTINGS = {
  identity: z.strictObject({
    name: line,
    shortName: requiredText(20),
    town: optionalLine,
    description: optionalText(TEXT_LIMITS.note),
    /** Required by law of a public body; empty ones are not shown. */
    founder: optionalLine,
    registrationNumber: optionalLine,
    taxNumber: optionalLine,
    /** Offered if the user's script is unknown. */
    defaultScript: z.enum(SCRIPTS, 'unknownChoice').default('latin'),
  }),
  contact: z.strictObject({
    street: optionalLine,
    postalCode: optionalText(20),
    city: optionalLine,
    country: requiredText(2),
    /** One or several; not linked if it can't be dialled. */
    phone: optionalLine,
    email,
    latitude: z.number('invalid').min(-90, 'invalid').max(90, 'invalid').nullable(),
    longitude: z.number('invalid').min(-180, 'invalid').max(180, 'invalid').nullable(),
    facebook: optionalLink,
    instagram: optionalLink,
    tiktok: optionalLink,
    youtube: optionalLink,
    /** Target of the hero's button 'Na programu'. */
    externalProgramList: link,
  }),
  hours: z.strictObject({
    house: week,
    boxOffice: week,
    exceptions: z
      .array(exception, 'invalid')
      .max(60, 'tooMany')
      .transform((days) => days.toSorted((one, other) => (one.date < other.date ? -1 : 1)))
      .refine(
        (days) =>
          days.every(({ date }, at) => at === 0 || lastDayOf(days[at - 1] ?? { date: '' }) < date),
        { error: 'repeated' },
      ),
  }),
  about: z.strictObject({
    /** One sentence on the home page and under the title of the about page. */
    lead: optionalText(TEXT_LIMITS.note),
    /** Paragraphs separated by empty lines. */
    story: paragraphs,
    storyMarkup: formats,
    figures: z
      .array(z.strictObject({ value: requiredText(20), label: line, text: optionalLine }))
      .max(4, 'tooMany'),
    garden: z
      .array(z.strictObject({ title: line, text: paragraphs, textMarkup: formats }))
      .max(4, 'tooMany'),
  }),
  halls: z.strictObject({
    halls: z
      .array(hall, 'invalid')
      .max(40, 'tooMany')
      .refine((halls) => differ(halls.map(({ name }) => name.toLowerCase())), {
        error: 'repeated',
      })
      .refine((halls) => differ(halls.map(({ id }) => id)), { error: 'repeated' }),
  }),
  appearance: z.strictObject({
    /**
     * Background of the header and colour of links, such as `#0b6b45`; empty means the default
     * green.
     */
    mainColour: mainColour.refine((hex) => hex === '' || isMainColour(hex), {
      error: 'lowContrast',
    }),
    /** Background of emphasised parts; empty means the default gold. */
    accentColour: mainColour.refine((hex) => hex === '' || isAccentColour(hex), {
      error: 'lowContrast',
    }),
    /** Hidden in menus and buttons; their pages remain. */
    hiddenTypes: z.array(z.enum(SLUGS, 'unknownChoice')).transform((slugs) => [...new Set(slugs)]),
  }),
  texts: z.strictObject({
    /** Headlines of the home page's header and its about section; empty means the default. */
    homeTitle: headline,
    aboutTitle: headline,
    emptyTexts,
    /** Not transliterated: names of companies, foreign names. */
    keepScript: z.array(requiredText(TEXT_LIMITS.line)).max(500, 'tooMany'),
    /**
     * A public body's statements; empty means the default. In plain ones `## ` begins a heading.
     */
    accessibility: paragraphs,
    accessibilityMarkup: formats,
    privacy: paragraphs,
    privacyMarkup: formats,
    terms: paragraphs,
    termsMarkup: formats,
  }),
  alert,
} as const;

export type SettingsGroup = keyof typeof SETTINGS;

/** In the panel's order; the position from 1 is a group's id among versions. */
export const SETTINGS_GROUPS = Object.keys(SETTINGS) as SettingsGroup[];

export type SettingsOf<Group extends SettingsGroup> = z.output<(typeof SETTINGS)[Group]>;

export type Settings = { readonly [Group in SettingsGroup]: SettingsOf<Group> };

/** Every group is required, but for the alert, which older files lack. */
const settingsFile = z.strictObject({ ...SETTINGS, alert: alert.default(NO_ALERT) });

/** Without a picture the site shows its drawing, or nothing. */
export const PICTURE_SLOTS = [
  'logo',
  'hero',
  'sharing',
  'about',
  'installWide',
  'installNarrow',
] as const;

export type PictureSlot = (typeof PICTURE_SLOTS)[number];

export interface SitePicture {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export type HallAccess = Pick<
  SettingsOf<'halls'>['halls'][number],
  'name' | 'accessFacts' | 'seats'
>;

/** Sent with every page. */
export type CentreFacts = SettingsOf<'identity'> &
  SettingsOf<'contact'> &
  Pick<Settings, 'hours'> &
  Pick<SettingsOf<'appearance'>, 'mainColour' | 'accentColour' | 'hiddenTypes'> &
  Pick<SettingsOf<'texts'>, 'homeTitle' | 'aboutTitle' | 'emptyTexts'> &
  Pick<SettingsOf<'about'>, 'figures' | 'lead'> & {
    readonly pictures: Partial<Readonly<Record<PictureSlot, SitePicture>>>;
    /** Without a garden text no page links to it. */
    readonly hasGarden: boolean;
    /** Without halls that have none. */
    readonly hallAccess: readonly HallAccess[];
    /** Null unless it is shown now. */
    readonly alert: Alert | null;
  };

/** The texts of single pages that may have formats, by group. */
export const MARKED_TEXTS = {
  about: ['story'],
  texts: ['accessibility', 'privacy', 'terms'],
} as const;

type MarkedName = (typeof MARKED_TEXTS)[keyof typeof MARKED_TEXTS][number];

/** Blocks of a text with formats; of a plain one none. */
type Tree = readonly Block[];

/** For single pages. */
export interface CentreTexts
  extends
    Pick<SettingsOf<'about'>, 'story'>,
    Pick<SettingsOf<'halls'>, 'halls'>,
    Pick<SettingsOf<'texts'>, 'accessibility' | 'privacy' | 'terms' | 'keepScript'> {
  readonly garden: readonly {
    readonly title: string;
    readonly text: string;
    readonly tree: Tree;
  }[];
  readonly trees: Readonly<Record<MarkedName, Tree>>;
}

/** Without an alert, which depends on the time. */
export function centreFacts(
  { identity, contact, hours, appearance, texts, about, halls }: Settings,
  pictures: CentreFacts['pictures'] = {},
): CentreFacts {
  const { figures, lead } = about;
  const { homeTitle, aboutTitle } = texts;
  return {
    ...identity,
    ...contact,
    hours,
    ...appearance,
    homeTitle,
    aboutTitle,
    emptyTexts: texts.emptyTexts,
    figures,
    lead,
    pictures,
    hasGarden: about.garden.length > 0,
    hallAccess: halls.halls.flatMap(({ name, accessFacts, seats }) =>
      accessFacts.length > 0 ? [{ name, accessFacts, seats }] : [],
    ),
    alert: null,
  };
}

/** `treeOf` parses the source of formats; devices have no parser. */
export function centreTexts(
  { about, halls, texts }: Settings,
  treeOf: (source: string | undefined) => Tree,
): CentreTexts {
  const { accessibility, privacy, terms, keepScript } = texts;
  return {
    story: about.story,
    garden: about.garden.map(({ title, text, textMarkup }) => ({
      title,
      text,
      tree: treeOf(textMarkup),
    })),
    halls: halls.halls,
    accessibility,
    privacy,
    terms,
    keepScript,
    trees: {
      story: treeOf(about.storyMarkup),
      accessibility: treeOf(texts.accessibilityMarkup),
      privacy: treeOf(texts.privacyMarkup),
      terms: treeOf(texts.termsMarkup),
    },
  };
}

/** The sources of texts with formats, by group. */
export const markedTexts = ({
  about,
  texts,
}: Settings): Readonly<
  Record<Extract<SettingsGroup, 'about' | 'texts'>, readonly (string | undefined)[]>
> => ({
  about: [about.storyMarkup, ...about.garden.map(({ textMarkup }) => textMarkup)],
  texts: [texts.accessibilityMarkup, texts.privacyMarkup, texts.termsMarkup],
});

/** Throws a one-line Error. */
export function readSettingsFile(text: string): Settings {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`centar.config.json is not valid JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const parsed = settingsFile.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(
    `centar.config.json, ${issue?.path.join('.') || 'the whole'}: ${issue?.message ?? 'wrong'}`,
  );
}
