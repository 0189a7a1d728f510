import { ALERT_WEIGHTS, type AlertWeight } from '@centar/domain/alert.ts';
import type { HallFact } from '@centar/domain/accessFacts.ts';
import { readDay, showDay } from '@centar/domain/dates.ts';
import { SETTINGS, type SettingsGroup, type SettingsOf } from '@centar/domain/centre.ts';
import { SCRIPTS, type Script } from '@centar/domain/scriptAddress.ts';
import { telephones } from '@centar/domain/links.ts';
import { PROGRAM_TYPES, type CategorySlug } from '@centar/domain/sections.ts';
import { readFacts, showFacts } from '../fields/accessFactsField.tsx';
import {
  checkListField,
  optionalDateTimeField,
  readNumber,
  selectField,
  textField,
  type Field,
  type FieldsOf,
} from '../fields/fields.tsx';
import { formattedText } from '../fields/formattedText.tsx';
import type { FormOf } from '../fields/formValues.ts';
import type { SettingsGroupItem } from './settings.adminOperations.ts';
import { siteTexts } from '../../shared/texts/site.texts.ts';
import { settingsTexts } from './settings.texts.ts';
import {
  colourField,
  linesField,
  optionalNumberField,
  readDayAlone,
  rowsField,
} from './settingsFields.tsx';
import type { TypedRow } from './RowsControl.tsx';
import { openingsOf, weekField } from '../fields/weekField.tsx';
import { openingsProblem, showOpenings } from '../fields/openingsText.ts';
import { fieldErrorSentence } from '../texts/errors.texts.ts';

const texts = settingsTexts.fields;

const line = (label: string, hint?: string) =>
  textField({ label, ...(hint ? { hint } : {}), short: true, optional: true });
const network = (label: string) =>
  textField({
    label,
    hint: texts.network,
    short: true,
    optional: true,
    sentences: { invalid: texts.networkInvalid },
  });

/** Warns if the text contains no number that can be dialled. */
function phoneField(): Field<string, string> {
  const field = line(texts.phone, texts.phoneHint);
  return {
    ...field,
    draw: (control) => {
      const isText = control.value.trim() !== '' && telephones(control.value).length === 0;
      return field.draw(isText ? { ...control, help: texts.phoneIsText } : control);
    },
  };
}

const identity: FieldsOf<SettingsOf<'identity'>> = {
  name: textField({ label: texts.name }),
  shortName: textField({ label: texts.shortName, hint: texts.shortNameHint, short: true }),
  town: line(texts.town),
  description: textField({
    label: texts.description,
    hint: texts.descriptionHint,
    optional: true,
  }),
  founder: line(texts.founder),
  registrationNumber: line(texts.registrationNumber),
  taxNumber: line(texts.taxNumber),
  defaultScript: selectField<Script>({
    label: texts.defaultScript,
    hint: texts.defaultScriptHint,
    placeholder: texts.chooseScript,
    choices: SCRIPTS.map((value) => ({ value, label: texts.scripts[value] })),
  }),
};

const contact: FieldsOf<SettingsOf<'contact'>> = {
  street: line(texts.street),
  postalCode: line(texts.postalCode),
  city: line(texts.city),
  country: textField({ label: texts.country, hint: texts.countryHint, short: true }),
  phone: phoneField(),
  email: textField({
    label: texts.email,
    short: true,
    optional: true,
    sentences: { invalid: texts.emailInvalid },
  }),
  latitude: optionalNumberField({
    label: texts.latitude,
    hint: texts.latitudeHint,
    short: true,
  }),
  longitude: optionalNumberField({
    label: texts.longitude,
    hint: texts.longitudeHint,
    short: true,
  }),
  facebook: network('Facebook'),
  instagram: network('Instagram'),
  tiktok: network('TikTok'),
  youtube: network('YouTube'),
  externalProgramList: textField({
    label: texts.externalProgramList,
    hint: texts.externalProgramListHint,
    sentences: { invalid: texts.externalProgramListInvalid },
  }),
};

const YES = 'da';
const isOpen = ({ closed }: TypedRow): boolean => closed !== YES;

/** The first and last day of an exception; undefined if they are not a range. */
function daysOf({ date = '', until = '' }: TypedRow) {
  const first = readDay(date);
  const last = until.trim() === '' ? first : readDay(until);
  return first && last && first <= last ? { first, last } : undefined;
}

function sharedDay(row: TypedRow, rows: readonly TypedRow[]): string | undefined {
  const own = daysOf(row);
  const other = rows.find((one) => {
    const days = one === row ? undefined : daysOf(one);
    return days && own && days.first <= own.last && own.first <= days.last;
  });
  return other && texts.sharesDay(other['date'] ?? '');
}

