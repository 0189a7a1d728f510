import { picture } from './testFiles.ts';
import { ADMINISTRATORS, PUBLIC, SIGNED_IN, type Adder, type Operation } from './operation.ts';

/** A group as it may be saved. */
const HALLS = {
  halls: [{ id: 'velika-sala', name: 'Velika sala', seats: 420, access: 'Bez stepenica' }],
};

const image = async () => ({
  name: 'logo.png',
  bytes: await picture('png', { width: 60, height: 60 }),
});

/** Puts a picture into the place of the logo, so that there is one to replace and to take away. */
const addLogo: Adder = async (app) => {
  const { token } = await app.signInAs({ roleId: 1 });
  const form = { slot: 'logo' };
  const options = { token, form, file: await image() };
  const { status } = await app.rest('PUT', '/api/Settings/UpdatePicture', options);
  if (status !== 200) throw new Error('No logo was stored');
  return 0;
};

/** Puts a second one there, so that the first is a former one. */
const addFormerLogo: Adder = async (app) => {
  await addLogo(app);
  return addLogo(app);
};

const administrators = (name: string, send: Operation['send'], addItem?: Adder): Operation => ({
  name,
  section: 'Vesti',
  verdicts: ADMINISTRATORS,
  ...(addItem ? { addItem } : {}),
  send,
});

const STRETCH = { from: '2026-12-01T00:00:00Z', to: '2026-12-08T00:00:00Z' };

/** The centre's settings: everybody may know them, administrators edit them. */
export const SETTINGS_OPERATIONS: readonly Operation[] = [
  {
    name: 'GET /api/Settings/GetCentre',
    section: 'Vesti',
    verdicts: PUBLIC,
    send: ({ app, token }) => app.rest('GET', '/api/Settings/GetCentre', { token }),
  },
  {
    name: 'GET /api/Halls/GetUses',
    section: 'Vesti',
    verdicts: SIGNED_IN,
    send: ({ app, token }) =>
      app.rest('GET', `/api/Halls/GetUses?${new URLSearchParams(STRETCH).toString()}`, { token }),
  },
  {
    name: 'Query.hallUses',
    section: 'Vesti',
    verdicts: SIGNED_IN,
    send: ({ app, token }) =>
      app.gql(
        'query($from: DateTimeISO!, $to: DateTimeISO!) { hallUses(from: $from, to: $to) { title } }',
        STRETCH,
        { token },
      ),
  },
  administrators('GET /api/Settings/GetGroup', ({ app, token }) =>
    app.rest('GET', '/api/Settings/GetGroup?name=halls', { token }),
  ),
  administrators('GET /api/Settings/GetVersions', ({ app, token }) =>
    app.rest('GET', '/api/Settings/GetVersions?name=halls', { token }),
  ),
  administrators('PUT /api/Settings/Update', ({ app, token }) =>
    app.rest('PUT', '/api/Settings/Update', { token, json: { name: 'halls', content: HALLS } }),
  ),
  administrators('PUT /api/Settings/UpdatePicture', async ({ app, token }) =>
    app.rest('PUT', '/api/Settings/UpdatePicture', {
      token,
      form: { slot: 'hero' },
      file: await image(),
    }),
  ),
  administrators(
    'DELETE /api/Settings/DeletePicture',
    ({ app, token }) => app.rest('DELETE', '/api/Settings/DeletePicture?slot=logo', { token }),
    addLogo,
  ),
  administrators('GET /api/Settings/GetPictureVersions', ({ app, token }) =>
    app.rest('GET', '/api/Settings/GetPictureVersions?slot=logo', { token }),
  ),
  administrators(
    'PUT /api/Settings/RestorePicture',
    ({ app, token }) =>
      app.rest('PUT', '/api/Settings/RestorePicture', {
        token,
        json: { slot: 'logo', version: 1 },
      }),
    addFormerLogo,
  ),
  administrators('Query.sitePictureVersions', ({ app, token }) =>
    app.gql('{ sitePictureVersions(slot: "logo") { version } }', {}, { token }),
  ),
  administrators(
    'Mutation.restoreSitePicture',
    ({ app, token }) =>
      app.gql('mutation { restoreSitePicture(slot: "logo", version: 1) { slot } }', {}, { token }),
    addFormerLogo,
  ),
  administrators('GET /api/Demo/GetState', ({ app, token }) =>
    app.rest('GET', '/api/Demo/GetState', { token }),
  ),
  administrators('PUT /api/Demo/Remove', ({ app, token }) =>
    app.rest('PUT', '/api/Demo/Remove', { token }),
  ),
  administrators('PUT /api/Demo/Restore', ({ app, token }) =>
    app.rest('PUT', '/api/Demo/Restore', { token }),
  ),
  administrators('Query.demoContent', ({ app, token }) =>
    app.gql('{ demoContent { present binned } }', {}, { token }),
  ),
  administrators('Mutation.removeDemoContent', ({ app, token }) =>
    app.gql('mutation { removeDemoContent }', {}, { token }),
  ),
  administrators('Mutation.restoreDemoContent', ({ app, token }) =>
    app.gql('mutation { restoreDemoContent }', {}, { token }),
  ),
  administrators('Query.settingsGroup', ({ app, token }) =>
    app.gql('{ settingsGroup(name: "halls") { version content } }', {}, { token }),
  ),
  administrators('Query.settingsVersions', ({ app, token }) =>
    app.gql('{ settingsVersions(name: "halls") { version content } }', {}, { token }),
  ),
  administrators('Mutation.updateSettings', ({ app, token }) =>
    app.gql(
      'mutation($input: SettingsEdit!) { updateSettings(input: $input) { version } }',
      { input: { name: 'halls', content: HALLS } },
      { token },
    ),
  ),
  administrators('Mutation.updateSitePicture', async ({ app, token }) =>
    app.gql(
      'mutation($file: Upload!) { updateSitePicture(slot: "hero", file: $file) { slot } }',
      {},
      { token, file: await image() },
    ),
  ),
  administrators(
    'Mutation.deleteSitePicture',
    ({ app, token }) => app.gql('mutation { deleteSitePicture(slot: "logo") }', {}, { token }),
    addLogo,
  ),
];
