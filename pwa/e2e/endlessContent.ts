import { expect } from '@playwright/test';
import { DATE_FACTS } from '@centar/domain/accessFacts.ts';
import { SETTINGS, SETTINGS_GROUPS, type SettingsGroup } from '@centar/domain/centre.ts';
import { startOfBelgradeDay } from '@centar/domain/dates.ts';
import { eachDay } from '@centar/domain/openingHours.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { HOUR_MS } from '@centar/domain/durations.ts';
import { pdf } from '../../graphql-server/test/testFiles.ts';
import { askAs, newsText, picture, type HeldSession } from './staffSteps.ts';

/** A word of 40 letters and an address of 80, without a hyphen or space to break at. */
export const WORD = 'Najnepredvidljivijeprestolonaslednikovic';
export const ADDRESS = `https://www.primer.example/${'dugackaadresabezprekida'.repeat(3).slice(0, 53)}`;
export const TEXT = `${WORD} ${ADDRESS}`;
const EMAIL = `${WORD}@${WORD}.example`.toLowerCase();
const ALL_FACTS = DATE_FACTS.map(({ fact }) => fact);

/** In Belgrade; on the desk at any hour. */
const noonToday = (): string =>
  new Date(startOfBelgradeDay(new Date()).getTime() + 12 * HOUR_MS).toISOString();
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

type Write = (call: string, type: string, input: object) => Promise<number>;

async function mutate(
  url: string,
  editor: HeldSession,
  call: string,
  type: string,
  input: object,
): Promise<number> {
  const query = `mutation($input: ${type}!) { ${call}(input: $input) { id } }`;
  const answer = await askAs(url, editor, 'POST', '/graphql', {
    query,
    variables: { input },
  });
  const { data, errors } = (await answer.json()) as {
    data?: Record<string, { id: number }>;
    errors?: unknown;
  };
  const id = data?.[call]?.id;
  if (id === undefined) throw new Error(`${call}: ${JSON.stringify(errors)}`);
  return id;
}

/** Future and past programmes; the first is cancelled. */
async function writePrograms(write: Write, own: Map<string, number>): Promise<void> {
  for (const { name: programType } of PROGRAM_TYPES) {
    for (const hours of [2, -30 * 24]) {
      const id = await write('createProgram', 'ProgramInput', {
        author: TEXT,
        title: TEXT,
        description: `${TEXT}\n\n${TEXT}`,
        programType,
        place: TEXT,
        price: TEXT,
        childrenAge: TEXT,
        booking: ADDRESS,
        accessFacts: ALL_FACTS,
        eventHappeningDateTime: inHours(hours),
      });
      if (!own.has(programType)) own.set(programType, id);
    }
  }
  await write('updateProgram', 'ProgramEdit', {
    id: own.get('Dramski program'),
    author: TEXT,
    title: TEXT,
    description: TEXT,
    programType: 'Dramski program',
    place: TEXT,
    eventHappeningDateTime: inHours(2),
    status: 'cancelled',
    statusNote: TEXT,
  });
}

async function writeItems(write: Write, own: Map<string, number>): Promise<void> {
  const text = { author: TEXT, title: TEXT, description: TEXT };
  const one = async (call: string, type: string, input: object): Promise<void> => {
    own.set(call, await write(call, type, input));
  };
  const words = { hall: TEXT, language: TEXT, ageMark: TEXT, price: TEXT, statusNote: TEXT };
  const showing = { ...words, accessFacts: ALL_FACTS };
  await one('createNews', 'NewsInput', { ...text, theme: TEXT });
  await one('createMovie', 'MovieInput', {
    ...text,
    genere: TEXT,
    duration: WORD,
    childrenAge: TEXT,
    yearPublished: '2024',
    movieProductionDateTimes: [
      { ...showing, productionDate: noonToday() },
      { ...showing, productionDate: inHours(1), status: 'moved' },
      { ...showing, productionDate: inHours(40), status: 'cancelled' },
      { ...showing, productionDate: inHours(-40 * 24) },
    ],
  });
  const notice = { ...text, number: WORD, deadline: inHours(50) };
  await one('createCompetition', 'NoticeInput', notice);
  await one('createProcurement', 'NoticeInput', notice);
  const { author, title } = text;
  const picture = { author, title, yearMade: WORD, isRented: true, rentedTo: TEXT };
  await one('createGalleryItem', 'GalleryItemInput', picture);
  const shown = { ...text, yearHappening: TEXT };
  await one('createColony', 'ExhibitionInput', { ...shown, colonyType: 'Sopocanski dani' });
  await one('createArtSalon', 'ExhibitionInput', {
    ...shown,
    colonyType: 'Jesenji likovni salon',
  });
  await one('createPremisesPhoto', 'PremisesPhotoInput', { category: 'Bioskop', title: TEXT });
  for (const word of ['changed', 'removed']) {
    own.set(word, await write('createNews', 'NewsInput', newsText(word)));
  }
  await write('createNews', 'NewsInput', { ...newsText('Nacrt'), publishedAt: null });
}

