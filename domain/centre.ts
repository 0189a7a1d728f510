import { SCRIPTS } from './scriptAddress.ts';
import { z } from 'zod';
import { clockTime } from './content/openHours.ts';
import { HEX_COLOUR, isAccentColour, isMainColour } from './colours.ts';
import { isOwnPath, webAddress } from './links.ts';
import { asMeant, day as calendarDay, optionalText, requiredText, TEXT_LIMITS } from './rules.ts';
import { PROGRAM_TYPES, type CategorySlug } from './sections.ts';
import { cleanText } from './text.ts';

const line = requiredText(TEXT_LIMITS.line);
const optionalLine = optionalText(TEXT_LIMITS.line);
const paragraphs = optionalText(TEXT_LIMITS.text);

/** A link of the centre's own: within the site, to another one, or `#` as long as there is none. */
const anyLink = z.union(
  [z.literal('#'), z.string().refine(isOwnPath), z.url({ protocol: /^https?$/ })],
  { error: 'invalid' },
);
/** `facebook.com/centar` is completed. */
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

/** An e-mail, also as browsers copy it. */
const email = z.preprocess(
  (value) => {
    const text = asMeant(value);
    return typeof text === 'string' ? text.replace(/^mailto:/i, '') : text;
  },
  z.union([z.literal(''), z.email('invalid')], { error: 'invalid' }),
);
const opening = z
  .tuple([clockTime, clockTime], 'invalid')
  .refine(([from, to]) => from < to, { error: 'invalid' });
type Opening = z.output<typeof opening>;

const overlaps = (openings: readonly Opening[]): boolean =>
  openings.some(([from], at) => at > 0 && from < (openings[at - 1]?.[1] ?? ''));

/** The openings of one day, put into their order; none on a closed day. */
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

/** A day that differs from its weekday. */
const exception = z.strictObject({
  date: calendarDay,
  house: day,
  boxOffice: day,
  note: optionalLine,
});

const differ = (texts: readonly string[]): boolean => new Set(texts).size === texts.length;

/** A hall: its name as events have it, how many seats (null: not said), and how one gets in. */
const hall = z.strictObject({
  /** Stays the same when the hall is renamed, so that its events are renamed with it. */
  id: z.string('invalid').regex(/^[a-z0-9-]{1,40}$/, 'invalid'),
  name: line,
  seats: z.int('notAnInteger').min(1, 'invalid').max(100_000, 'invalid').nullable(),
  access: optionalText(TEXT_LIMITS.note),
});

const mainColour = z
  .string('invalid')
  .overwrite(cleanText)
  .trim()
  .toLowerCase()
  .refine((hex) => hex === '' || HEX_COLOUR.test(hex), { error: 'invalid', abort: true });

const SLUGS = PROGRAM_TYPES.map(({ slug }) => slug) as [CategorySlug, ...CategorySlug[]];

/** The longest headline that leaves the head of the home page its height, in characters. */
const headline = optionalText(80);

/** The sentences of empty lists that a centre may word itself; empty: the site's own. */
const emptyTexts = z.strictObject({
  programs: optionalLine,
  news: optionalLine,
  cinema: optionalLine,
  competitions: optionalLine,
  procurements: optionalLine,
});

/**
 * THE settings, by the groups in which administrators edit and save them. `centar.config.json` holds the same, and is
 * read for the groups that the database does not have yet.
 */
