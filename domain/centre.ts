import { z } from 'zod';

const line = z.string().trim().min(1).max(300);
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must look like 10:00');
const hours = z.tuple([clockTime, clockTime]).nullable();
const link = z.union([
  z.literal('#'),
  z.string().regex(/^\/(?!\/)/),
  z.url({ protocol: /^https?$/ }),
]);

/** The centre's own facts, edited by an IT person in `centar.config.json` and checked at start. */
export const centreFacts = z.strictObject({
  name: line,
  shortName: line,
  town: line,
  description: line,
  address: z.strictObject({ street: line, postalCode: line, city: line, country: line }),
  phone: line,
  email: z.email(),
  openingHours: line,
  /** What the law asks a public body to name; absent: nothing is named. */
  registration: z.strictObject({ founder: line, number: line, taxNumber: line }).optional(),
  boxOffice: z.strictObject({
    text: line,
    /** Opening and closing time by weekday, null on a closed day. */
    days: z.strictObject({
      ponedeljak: hours,
      utorak: hours,
      sreda: hours,
      četvrtak: hours,
      petak: hours,
      subota: hours,
      nedelja: hours,
    }),
  }),
  map: z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
  }),
  social: z.strictObject({ facebook: link, instagram: link, tiktok: link, youtube: link }),
  /** Where the hero's button 'Na programu' leads. */
  externalProgramList: link,
  figures: z.array(z.strictObject({ value: line, label: line, text: line })).length(4),
});

/** The centre's own facts. */
export type CentreFacts = z.output<typeof centreFacts>;

/** Reads the configuration file's text. Throws an Error of one clear line naming what is wrong. */
export function readCentreFacts(text: string): CentreFacts {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new Error(`centar.config.json is not valid JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const parsed = centreFacts.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(
    `centar.config.json, ${issue?.path.join('.') ?? '?'}: ${issue?.message ?? 'wrong'}`,
  );
}
