import { fieldCall, onBoth, restCall, type CallOptions } from './bothTransports.ts';
import { newsRow, programRow } from './contentRows.ts';
import { CONTENT_TYPES } from './contentTypes.ts';
import {
  ADMINISTRATORS,
  PUBLIC,
  SECTION_ONLY,
  SIGNED_IN,
  type Adder,
  type Operation,
} from './operation.ts';
import { picture } from './testFiles.ts';

const itemType = 'News';

/** Adds a piece of news that was deleted. */
const addDeleted: Adder = async ({ database, clock }) => {
  const data = newsRow({ deletedAt: clock(), deletedByName: 'Ana' });
  return (await database.writeContent(({ news }) => news.create({ data }))).id;
};

/** Adds a piece of news with a previous version. */
const addChanged: Adder = async ({ database }) =>
  database.writeContent(async (transaction) => {
    const row = await transaction.news.create({ data: newsRow() });
    const content = JSON.parse(JSON.stringify({ ...row, title: 'Raniji naslov' })) as object;
    const data = { itemType, itemId: row.id, savedByName: 'Ana' };
    await transaction.itemVersion.create({ data: { ...data, version: 1, content } });
    await transaction.news.update({ where: { id: row.id }, data: { version: 2 } });
    return row.id;
  });

const deleted: CallOptions = { addItem: addDeleted, input: ({ id }) => ({ itemType, id }) };
const changed = (given: (id: number) => object): CallOptions => ({
  addItem: addChanged,
  input: ({ id }) => ({ itemType, ...given(id) }),
});
const sends = (values: object, options: CallOptions = {}): CallOptions => ({
  input: () => values,
  ...options,
});
const until = sends({ until: '2030-01-01T00:00:00.000Z' }, { addItem: addDeleted });

/** The bin, the versions and changes of many items, and who has an item open. */
const TRASH: readonly Operation[] = [
  ...onBoth('GET /api/Bin/GetItems', 'binItems', SIGNED_IN),
  ...onBoth('PUT /api/Bin/Restore', 'restoreItem', SECTION_ONLY, deleted),
  ...onBoth('DELETE /api/Bin/Delete', 'purgeItem', ADMINISTRATORS, deleted),
  ...onBoth('DELETE /api/Bin/Empty', 'emptyBin', ADMINISTRATORS, until),
  ...onBoth(
    'GET /api/History/GetVersions',
    'itemHistory',
    SECTION_ONLY,
    changed((id) => ({ id })),
  ),
  ...onBoth(
    'PUT /api/History/RestoreVersion',
    'restoreVersion',
    SECTION_ONLY,
    changed((id) => ({ id, version: 1, seen: 2 })),
  ),
  restCall(
    'PUT /api/Items/Change',
    SECTION_ONLY,
    changed((id) => ({ items: [{ id, version: 2, publishedAt: null }] })),
  ),
  fieldCall(
    'changeItems',
    SECTION_ONLY,
    changed((id) => ({ items: [{ id, version: 2, isDeleted: true }] })),
  ),
  fieldCall(
    'linkingItems',
    SECTION_ONLY,
    changed((id) => ({ ids: [id] })),
  ),
  fieldCall(
    'reportEditing',
    SECTION_ONLY,
    changed((id) => ({ id })),
  ),
];

const image = async () => ({
  name: 'logo.png',
  bytes: await picture('png', { width: 60, height: 60 }),
});
const LOGO = { slot: 'logo' };

/** Puts a picture into the place of the logo, so that there is one to replace and to take away. */
const addLogo: Adder = async (app) => {
  const { token } = await app.signInAs({ roleId: 1 });
  const sent = { token, form: LOGO, file: await image() };
  const { status } = await app.rest('PUT', '/api/Settings/UpdatePicture', sent);
  if (status !== 200) throw new Error('No logo was stored');
  return 0;
};

/** Puts a second one there, so that the first is a previous one. */
const addFormerLogo: Adder = async (app) => {
  await addLogo(app);
  return addLogo(app);
};

const halls = [{ id: 'velika-sala', name: 'Velika sala', seats: 420, access: 'Bez stepenica' }];
const HALLS = sends({ name: 'halls' });
const WEEK = sends({ from: '2026-12-01T00:00:00Z', to: '2026-12-08T00:00:00Z' });