const hours: FieldsOf<SettingsOf<'hours'>> = {
  // They change during the year, the week does not.
  exceptions: rowsField<SettingsOf<'hours'>['exceptions'][number]>({
    label: texts.exceptions,
    hint: texts.exceptionsHint,
    sentences: { notADate: texts.notADay, repeated: texts.exceptionsShare },
    addLabel: texts.addException,
    most: 60,
    parts: [
      { name: 'date', label: texts.exceptionDate, kind: 'day', problem: sharedDay },
      {
        name: 'until',
        label: texts.exceptionUntil,
        kind: 'day',
        optional: true,
        problem: (row) => (daysOf(row) ? undefined : fieldErrorSentence('endBeforeStart')),
      },
      { name: 'note', label: texts.exceptionNote, optional: true },
      { name: 'closed', label: texts.exceptionClosed, kind: 'switch' },
      ...(['house', 'boxOffice'] as const).map((name) => ({
        name,
        label: texts[name],
        optional: true,
        visibleWhen: isOpen,
        problem: (row: TypedRow) => openingsProblem(row[name] ?? ''),
      })),
    ],
    start: () => ({ date: '', until: '', note: '', closed: '', house: '', boxOffice: '' }),
    showRow: ({ date, until = '', note, house, boxOffice }) => ({
      date: showDay(date),
      until: showDay(until),
      note,
      closed: house.length + boxOffice.length > 0 ? '' : YES,
      house: showOpenings(house),
      boxOffice: showOpenings(boxOffice),
    }),
    readRow: (row) => {
      const { date = '', until = '', note = '', house = '', boxOffice = '' } = row;
      const last = readDayAlone(until);
      return {
        date: readDayAlone(date),
        ...(last && { until: last }),
        note,
        house: isOpen(row) ? openingsOf(house) : [],
        boxOffice: isOpen(row) ? openingsOf(boxOffice) : [],
      };
    },
  }),
  house: weekField({ label: texts.house, hint: texts.weekHint, short: 'onPhones' }),
  boxOffice: weekField({ label: texts.boxOffice, hint: texts.weekHint, short: 'onPhones' }),
};

const about: FieldsOf<SettingsOf<'about'>> = {
  lead: textField({ label: texts.lead, hint: texts.leadHint, optional: true }),
  ...formattedText('story', { label: texts.story, hint: texts.storyHint, optional: true }),
  figures: rowsField<SettingsOf<'about'>['figures'][number]>({
    label: texts.figures,
    hint: texts.figuresHint,
    addLabel: texts.addFigure,
    most: 4,
    isOrdered: true,
    parts: [
      { name: 'value', label: texts.figureValue },
      { name: 'label', label: texts.figureLabel },
      { name: 'text', label: texts.figureText, wide: true, optional: true },
    ],
    start: () => ({ value: '', label: '', text: '' }),
    showRow: (figure) => ({ ...figure }),
    readRow: ({ value = '', label = '', text = '' }) => ({ value, label, text }),
  }),
  garden: rowsField<SettingsOf<'about'>['garden'][number]>({
    label: texts.garden,
    hint: texts.gardenHint,
    addLabel: texts.addGarden,
    most: 4,
    isOrdered: true,
    parts: [
      { name: 'title', label: texts.gardenTitle, wide: true },
      { name: 'text', label: texts.gardenText, kind: 'formatted', wide: true, optional: true },
    ],
    start: () => ({ title: '', text: '', textMarkup: '' }),
    showRow: ({ textMarkup = '', ...part }) => ({ ...part, textMarkup }),
    readRow: ({ title = '', text = '', textMarkup = '' }) => ({ title, text, textMarkup }),
  }),
};

const halls: FieldsOf<SettingsOf<'halls'>> = {
  halls: rowsField<SettingsOf<'halls'>['halls'][number]>({
    label: texts.halls,
    hint: texts.hallsHint,
    addLabel: texts.addHall,
    most: 40,
    isOrdered: true,
    parts: [
      { name: 'name', label: texts.hallName },
      { name: 'seats', label: texts.hallSeats, kind: 'number', optional: true },
      { name: 'accessFacts', label: texts.hallFacts, kind: 'access', wide: true },
      { name: 'access', label: texts.hallAccess, wide: true, optional: true },
    ],
    start: () => ({ id: crypto.randomUUID(), name: '', seats: '', access: '', accessFacts: '' }),
    showRow: ({ id, name, seats, access, accessFacts }) => ({
      id,
      name,
      seats: seats === null ? '' : String(seats),
      access,
      accessFacts: showFacts(accessFacts),
    }),
    readRow: ({ id = '', name = '', seats = '', access = '', accessFacts }) => ({
      id,
      name,
      seats: readNumber(seats),
      access,
      accessFacts: readFacts(accessFacts) as HallFact[],
    }),
  }),
};

/** Checked types are shown, but the stored value lists the hidden ones. */
function shownTypes(): Field<CategorySlug[], string[]> {
  const shown = checkListField({
    label: texts.hiddenTypes,
    choices: PROGRAM_TYPES.map(({ label }) => label),
    count: (count) => texts.shown(count, PROGRAM_TYPES.length),
  });
  return {
    ...shown,
    show: (hidden = []) =>
      PROGRAM_TYPES.filter(({ slug }) => !hidden.includes(slug)).map(({ label }) => label),
    read: (labels) =>
      PROGRAM_TYPES.filter(({ label }) => !labels.includes(label)).map(({ slug }) => slug),
  };
}

