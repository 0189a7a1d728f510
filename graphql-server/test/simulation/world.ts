import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERROR_STATUS } from '@centar/domain/errorCodes.ts';
import { expect } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@centar/domain/durations.ts';
import { openDatabase } from '../../src/platform/database/openDatabase.ts';
import { diskStorage } from '../../src/platform/files/diskStorage.ts';
import { sweepFiles } from '../../src/platform/files/sweep.ts';
import { sweepAll } from '../../src/sweepAll.ts';
import { callsOf, contentType, type ContentType } from '../contentTypes.ts';
import { generator, type Generator } from '../generator.ts';
import { movableClock } from '../movableClock.ts';
import type { RestOptions, SentFile } from '../requests.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../testApp.ts';
import { databaseIn, isPostgres } from '../testDatabase.ts';
import { pdf, picture } from '../testFiles.ts';
import { chooseOperation, choosePair, pick } from './choices.ts';
import { connect } from './connection.ts';
import { createQuickFetch } from './quickFetch.ts';
import { createInterleaving, requestName } from './interleaving.ts';
import {
  advanced,
  apply,
  dateLine,
  dueIn,
  dueMoments,
  EMPTY,
  endOf,
  isAnnounced,
  isPublic,
  linesOf,
  OFFERED,
  shownMoments,
  storedReservations,
  type Editor,
  type Item,
  type ModelType,
  type Operation,
  type PlannedDate,
  type State,
} from './model.ts';
import { createSeams, type Damage, type Delivered, type Plan } from './seams.ts';
import { createSimulatedBucket } from './simulatedBucket.ts';
import { createSimulatedDisk } from './simulatedDisk.ts';
import { createStoredState } from './storedState.ts';

const START = '2026-11-21T10:00:00Z';
const TOMORROW = new Date('2026-11-22T18:00:00Z').getTime();
/** The first date of the programme and of the film that take reservations. */
const HAPPENS_AT = new Date('2026-12-20T18:00:00Z').getTime();
/** Seeds above run longer: those of a soak run. */
const SHORT_SEEDS = 200;
const MIN_STEPS = 4;
const LONG_STEPS = 12;
/** After it every mail has arrived, or is given up within a day. */
const DELIVERY_MS = 25 * HOUR_MS;
/** One seed in so many sees what happens after weeks. */
const LATE_SEEDS = 3;
/** One kill in so many starts the server anew, which takes as long as a seed. */
const WHOLE_RESTARTS = 12;
const PASSES_MS = [MINUTE_MS, 20 * MINUTE_MS, HOUR_MS, 50 * HOUR_MS];
/** What `passSome` waits for at most. */
const MOST_AHEAD_MS = 50 * HOUR_MS;
const LEAPS_MS = [31 * DAY_MS, 62 * DAY_MS];
/** Of people who reserve. */
const PERSONAL = /@primer\.rs|Iva Ivi/;

const KINDS: Readonly<Record<ModelType, ContentType>> = {
  News: contentType('News'),
  Program: contentType('Program'),
  Movie: contentType('Movie'),
  Competition: contentType('Competition'),
};

const CODES = new Map<string | undefined, number>(Object.entries(ERROR_STATUS));

/** Which awaits of a step can be the last one, or fail, and in how many of ten steps. */
const RISKS = {
  night: { first: 10, awaits: 50, tenths: 4 },
  file: { first: 8, awaits: 18, tenths: 3 },
  move: { first: 5, awaits: 16, tenths: 4 },
  tell: { first: 8, awaits: 12, tenths: 3 },
  deliver: { first: 3, awaits: 6, tenths: 3 },
  pair: { first: 1, awaits: 40, tenths: 2 },
  other: { first: 1, awaits: 16, tenths: 2 },
};

function riskOf(operations: readonly Operation[]) {
  const [operation] = operations;
  if (operations.length > 1 || !operation) return RISKS.pair;
  const { kind } = operation;
  if (kind === 'night' || kind === 'move' || kind === 'deliver' || kind === 'tell') {
    return RISKS[kind];
  }
  return 'file' in operation && operation.file !== null ? RISKS.file : RISKS.other;
}

