import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { CentreTexts } from '@centar/domain/centre.ts';
import { MOVIE_FIELDS, PROGRAM_FIELDS } from '../../test/contentTypes.ts';
import { movieRow, programRow } from '../../test/contentRows.ts';
import { picture } from '../../test/testFiles.ts';
import { sharedTestApp } from '../../test/sharedTestApp.ts';

const SOON = '2026-12-01T18:00:00Z';

let token: string;

const app = sharedTestApp({
  content: { programs: [programRow(SOON)], movies: [movieRow([SOON])] },
});
beforeAll(async () => {
  ({ token } = await app.signInAs({ roleId: 1, name: 'Mila' }));
  await app.saveState();
});
beforeEach(() => app.restore());

interface Group {
  readonly version: number;
  readonly content: Record<string, unknown>;
}

const group = async (name: string): Promise<Group> =>
  (await app.rest<Group>('GET', `/api/Settings/GetGroup?name=${name}`, { token })).body;
const save = (name: string, content: unknown, version?: number) =>
  app.rest<Group>('PUT', '/api/Settings/Update', { token, json: { name, content, version } });
const facts = async () =>
  (await app.rest<{ facts: Record<string, unknown> }>('GET', '/api/Settings/GetCentre')).body.facts;
const image = async (width = 80, height = 60) => ({
  name: 'slika.png',
  bytes: await picture('png', { width, height }),
});

