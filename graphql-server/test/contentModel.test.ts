import { beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENTS } from './fakePwa.ts';
import { generator, type Generator } from './generator.ts';
import { movableClock } from './movableClock.ts';
import { callsOf, FAMILIES, type ContentType } from './contentTypes.ts';
import { rounds } from './soak.ts';
import { sharedTestApp } from './sharedTestApp.ts';
import { isPostgres } from './testDatabase.ts';

const SEQUENCES = rounds({ test: 1, soak: 38 });
const STEPS = 30;
const MINUTE = 60_000;

const STEPS_OF_STANDING = ['edit', 'editLate', 'bin'] as const;
const STEPS_OF_BINNED = ['editBinned', 'restore', 'purge'] as const;
const ALL_STEPS = ['create', 'wait', ...STEPS_OF_STANDING, ...STEPS_OF_BINNED] as const;
type Step = (typeof ALL_STEPS)[number];

/** The expected state of an item, as far as a client can see it. */
interface Expected {
  readonly id: number;
  title: string;
  version: number;
  publishedAt: number | null;
  isBinned: boolean;
}

const clock = movableClock();
let administrator: string;

const app = sharedTestApp({ clock });
beforeAll(async () => {
  ({ token: administrator } = await app.signInAs({ roleId: 1, name: 'Ana' }));
  await app.saveState();
});

/** One sequence of random writes, with what must be seen after each. */
function sequence(kind: ContentType, next: Generator) {
  const items: Expected[] = [];
  const done: Step[] = [];
  let titles = 0;
  const token = administrator;
  const newTitle = (): string => `${kind.type} broj ${String((titles += 1))}.`;
  const now = (): number => clock().getTime();
  const pick = (from: readonly Expected[]): Expected => {
    const item = from[next(from.length)];
    if (!item) throw new Error('None to choose from');
    return item;
  };
  const standing = (): Expected[] => items.filter(({ isBinned }) => !isBinned);
  const binned = (): Expected[] => items.filter(({ isBinned }) => isBinned);
  const calls = callsOf(kind, app, token);

  /** A value for the publication field, and the moment of publication that must come of it. */
  function publication(): { asked: string; at: number | null } {
    const planned = now() + (1 + next(90)) * MINUTE;
    return [
      { asked: new Date(0).toISOString(), at: now() },
      { asked: '', at: null },
      { asked: new Date(planned).toISOString(), at: planned },
    ][next(3)] as { asked: string; at: number | null };
  }

  const steps: Record<Step, () => Promise<void>> = {
    async create() {
      const { asked, at } = publication();
      const title = newTitle();
      const form = { ...kind.form, title, publishedAt: asked };
      const { body, status } = await calls.create(form);
      expect([200, 201]).toContain(status);
      items.push({ id: body.id, title, version: body.version, publishedAt: at, isBinned: false });
    },
    async edit() {
      const item = pick(standing());
      const title = newTitle();
      const { asked, at } = publication();
      const { id, version } = item;
      const json = { ...kind.input, id, title, version, publishedAt: asked };
      const { status } = await calls.edit(json);
      expect(status).toBe(200);
      const wasPublished = item.publishedAt !== null && item.publishedAt <= now();
      const staysPublished = wasPublished && at === now();
      const publishedAt = staysPublished ? item.publishedAt : at;
      Object.assign(item, { title, publishedAt, version: item.version + 1 });
    },
    async editLate() {
      const item = pick(standing());
      const json = { ...kind.input, id: item.id, title: newTitle(), version: item.version + 1 };
      expect((await calls.edit(json)).status).toBe(409);
    },
    async bin() {
      const item = pick(standing());
      expect((await calls.remove(item.id)).status).toBe(200);
      Object.assign(item, { isBinned: true, version: item.version + 1 });
    },
    async editBinned() {
      const item = pick(binned());
      const json = { ...kind.input, id: item.id, title: newTitle() };
      expect((await calls.edit(json)).status).toBe(404);
    },
    async restore() {
      const item = pick(binned());
      const json = { itemType: kind.type, id: item.id };
      expect((await app.rest('PUT', '/api/Bin/Restore', { token, json })).status).toBe(200);
      Object.assign(item, { isBinned: false, version: item.version + 1 });
    },
    async purge() {
      const item = pick(binned());
      const path = `/api/Bin/Delete?itemType=${kind.type}&id=${String(item.id)}`;
      expect((await app.rest('DELETE', path, { token })).status).toBe(200);
      items.splice(items.indexOf(item), 1);
    },
    async wait() {
      clock.pass(next(60) * MINUTE);
    },
  };

  /** The steps that there is an item for: others would change and prove nothing. */
  const possible = (): Step[] => [
    'create',
    'wait',
    ...(standing().length > 0 ? STEPS_OF_STANDING : []),
    ...(binned().length > 0 ? STEPS_OF_BINNED : []),
  ];

  /** Titles in a text, in the order of their numbers. */
  const titlesIn = (text: string): string[] =>
    [...new Set(text.match(new RegExp(`${kind.type} broj \\d+\\.`, 'g')) ?? [])].sort();

  async function check(): Promise<void> {
    const isShown = ({ isBinned, publishedAt }: Expected): boolean =>
      !isBinned && publishedAt !== null && publishedAt <= now();
    const shown = items
      .filter(isShown)
      .map(({ title }) => title)
      .sort();
    const context = done.join(', ');
    const [list = ''] = kind.lists;
    expect(titlesIn((await app.rest('GET', list)).text), context).toEqual(shown);
    const overGraphql = await app.registered(kind.listDocument, { first: 50 });
    expect(titlesIn(overGraphql.text), context).toEqual(shown);
    const all = standing().map(({ title }) => title);
    const forStaff = await app.gql(DOCUMENTS[kind.listDocument], { first: 50 }, { token });
    expect(titlesIn(forStaff.text), context).toEqual(all.sort());
    const bin = await app.rest('GET', '/api/Bin/GetItems', { token });
    const away = binned().map(({ title }) => title);
    expect(titlesIn(bin.text), context).toEqual(away.sort());
    for (const item of items) {
      const detail = await app.rest('GET', `${kind.byId}?id=${String(item.id)}`);
      expect(detail.status, context).toBe(isShown(item) ? 200 : 404);
      if (isShown(item)) {
        expect(detail.body, context).toMatchObject({ title: item.title, version: item.version });
      }
    }
  }

  return async (): Promise<readonly Step[]> => {
    for (let count = 0; count < STEPS; count += 1) {
      const names = possible();
      const name = names[next(names.length)] ?? 'create';
      done.push(name);
      await steps[name]();
      await check();
    }
    return done;
  };
}

const KINDS = isPostgres() ? FAMILIES.slice(1) : FAMILIES;

describe.each(KINDS)('$type', (kind) => {
  it(`is after each of ${String(STEPS)} random writes what a model says, in ${String(SEQUENCES)} sequences`, async () => {
    const done = new Set<Step>();
    for (let number = 0; number < SEQUENCES; number += 1) {
      for (const step of await sequence(kind, generator(20_261_123 + number))()) done.add(step);
      await app.restore();
    }
    expect([...done].toSorted()).toEqual(ALL_STEPS.toSorted());
  });
});