/** What every seed begins with: items in all states, and an offer whose waiting list has begun. */
const BEGINNING: readonly Operation[] = [
  created('Program', 1, 'now', 'slika-1.jpg'),
  created('News', 2, 'now', 'slika-2.jpg'),
  created('News', 3, 'draft', null),
  created('News', 4, new Date(START).getTime() + 45 * MINUTE_MS, null),
  created('Competition', 5, 'now', 'poziv-5.pdf'),
  created('News', 6, 'now', 'slika-6.jpg'),
  { kind: 'bin', type: 'News', mark: 'Autor 6', by: 'administrator' },
  edited('News', 2, 'News broj 7.'),
  { kind: 'replaceFile', type: 'News', mark: 'Autor 2', by: 'administrator', file: 'slika-7.jpg' },
  edited('Program', 1, 'Program broj 9.', [
    firstDate(1),
    { ...firstDate(9), at: HAPPENS_AT + 2 * DAY_MS },
  ]),
  created('Program', 11, 'now', null),
  edited('Program', 11, 'Program broj 12.', [
    { ...firstDate(11), status: 'cancelled' },
    { ...firstDate(12), at: HAPPENS_AT + DAY_MS },
  ]),
  created('Movie', 8, 'now', null),
  created('Program', 10, 'now', null, TOMORROW),
  ...OFFERED.map(
    (of) => ({ kind: 'saveOffer', of, by: 'administrator', places: 3, seen: 0 }) as const,
  ),
  reserved(OFFERED[0], 'ana', 2),
  reserved(OFFERED[0], 'boban', 2),
  reserved(OFFERED[0], 'ceca', 1),
  reserved(OFFERED[0], 'dusan', 1),
  reserved(OFFERED[1], 'ana', 1),
  reserved(OFFERED[1], 'ema', 1),
  // Cancelled, its reservations cancelled too, and scheduled again before people are told.
  reserved(OFFERED[1], 'boban', 3),
  edited('Movie', 8, 'Movie broj 8.', [{ ...firstDate(8), status: 'cancelled' }]),
  { kind: 'tell', offers: [OFFERED[1]] },
  { kind: 'cancelByStaff', index: 4, by: 'administrator', seen: 1 },
  { kind: 'cancelByStaff', index: 5, by: 'administrator', seen: 1 },
  edited('Movie', 8, 'Movie broj 8.', [firstDate(8)], 2),
  { kind: 'deliver' },
];

function created(
  type: ModelType,
  number: number,
  publication: 'now' | 'draft' | number,
  file: string | null,
  at = HAPPENS_AT,
): Operation {
  const text = String(number);
  const own = { mark: `Autor ${text}`, title: `${type} broj ${text}.`, key: `kljuc-broj-${text}` };
  const dates = type === 'Program' || type === 'Movie' ? [{ ...firstDate(number), at }] : [];
  return { kind: 'create', type, by: 'administrator', publication, dates, file, ...own };
}

function firstDate(number: number): PlannedDate {
  return { place: `Sala ${String(number)}`, at: HAPPENS_AT, status: 'scheduled' };
}

function reserved(of: string, name: string, places: number): Operation {
  return { kind: 'reserve', of, mailbox: `${name}@primer.rs`, places };
}

function edited(
  type: ModelType,
  number: number,
  title: string,
  dates?: readonly PlannedDate[],
  seen = 1,
): Operation {
  const own = { mark: `Autor ${String(number)}`, seen, ...(dates && { dates }) };
  return { kind: 'edit', type, by: 'administrator', publication: 'now', title, ...own };
}

/** Spreads neighbouring seeds, which the generator would begin alike. */
const spread = (seed: number): number => Math.imul(seed + 1, 0x9e_37_79_b1) >>> 0;

const MEMORY_FOLDER = '/dev/shm';
const MIN_FREE_BYTES = 2 ** 28;

/** A folder in memory, where there is one: what a power failure loses is simulated. */
function quickFolder(): string {
  if (!existsSync(MEMORY_FOLDER)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return bavail * bsize > MIN_FREE_BYTES ? MEMORY_FOLDER : tmpdir();
}

const sizesIn = (folder: string): ReadonlyMap<string, number> =>
  new Map(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size]));

/** A date in a list of programmes or films. */
interface ListedDate {
  readonly eventHappeningDateTime?: string;
  readonly productionDate?: string;
  readonly place?: string;
  readonly hall?: string;
  readonly status?: string;
}

interface Listed extends ListedDate {
  readonly title: string;
  readonly dates?: readonly ListedDate[];
  readonly movieProductionDateTimes?: readonly ListedDate[];
}

const listedDate = (date: ListedDate): PlannedDate => ({
  place: date.place ?? date.hall ?? '',
  at: new Date(date.eventHappeningDateTime ?? date.productionDate ?? 0).getTime(),
  status: date.status ?? '',
});

const listLine = (title: string, shown: string, dates: readonly PlannedDate[]): string =>
  `${title} shows ${shown} [${dates.map(dateLine).toSorted().join()}]`;

function listedLine(item: Listed): string {
  const { title, place = '', dates = [], movieProductionDateTimes: screenings = [] } = item;
  const isSingle = item.eventHappeningDateTime !== undefined && dates.length === 0;
  const own = isSingle ? [item] : [...dates, ...screenings];
  return listLine(title, place, own.map(listedDate));
}