describe('a group of settings', () => {
  it('decides in which script the name is offered, and which words stay in Latin', async () => {
    const manifest = async (path = '/manifest.webmanifest') => (await app.rest('GET', path)).body;
    expect(await manifest()).toMatchObject({ lang: 'sr-Latn', start_url: '/', short_name: 'CKJ' });
    expect(await manifest('/cir/manifest.webmanifest')).toMatchObject({
      id: '/',
      lang: 'sr-Cyrl',
      start_url: '/cir',
      short_name: 'ЦКЈ',
      name: 'Центар за културу Јасенград',
    });
    const { content, version } = await group('identity');
    await save('identity', { ...content, defaultScript: 'cyrillic' }, version);
    expect(await manifest()).toMatchObject({ lang: 'sr-Latn', short_name: 'ЦКЈ' });
    const texts = await group('texts');
    await save('texts', { ...texts.content, keepScript: ['Jasengrad'] }, texts.version);
    expect(await manifest()).toMatchObject({ name: 'Центар за културу Jasengrad' });
    const wrong = await save('identity', { ...content, defaultScript: 'ruska' }, version + 1);
    expect(wrong).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  });

  it('is seen at once, on both transports, in feeds, calendars, manifest and mails', async () => {
    const { content, version } = await group('identity');
    expect((await app.rest('GET', '/manifest.webmanifest')).text).toContain('Jasengrad');
    const next = { ...content, name: 'Dom kulture Vrelo', shortName: 'DKV', town: 'Vrelo' };
    expect(await save('identity', next, version)).toMatchObject({
      status: 200,
      body: { version: version + 1, updatedByName: 'Mila' },
    });
    expect(await facts()).toMatchObject({ name: 'Dom kulture Vrelo', town: 'Vrelo' });
    const { data } = await app.gql('{ centre { facts } }', {});
    expect(data).toMatchObject({ centre: { facts: { shortName: 'DKV' } } });
    for (const path of [
      '/manifest.webmanifest',
      '/rss/vesti.xml',
      '/kalendar/likovni.ics',
      '/api/openapi.json',
      '/graphql/docs',
    ]) {
      const { text } = await app.rest('GET', path);
      expect(text.replaceAll('\r\n ', ''), path).toContain('Dom kulture Vrelo');
    }
    const { email } = await app.addUser();
    const reset = {
      email,
      newPassword: 'devet zelenih klupa',
      confirmPassword: 'devet zelenih klupa',
    };
    await app.rest('PUT', '/api/UserAuth/ResetPassword', { json: reset });
    const [mail] = await app.database.reader.outboxMail.findMany();
    expect(mail?.subject).toBe('Nova lozinka – Dom kulture Vrelo');
  });

  it('may have texts with formats, which plain callers keep unless they change the words', async () => {
    const story = async () =>
      (await app.rest<{ texts: CentreTexts }>('GET', '/api/Settings/GetCentre')).body.texts;
    const { content } = await group('about');
    const garden = [{ title: 'Bašta', text: '', textMarkup: '- klupe\n- hlad' }];
    const markup = '## Naslov\n\n**Kuća** iz [1931](/news/3).';
    const saved = await save('about', { ...content, story: 'x', storyMarkup: markup, garden });
    expect(saved.body.content).toMatchObject({
      story: 'Naslov\n\nKuća iz 1931.',
      storyMarkup: markup,
      garden: [{ text: '– klupe\n– hlad', textMarkup: '- klupe\n- hlad' }],
    });
    const shown = await story();
    expect(shown.trees.story).toMatchObject([{ kind: 'heading' }, { kind: 'paragraph' }]);
    expect(shown.garden[0]?.tree).toMatchObject([{ kind: 'list' }]);

    const { storyMarkup: _, ...plain } = (await group('about')).content;
    await save('about', { ...plain, lead: 'Novo.' });
    expect((await group('about')).content).toMatchObject({ storyMarkup: markup });
    await save('about', { ...plain, story: 'Samo reči.' });
    expect((await group('about')).content).not.toHaveProperty('storyMarkup');
    expect((await story()).trees.story).toEqual([]);
    const refused = await save('texts', {
      ...(await group('texts')).content,
      privacyMarkup: '**a** '.repeat(6000),
    });
    expect(refused).toMatchObject({ status: 400, errors: { privacyMarkup: 'tooMany' } });
  });

  it('that an older program stored keeps its words, and may have headlines', async () => {
    const { content } = await group('texts');
    const { homeTitle: _, aboutTitle: __, ...older } = content;
    const stored = { ...older, privacy: 'Bez kolačića.' };
    await app.database.writeContent((transaction) =>
      transaction.settingsGroup.update({ where: { name: 'texts' }, data: { content: stored } }),
    );
    const identity = await group('identity');
    await save('identity', { ...identity.content, town: 'Vrelo' });
    expect(await facts()).toMatchObject({ homeTitle: '', aboutTitle: '' });
    expect((await group('texts')).content).toMatchObject({ privacy: 'Bez kolačića.' });
    // A call of before the headlines.
    expect(await save('texts', { ...stored, terms: 'Uslovi' })).toMatchObject({ status: 200 });
    const headlines = { homeTitle: 'Dobro došli u Vrelo', aboutTitle: 'Upoznaj Dom kulture' };
    expect(await save('texts', { ...stored, ...headlines })).toMatchObject({ status: 200 });
    expect(await facts()).toMatchObject(headlines);
    const { data } = await app.gql('{ centre { facts } }', {});
    expect(data).toMatchObject({ centre: { facts: headlines } });
    const wrong = await save('texts', { ...stored, homeTitle: 'a'.repeat(81) });
    expect(wrong).toMatchObject({ status: 400, errors: { homeTitle: 'tooLong' } });
  });

  it('keeps its former states, each with who replaced it', async () => {
    const first = await group('identity');
    await save('identity', { ...first.content, town: 'Vrelo' }, first.version);
    const { body } = await app.rest<Group[]>('GET', '/api/Settings/GetVersions?name=identity', {
      token,
    });
    expect(body).toMatchObject([
      { version: first.version, savedByName: 'Mila', content: { town: 'Jasengrad' } },
    ]);
    const entry = await app.database.reader.auditEntry.findFirstOrThrow({
      where: { itemType: 'Settings' },
    });
    expect(entry).toMatchObject({ action: 'update', summary: 'identity', userName: 'Mila' });
    expect(entry.changes).toEqual({ town: { from: 'Jasengrad', to: 'Vrelo' } });
  });

  it('is not overwritten by an administrator who has not seen the other one save', async () => {
    const { content, version } = await group('identity');
    await save('identity', { ...content, town: 'Vrelo' }, version);
    expect(await save('identity', { ...content, town: 'Brdo' }, version)).toMatchObject({
      status: 409,
      code: 'CONFLICT',
    });
    expect(await facts()).toMatchObject({ town: 'Vrelo' });
  });

  it.each([
    ['identity', { name: '' }, { name: 'required' }],
    ['identity', { unknown: 1 }, { unknown: 'unknownField' }],
    ['contact', { email: 'kontakt' }, { email: 'invalid' }],
    ['contact', { facebook: 'javascript:alert(1)' }, { facebook: 'invalid' }],
    ['appearance', { mainColour: '#ffff00' }, { mainColour: 'lowContrast' }],
    ['appearance', { hiddenTypes: ['opera'] }, { 'hiddenTypes.0': 'unknownChoice' }],
    ['texts', { accessibility: 7 }, { accessibility: 'invalid' }],
  ])('%s refuses %j and stays as it was', async (name, wrong, errors) => {
    const before = await app.contentHash();
    const { content } = await group(name);
    expect(await save(name, { ...content, ...wrong })).toMatchObject({ status: 400, errors });
    expect(await app.contentHash()).toBe(before);
  });

  it('that does not exist is told so', async () => {
    expect(await save('logo', {})).toMatchObject({
      status: 400,
      errors: { name: 'unknownChoice' },
    });
  });
});