/** Pictures and a document, of which lists and forms show other elements. */
async function addFiles(
  url: string,
  editor: HeldSession,
  own: ReadonlyMap<string, number>,
): Promise<void> {
  const { buffer } = await picture('slika.png', 200);
  const image = new File([Uint8Array.from(buffer)], 'slika.png');
  const document = new File([pdf()], `${WORD}.pdf`);
  const files = [
    ['PUT', 'News/UpdateImage', 'createNews', image],
    ['PUT', 'Gallery/UpdateImage', 'createGalleryItem', image],
    ['PUT', 'Programs/UpdateImage', 'Dramski program', image],
    ['POST', 'Konkurs/UpdateFile', 'createCompetition', document],
  ] as const;
  for (const [method, call, item, file] of files) {
    const form = new FormData();
    form.set('id', String(own.get(item)));
    form.set('file', file);
    const answer = await askAs(url, editor, method, `/api/${call}`, form);
    expect(answer.status, call).toBe(200);
  }
}

type Content = Record<string, unknown>;

/** Every text in a value, with a function that replaces it. */
function* textsIn(value: unknown): Generator<(text: unknown) => void> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, one] of Object.entries(value)) {
    if (typeof one === 'string') yield (text) => Object.assign(value, { [key]: text });
    else yield* textsIn(one);
  }
}

/** A group of settings with the longest words that its rules accept, also in new rows. */
function withEndlessWords(group: SettingsGroup, stored: Content): Content {
  let content = structuredClone(SETTINGS[group].parse(stored)) as Content;
  const count = [...textsIn(content)].length;
  for (let at = 0; at < count; at += 1) {
    for (const words of [TEXT, ADDRESS, EMAIL, WORD, WORD.slice(0, 20)]) {
      const tried = structuredClone(content);
      [...textsIn(tried)][at]?.(words);
      if (!SETTINGS[group].safeParse(tried).success) continue;
      content = tried;
      break;
    }
  }
  return content;
}

async function writeSettings(url: string, editor: HeldSession): Promise<void> {
  const ask = async (
    query: string,
    variables: object,
  ): Promise<{ data: Record<string, Content> }> => {
    const answer = await askAs(url, editor, 'POST', '/graphql', { query, variables });
    const text = await answer.text();
    expect(text).not.toContain('errors');
    return JSON.parse(text) as { data: Record<string, Content> };
  };
  // Empty lists get a row, so that the words have a place.
  const today = inHours(0).slice(0, 10);
  const open = [['10:00', '14:00']];
  const lists: Partial<Record<SettingsGroup, Content>> = {
    halls: { halls: [{ id: 'sala', name: WORD, seats: 300, access: TEXT }] },
    hours: {
      house: eachDay(() => open),
      exceptions: [{ date: today, house: open, boxOffice: [], note: TEXT }],
    },
    about: {
      garden: [{ title: TEXT, text: TEXT }],
      figures: [{ value: '1', label: TEXT, text: TEXT }],
    },
    texts: { keepScript: [WORD], privacy: `## ${TEXT}\n\n${TEXT}` },
  };
  for (const name of SETTINGS_GROUPS) {
    const read = 'query($name: String!) { settingsGroup(name: $name) { content version } }';
    const { data } = await ask(read, { name });
    const { content, version } = data['settingsGroup'] as { content: Content; version: number };
    const written = withEndlessWords(name, { ...content, ...lists[name] });
    const edit = 'mutation($input: SettingsEdit!) { updateSettings(input: $input) { version } }';
    await ask(edit, { input: { name, version, content: written } });
  }
}

/**
 * Adds items of each type, settings and a user with endless words. Returns an item of each type of
 * programme, and of each call that creates items.
 */
export async function writeEndlessWords(
  url: string,
  editor: HeldSession,
): Promise<ReadonlyMap<string, number>> {
  const own = new Map<string, number>();
  const write: Write = (...one) => mutate(url, editor, ...one);
  await writePrograms(write, own);
  await writeItems(write, own);
  await addFiles(url, editor, own);
  await writeSettings(url, editor);
  await write('createUser', 'UserInput', {
    name: ADDRESS,
    email: EMAIL,
    password: 'lozinka-za-probu-4711',
    roleAccess: ['Vesti'],
  });
  return own;
}