export interface Figures {
  steps: number;
  kills: number;
  faults: number;
  pairs: number;
  restarts: number;
  awaits: number;
}

interface Step {
  readonly operation: Operation;
  /** The answer; `cut` if the process was killed before it, `failed` for an error of the server. */
  readonly answer: string;
}

const describeStep = ({ operation, answer }: Step): string =>
  `${JSON.stringify(operation)} -> ${answer}`;

/** Every order in which some of the operations take effect. */
function orders<Value>(values: readonly Value[]): readonly (readonly Value[])[] {
  const [first, second] = values;
  if (first === undefined) return [[]];
  if (second === undefined) return [[], [first]];
  return [[], [first], [second], [first, second], [second, first]];
}

function subsets<Value>(values: readonly Value[]): readonly (readonly Value[])[] {
  return values.reduce<readonly (readonly Value[])[]>(
    (found, value) => [...found, ...found.map((subset) => [...subset, value])],
    [[]],
  );
}

/** What of an operation may have been done when it ended early. */
function partsOf(operation: Operation): readonly Operation[] {
  if (operation.kind === 'tell') {
    return subsets(operation.offers).map((offers) => ({ ...operation, offers }));
  }
  if (operation.kind !== 'night') return [operation];
  const { purged, files } = operation;
  const nothing = { ...operation, purged: [], files: [], erased: [], strays: false };
  return [
    ...subsets(purged).map((marks) => ({ ...nothing, purged: marks })),
    ...subsets(files).map((names) => ({ ...nothing, purged, files: names })),
    { ...operation, strays: false },
    operation,
  ];
}

