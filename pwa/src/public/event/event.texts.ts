import { counted, plural } from '../../shared/texts/ui.texts.ts';

export const eventTexts = {
  yesterday: 'juče',
  today: 'danas',
  tomorrow: 'sutra',
  moreDates: (count: number) => `još ${counted(count, ['termin', 'termina', 'termina'])}`,
  from: 'od',
  to: 'do',
  until: (date: string) => `do ${date}`,
  lasts: 'Traje',
  lastsNow: 'Sad traje',
  /** Includes the last day: two days are left on the day before it. */
  left: (days: number) => `još ${String(days)} ${plural(days, 'dan', 'dana', 'dana')}`,
  lastDay: 'poslednji dan',
  openToday: (hours: string) => `Otvoreno danas ${hours}`,
  untilTime: (time: string) => `do ${time} h`,
  closedToday: 'Danas zatvoreno',
  closedSince: (time: string) => `Zatvoreno od ${time} h`,
  begins: (time: string) => `početak u ${time}`,
  ends: (day: string, time: string) => `završetak ${day} u ${time}`,
  reservations: {
    open: 'Ima mesta',
    waitingList: 'Lista čekanja',
    full: 'Popunjeno',
    notYet: (from: string) => `Rezervacije od ${from}`,
    closed: 'Rezervacije su završene',
  },
  reserve: { open: 'Rezerviši mesto', waitingList: 'Na listu čekanja' },
  open: (openings: string) => `otvoreno ${openings}`,
  closed: 'zatvoreno',
};
