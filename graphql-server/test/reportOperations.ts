import { programRow } from './contentRows.ts';
import { SECTION_ONLY, SIGNED_IN, type Adder, type Operation } from './operation.ts';

/** A programme of the day before. */
const addHeld: Adder = async ({ database }) => {
  const data = programRow('2026-11-20T18:00:00Z');
  return (await database.writeContent(({ program }) => program.create({ data }))).id;
};

const get = (path: string, search: string): Operation => ({
  name: `GET ${path}`,
  section: 'Muzicki program',
  verdicts: SIGNED_IN,
  send: ({ app, token }) => app.rest('GET', `${path}?${search}`, { token }),
});

const query = (name: string, document: string): Operation => ({
  name: `Query.${name}`,
  section: 'Muzicki program',
  verdicts: SIGNED_IN,
  send: ({ app, token }) => app.gql(document, {}, { token }),
});

const counts = (id: number) => [{ dateKey: `program-${String(id)}`, visitors: 42 }];

/** Figures are for all staff, a number of visitors is written by the section of its date. */
export const REPORT_OPERATIONS: readonly Operation[] = [
  get('/api/Reports/GetReport', 'year=2026&quarter=4'),
  get('/api/Reports/GetReportSheet', 'year=2026'),
  get('/api/Reports/GetWorkPlan', 'month=2026-12&months=2'),
  get('/api/Reports/GetWorkPlanSheet', 'month=2026-12&months=2&format=csv'),
  get('/api/Reports/GetReadings', 'from=2026-11-01&to=2026-11-30'),
  query('readings', '{ readings(from: "2026-11-01", to: "2026-11-30") { total } }'),
  query('report', '{ report(year: 2026) { total { held visitors missing } dates { title } } }'),
  query('workPlan', '{ workPlan(month: "2026-12", months: 12) { title } }'),
  {
    name: 'PUT /api/Reports/SaveAttendance',
    section: 'Muzicki program',
    verdicts: SECTION_ONLY,
    addItem: addHeld,
    send: ({ app, token, id }) =>
      app.rest('PUT', '/api/Reports/SaveAttendance', { token, json: { counts: counts(id) } }),
  },
  {
    name: 'Mutation.saveAttendance',
    section: 'Muzicki program',
    verdicts: SECTION_ONLY,
    addItem: addHeld,
    send: ({ app, token, id }) =>
      app.gql(
        'mutation($counts: [AttendanceInput!]!) { saveAttendance(counts: $counts) { visitors } }',
        { counts: counts(id) },
        { token },
      ),
  },
];