const appearance: FieldsOf<SettingsOf<'appearance'>> = {
  mainColour: colourField({
    label: texts.mainColour,
    hint: texts.mainColourHint,
    short: true,
    site: '#0b6b45',
    ink: '#ffffff',
  }),
  accentColour: colourField({
    label: texts.accentColour,
    hint: texts.accentColourHint,
    short: true,
    site: '#ffc02e',
    ink: '#17201b',
  }),
  hiddenTypes: shownTypes(),
};

type EmptyTexts = SettingsOf<'texts'>['emptyTexts'];

/** Each text of an empty list has its own control, so they are flattened. */
type TextsInput = Omit<SettingsOf<'texts'>, 'emptyTexts'> & EmptyTexts;

const statement = <const Name extends 'accessibility' | 'privacy' | 'terms'>(name: Name) =>
  formattedText(name, { label: texts[name], hint: texts.statementHint, optional: true });

const textsFields: FieldsOf<TextsInput> = {
  homeTitle: line(texts.homeTitle, texts.headlineHint(siteTexts.home.title)),
  aboutTitle: line(texts.aboutTitle, texts.headlineHint(siteTexts.home.about)),
  programs: line(texts.emptyTexts.programs, texts.emptyHint),
  news: line(texts.emptyTexts.news, texts.emptyHint),
  cinema: line(texts.emptyTexts.cinema, texts.emptyHint),
  competitions: line(texts.emptyTexts.competitions, texts.emptyHint),
  procurements: line(texts.emptyTexts.procurements, texts.emptyHint),
  keepScript: linesField({ label: texts.keepScript, hint: texts.keepScriptHint }),
  ...statement('accessibility'),
  ...statement('privacy'),
  ...statement('terms'),
};

const alert: FieldsOf<SettingsOf<'alert'>> = {
  text: textField({ label: texts.alertText, hint: texts.alertTextHint, optional: true }),
  link: textField({
    label: texts.alertLink,
    hint: texts.alertLinkHint,
    optional: true,
    sentences: { invalid: texts.alertLinkInvalid },
  }),
  from: optionalDateTimeField({
    label: texts.alertFrom,
    hint: texts.alertFromHint,
    short: true,
  }),
  until: optionalDateTimeField({
    label: texts.alertUntil,
    hint: texts.alertUntilHint,
    short: true,
    isEnd: true,
    sentences: { required: texts.alertUntilMissing, endBeforeStart: texts.alertUntilEarly },
  }),
  weight: selectField<AlertWeight>({
    label: texts.alertWeight,
    placeholder: texts.alertWeight,
    choices: ALERT_WEIGHTS.map((value) => ({ value, label: texts.alertWeights[value] })),
  }),
};

export type SettingsForm = FormOf<Record<string, unknown>, SettingsGroupItem>;

/** A version saved by an older release lacks newer fields; they get their defaults. */
function completed<Group extends SettingsGroup>(group: Group, content: unknown): SettingsOf<Group> {
  const values = SETTINGS[group].safeParse(content).data ?? (content as object);
  const plain = Object.keys(SETTINGS[group].shape).filter((name) => name.endsWith('Markup'));
  return { ...Object.fromEntries(plain.map((name) => [name, ''])), ...values } as SettingsOf<Group>;
}

function formOf<Group extends SettingsGroup>(
  group: Group,
  fields: FieldsOf<SettingsOf<Group>>,
): SettingsForm {
  const form: FormOf<SettingsOf<Group>, SettingsGroupItem> = {
    fields,
    rules: SETTINGS[group],
    stored: ({ content, version }) => ({ values: completed(group, content), version }),
  };
  return form;
}

const spread = ({ emptyTexts, ...others }: SettingsOf<'texts'>): TextsInput => ({
  ...others,
  ...emptyTexts,
});
/** The inverse of `spread`. */
export function gathered(input: TextsInput): SettingsOf<'texts'> {
  const { programs, news, cinema, competitions, procurements, ...others } = input;
  return { ...others, emptyTexts: { programs, news, cinema, competitions, procurements } };
}

const textsForm: FormOf<TextsInput, SettingsGroupItem> = {
  fields: textsFields,
  rules: SETTINGS.texts.omit({ emptyTexts: true }).extend(SETTINGS.texts.shape.emptyTexts.shape),
  stored: ({ content, version }) => ({ values: spread(completed('texts', content)), version }),
};

export const SETTINGS_FORMS: Readonly<Record<SettingsGroup, SettingsForm>> = {
  identity: formOf('identity', identity),
  contact: formOf('contact', contact),
  hours: formOf('hours', hours),
  about: formOf('about', about),
  halls: formOf('halls', halls),
  appearance: formOf('appearance', appearance),
  texts: textsForm,
  alert: formOf('alert', alert),
};