/** `isDiskHonest`: files are kept through a crash once the disk says so. */
export async function createWorld({ isDiskHonest = true } = {}) {
  const clock = movableClock(START);
  const folder = mkdtempSync(join(quickFolder(), 'centar-world-'));
  const dataDir = join(folder, 'data');
  const savedDir = join(folder, 'saved');
  mkdirSync(dataDir);
  const seams = createSeams();
  const disk = createSimulatedDisk(join(folder, 'lost'), clock, seams.gate, isDiskHonest);
  const bucket = createSimulatedBucket(clock, seams.gate);
  const diskFiles = diskStorage(dataDir, disk.disk);
  const requests = createQuickFetch();
  let isBucket = false;
  const storage = new Proxy(diskFiles, {
    get: (_target, name) => Reflect.get(isBucket ? bucket.storage : diskFiles, name) as unknown,
  });
  const storedSizes = () => (isBucket ? bucket.sizes() : sizesIn(join(dataDir, 'media')));

  // They outlive each application.
  const shared = await databaseIn(dataDir);
  const opened = await openDatabase(shared.url);
  const options: TestAppOptions = {
    clock,
    dataDir,
    shared,
    opened,
    storage,
    free: seams.free,
    disk: disk.disk,
    mailTransport: seams.mailTransport,
    fetch: requests.fetch,
    inFrontOfDatabase: seams.inFrontOfDatabase,
    inFront: (answer) => (request, response) => {
      const name = String(request.headers['x-request-name'] ?? '');
      requestName.run(name, () => answer(request, response));
    },
  };
  let app: TestApp = await startTestApp(options);
  const connection = await connect(app.stored.url);
  const stored = createStoredState(connection);
  const tokens: Record<Editor, string | undefined> = {
    administrator: (await app.signInAs({ roleId: 1, name: 'Ana' })).token,
    Vesti: (await app.signInAs({ sections: ['Vesti'] })).token,
    'Muzicki program': (await app.signInAs({ sections: ['Muzicki program'] })).token,
    Konkurs: (await app.signInAs({ sections: ['Konkurs'] })).token,
    nobody: undefined,
  };
  // Days pass in a run.
  await app.database.write(({ session }) =>
    session.updateMany({ data: { expiresAt: new Date('2028-01-01T00:00:00Z') } }),
  );
  const image = await picture('jpeg', { width: 8, height: 6 });
  const document = pdf();
  const figures: Figures = { steps: 0, kills: 0, faults: 0, pairs: 0, restarts: 0, awaits: 0 };

  let state: State = EMPTY;
  let trace: string[] = [];
  /** Whether there may be files to sweep. */
  let isDiskUsed = false;
  let beginningFiles = EMPTY.files;
  /** Mails that the mail server has, though the database does not know. */
  let unsure = new Set<number>();

  const fileNamed = (name: string | null): SentFile | undefined => {
    if (name === null) return undefined;
    if (name.endsWith('.pdf')) return { name, bytes: document, type: 'application/pdf' };
    return { name, bytes: image, type: 'image/jpeg' };
  };

  const askedMoment = (publication: 'now' | 'draft' | number): string => {
    if (publication === 'draft') return '';
    return new Date(publication === 'now' ? 0 : publication).toISOString();
  };

  const reservationAt = (index: number) => {
    const own = state.reservations[index];
    return own && stored.reservations()[storedReservations(state).indexOf(own)];
  };

  /** The dates of a new programme, as forms send them. */
  function dateFields(dates: readonly PlannedDate[]): Record<string, string> {
    const sent = dates.map((date) => {
      const { place, at } = date;
      const endsAt = endOf(date);
      return {
        place,
        eventHappeningDateTime: new Date(at).toISOString(),
        ...(endsAt === null ? {} : { endsAt: new Date(endsAt).toISOString() }),
      };
    });
    const [first] = sent;
    return first && sent.length > 1 ? { ...first, dates: JSON.stringify(sent) } : { ...first };
  }

  /** The dates of an edit; a date of the seen version keeps its place by its id alone. */
  function plannedFields(
    type: ModelType,
    mark: string,
    dates: readonly PlannedDate[] | undefined,
    seen?: number,
  ): object {
    const isEdit = seen !== undefined;
    const item = state.items[mark];
    const isKnown = (place: string): boolean =>
      item?.version === seen && item?.dates.some((date) => date.place === place) === true;
    const begin = type === 'Movie' ? 'productionDate' : 'eventHappeningDateTime';
    const sent = dates?.map((date) => {
      const { place, at, status } = date;
      const endsAt = type === 'Program' ? endOf(date) : null;
      return {
        id: isEdit ? stored.dateIdOf(type, mark, place) : undefined,
        [begin]: new Date(at).toISOString(),
        status,
        endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
        ...(isKnown(place) ? {} : { [type === 'Movie' ? 'hall' : 'place']: place }),
      };
    });
    if (type === 'Movie') return { movieProductionDateTimes: sent };
    if (type !== 'Program') return {};
    return { eventHappeningDateTime: stored.shownAt(mark) ?? new Date(HAPPENS_AT), dates: sent };
  }

  /** What is to be sent is gathered before, since the rows change while two requests run. */
  function prepare(operation: Operation, name: string): () => Promise<string> {
    const headers = { 'x-request-name': name };
    const rest = (method: string, path: string, given: RestOptions = {}) =>
      app.rest(method, path, { ...given, headers: { ...headers, ...given.headers } });
    const answerOf = async (
      sent: Promise<{ status: number; code: string | undefined }>,
    ): Promise<string> => {
      const answer = await sent;
      // GraphQL answers 200 with the code of the error.
      const status = CODES.get(answer.code) ?? answer.status;
      if (status < 300) return 'ok';
      return status >= 500 ? `failed ${String(status)}` : String(status);
    };
    const staff = (by: Editor, type: ModelType) =>
      callsOf(KINDS[type], { rest: rest as TestApp['rest'], gql: app.gql }, tokens[by]);
    const workOf = (work: () => Promise<unknown>) => () =>
      work().then(
        () => 'ok',
        () => 'failed',
      );
    switch (operation.kind) {
      case 'create': {
        const { type, by, key, mark, title, publication, dates, file } = operation;
        const own = { title, author: mark, publishedAt: askedMoment(publication) };
        const keyed = { headers: { ...headers, 'idempotency-key': key } };
        const calls = callsOf(
          KINDS[type],
          {
            rest: ((method: string, path: string, given: RestOptions) =>
              app.rest(method, path, { ...given, ...keyed })) as TestApp['rest'],
            gql: ((query: string, variables: Record<string, unknown>, given: RestOptions) =>
              app.gql(query, variables, { ...given, ...keyed })) as TestApp['gql'],
          },
          tokens[by],
        );
        // A form says nothing of a screening but its time.
        if (type === 'Movie') {
          const publishedAt = own.publishedAt || null;
          const planned = plannedFields(type, mark, dates);
          const input = { ...KINDS[type].input, ...own, publishedAt, ...planned };
          return () => answerOf(calls.createByGraphql(input, fileNamed(file)));
        }
        const form = { ...KINDS[type].form, ...own, ...dateFields(dates) };
        return () => answerOf(calls.create(form, fileNamed(file)));
      }
      case 'edit': {
        const { type, by, mark, title, publication, dates, seen } = operation;
        const input = { ...KINDS[type].input, title, author: mark };
        const publishedAt = askedMoment(publication);
        const own = { publishedAt, id: stored.idOf(mark), version: seen };
        const json = { ...input, ...own, ...plannedFields(type, mark, dates, seen) };
        return () => answerOf(staff(by, type).edit(json));
      }
      case 'bin': {
        const id = stored.idOf(operation.mark);
        return () => answerOf(staff(operation.by, operation.type).remove(id));
      }
      case 'restore': {
        const { by, type: itemType, mark } = operation;
        const json = { itemType, id: stored.idOf(mark) };
        return () => answerOf(rest('PUT', '/api/Bin/Restore', { token: tokens[by], json }));
      }
      case 'purge': {
        const { by, type: itemType, mark } = operation;
        const path = `/api/Bin/Delete?itemType=${itemType}&id=${String(stored.idOf(mark))}`;
        return () => answerOf(rest('DELETE', path, { token: tokens[by] }));
      }
      case 'replaceFile': {
        const { by, type, mark, file } = operation;
        const form = { id: String(stored.idOf(mark)) };
        return () => answerOf(staff(by, type).replace(fileNamed(file), form));
      }
      case 'restoreVersion': {
        const { by, type: itemType, mark, version, seen } = operation;
        const json = { itemType, id: stored.idOf(mark), version, seen };
        const path = '/api/History/RestoreVersion';
        return () => answerOf(rest('PUT', path, { token: tokens[by], json }));
      }
      case 'saveOffer': {
        const { of, by, places, seen } = operation;
        const dateKey = stored.dateKeyOf(of);
        const json = { dateKey, places, ...(state.offers[of] ? { version: seen } : {}) };
        const path = '/api/Reservations/SaveOffer';
        return () => answerOf(rest('PUT', path, { token: tokens[by], json }));
      }
      case 'reserve': {
        const { of, mailbox, places } = operation;
        const json = { dateKey: stored.dateKeyOf(of), places, name: 'Iva Ivić', email: mailbox };
        return async () => {
          const sent = await rest('POST', '/api/Reservations/Reserve', { json });
          return sent.status < 300 ? String(sent.body['state']) : answerOf(Promise.resolve(sent));
        };
      }
      case 'cancelOwn':
      case 'changeOwn': {
        const row = reservationAt(operation.index);
        const code = row && stored.codeOf(row, seams.delivered);
        if (operation.kind === 'cancelOwn') {
          const path = '/api/Reservations/CancelOwn';
          return () => answerOf(rest('PUT', path, { json: { code } }));
        }
        const json = { code, places: operation.places };
        return () => answerOf(rest('PUT', '/api/Reservations/ChangeOwn', { json }));
      }
      case 'cancelByStaff':
      case 'move':
      case 'readdress': {
        const { kind, index, by, seen } = operation;
        const own = reservationAt(index);
        const json = { id: own?.['id'], version: seen };
        const put = (name: string, more: object = {}) =>
          rest('PUT', `/api/Reservations/${name}`, {
            token: tokens[by],
            json: { ...json, ...more },
          });
        if (kind === 'cancelByStaff') return () => answerOf(put('CancelReservation'));
        if (kind === 'move') {
          const toOfferId = stored.offerIdOf(operation.to);
          return () => answerOf(put('MoveReservation', { toOfferId }));
        }
        const { name, places } = own ?? {};
        const written = { name, places, email: operation.mailbox };
        return () => answerOf(put('EditReservation', written));
      }
      case 'erase': {
        const id = String(reservationAt(operation.index)?.['id']);
        const path = `/api/Reservations/EraseReservation?id=${id}`;
        return () => answerOf(rest('DELETE', path, { token: tokens[operation.by] }));
      }
      case 'tell':
        return workOf(() => app.reservations.tellChanges());
      case 'deliver':
        return workOf(() => seams.withMail(() => app.mailer.deliver()));
      case 'night':
        return workOf(() =>
          sweepAll({
            database: app.database,
            files: app.store,
            clock,
            watch: { isSteady: async () => true },
            logger: { info: () => undefined, warn: () => undefined },
          }),
        );
    }
  }

  /** Its result is read after its transaction, when a concurrent request may have erased it. */
  const isErasedMeanwhile = ({ operation, answer }: Step, steps: readonly Step[]): boolean =>
    answer === '404' &&
    steps.some(
      ({ operation: other }) =>
        other.kind === 'erase' && 'index' in operation && other.index === operation.index,
    );

  /** The states that the answers allow. */
  function allowed(steps: readonly Step[], { failedAt }: Damage): State[] {
    const now = clock().getTime();
    const isUnsure = ({ answer }: Step): boolean => answer === 'cut' || answer.startsWith('failed');
    const found: State[] = [];
    for (const order of orders(steps)) {
      if (!steps.every((step) => order.includes(step) || isUnsure(step))) continue;
      let states: State[] = [state];
      for (const step of order) {
        const { operation, answer } = step;
        // An error means that nothing was done, unless reading what was done has failed.
        const mayBeDone =
          answer === 'cut' ||
          failedAt?.startsWith('read') ||
          operation.kind === 'night' ||
          operation.kind === 'tell';
        const parts = answer === 'ok' ? [operation] : partsOf(operation);
        states = states.flatMap((before) =>
          parts.flatMap((part) => {
            const applied = apply(before, part, now);
            const isExpected =
              applied.answer === answer ||
              (isUnsure(step) && mayBeDone) ||
              isErasedMeanwhile(step, steps);
            return isExpected ? [applied.state] : [];
          }),
        );
      }
      found.push(...states);
    }
    return found;
  }

  async function restart(next: Generator, isWhole: boolean): Promise<void> {
    trace.push(`crash loses ${disk.crash(next).join(', ') || 'nothing'}`);
    seams.restart();
    // On PostgreSQL a second application would overwrite the saved rows, which are in the database.
    if (!isWhole || isPostgres()) {
      await app.forget();
      return;
    }
    figures.restarts += 1;
    await app.close();
    app = await startTestApp(options);
  }

  function checkMails({ killedAt, failedAt }: Damage, before: number): void {
    const unsent = new Set(stored.unsent());
    const seen = new Set(seams.delivered.slice(0, before).map(({ id }) => id));
    const twice = seams.delivered.slice(before).flatMap(({ id, recipient }) => {
      const isTwice = seen.has(id) && !unsure.has(id);
      seen.add(id);
      return isTwice ? [`mail ${String(id)} to ${recipient}`] : [];
    });
    const isDamaged = killedAt !== undefined || failedAt !== undefined;
    // A failure hides that one mail was sent, and the next delivery may be due in the same step.
    expect(twice.slice(isDamaged ? 1 : 0), 'mails that were sent twice').toEqual([]);
    const open = [...seen].filter((id) => unsent.has(id));
    if (!isDamaged) {
      const now = open.filter((id) => !unsure.has(id));
      expect(now, 'mails that were sent and not noted').toEqual([]);
    }
    unsure = new Set(open);
  }

  const titlesIn = (text: string): string[] =>
    [...new Set(text.match(/(News|Program|Movie|Competition) broj \d+\./g) ?? [])].toSorted();

  const titlesOf = (of: readonly { title: string }[]) => of.map(({ title }) => title).toSorted();

  /** What a list of a type shows. */
  function announcedOf(type: ModelType): Item[] {
    const now = clock().getTime();
    return Object.values(state.items).filter(
      (item) => item.type === type && isPublic(item, now) && isAnnounced(item, now),
    );
  }

  async function seeList(type: ModelType): Promise<void> {
    const path = KINDS[type].lists[0] ?? '';
    const { body } = await app.rest<Listed[]>('GET', path);
    const lines = announcedOf(type).map(({ title, shown, dates }) => listLine(title, shown, dates));
    expect(body.map(listedLine).toSorted(), path).toEqual(lines.toSorted());
  }

  /** A visitor sees all that is public, and nothing else. */
  async function visit(next: Generator): Promise<void> {
    const now = clock().getTime();
    const items = Object.values(state.items);
    const shown = items.filter((item) => isPublic(item, now));
    const type = pick(next, ['News', 'Program', 'News', 'Competition', 'Movie'] as const);
    const kind = next(10);
    trace.push(`visit ${String(kind)}`);
    if (kind < 3) {
      await seeList(type);
    } else if (kind < 4) {
      const { listDocument } = KINDS[type];
      const { text } = await app.registered(listDocument, { first: 50 });
      expect(titlesIn(text), listDocument).toEqual(titlesOf(announcedOf(type)));
    } else if (kind < 5) {
      const staff = items.filter((item) => item.type === type && item.binnedAt === null);
      const { byId } = KINDS[type];
      for (const { mark, title } of staff) {
        const token = tokens.administrator;
        const { text } = await app.rest('GET', `${byId}?id=${String(stored.idOf(mark))}`, {
          token,
        });
        expect(titlesIn(text), `${byId} of staff`).toEqual([title]);
      }
    } else if (kind < 6) {
      const { text } = await app.registered('Search', { text: 'broj' });
      expect(titlesOf(shown), 'search').toEqual(expect.arrayContaining(titlesIn(text)));
    } else if (kind < 8) {
      const path = pick(next, ['/', '/offline-snapshot', '/rss/vesti.xml', '/news-list']);
      const { text } = await app.rest('GET', path);
      expect(titlesOf(shown), path).toEqual(expect.arrayContaining(titlesIn(text)));
    } else {
      const item = pick(next, items);
      const path = `${KINDS[item.type].byId}?id=${String(stored.idOf(item.mark))}`;
      const { status, body } = await app.rest('GET', path);
      expect(status, path).toBe(isPublic(item, now) ? 200 : 404);
      if (status === 200) expect(body['title'], path).toBe(item.title);
    }
  }

  async function perform(
    operations: readonly Operation[],
    next: Generator,
    plan: Plan,
  ): Promise<void> {
    const names = operations.map((_, index) => 'AB'[index] ?? '');
    const sends = operations.map((operation, index) => prepare(operation, names[index] ?? ''));
    const interleaving = operations.length > 1 ? createInterleaving(names, next) : undefined;
    const before = seams.delivered.length;
    seams.begin(plan, next, interleaving);
    const sent = sends.map(async (send, index) => {
      try {
        return await send();
      } finally {
        interleaving?.finish(names[index] ?? '');
      }
    });
    const [answers] = await Promise.all([Promise.all(sent), interleaving?.run()]);
    const damage = seams.end();
    const isKilled = damage.killedAt !== undefined;
    const steps = operations.map((operation, index) => ({
      operation,
      answer: isKilled ? 'cut' : (answers[index] ?? ''),
    }));
    trace.push(...steps.map(describeStep), ...(interleaving?.order ?? []));
    trace.push(`${String(damage.awaits)} awaits, ${JSON.stringify(damage)}`);
    figures.steps += operations.length;
    figures.awaits += damage.awaits;
    if (interleaving) figures.pairs += 1;
    if (isKilled) figures.kills += 1;
    if (damage.failedAt !== undefined) figures.faults += 1;
    if (isKilled) await restart(next, next(WHOLE_RESTARTS) === 0);
    for (const { answer } of steps) {
      if (answer.startsWith('failed')) expect(damage.failedAt, answer).toBeDefined();
    }
    await stored.read();
    const found = stored.lines(seams.delivered);
    const states = allowed(steps, damage);
    const text = found.join('\n');
    const match = states.find((one) => linesOf(one).join('\n') === text);
    if (!match) {
      if (states.length > 0)
        expect(found, 'what is stored').toEqual(linesOf(states.at(-1) ?? state));
      throw new Error(`No order has these answers: ${steps.map(describeStep).join(', ')}`);
    }
    state = match;
    isDiskUsed ||= isKilled || damage.failedAt !== undefined || state.files !== beginningFiles;
    checkMails(damage, before);
    await stored.check(storedSizes(), seams.delivered);
    await connection.rows('DELETE FROM "RateCounter"');
  }

  /** Series show their next date from the first request on. */
  async function pass(ms: number): Promise<void> {
    clock.pass(ms);
    const next = advanced(state, clock().getTime());
    if (next !== state) await app.rest('GET', '/api/Programs/GetPrograms');
    state = next;
    trace.push(`now ${clock().toISOString()}`);
  }

  const passLong = (ms: number): Promise<void> => (ms < DELIVERY_MS ? pass(ms) : passDays(ms));

  /** How long it is until one of the moments, or to the millisecond before; undefined without one. */
  function lengthUntil(moments: readonly number[], next: Generator): number | undefined {
    const now = clock().getTime();
    const ahead = moments.filter((moment) => moment > now + MINUTE_MS + 1);
    return ahead.length === 0 ? undefined : pick(next, ahead) - now - next(2);
  }

  /** Weeks pass, perhaps until something is due in the daily sweep, which begins then. */
  async function leap(next: Generator): Promise<void> {
    const length = next(3) === 0 ? undefined : lengthUntil(dueMoments(state), next);
    await passLong(length ?? pick(next, LEAPS_MS));
    if (length !== undefined) await night(next);
  }

  /** Minutes or days pass, perhaps until a list changes that was seen a minute before. */
  async function passSome(next: Generator): Promise<void> {
    const soon = shownMoments(state).filter(({ at }) => at < clock().getTime() + MOST_AHEAD_MS);
    const { type } = pick(next, [...soon, { type: 'News' as const }]);
    const own = soon.filter((moment) => moment.type === type).map(({ at }) => at);
    const length = next(2) === 0 ? lengthUntil(own, next) : undefined;
    if (length === undefined) return passLong(pick(next, PASSES_MS));
    await passLong(length - MINUTE_MS);
    await seeList(type);
    await pass(MINUTE_MS);
    await seeList(type);
  }

  /** Meanwhile every mail arrives, and programmes end that a cached list has. */
  async function passDays(ms: number): Promise<void> {
    await seeList('Program');
    await pass(DELIVERY_MS);
    await seeList('Program');
    await perform([{ kind: 'deliver' }], () => 0, {});
    expect(stored.unsent(), 'mails that were never sent').toEqual([]);
    await pass(ms - DELIVERY_MS);
  }

  const young = () => stored.youngMails(clock().getTime(), seams.delivered);
  const night = async (next: Generator = () => 0, plan: Plan = {}): Promise<void> => {
    const due = dueIn(state, clock().getTime(), young());
    await perform([{ kind: 'night', ...due }], next, plan);
  };

  await stored.read();
  for (const operation of BEGINNING) await perform([operation], () => 0, {});
  await app.forget();
  const rows = await app.stored.rows();
  await rows.save();
  cpSync(join(dataDir, 'media'), savedDir, { recursive: true, preserveTimestamps: true });
  disk.settle();
  beginningFiles = state.files;
  const beginning = { state, delivered: seams.delivered.slice() as readonly Delivered[] };

  async function reset(): Promise<void> {
    seams.end();
    seams.restart();
    clock.set(START);
    // What a request began without awaiting it is over then.
    do await app.database.write(async () => undefined);
    while (!(await rows.tryRestore()));
    for (const name of ['media', 'swept', 'tmp']) {
      for (const file of readdirSync(join(dataDir, name))) rmSync(join(dataDir, name, file));
    }
    cpSync(savedDir, join(dataDir, 'media'), { recursive: true, preserveTimestamps: true });
    disk.settle();
    bucket.fill(savedDir);
    seams.delivered.splice(0, Infinity, ...beginning.delivered);
    state = beginning.state;
    isDiskUsed = false;
    unsure = new Set();
    trace = [];
    await app.forget();
    await stored.read();
  }

  /**
   * After some days without faults every mail has arrived. After a term and two sweeps, the first of
   * which ends early, nothing is left of people, deleted items and unused files.
   */
  async function settleDown(next: Generator): Promise<void> {
    const told = Object.values(state.offers).map((offer) => offer.told.at);
    const dates = Object.values(state.items).flatMap((item) => item.dates.map(({ at }) => at));
    const now = clock().getTime();
    // A moved date has two terms until people are told; one may be over before the other.
    await passDays(Math.max(DELIVERY_MS, Math.min(...told) + 31 * DAY_MS - now));
    const at = RISKS.night.first + next(RISKS.night.awaits);
    await night(next, next(2) === 0 ? { killAt: at } : { failAt: at });
    const last = Math.max(...told, ...dates) + 31 * DAY_MS;
    await pass(Math.max(0, last - clock().getTime()));
    await night();
    await stored.checkErased(PERSONAL);
    if (!isDiskUsed) return;
    for (let day = 0; day < 2; day += 1) {
      await pass(49 * HOUR_MS);
      await sweepFiles({ database: app.database, files: app.store, clock });
    }
    await stored.read();
    await stored.checkSwept(storage);
  }

  return {
    figures,
    /** Runs a seed and returns what happened. Throws with the seed if something is wrong. */
    async run(seed: number): Promise<readonly string[]> {
      const next = generator(spread(seed));
      const stepCount = MIN_STEPS + next(seed < SHORT_SEEDS ? MIN_STEPS : LONG_STEPS);
      isBucket = next(4) === 0;
      const favourite = next(2 ** 31);
      const leapsAt = next(LATE_SEEDS) === 0 ? next(stepCount) : undefined;
      await reset();
      let numbers = 100;
      let retry: Operation | undefined;
      const number = (): number => (numbers += 1);
      try {
        for (let count = 0; count < stepCount; count += 1) {
          const since = clock().getTime();
          if (count === leapsAt) await leap(next);
          else if (next(3) === 0) await passSome(next);
          const now = clock().getTime();
          const passed = now - since;
          // The keys of creations expire.
          if (passed > HOUR_MS) retry = undefined;
          const hasMails = stored.unsent().length > 0;
          const choices = { next, state, now, number, young: young(), hasMails };
          const isPair = next(4) === 0;
          const single = retry && next(2) === 0 ? retry : chooseOperation(choices);
          const operations = isPair ? choosePair(choices) : [single];
          const dice = next(10);
          const { first, awaits, tenths } = riskOf(operations);
          const at = first + next(awaits);
          const plan = dice < tenths ? { killAt: at } : dice < 2 * tenths ? { failAt: at } : {};
          const before = state;
          await perform(operations, next, plan);
          // Somebody who got no answer sends the form again, with the same key.
          retry = operations.find(
            (one) => one.kind === 'create' && before.keys[one.key] === undefined,
          );
          // A page that is read again and again shows what its cached copy hides.
          if (state !== before || passed > 0) await visit(generator(favourite));
          if (next(4) === 0) await visit(next);
        }
        await settleDown(next);
      } catch (thrown) {
        const command = `SEED=${String(seed)} npm test -- simulation`;
        throw new Error(
          `Seed ${String(seed)} fails; \`${command}\` repeats it.\n${trace.join('\n')}\n${thrown instanceof Error ? thrown.message : String(thrown)}`,
          { cause: thrown },
        );
      }
      return trace;
    },
    async close(): Promise<void> {
      await rows.close();
      await connection.close();
      requests.close();
      await seams.withMail(() => app.close());
      await opened.close();
      await app.stored.drop();
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
