import { timesOf } from '@centar/domain/eventState.ts';
import { showStart } from '@centar/domain/allDay.ts';
import { formatDateTime } from '@centar/domain/dates.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';
import type { FileAnswer } from '../items/transport/contentRoutes.ts';
import { toXlsx } from '../platform/sheets/xlsx.ts';
import { type DateFacts } from './dates.ts';
import type { Reservation } from './reservations.types.ts';

const HEAD = [
  'Stanje',
  'Ime',
  'Mesta',
  'Telefon',
  'E-pošta',
  'Napomena',
  'Rezervisano',
  'Upisao',
  'Došlo',
];

const STATES: Readonly<Record<string, string>> = {
  held: 'rezervisano',
  waiting: 'lista čekanja',
  cancelled: 'otkazano',
};

const stateText = ({ state, position }: Reservation): string =>
  [STATES[state] ?? state, position === null ? '' : `${String(position)}.`]
    .filter(Boolean)
    .join(' ');

/** An XLSX file; what people typed stays in the script in which they typed it. */
export async function reservationsSheet(
  date: DateFacts,
  rows: readonly Reservation[],
  write: WriteText,
): Promise<FileAnswer> {
  const bytes = await toXlsx([
    {
      name: write(`${date.title} ${showStart(timesOf(date))}`),
      head: HEAD.map((text) => write(text)),
      rows: rows.map((row) => [
        write(stateText(row)),
        row.name,
        row.places,
        row.phone,
        row.email,
        row.note,
        formatDateTime(row.createdAt),
        row.addedByName,
        row.arrived,
      ]),
    },
  ]);
  return { name: `rezervacije-${date.dateKey}.xlsx`, bytes };
}
