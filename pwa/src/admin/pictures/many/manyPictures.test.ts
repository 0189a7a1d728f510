import { describe, expect, it } from 'vitest';
import { CallFailed, type Failure } from '../../graphql/staffFailure.ts';
import { fileId, MOST_PICTURES, titleOfFile, withFiles, type PictureRow } from './pictureRow.ts';
import { sendPictures } from './sendPictures.ts';

const file = (name: string, content = 'x'): File => new File([content], name);
const row = (name: string): PictureRow => ({
  file: fileId(file(name)),
  fileName: name,
  title: titleOfFile(name),
  alt: '',
  creationKey: `kljuc-${name}`,
});
const failed = (failure: Partial<Failure> & Pick<Failure, 'code'>): CallFailed =>
  new CallFailed({ fields: {}, ...failure });

describe('rows of chosen files', () => {
  it.each([
    ['jutro_na-reci (2).JPG', 'Jutro na reci (2)'],
    ['čamac.jpeg', 'Čamac'],
    ['IMG_0031.v2.png', 'IMG 0031.v2'],
    ['.png', ''],
  ])('%s begins as "%s"', (name, title) => {
    expect(titleOfFile(name)).toBe(title);
  });

  it('stand by the names of their files, numbers as numbers, each once', () => {
    const { rows: first } = withFiles([], [file('slika 10.png'), file('slika 9.png')]);
    expect(first.map(({ fileName }) => fileName)).toEqual(['slika 9.png', 'slika 10.png']);
    const changed = first.map((one) => ({ ...one, title: 'Moj naslov' }));
    const again = withFiles(changed, [file('slika 9.png'), file('slika 9.png', 'drugi')]);
    expect(again).toMatchObject({ tooMany: 0, alike: [] });
    expect(again.rows.map(({ title }) => title)).toEqual(['Moj naslov', 'Moj naslov', 'Slika 9']);
  });

  it('end at the most that a form takes', () => {
    const many = Array.from({ length: MOST_PICTURES + 3 }, (_, at) => file(`${String(at)}.png`));
    const { rows, tooMany } = withFiles([], many);
    expect([rows.length, tooMany]).toEqual([MOST_PICTURES, 3]);
    expect(withFiles(rows, [file('jos.png')])).toMatchObject({ tooMany: 1 });
  });

  it('name files that have the name and size of another one', () => {
    const chosen = withFiles([], [file('a.png'), file('b.png'), file('a.png', 'y')]);
    expect(chosen.rows.map(({ fileName }) => fileName)).toEqual(['a.png', 'b.png']);
    expect(chosen.alike.map(({ name }) => name)).toEqual(['a.png']);
  });
});

describe('sending', () => {
  const rows = ['a.png', 'b.png', 'c.png'].map(row);

  /** Sends the rows; `answers` are the results of each attempt. */
  async function sending(answers: Readonly<Record<string, readonly (Failure | 'ok')[]>>) {
    const tries: string[] = [];
    const waits: number[] = [];
    const states = new Map<string, string>();
    const work = sendPictures(rows, {
      isSaved: ({ fileName }) => answers[fileName]?.length === 0,
      send: ({ fileName }) => {
        const number = tries.filter((name) => name === fileName).length;
        tries.push(fileName);
        const answer = answers[fileName]?.[number] ?? 'ok';
        return answer === 'ok' ? Promise.resolve() : Promise.reject(failed(answer));
      },
      onState: ({ fileName }, { kind }) => states.set(fileName, kind),
      wait: (seconds) => {
        waits.push(seconds);
        return Promise.resolve();
      },
    });
    const ended = await work.then(
      () => 'done',
      (thrown: unknown) => ({ code: (thrown as CallFailed).failure.code }),
    );
    return { ended, tries, waits, states: [...states.values()] };
  }

  it('goes one by one', async () => {
    expect(await sending({})).toMatchObject({
      ended: 'done',
      tries: ['a.png', 'b.png', 'c.png'],
      states: ['saved', 'saved', 'saved'],
    });
  });

  it('leaves out what is saved already', async () => {
    expect((await sending({ 'b.png': [] })).tries).toEqual(['a.png', 'c.png']);
  });

  it('waits for as long as the server asks, and sends the same picture again', async () => {
    const busy: Failure = { code: 'TOO_MANY_TRIES', fields: {}, retryAfter: 600 };
    const { ended, tries, waits } = await sending({
      'b.png': [busy, { code: 'TOO_MANY_TRIES', fields: {} }, 'ok'],
    });
    expect(ended).toBe('done');
    expect(tries).toEqual(['a.png', 'b.png', 'b.png', 'b.png', 'c.png']);
    expect(waits).toEqual([600, 60]);
  });

  it('goes on after a picture that is refused, and tells of it in the end', async () => {
    expect(await sending({ 'b.png': [{ code: 'WRONG_FILE_KIND', fields: {} }] })).toMatchObject({
      ended: { code: 'WRONG_FILE_KIND' },
      states: ['saved', 'failed', 'saved'],
    });
  });

  it.each(['NETWORK', 'UNAUTHENTICATED', 'STORAGE_FULL', 'STOPPED'] as const)(
    'ends at %s, which the next picture would meet too',
    async (code) => {
      expect(await sending({ 'b.png': [{ code, fields: {} }] })).toMatchObject({
        ended: { code },
        tries: ['a.png', 'b.png'],
        states: ['saved', 'failed'],
      });
    },
  );
});