describe('halls', () => {
  const halls = async () =>
    (await group('halls')).content as { halls: { id: string; name: string }[] };

  it('give their events the new name when they are renamed', async () => {
    await app.database.writeContent(async (transaction) => {
      await transaction.screening.updateMany({ data: { hall: 'Mala sala' } });
      await transaction.program.updateMany({ data: { place: 'Mala sala' } });
    });
    const { halls: list } = await halls();
    const renamed = list.map((hall) =>
      hall.id === 'mala-sala' ? { ...hall, name: 'Sala Zorana Radmilovića' } : hall,
    );
    expect(await save('halls', { halls: renamed })).toMatchObject({ status: 200 });
    const { reader } = app.database;
    expect(await reader.screening.count({ where: { hall: 'Sala Zorana Radmilovića' } })).toBe(1);
    expect(await reader.program.count({ where: { place: 'Sala Zorana Radmilovića' } })).toBe(1);
  });

  it('give their new name to a form or version that still has the previous one', async () => {
    const { reader } = app.database;
    const program = await reader.program.findFirstOrThrow();
    const movie = await reader.movie.findFirstOrThrow();
    const editProgram = (fields: object) =>
      app.rest('POST', '/api/Programs/EditProgram', {
        token,
        json: { id: program.id, ...PROGRAM_FIELDS, place: 'Mala sala', ...fields },
      });
    const editMovie = (productionDate: string) => {
      const movieProductionDateTimes = [{ productionDate, hall: 'Mala sala' }];
      const json = { id: movie.id, ...MOVIE_FIELDS, movieProductionDateTimes };
      return app.rest('PUT', '/api/Cinema/EditMovie', { token, json });
    };
    expect((await editProgram({ title: 'Pre' })).status).toBe(200);
    expect((await editMovie(SOON)).status).toBe(200);
    const { halls: list } = await halls();
    for (const name of ['Velika', 'Scena']) {
      const renamed = list.map((hall) => (hall.id === 'mala-sala' ? { ...hall, name } : hall));
      expect((await save('halls', { halls: renamed })).status).toBe(200);
    }
    const names = async () => [
      ...(await reader.program.findMany()).map(({ place }) => place),
      ...(await reader.screening.findMany()).map(({ hall }) => hall),
    ];

    expect((await editProgram({ title: 'Posle' })).status).toBe(200);
    expect((await editMovie('2026-12-02T18:00:00Z')).status).toBe(200);
    expect(await names()).toEqual(['Scena', 'Scena']);

    const dates = ['2026-12-03T18:00:00Z', '2026-12-04T18:00:00Z'].map((date) => ({
      eventHappeningDateTime: date,
      place: 'Mala sala',
    }));
    expect((await editProgram({ dates })).status).toBe(200);
    const stored = await reader.programDate.findMany();
    expect(stored.map(({ place }) => place)).toEqual(['Scena', 'Scena']);

    const json = { itemType: 'Program', id: program.id, version: 2 };
    const restored = await app.rest('PUT', '/api/History/RestoreVersion', { token, json });
    expect(restored.status).toBe(200);
    const added = await app.rest('PUT', '/api/Programs/InsertProgram', {
      token,
      form: { ...PROGRAM_FIELDS, place: 'Mala sala' },
    });
    expect(added.status).toBe(201);
    expect(await names()).toEqual(['Scena', 'Scena', 'Scena']);
  });

  it.each(['screening', 'program'] as const)(
    'are not taken off the list while a %s is announced in them',
    async (table) => {
      await app.database.writeContent(async (transaction) => {
        if (table === 'screening')
          await transaction.screening.updateMany({ data: { hall: 'Bašta' } });
        else await transaction.program.updateMany({ data: { place: 'Bašta' } });
      });
      const { halls: list } = await halls();
      const without = { halls: list.filter(({ name }) => name !== 'Bašta') };
      expect(await save('halls', without)).toMatchObject({
        status: 400,
        errors: { halls: 'inUse' },
      });
      const past = new Date('2026-11-01T18:00:00Z');
      await app.database.writeContent(async (transaction) => {
        await transaction.screening.updateMany({ data: { productionDate: past } });
        await transaction.program.updateMany({
          data: { eventHappeningDateTime: past, pastAt: past },
        });
      });
      expect(await save('halls', without)).toMatchObject({ status: 200 });
    },
  );
});

