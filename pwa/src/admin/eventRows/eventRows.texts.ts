import { EVENT_STATE_TEXTS } from '../texts/eventStates.texts.ts';

/** Words of a form's list of dates, whatever they are dates of. */
export const eventRowTexts = {
  past: (count: string) => `Prošle: ${count}`,
  date: 'Datum i vreme',
  hall: 'Sala',
  state: 'Stanje',
  states: EVENT_STATE_TEXTS,
  movedHelp: 'Upišite novi termin. Posetioci vide i stari.',
  movedFrom: (time: string) => `Pomereno sa ${time}`,
  note: 'Napomena za posetioce',
  add: 'Dodaj termin',
  remove: (name: string) => `Ukloni: ${name}`,
  wrongDate: 'Proverite označene termine.',
  inPast: 'Ovaj termin je već prošao.',
  overlap: (title: string, time: string) => `U istoj sali je tada i „${title}“, ${time}.`,
  many: 'Dodaj više termina odjednom',
  from: 'Od dana',
  to: 'Do dana',
  every: 'Ponavljanje',
  everyDay: 'Svaki dan',
  everyWeek: 'Svake nedelje',
  times: 'Vreme početka',
  timesExample: '18:00, 20:30',
  fill: 'Dodaj ove termine',
  added: (count: string) => `Dodato u spisak: ${count}. Sačuvajte izmene.`,
  nothingAdded: 'Ti termini su već u spisku.',
  wrongDays: 'Upišite prvi i poslednji dan, na primer 27.11.2026. i 29.11.2026.',
  wrongTimes: 'Upišite vremena odvojena zarezom, na primer 18:00, 20:30.',
  copyWeek: 'Ponovi poslednju nedelju',
  copyWeekHelp:
    'Termini poslednje upisane nedelje dodaju se i za sledeću, u iste dane i u isto vreme.',
} as const;