export const SETTINGS = {
  identity: z.strictObject({
    name: line,
    shortName: requiredText(20),
    town: optionalLine,
    description: optionalText(TEXT_LIMITS.note),
    /** Details that the law asks a public body to name; an empty one is not shown. */
    founder: optionalLine,
    registrationNumber: optionalLine,
    taxNumber: optionalLine,
    /** In which script the centre's own name and its notices are offered to those of whom nothing is known. */
    defaultScript: z.enum(SCRIPTS, 'unknownChoice').default('latin'),
  }),
  contact: z.strictObject({
    street: optionalLine,
    postalCode: optionalText(20),
    city: optionalLine,
    country: requiredText(2),
    /** One or several; shown as written where it can't be dialled. */
    phone: optionalLine,
    email,
    latitude: z.number('invalid').min(-90, 'invalid').max(90, 'invalid').nullable(),
    longitude: z.number('invalid').min(-180, 'invalid').max(180, 'invalid').nullable(),
    facebook: optionalLink,
    instagram: optionalLink,
    tiktok: optionalLink,
    youtube: optionalLink,
    /** Where the hero's button 'Na programu' leads. */
    externalProgramList: link,
  }),
  hours: z.strictObject({
    house: week,
    boxOffice: week,
    exceptions: z
      .array(exception, 'invalid')
      .max(60, 'tooMany')
      .transform((days) => days.toSorted((one, other) => (one.date < other.date ? -1 : 1)))
      .refine((days) => differ(days.map(({ date }) => date)), { error: 'repeated' }),
  }),
  about: z.strictObject({
    /** One sentence beside the figures on the home page, and under the title of the page about the house. */
    lead: optionalText(TEXT_LIMITS.note),
    /** Paragraphs parted by empty lines. */
    story: paragraphs,
    figures: z
      .array(z.strictObject({ value: requiredText(20), label: line, text: optionalLine }))
      .max(4, 'tooMany'),
    garden: z.array(z.strictObject({ title: line, text: paragraphs })).max(4, 'tooMany'),
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
    /** The ground of the header and the colour of links, `#0b6b45`; empty: the site's own green. */
    mainColour: mainColour.refine((hex) => hex === '' || isMainColour(hex), {
      error: 'lowContrast',
    }),
    /** The ground of what is emphasised; empty: the site's own gold. */
    accentColour: mainColour.refine((hex) => hex === '' || isAccentColour(hex), {
      error: 'lowContrast',
    }),
    /** Programme types that menus and buttons leave out; what they hold stays at its addresses. */
    hiddenTypes: z.array(z.enum(SLUGS, 'unknownChoice')).transform((slugs) => [...new Set(slugs)]),
  }),
  texts: z.strictObject({
    /** The headlines of the home page's head and of its section about the centre; empty: the site's own. */
    homeTitle: headline,
    aboutTitle: headline,
    emptyTexts,
    /** Words that keep their script where a page is shown in the other one: names of companies, foreign names. */
    keepScript: z.array(requiredText(TEXT_LIMITS.line)).max(500, 'tooMany'),
    /** The statements of a public body; empty: the site's own. A line that begins with `## ` is a heading. */
    accessibility: paragraphs,
    privacy: paragraphs,
    terms: paragraphs,
  }),
} as const;

/** A group of settings. */
export type SettingsGroup = keyof typeof SETTINGS;

/** The groups in the order of the panel; a group's place, from 1, is its id among the versions. */
export const SETTINGS_GROUPS = Object.keys(SETTINGS) as SettingsGroup[];

/** The rules of each group. */
export type SettingsOf<Group extends SettingsGroup> = z.output<(typeof SETTINGS)[Group]>;

/** All settings by group. */
export type Settings = { readonly [Group in SettingsGroup]: SettingsOf<Group> };

/** The rules of `centar.config.json`: every group. */
const settingsFile = z.strictObject(SETTINGS);

/** Places for the centre's own pictures. Without one the site shows its own drawing, or nothing. */
export const PICTURE_SLOTS = [
  'logo',
  'hero',
  'sharing',
  'about',
  'installWide',
  'installNarrow',
] as const;

/** A place for a picture of the centre's own. */
export type PictureSlot = (typeof PICTURE_SLOTS)[number];

/** A picture of the centre's own, as pages need it. */
export interface SitePicture {
  readonly src: string;
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** The facts about the centre on every page: the groups that frames and heads show, and the pictures. */
export type CentreFacts = SettingsOf<'identity'> &
  SettingsOf<'contact'> &
  Pick<Settings, 'hours'> &
  Pick<SettingsOf<'appearance'>, 'mainColour' | 'accentColour' | 'hiddenTypes'> &
  Pick<SettingsOf<'texts'>, 'homeTitle' | 'aboutTitle' | 'emptyTexts'> &
  Pick<SettingsOf<'about'>, 'figures' | 'lead'> & {
    readonly pictures: Partial<Readonly<Record<PictureSlot, SitePicture>>>;
    /** Is anything said of garden and foyer? Without it no page leads there. */
    readonly hasGarden: boolean;
  };

/** Facts that single pages show: the story of the house, its halls, the statements. */
export interface CentreTexts
  extends
    Pick<SettingsOf<'about'>, 'story' | 'garden'>,
    Pick<SettingsOf<'halls'>, 'halls'>,
    Pick<SettingsOf<'texts'>, 'accessibility' | 'privacy' | 'terms' | 'keepScript'> {}

/** The facts for every page, from the centre's settings and pictures. */
export function centreFacts(
  { identity, contact, hours, appearance, texts, about }: Settings,
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
  };
}

/** The facts for single pages, from the settings. */
export function centreTexts({ about, halls, texts }: Settings): CentreTexts {
  const { accessibility, privacy, terms, keepScript } = texts;
  const { story, garden } = about;
  return { story, garden, halls: halls.halls, accessibility, privacy, terms, keepScript };
}

/** Reads the configuration file's text. Throws an Error of one clear line naming what is wrong. */
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
