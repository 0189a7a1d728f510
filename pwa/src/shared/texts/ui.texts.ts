/** Texts built into the shared components; all others are passed as props. */
export const uiTexts = {
  skip: 'Preskoči na sadržaj',
  home: 'početna strana',
  nav: {
    label: 'Glavna navigacija',
    menu: 'Meni',
    close: 'Zatvori',
    everyday: 'Najtraženije',
    shortcuts: 'Prečice',
    social: 'Društvene mreže',
  },
  footer: {
    label: 'Podnožje',
    contact: 'Kontakt',
    about: 'Više o nama',
    call: 'Pozovi',
  },
  /** Beside the label of a field. */
  optional: 'nije obavezno',
  theme: { label: 'Izgled', auto: 'Kao uređaj', light: 'Svetlo', dark: 'Tamno' },
  crumbs: 'Putanja',
  beside: 'Uz ovu stranu',
  categories: 'Kategorije programa',
  slider: {
    previous: 'Prethodno',
    next: 'Sledeće',
    pause: 'Zaustavi pomeranje',
    play: 'Pokreni pomeranje',
    control: (label: string) => `Pomeranje: ${label}`,
    position: (index: number, total: number) => `${String(index)} / ${String(total)}`,
    spoken: (index: number, total: number) => `Stavka ${String(index)} od ${String(total)}`,
  },
  download: {
    offline: 'Bez veze ne može da se preuzme. Pokušajte ponovo kada bude veze.',
    failed: 'Trenutno ne može da se preuzme. Pokušajte kasnije.',
  },
  status: {
    upcoming: 'Predstoji',
    on: 'Traje',
    cancelled: 'Otkazano',
    moved: 'Pomereno',
    past: 'Prošlo',
    open: 'Otvoren',
    closed: 'Zatvoren',
    free: 'Slobodna',
    rented: 'Izdata',
    draft: 'Nesačuvan nacrt',
    unpublished: 'Nacrt',
    planned: 'Planirano',
    asksForPassword: 'Čeka novu lozinku',
    seats: 'Ima mesta',
    waitingList: 'Lista čekanja',
    full: 'Popunjeno',
  },
  formerTime: 'ranije ',
  movedFrom: (time: string) => `Pomereno sa ${time}`,
  facts: { language: 'Jezik', age: 'Uzrast' },
  pager: {
    label: 'Strane',
    previous: 'Prethodna',
    next: 'Sledeća',
    position: (page: number, pages: number) => `Strana ${String(page)} od ${String(pages)}`,
  },
  retry: 'Pokušaj ponovo',
  close: 'Zatvori',
  loading: 'Učitava se…',
  saving: 'Čuva se…',
  sending: 'Šalje se…',
  confirm: { yes: 'Da', no: 'Ne' },
  trailer: {
    play: 'Pusti najavu',
    source: 'Video se učitava sa YouTube-a tek kad pustite najavu.',
    offline: 'Video ne može da se učita bez veze.',
    title: (film: string) => `Najava: ${film}`,
  },
  toCalendar: (time: string) => `U kalendar: ${time}`,
  star: (film: string, time: string) => `Sačuvaj termin: ${film}, ${time}`,
} as const;

/** The three Serbian forms beside a count: `stavka`, `stavke`, `stavki`. */
export type CountedWord = readonly [one: string, few: string, many: string];

/** `21 stavka`, `143 stavke`, `111 stavki`. */
export const counted = (count: number, [one, few, many]: CountedWord): string =>
  `${String(count)} ${plural(count, one, few, many)}`;

/** Selects the Serbian form for a count: 1 znak, 2 znaka, 5 znakova, 11 znakova. */
export function plural(count: number, one: string, few: string, many: string): string {
  const last = count % 10;
  const lastTwo = count % 100;
  if (last === 1 && lastTwo !== 11) return one;
  if (last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14)) return few;
  return many;
}
