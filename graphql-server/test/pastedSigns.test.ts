import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { SETTINGS, SETTINGS_GROUPS } from '@centar/domain/centre.ts';
import { galleryInput } from '@centar/domain/content/galleryItem.ts';
import { movieInput } from '@centar/domain/content/movie.ts';
import { noticeDocumentInput, noticeInput } from '@centar/domain/content/notice.ts';
import { premisesInput } from '@centar/domain/content/premisesPhoto.ts';
import { programInput } from '@centar/domain/content/program.ts';
import { ART_SALON, COLONY } from '@centar/domain/types/exhibitions.ts';
import { NEWS } from '@centar/domain/types/news.ts';
import { rulesOf } from '@centar/domain/types/rulesOf.ts';
import { loginInput, ownNameChange, userInput } from '@centar/domain/user.ts';
import { DEMO_SETTINGS } from '../../demo/content/settings.ts';

const AT = '2027-05-10T18:00:00.000Z';
const END = '2027-05-10T20:00:00.000Z';
const common = { author: 'Ana Babić', title: 'Veče poezije', description: 'Dođite u petak.' };
const date = { eventHappeningDateTime: AT, endsAt: END, place: 'Velika sala' };
const program = {
  ...common,
  ...date,
  programType: 'Tribinski program',
  price: '300 RSD',
  imageAlt: 'Sala',
  isFree: false,
  childrenAge: '5+',
  booking: 'www.ulaznice.example/x',
  publishedAt: AT,
  dates: [date, { ...date, eventHappeningDateTime: '2027-05-09T18:00:00.000Z' }],
  openHours: [{ day: 'utorak', from: '10:00', to: '18:00' }],
};
const screening = {
  productionDate: AT,
  endsAt: END,
  hall: 'Mala sala',
  price: '300 RSD',
  isFree: false,
  language: 'titlovan',
  ageMark: '12+',
  status: 'scheduled',
  statusNote: 'Novi termin',
};
const movie = {
  ...common,
  genere: 'Drama',
  duration: '1H 30M',
  yearPublished: '2024',
  childrenAge: '5+',
  youtubeUrl: 'https://youtu.be/abcdefghijk',
  imageAlt: 'Plakat',
  publishedAt: AT,
  movieProductionDateTimes: [screening],
};
const notice = { ...common, number: '04-12/2026', deadline: AT, publishedAt: AT };
const exhibition = { ...common, yearHappening: 'avgust 2026', imageAlt: 'Slika', publishedAt: AT };
const gallery = {
  author: 'Ana Babić',
  title: 'Jutro',
  yearMade: '2019',
  isRented: true,
  rentedTo: 'Gradska kuća',
  imageAlt: 'Reka',
  publishedAt: AT,
};

/** The demo's settings, with what it leaves empty. */
const settings = {
  ...DEMO_SETTINGS,
  contact: {
    ...DEMO_SETTINGS.contact,
    facebook: 'facebook.com/centar',
    instagram: 'https://instagram.com/centar',
    tiktok: 'https://tiktok.com/@centar',
    youtube: 'https://youtube.com/@centar',
    externalProgramList: '/programs-list',
  },
  appearance: { mainColour: '#0B6B45', accentColour: '#FFC02E', hiddenTypes: ['turski'] },
};

/** Each form with values for all of its fields. */
const FORMS: readonly (readonly [name: string, rules: z.ZodType, value: object])[] = [
  ['news', rulesOf(NEWS).input, { ...common, theme: 'Najava', imageAlt: 'Sala', publishedAt: AT }],
  ['programmes', programInput, program],
  ['films', movieInput, movie],
  ['notices', noticeInput, notice],
  ['documents of notices', noticeDocumentInput, { id: 1, title: 'Odluka', date: '2026-12-01' }],
  ['colonies', rulesOf(COLONY).input, { ...exhibition, colonyType: 'Sopocanski dani' }],
  ['salons', rulesOf(ART_SALON).input, { ...exhibition, colonyType: 'Likovni salon mladih' }],
  ['the gallery', galleryInput, gallery],
  [
    'premises',
    premisesInput,
    { title: 'Sala', category: 'Bioskop', position: 1, imageAlt: 'Sala', publishedAt: AT },
  ],
  ['signing in', loginInput, { email: 'ana@centar.example', password: 'duga lozinka' }],
  [
    'users',
    userInput,
    { name: 'Ana', email: 'ana@centar.example', password: 'duga lozinka 7', roleAccess: ['Vesti'] },
  ],
  ['the own name', ownNameChange, { name: 'Ana Babić' }],
  ...SETTINGS_GROUPS.map(
    (group) => [`settings, ${group}`, SETTINGS[group], settings[group]] as const,
  ),
];
/** Chosen from a list, made by the product, or a password, in which every sign counts. */
const NOT_PASTED = new Set([
  'programType',
  'colonyType',
  'category',
  'status',
  'day',
  'roleAccess',
  'defaultScript',
  'hiddenTypes',
  'id',
  'password',
]);

/** The value with invisible characters around and inside each text. */
function pasted(value: unknown, name = ''): unknown {
  if (NOT_PASTED.has(name)) return value;
  if (typeof value === 'string' && value !== '') {
    return `\u202A\uFEFF${value.slice(0, 1)}\u00AD\u200B${value.slice(1)}\u200E\u202C`;
  }
  if (Array.isArray(value)) return value.map((one) => pasted(one, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, pasted(one, key)]));
}

/** The names of the fields that a form takes. */
const fieldsOf = (rules: z.ZodType): string[] =>
  'shape' in rules ? Object.keys(rules.shape as object) : [];

describe('signs that nobody sees, pasted into each field, are taken out', () => {
  it.each(FORMS)('of %s', (_name, rules, value) => {
    expect(fieldsOf(rules).filter((name) => !(name in value))).toEqual([]);
    const meant = rules.safeParse(value);
    expect(meant.error?.issues).toBeUndefined();
    const read = rules.safeParse(pasted(value));
    expect(read.error?.issues).toBeUndefined();
    expect(read.data).toEqual(meant.data);
  });
});
