import { beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../../../test/testFiles.ts';
import { newsRow } from '../../../test/contentRows.ts';
import { NEWS_FIELDS } from '../../../test/contentTypes.ts';
import { rounds } from '../../../test/soak.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly title: string;
  readonly imageUrl: string | null;
}

const ROUNDS = rounds({ test: 8, soak: 200 });
const PICTURE_ROUNDS = rounds({ test: 4, soak: 40 });

const EDIT = 'mutation($input: NewsEdit!) { updateNews(input: $input) { id version title } }';

let token: string;

const app = sharedTestApp({ content: { news: [newsRow(), newsRow()] } });
beforeAll(async () => {
  ({ token } = await app.signInAs({ sections: ['Vesti'], name: 'Vesna' }));
});

const edit = (json: object) => app.rest<Row>('PUT', '/api/News/UpdateNews', { token, json });
const stored = async (id: number): Promise<Row> =>
  (await app.rest<Row>('GET', `/api/News/GetNewsByID?id=${String(id)}`)).body;

describe('two editors of one item', () => {
  it('round by round one saves, the other is told, nothing is overwritten', async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { version } = await stored(1);
      const input = (title: string) => ({ id: 1, version, ...NEWS_FIELDS, title });
      const [left, right] = [`levo ${String(round)}`, `desno ${String(round)}`];
      const [rest, graphql] = await Promise.all([
        edit(input(left)),
        app.gql(EDIT, { input: input(right) }, { token }),
      ]);
      const saved = (await stored(1)).title;
      outcomes.push(`${rest.code ?? '200'} ${graphql.code ?? '200'}`);
      expect(saved).toBe(rest.code ? right : left);
    }
    const allowed = new Set(['200 CONFLICT', 'CONFLICT 200']);
    expect(outcomes.filter((outcome) => !allowed.has(outcome))).toEqual([]);
  });

  it('a stale version answers 409 and changes nothing', async () => {
    const { version } = await stored(1);
    const before = await app.contentHash();
    for (const seen of [version - 1, version + 1, 2 ** 31 - 1]) {
      const answer = await edit({ id: 1, version: seen, ...NEWS_FIELDS, title: 'prekasno' });
      expect(answer).toMatchObject({ status: 409, code: 'CONFLICT' });
    }
    expect(await app.contentHash()).toBe(before);
  });

  it.each([{}, { version: null }])('without a version (%j) it is accepted', async (seen) => {
    const { version } = await stored(1);
    const title = `bez verzije ${JSON.stringify(seen)}`;
    const saved = await edit({ id: 1, ...seen, ...NEWS_FIELDS, title });
    expect(saved).toMatchObject({ status: 200, body: { version: version + 1 } });
  });
});

describe('an edit and another picture at the same time', () => {
  it('both survive, round by round and in either order', async () => {
    const bytes = await picture('png', { width: 20, height: 20 });
    for (let round = 0; round < PICTURE_ROUNDS; round += 1) {
      const whole = await stored(2);
      const title = `naslov ${String(round)}`;
      const work = [
        () => edit({ ...whole, title }),
        () =>
          app.rest<Row>('PUT', '/api/News/UpdateImage', {
            token,
            form: { id: '2', imageUrl: whole.imageUrl ?? '' },
            file: { name: 'nova.png', bytes },
          }),
      ];
      if (round % 2) work.reverse();
      const answers = await Promise.all(work.map((run) => run()));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const after = await stored(2);
      expect(after.title).toBe(title);
      expect(after.imageUrl).not.toBe(whole.imageUrl);
      expect(after.version).toBe(whole.version + 2);
    }
  });

  it('an edit that began before the picture came is no conflict', async () => {
    const whole = await stored(2);
    const file = { name: 'nova.png', bytes: await picture('png', { width: 20, height: 20 }) };
    const form = { id: '2' };
    const replaced = await app.rest<Row>('PUT', '/api/News/UpdateImage', { token, form, file });
    const saved = await edit({ ...whole, title: 'posle slike' });
    expect(saved).toMatchObject({
      status: 200,
      body: { title: 'posle slike', imageUrl: replaced.body.imageUrl },
    });
    // A second one from that version would overwrite the first.
    expect(await edit({ ...whole, title: 'opet' })).toMatchObject({ status: 409 });
  });
});

describe('one transaction', () => {
  const traces = async () => ({
    rows: await app.contentHash(),
    audits: await app.database.reader.auditEntry.count(),
    versions: await app.database.reader.itemVersion.count(),
    files: await app.files(),
    revision: (await app.database.reader.contentRevision.findFirstOrThrow()).number,
  });

  it('holds the change, its audit entry, the former state and the revision', async () => {
    const before = await traces();
    const whole = await stored(1);
    await edit({ ...whole, title: 'zapisano' });
    expect(await traces()).toMatchObject({
      audits: before.audits + 1,
      versions: before.versions + 1,
      revision: before.revision + 1,
    });
    expect(app.database.revision).toBe(before.revision + 1);
    const { reader } = app.database;
    const entry = await reader.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(entry).toMatchObject({
      userName: 'Vesna',
      action: 'update',
      section: 'Vesti',
      itemType: 'News',
      itemId: 1,
      summary: 'zapisano',
      changes: { title: { from: whole.title, to: 'zapisano' } },
    });
    const former = await reader.itemVersion.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(former).toMatchObject({ itemType: 'News', itemId: 1, version: whole.version });
    expect(former.content).toMatchObject({ title: whole.title });
  });

  // Whichever part fails, nothing of the whole is written, and no file stays behind.
  it.each(['AuditEntry', 'ItemVersion', 'ContentRevision'])('%s fails', async (table) => {
    const action = table === 'ContentRevision' ? 'UPDATE' : 'INSERT';
    await app.failOn(action, table);
    const before = await traces();
    const file = { name: 'a.png', bytes: await picture('png', { width: 20, height: 20 }) };
    const form = { id: '1' };
    const answers = [
      await edit({ id: 1, ...NEWS_FIELDS, title: 'propada' }),
      await app.rest('PUT', '/api/News/UpdateImage', { token, form, file }),
      await app.rest('DELETE', '/api/News/DeleteNews?id=1', { token }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500]);
    for (const { text } of answers) expect(text).not.toMatch(/forced|SQL|prisma|trigger/i);
    expect(await traces()).toEqual(before);
    await app.stopFailing(table);
    expect((await edit({ id: 1, ...NEWS_FIELDS, title: 'uspeva' })).status).toBe(200);
  });
});
