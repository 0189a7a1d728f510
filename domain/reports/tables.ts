import { formatStartTime } from '../allDay.ts';
import { compareMoments, dayOf, formatDate } from '../dates.ts';
import { formatEnd, isLasting, timesOf } from '../eventState.ts';
import { groupBy } from '../groupBy.ts';
import { monthTitle } from './period.ts';
import {
  CANCELLED,
  SCREENINGS,
  typeKey,
  typePlace,
  type Figures,
  type ReportDate,
  type ReportFigures,
  type ReportGroup,
  type ReportGrouping,
} from './report.ts';

/** Null is a number that is not known. */
export type TableCell = string | number | null;

/** For the page and sheets. */
export interface ReportTable {
  /** Also the name of the CSV file. */
  readonly name: string;
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

/** With marks, which section names lack. */
const TYPE_LABELS: Readonly<Record<string, string>> = {
  'Likovni program': 'Likovni program',
  'Muzicki program': 'Muzički program',
  'Knjizevni program': 'Književni program',
  'Dramski program': 'Dramski program',
  'Tradicionalni program': 'Tradicionalni program',
  'Tribinski program': 'Tribinski program',
  'Bioskop program': 'Programi o filmu',
  Mladi: 'Program za mlade',
  'Americki kutak': 'Američki kutak',
  'Turski kutak': 'Turski kutak',
  [SCREENINGS]: 'Projekcije filmova',
};
const AUDIENCES: Readonly<Record<string, string>> = { children: 'Za decu', everybody: 'Za sve' };
const ADMISSIONS: Readonly<Record<string, string>> = { free: 'Ulaz slobodan', paid: 'Uz kartu' };
const NO_HALL = 'Bez sale';

const typeLabel = (date: ReportDate): string => labelOfType(typeKey(date));
const labelOfType = (key: string): string => TYPE_LABELS[key] ?? key;

const LABELS: Readonly<Record<ReportGrouping, (key: string) => string>> = {
  type: labelOfType,
  month: (key) => monthTitle(new Date(`${key}-15T12:00:00Z`)),
  hall: (key) => key || NO_HALL,
  audience: (key) => AUDIENCES[key] ?? key,
  admission: (key) => ADMISSIONS[key] ?? key,
};

export const GROUPING_TITLES: Readonly<Record<ReportGrouping, string>> = {
  type: 'Po vrsti',
  month: 'Po mesecima',
  hall: 'Po salama',
  audience: 'Po publici',
  admission: 'Ulaz',
};

const groupLabel = ({ by, key }: Pick<ReportGroup, 'by' | 'key'>): string => LABELS[by](key);

const TOTAL = 'Ukupno';
const FIGURES_HEAD = ['Programa', 'Održano termina', 'Otkazano', 'Posetilaca', 'Bez broja'];
const figureCells = ({ programs, held, cancelled, visitors, missing }: Figures): TableCell[] => [
  programs,
  held,
  cancelled,
  // Without held dates there were no visitors.
  visitors ?? (held === 0 ? 0 : null),
  missing,
];

const overview = ({ total, groups }: ReportFigures): ReportTable => ({
  name: 'pregled',
  title: 'Pregled',
  head: ['Podela', 'Grupa', ...FIGURES_HEAD],
  rows: [
    [TOTAL, TOTAL, ...figureCells(total)],
    ...groups.map((group) => [GROUPING_TITLES[group.by], groupLabel(group), ...figureCells(group)]),
  ],
});

const heldAndVisitors = ({ held, visitors }: Figures): TableCell[] => [
  held,
  visitors ?? (held === 0 ? 0 : null),
];

/** The yearly questionnaire of the institute: programmes by type, their number and visitors. */
const eKultura = ({ total, byType }: ReportFigures): ReportTable => ({
  name: 'e-kultura',
  title: 'Za e-Kulturu',
  head: [
    'Vrsta programa',
    'Broj programa',
    'Broj održavanja',
    'Broj posetilaca',
    'Bez broja',
    'Za decu: održavanja',
    'Za decu: posetilaca',
    'Ulaz slobodan: održavanja',
    'Ulaz slobodan: posetilaca',
  ],
  rows: [
    ...byType.map((type) => [
      labelOfType(type.key),
      type.programs,
      ...heldAndVisitors(type),
      type.missing,
      ...heldAndVisitors(type.children),
      ...heldAndVisitors(type.free),
    ]),
    [
      TOTAL,
      total.programs,
      ...heldAndVisitors(total),
      total.missing,
      ...totalOf(byType.map(({ children }) => children)),
      ...totalOf(byType.map(({ free }) => free)),
    ],
  ],
});

function totalOf(figures: readonly Figures[]): TableCell[] {
  const known = figures.flatMap(({ visitors }) => visitors ?? []);
  const held = figures.reduce((all, one) => all + one.held, 0);
  const visitors = known.length > 0 ? known.reduce((all, one) => all + one, 0) : null;
  return [held, visitors ?? (held === 0 ? 0 : null)];
}

const reservationTable = ({ reservations }: ReportFigures): ReportTable => ({
  name: 'rezervacije',
  title: 'Rezervacije',
  head: ['Termina sa rezervacijama', 'Ponuđeno mesta', 'Rezervisano', 'Došlo', 'Ulaz nije brojan'],
  rows: [
    [
      reservations.offers,
      reservations.places,
      reservations.taken,
      reservations.arrived ?? (reservations.offers === 0 ? 0 : null),
      reservations.uncounted,
    ],
  ],
});

const SOURCES: Readonly<Record<string, string>> = { door: 'brojano na ulazu', typed: 'upisano' };
const stateOf = ({ status, isRemoved }: ReportDate): string => {
  if (isRemoved) return 'održano, obrisano sa sajta';
  return status === CANCELLED ? 'otkazano' : 'održano';
};

/** `24.11.2026`, of several days also the last one. */
export const daysText = ({ at, endsAt }: Pick<ReportDate, 'at' | 'endsAt'>): string =>
  endsAt !== null && isLasting(timesOf({ at, endsAt }))
    ? `${formatDate(at)} – ${formatEnd(endsAt).slice(0, 10)}`
    : formatDate(at);

/** `19:00`, or `ceo dan`. */
export const startTimeText = (date: Pick<ReportDate, 'at' | 'endsAt'>): string =>
  formatStartTime(timesOf(date));

const datesTable = (dates: readonly ReportDate[]): ReportTable => ({
  name: 'termini',
  title: 'Termini',
  head: [
    'Datum',
    'Vreme',
    'Naslov',
    'Vrsta',
    'Sala',
    'Publika',
    'Ulaz',
    'Stanje',
    'Posetilaca',
    'Izvor broja',
    'Ponuđeno mesta',
    'Rezervisano',
    'Došlo sa rezervacijom',
  ],
  rows: dates.map((date) => [
    daysText(date),
    startTimeText(date),
    date.title,
    typeLabel(date),
    date.place,
    date.childrenAge === '' ? 'Za sve' : `Za decu ${date.childrenAge}`,
    date.isFree ? 'slobodan' : 'uz kartu',
    stateOf(date),
    date.status === CANCELLED ? '' : date.visitors,
    SOURCES[date.source ?? ''] ?? '',
    ...(date.places === null ? ['', '', ''] : [date.places, date.taken, date.arrived]),
  ]),
});

/** In Latin letters; `dates` are the counted ones. */
export const reportTables = (
  figures: ReportFigures,
  dates: readonly ReportDate[],
): readonly ReportTable[] => [
  overview(figures),
  eKultura(figures),
  reservationTable(figures),
  datesTable(dates),
];

const PLAN_HEAD = ['Vrsta', 'Datum', 'Vreme', 'Naslov', 'Sala'];
const planRow = (date: ReportDate): TableCell[] => [
  typeLabel(date),
  daysText(date),
  startTimeText(date),
  date.title,
  date.place,
];

/** One table a month, by type. Events that began earlier are in the first one. */
export function workPlanTables(dates: readonly ReportDate[], from: Date): readonly ReportTable[] {
  const monthOf = ({ at }: ReportDate): string =>
    dayOf(new Date(at) < from ? from : at).slice(0, 7);
  const months = groupBy(
    dates.toSorted((one, other) => compareMoments(one.at, other.at)),
    monthOf,
  );
  return [...months].map(([month, planned]) => ({
    name: month,
    title: LABELS.month(month),
    head: PLAN_HEAD,
    rows: planned
      .toSorted((one, other) => typePlace(typeKey(one)) - typePlace(typeKey(other)))
      .map(planRow),
  }));
}

/** One table of all months, for CSV. */
export const workPlanTable = (dates: readonly ReportDate[], from: Date): ReportTable => ({
  name: 'program-rada',
  title: 'Program rada',
  head: ['Mesec', ...PLAN_HEAD],
  rows: workPlanTables(dates, from).flatMap(({ title, rows }) =>
    rows.map((row) => [title, ...row]),
  ),
});
