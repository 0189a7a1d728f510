import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Declaration } from './types/declaration.ts';
import { rulesOf } from './types/rulesOf.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder)).map((name) => `${folder}/${name}`);
/** The files of all that people write: content, accounts, settings. */
const FILES = [...filesIn('content'), ...filesIn('types'), 'user.ts', 'centre.ts'].filter(
  (name) => !name.endsWith('.test.ts'),
);
const modules = await Promise.all(
  FILES.map(async (file) => {
    const exported = (await import(`./${file}`)) as Record<string, unknown>;
    return [file, exported] as const;
  }),
);

/** A value of each kind that people write; each rule is tried with those that it accepts. */
const WRITTEN = [
  'Ana Babić',
  '2027-05-10',
  '2027-05-10T18:00:00.000Z',
  '10:00',
  'ana@centar.example',
  'https://youtu.be/abcdefghijk',
  'www.ulaznice.example/x',
  '011 123 456',
  '#0b6b45',
  '300 RSD',
  'RS',
];
const pasted = (text: string): string =>
  `\u202A\uFEFF${text.slice(0, 1)}\u00AD\u200B${text.slice(1)}\u200E\u202C`;

/** In a password every sign counts; ids of halls are the product's own. */
const isOpaque = (name: string): boolean => /password|\.code$|\.id$/i.test(name);

interface NamedRule {
  readonly name: string;
  readonly rule: z.ZodType;
}

/** The rule inside defaults, options and preparations. */
function unwrapped(rule: z.core.$ZodType): z.core.$ZodType {
  const definition = rule._zod.def as z.core.$ZodTypeDef & {
    innerType?: z.core.$ZodType;
    in?: z.core.$ZodType;
    out?: z.core.$ZodType;
  };
  const inner =
    definition.innerType ?? (isTransform(definition.in) ? definition.out : definition.in);
  return inner ? unwrapped(inner) : rule;
}
const isTransform = (rule: z.core.$ZodType | undefined): boolean =>
  rule?._zod.def.type === 'transform';

/** The rules of all single values within a rule, by their path. */
function singleRules(name: string, rule: z.core.$ZodType): NamedRule[] {
  const inner = unwrapped(rule);
  if (inner instanceof z.ZodObject) {
    return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([key, one]) =>
      singleRules(`${name}.${key}`, one),
    );
  }
  if (inner instanceof z.ZodArray) return singleRules(`${name}[]`, inner.element);
  if (inner instanceof z.ZodTuple) {
    return inner._zod.def.items.flatMap((one, at) => singleRules(`${name}[${String(at)}]`, one));
  }
  return [{ name, rule: rule as z.ZodType }];
}

const isDeclaration = (value: unknown): value is Declaration =>
  typeof value === 'object' && value !== null && 'itemType' in value && 'fields' in value;
const isRule = (value: unknown): value is z.ZodType => value instanceof z.ZodType;
const rules = modules.flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]): NamedRule[] => {
    if (isRule(value)) return singleRules(`${file} ${name}`, value);
    // The settings are an object of rules; the rules of a declared type are derived.
    const parts = isDeclaration(value) ? rulesOf(value) : (Object(value) as object);
    return Object.entries(parts).flatMap(([part, rule]: [string, unknown]) =>
      isRule(rule) ? singleRules(`${file} ${name}.${part}`, rule) : [],
    );
  }),
);
const isText = (read: unknown): boolean => typeof read === 'string' || read instanceof Date;
/** The texts that a rule accepts; an enumeration and what is ignored accept none of their own. */
const accepted = ({ rule }: NamedRule): string[] => {
  const type = unwrapped(rule)._zod.def.type;
  if (type === 'unknown' || type === 'enum') return [];
  return WRITTEN.filter((text) => isText(rule.safeParse(text).data));
};
const texts = rules.filter((one) => !isOpaque(one.name) && accepted(one).length > 0);

describe('signs that nobody sees, pasted into a text, are taken out', () => {
  it.each(texts)('of $name', (one) => {
    for (const text of accepted(one)) {
      expect(one.rule.safeParse(pasted(text))).toEqual(one.rule.safeParse(text));
    }
  });

  it.each([
    'movieInput.title',
    'NEWS.input.title',
    'COLONY.edit.yearHappening',
    'movieEdit.movieProductionDateTimes[].endsAt',
    'userEdit.name',
    'programEdit.dates[].place',
    'loginInput.email',
    'SETTINGS.hours.exceptions[].note',
    'SETTINGS.halls.halls[].access',
    'SETTINGS.contact.facebook',
    'noticeDocumentsEdit.documents[].date',
    'openHours[].from',
    'SETTINGS.appearance.mainColour',
    'SETTINGS.texts.keepScript[]',
    'SETTINGS.hours.house.utorak[][0]',
  ])('%s is one of these texts', (name) => {
    expect(texts.map((one) => one.name.split(' ')[1])).toContain(name);
  });
});
