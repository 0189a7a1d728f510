import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { SiteContext } from '../../../public/page/siteContext.ts';
import type { Movie } from './cinema.operations.ts';
import { FilmTicket } from './FilmTicket.tsx';

type Screening = Movie['movieProductionDateTimes'][number];

const NOW = new Date('2026-11-24T12:00:00Z');
const TONIGHT = '2026-11-24T19:30:00Z';
const TOMORROW = '2026-11-25T17:00:00Z';
const LATER = '2026-11-28T17:00:00Z';

const at = (productionDate: string, other: Partial<Screening> = {}): Screening => ({
  id: new Date(productionDate).getTime() / 1000,
  productionDate,
  endsAt: null,
  hall: 'Mala sala',
  price: '300 din.',
  isFree: false,
  language: '',
  ageMark: '',
  status: 'scheduled',
  statusNote: '',
  formerDateTime: null,
  accessFacts: [],
  reservations: null,
  ...other,
});
const cancelled = { status: 'cancelled', statusNote: 'Pokvaren projektor.' } as const;

/** The ticket's parts, parted by `|`; struck parts in brackets. */
function ticket(...movieProductionDateTimes: Screening[]): string {
  const movie = { id: 3, title: 'Tiha voda', movieProductionDateTimes } as Partial<Movie> as Movie;
  const facts = { street: 'Trg slobode 4' } as Partial<CentreFacts> as CentreFacts;
  return renderToStaticMarkup(
    <SiteContext value={{ facts, origin: '', now: NOW, address: '/cinema/3' }}>
      <FilmTicket movie={movie} />
    </SiteContext>,
  )
    .replace(/<span class="date [^"]*date-off">/g, '[otkazano]')
    .replace(/<\/(div|p|a|button)>|<\/b>(?!<\/span>)|<span class="status/g, '|$&')
    .replace(/<[^>]*>/g, '')
    .replace(/\|+/g, '|');
}

it('the next screening is shown with its day, hall, price and how many follow', () => {
  expect(ticket(at(TONIGHT), at(TOMORROW), at(LATER), at(LATER, cancelled))).toBe(
    '24.11.2026 20:30 danas, utorak|Mala sala|još 2 termina|300 din.|Kako do nas|Sačuvaj|U kalendar|Podeli|',
  );
});

it('a screening cancelled tonight is named beside the next one', () => {
  expect(ticket(at(TONIGHT, cancelled), at(TOMORROW))).toBe(
    '25.11.2026 18:00 sutra, sreda|Mala sala|Otkazano: danas 20:30|300 din.|Kako do nas|Sačuvaj|U kalendar|Podeli|',
  );
});

it('a film of which all is cancelled is struck, without a price, and leads to the schedule', () => {
  expect(ticket(at(TONIGHT, cancelled))).toBe(
    '[otkazano]24.11.2026 20:30 danas, utorak|Mala sala|OtkazanoPokvaren projektor.|Raspored po danima|Podeli|',
  );
});

it('a moved screening has its previous time', () => {
  const moved = at(TONIGHT, { status: 'moved', formerDateTime: TOMORROW });
  expect(ticket(moved)).toContain('Pomereno sa 25.11.2026 18:00');
});

it('a film without a screening to come says so and leads to the schedule', () => {
  expect(ticket(at('2026-11-20T17:00:00Z'))).toBe(
    'Trenutno nema zakazanih projekcija ovog filma.|Raspored po danima|Podeli|',
  );
});
