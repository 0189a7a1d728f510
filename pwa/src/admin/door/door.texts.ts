import { counted } from '../../shared/texts/ui.texts.ts';

const places = ['mesto', 'mesta', 'mesta'] as const;

export const countedChanges = (count: number): string =>
  counted(count, ['izmena', 'izmene', 'izmena']);

export const doorTexts = {
  title: 'Spisak na ulazu',
  back: 'Rezervacije ovog termina',
  search: 'Pretraži ime ili telefon',
  show: 'Prikaz',
  all: 'Svi',
  missing: 'Još nisu došli',
  arrived: (arrived: number, places: number) => `Došlo ${String(arrived)} od ${String(places)}`,
  visitors: (count: number) => `ukupno posetilaca: ${String(count)}`,
  places: (count: number) => counted(count, places),
  of: (arrived: number, places: number) => `${String(arrived)} od ${String(places)}`,
  fewer: (name: string) => `Jedan manje: ${name}`,
  more: (name: string) => `Jedan više: ${name}`,
  walkIns: 'Bez rezervacije',
  none: 'Za ovaj termin niko nije rezervisao mesto.',
  noneFound: (query: string) => `Na spisku nema: „${query}“.`,
  allArrived: 'Došli su svi sa spiska.',
  failed: 'Spisak nije učitan, a na ovom telefonu nije pripremljen.',
  cancelled: 'Ovaj termin je otkazan.',
  changes: {
    new: 'novo',
    cancelled: 'otkazano',
    gone: 'više nije na spisku',
    places: (before: number) => `bilo ${counted(before, places)}`,
  },
  changed: (count: number) =>
    `Spisak se promenio otkako ste ga videli: ${counted(count, ['red', 'reda', 'redova'])}.`,
  seen: 'U redu',
  offlineReady: 'Spremno i bez interneta.',
  offlineNotReady:
    'Ovaj pregledač ne otvara spisak bez interneta: ne zatvarajte ga do kraja programa.',
  status: {
    notStored: 'Telefon ne čuva otkucano. Ne zatvarajte stranicu dok se ne pošalje.',
    stored: (changes: string) => `Sačuvano na ovom telefonu, još nije poslato: ${changes}.`,
    notSent: (changes: string) => `Još nije poslato: ${changes}.`,
    sending: 'Šalje se…',
    sentAt: (time: string) => `Poslato u ${time}.`,
    refreshedAt: (time: string) => `Osveženo u ${time}.`,
    offline: 'Bez veze.',
    signedOut: 'Prijava je istekla.',
    signIn: 'Prijavi se',
    retry: 'Pokušaj ponovo',
  },
  leave: {
    question: 'Na ovom telefonu ima otkucanog koje nije poslato.',
    text: (count: number) =>
      `Odjavom se briše: ${countedChanges(count)} sa spiska na ulazu. Sačekajte vezu, pa se odjavite.`,
    answers: { confirmLabel: 'Odjavi se i obriši', cancelLabel: 'Ostani' },
  },
} as const;