/** The centre's settings: everybody may know them, administrators edit them. */
const SETTINGS: readonly Operation[] = [
  restCall('GET /api/Settings/GetCentre', PUBLIC),
  ...onBoth('GET /api/Halls/GetUses', 'hallUses', SIGNED_IN, WEEK),
  ...onBoth('GET /api/Settings/GetGroup', 'settingsGroup', ADMINISTRATORS, HALLS),
  ...onBoth('GET /api/Settings/GetVersions', 'settingsVersions', ADMINISTRATORS, HALLS),
  ...onBoth(
    'PUT /api/Settings/Update',
    'updateSettings',
    ADMINISTRATORS,
    sends({ name: 'halls', content: { halls } }),
  ),
  ...onBoth(
    'PUT /api/Settings/UpdatePicture',
    'updateSitePicture',
    ADMINISTRATORS,
    sends({ slot: 'hero' }, { file: image }),
  ),
  ...onBoth(
    'DELETE /api/Settings/DeletePicture',
    'deleteSitePicture',
    ADMINISTRATORS,
    sends(LOGO, { addItem: addLogo }),
  ),
  ...onBoth(
    'GET /api/Settings/GetPictureVersions',
    'sitePictureVersions',
    ADMINISTRATORS,
    sends(LOGO),
  ),
  ...onBoth(
    'PUT /api/Settings/RestorePicture',
    'restoreSitePicture',
    ADMINISTRATORS,
    sends({ ...LOGO, version: 1 }, { addItem: addFormerLogo }),
  ),
  ...onBoth('GET /api/Demo/GetState', 'demoContent', ADMINISTRATORS),
  ...onBoth('PUT /api/Demo/Remove', 'removeDemoContent', ADMINISTRATORS),
  ...onBoth('PUT /api/Demo/Restore', 'restoreDemoContent', ADMINISTRATORS),
];

const section = 'Muzicki program';
const ANA = sends({ email: 'ana@centar.example' }, { section });
const MONTH = sends({ from: '2026-11-01', to: '2026-11-30' }, { section });

/** A programme of the day before. */
const addHeld: Adder = async ({ database }) => {
  const data = programRow('2026-11-20T18:00:00Z');
  return (await database.writeContent(({ program }) => program.create({ data }))).id;
};

/** Figures are for all staff, a number of visitors is written by the section of its date. */
const REPORTS: readonly Operation[] = [
  ...onBoth('GET /api/Notifications/GetCounts', 'subscriptionCounts', ADMINISTRATORS, { section }),
  ...onBoth(
    'GET /api/Notifications/GetPersonSubscriptions',
    'personSubscriptions',
    ADMINISTRATORS,
    ANA,
  ),
  ...onBoth(
    'DELETE /api/Notifications/ErasePersonSubscriptions',
    'erasePersonSubscriptions',
    ADMINISTRATORS,
    ANA,
  ),
  ...onBoth(
    'GET /api/Reports/GetReport',
    'report',
    SIGNED_IN,
    sends({ year: 2026, quarter: 4 }, { section }),
  ),
  restCall('GET /api/Reports/GetReportSheet', SIGNED_IN, sends({ year: 2026 }, { section })),
  ...onBoth(
    'GET /api/Reports/GetWorkPlan',
    'workPlan',
    SIGNED_IN,
    sends({ month: '2026-12', months: 2 }, { section }),
  ),
  restCall(
    'GET /api/Reports/GetWorkPlanSheet',
    SIGNED_IN,
    sends({ month: '2026-12', months: 2, format: 'csv' }, { section }),
  ),
  ...onBoth('GET /api/Reports/GetReadings', 'readings', SIGNED_IN, MONTH),
  ...onBoth('PUT /api/Reports/SaveAttendance', 'saveAttendance', SECTION_ONLY, {
    section,
    addItem: addHeld,
    input: ({ id }) => ({ counts: [{ dateKey: `program-${String(id)}`, visitors: 42 }] }),
  }),
  ...onBoth(
    'GET /api/Audit/GetLastChanges',
    'lastChanges',
    SECTION_ONLY,
    sends({ section: 'Vesti', itemType }, { addItem: addChanged }),
  ),
  ...onBoth('GET /api/ContentState/GetContentState', 'contentState', SIGNED_IN),
  fieldCall('desk', SIGNED_IN),
  fieldCall('staffFind', SIGNED_IN, sends({ text: 'vest' })),
  fieldCall('evening', SIGNED_IN),
];

/** What staff do beside the items themselves. */
export const panelOperations = (adders: Readonly<Record<string, Adder>>): readonly Operation[] => [
  ...TRASH,
  ...SETTINGS,
  ...REPORTS,
  ...CONTENT_TYPES.map(({ type, section, staffList }) =>
    fieldCall(staffList, SECTION_ONLY, {
      section,
      addItem: adders[type],
      ...(type === 'Program' ? { input: () => ({ programType: section }) } : {}),
    }),
  ),
];