describe('pictures', () => {
  const upload = async (slot: string, file = image()) =>
    app.rest<{ image: { src: string } }>('PUT', '/api/Settings/UpdatePicture', {
      token,
      form: { slot, alt: 'Naš znak' },
      file: await file,
    });

  it.each([
    ['/apple-touch-icon.png', '/icons/apple-touch-icon.png', 180],
    ['/apple-touch-icon-precomposed.png', '/icons/apple-touch-icon.png', 180],
  ])('of the logo is the icon at %s too', async (path, drawn, size) => {
    const iconAt = async () => {
      const answer = await app.raw(path);
      return [answer.status, answer.headers.location];
    };
    expect(await iconAt()).toEqual([302, drawn]);
    const { body } = await upload('logo');
    const id = /\/media\/(.+)\.\w+$/.exec(body.image.src)?.[1] ?? '';
    expect(await iconAt()).toEqual([302, `/site-icons/${id}/${String(size)}.png`]);
  });

  it('of the logo is /favicon.ico too, an icon file of 32 pixels', async () => {
    const iconAt = async () => {
      const answer = await fetch(`${app.address}/favicon.ico`);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
      expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0, 0, 1, 0, 1, 0, 32, 32]));
      const [length, from] = [bytes.readUInt32LE(14), bytes.readUInt32LE(18)];
      expect(bytes).toHaveLength(from + length);
      const png = bytes.subarray(from);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
      return png;
    };
    const drawn = await iconAt();
    await upload('logo');
    expect(await iconAt()).not.toEqual(drawn);
  });

  it('of the installation dialog stand in the manifest, with their sizes', async () => {
    const shown = async () =>
      (await app.rest<{ screenshots?: object[] }>('GET', '/manifest.webmanifest')).body.screenshots;
    expect(await shown()).toBeUndefined();
    const wide = await upload('installWide', image(160, 90));
    const narrow = await upload('installNarrow', image(90, 160));
    expect(await shown()).toMatchObject([
      { src: wide.body.image.src, sizes: '160x90', type: 'image/jpeg', form_factor: 'wide' },
      { src: narrow.body.image.src, sizes: '90x160', type: 'image/jpeg', form_factor: 'narrow' },
    ]);
  });

  it('of the logo becomes every icon, each of its size', async () => {
    const { body } = await upload('logo');
    const id = /\/media\/(.+)\.\w+$/.exec(body.image.src)?.[1] ?? '';
    const manifest = await app.rest<{ icons: { src: string }[] }>('GET', '/manifest.webmanifest');
    expect(manifest.body.icons.map(({ src }) => src)).toEqual([
      `/site-icons/${id}/192.png`,
      `/site-icons/${id}/512.png`,
      `/site-icons/${id}/maskable.png`,
    ]);
    for (const [name, size] of [
      ['32', 32],
      ['180', 180],
      ['maskable', 512],
    ] as const) {
      const answer = await fetch(`${app.address}/site-icons/${id}/${name}.png`);
      expect(answer.headers.get('content-type')).toBe('image/png');
      const bytes = Buffer.from(await answer.arrayBuffer());
      // The width of a PNG stands in its header.
      expect(bytes.readUInt32BE(16)).toBe(size);
    }
    expect((await app.rest('GET', `/site-icons/${id}/7.png`)).status).toBe(404);
    expect((await app.rest('GET', '/site-icons/other/192.png')).status).toBe(404);
  });

  it('take each other’s place, and the one before is released', async () => {
    await upload('hero');
    const second = await upload('hero');
    const files = await app.database.reader.storedFile.findMany({ orderBy: { createdAt: 'asc' } });
    expect(files.filter(({ releasedAt }) => releasedAt === null)).toHaveLength(1);
    expect(await facts()).toMatchObject({
      pictures: { hero: { src: second.body.image.src, alt: 'Naš znak' } },
    });
  });

  it('keep their file when only their alternative text is changed', async () => {
    const { body } = await upload('hero');
    const form = { slot: 'hero', alt: 'Sala pred koncert' };
    const described = await app.rest('PUT', '/api/Settings/UpdatePicture', { token, form });
    expect(described.status).toBe(200);
    const hero = { src: body.image.src, alt: 'Sala pred koncert' };
    expect(await facts()).toMatchObject({ pictures: { hero } });
    const empty = { slot: 'logo', alt: 'Znak' };
    const refused = await app.rest('PUT', '/api/Settings/UpdatePicture', { token, form: empty });
    expect(refused).toMatchObject({ status: 400, errors: { file: 'required' } });
  });

  it('are restored after a replacement or a removal', async () => {
    const first = await upload('hero');
    const second = await upload('hero');
    const versions = async () =>
      (
        await app.rest<{ version: number; image: { src: string }; savedByName: string }[]>(
          'GET',
          '/api/Settings/GetPictureVersions?slot=hero',
          { token },
        )
      ).body;
    const restore = (version: number) =>
      app.rest<{ image: { src: string; alt: string } }>('PUT', '/api/Settings/RestorePicture', {
        token,
        json: { slot: 'hero', version },
      });
    const [former] = await versions();
    expect(former?.image.src).toBe(first.body.image.src);
    const restored = await restore(former?.version ?? 0);
    expect(restored.body.image).toMatchObject({ src: first.body.image.src, alt: 'Naš znak' });
    expect((await fetch(app.address + first.body.image.src)).status).toBe(200);

    await app.rest('DELETE', '/api/Settings/DeletePicture?slot=hero', { token });
    const all = await versions();
    expect(all.map(({ image }) => image.src)).toEqual([
      first.body.image.src,
      second.body.image.src,
      first.body.image.src,
    ]);
    await restore(all[1]?.version ?? 0);
    expect(await facts()).toMatchObject({ pictures: { hero: { src: second.body.image.src } } });
    const files = await app.database.reader.storedFile.findMany({ where: { releasedAt: null } });
    expect(files).toHaveLength(1);
    expect((await restore(99)).status).toBe(404);
  });

  it('whose file was deleted permanently are not offered, and are refused', async () => {
    await upload('hero');
    await upload('hero');
    await app.database.write(({ storedFile }) =>
      storedFile.deleteMany({ where: { releasedAt: { not: null } } }),
    );
    const path = '/api/Settings/GetPictureVersions?slot=hero';
    expect((await app.rest('GET', path, { token })).body).toEqual([]);
    const json = { slot: 'hero', version: 1 };
    const { status } = await app.rest('PUT', '/api/Settings/RestorePicture', { token, json });
    expect(status).toBe(404);
  });

  it('that are taken away leave the site with its own drawing', async () => {
    await upload('hero');
    const path = '/api/Settings/DeletePicture?slot=hero';
    expect((await app.rest('DELETE', path, { token })).status).toBe(200);
    expect(await facts()).toMatchObject({ pictures: {} });
    expect((await app.rest('DELETE', path, { token })).status).toBe(404);
  });

  it('must be chosen, must be pictures and have a place', async () => {
    const before = await app.contentHash();
    const text = Promise.resolve({ name: 'logo.png', bytes: Buffer.from('nije slika') });
    expect(await upload('logo', text)).toMatchObject({ status: 415, code: 'WRONG_FILE_KIND' });
    expect(await upload('elsewhere')).toMatchObject({
      status: 400,
      errors: { slot: 'unknownChoice' },
    });
    const form = { slot: 'logo' };
    const without = await app.rest('PUT', '/api/Settings/UpdatePicture', { token, form });
    expect(without).toMatchObject({ status: 400, errors: { file: 'required' } });
    expect(await app.contentHash()).toBe(before);
  });
});
