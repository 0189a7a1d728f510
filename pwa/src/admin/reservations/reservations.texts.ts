import { quoted } from '../texts/quoted.ts';
import type { OfferState } from '@centar/domain/reservations.ts';
import { counted } from '../../shared/texts/ui.texts.ts';

const places = (count: number): string => counted(count, ['mesto', 'mesta', 'mesta']);
const people = (count: number): string => counted(count, ['osoba', 'osobe', 'osoba']);

function toldHow(mailed: number, unreachable: number, sendsMail: boolean): string {
  if (!sendsMail) return 'Slanje e-pošte nije podešeno: pozovite ih.';
  if (mailed === 0) return 'Niko nije ostavio e-poštu: pozovite ih.';
  return unreachable === 0
    ? 'Javljamo im e-poštom.'
    : `Javljamo im e-poštom; bez e-pošte: ${people(unreachable)}, njih pozovite.`;
}

export const reservationTexts = {
  title: 'Rezervacije',
  subtitle: 'Besplatna mesta koja posetioci rezervišu sami ili ih upisujete vi.',
  crumb: 'Rezervacije',
  show: 'Prikaz',
  offered: 'Sa rezervacijama',
  all: 'Svi termini',
  past: 'Prošli',
  failed: 'Termini nisu učitani.',
  none: 'Nijedan termin koji predstoji ne prima rezervacije. Izaberite „Svi termini“ i otvorite ih.',
  noneAtAll: 'Nema termina koji predstoje u vašim sekcijama.',
  nonePast: 'U poslednjih 30 dana nije bilo termina sa rezervacijama.',
  noSections: 'Rezervacije vode urednici sekcija sa terminima. Obratite se administratoru.',
  open: 'Otvori rezervacije',
  openOf: (title: string) => `Otvori rezervacije: ${title}`,
  list: 'Spisak',
  listOf: (title: string) => `Spisak: ${title}`,
  door: 'Na ulazu',
  doorOf: (title: string) => `Spisak na ulazu: ${title}`,
  rules: 'Pravila',
  rulesOf: (title: string) => `Pravila rezervacija: ${title}`,
  taken: (taken: number, all: number) => `${String(taken)} od ${String(all)}`,
  takenFull: (taken: number, all: number) => `Zauzeto ${String(taken)} od ${places(all)}`,
  beyond: (count: number) => `${places(count)} više nego što ih ima`,
  waiting: (count: number) => `na čekanju ${String(count)}`,
  arrived: (count: number) => `na ulazu prebrojano ${String(count)}`,
  states: {
    notYet: 'Otvara se',
    open: 'Ima mesta',
    waitingList: 'Lista čekanja',
    full: 'Popunjeno',
    closed: 'Završene',
  } satisfies Readonly<Record<OfferState, string>>,
  from: (moment: string) => `Rezervacije od ${moment}`,
  cancelled: 'Otkazano',
  removed: 'Obrisano',
  /** Before a change of their date. */
  reserved: (mailed: number, unreachable: number, sendsMail: boolean) =>
    `Rezervacije: ${people(mailed + unreachable)}. ${toldHow(mailed, unreachable, sendsMail)}`,
  changed: {
    cancelled: 'Termin je otkazan.',
    removed: 'Termin je obrisan.',
    moved: 'Termin je pomeren.',
    call: (names: readonly string[]) =>
      `Ove osobe ne dobijaju e-poštu, pozovite ih: ${names.join(', ')}.`,
    /** Of a moved date. */
    later: 'Ko je rezervisao posle pomeranja, već zna.',
  },
  offer: {
    title: 'Otvori rezervacije',
    edit: 'Pravila rezervacija',
    places: 'Broj mesta',
    seats: (hall: string) => `Koliko mesta ima ${hall}; promenite ako je potrebno.`,
    group: 'Najviše mesta po rezervaciji',
    opens: 'Otvaraju se',
    opensHelp: 'Prazno: odmah.',
    closes: 'Zatvaraju se',
    closesHelp: 'Prazno: kada program počne.',
    opensLate: 'Mora biti pre početka termina.',
    closesLate: 'Najkasnije kada termin počne.',
    contact: 'Posetioci ostavljaju',
    contacts: {
      either: 'e-poštu ili telefon',
      email: 'e-poštu',
      phone: 'telefon',
    },
    waitingList: 'Lista čekanja kada se popuni',
    asksNote: 'Posetioci mogu da upišu napomenu',
    fewer: (taken: number) =>
      `Zauzeto je već ${places(taken)}. Niko ne gubi mesto, ali nova se neće davati dok ne bude slobodnih.`,
    largeGroup: (group: number, all: number) =>
      `Najveća grupa (${String(group)}) je veća od broja mesta (${String(all)}).`,
    questions: {
      title: 'Da li su pravila tačna?',
      confirmLabel: 'Tako je, sačuvaj',
      cancelLabel: 'Ispravi',
    },
    save: 'Sačuvaj',
    cancel: 'Otkaži',
    remove: 'Ukloni rezervacije',
    removeQuestion: 'Da li ovaj termin više ne prima rezervacije?',
    removed: 'Termin više ne prima rezervacije.',
    opened: (title: string) => `Rezervacije su otvorene: ${quoted(title)}.`,
    saved: 'Pravila su sačuvana.',
    notEmpty:
      'Termin već ima rezervacije, makar i otkazane. Umesto da ih uklonite, upišite da se zatvaraju ranije.',
  },
  summary: {
    held: 'Zauzeto',
    waiting: 'Na čekanju',
    arrived: 'Došlo',
    of: (all: number) => `od ${places(all)}`,
  },
  reservations: {
    caption: 'Rezervacije',
    failed: 'Rezervacije nisu učitane.',
    search: 'Pretraži ime, e-poštu ili telefon',
    tabs: {
      held: (count: number) => `Potvrđene ${String(count)}`,
      waiting: (count: number) => `Čekaju ${String(count)}`,
      cancelled: (count: number) => `Otkazane ${String(count)}`,
    },
    name: 'Ime',
    places: 'Mesta',
    contact: 'Kontakt',
    note: 'Napomena',
    made: 'Upisano',
    arrived: 'Došlo',
    byVisitor: 'posetilac',
    place: (position: number) => `${String(position)}. na listi`,
    none: {
      held: 'Još niko nije rezervisao mesto.',
      waiting: 'Niko ne čeka.',
      cancelled: 'Nijedna rezervacija nije otkazana.',
    },
    noneFound: (query: string) => `Nema rezervacije za „${query}“.`,
    erased: (day: string) =>
      `Imena i kontakti su obrisani ${day}, 30 dana posle programa. Brojevi su ostali.`,
    more: (count: number) => `Prikaži još ${String(count)}`,
    add: 'Upiši rezervaciju',
    message: 'Poruka svima',
    print: 'Odštampaj',
    sheets: { lat: 'XLSX', cir: 'XLSX ćirilicom' },
    edit: 'Izmeni',
    editOf: (name: string) => `Izmeni: ${name}`,
    move: 'Premesti',
    moveOf: (name: string) => `Premesti: ${name}`,
    newLink: 'Novi link',
    newLinkOf: (name: string) => `Novi link: ${name}`,
    cancel: 'Otkaži',
    cancelOf: (name: string) => `Otkaži: ${name}`,
    again: 'Upiši ponovo',
    againOf: (name: string) => `Upiši ponovo: ${name}`,
    cancelQuestion: 'Da li da otkažem ovu rezervaciju?',
    cancelText: (name: string, count: number, sendsMail: boolean) =>
      `${name}, ${places(count)}. ${
        sendsMail
          ? 'Ko je ostavio e-poštu dobija poruku, a mesta dobija prvi sa liste čekanja.'
          : 'Mesta dobija prvi sa liste čekanja. Osobu obavestite telefonom.'
      }`,
    cancelled: (name: string) => `Otkazano: ${name}.`,
  },
  person: {
    add: 'Upiši rezervaciju',
    edit: 'Izmeni rezervaciju',
    name: 'Ime i prezime',
    places: 'Broj mesta',
    placesHelp: (free: number) =>
      free === 0 ? 'Slobodnih mesta nema: ide na listu čekanja.' : `Slobodno: ${places(free)}.`,
    phone: 'Telefon',
    email: 'E-pošta',
    emailHelp: 'Na nju stiže link kojim osoba sama menja i otkazuje rezervaciju.',
    emailUnused: 'Slanje e-pošte nije podešeno: link dajte osobi sami.',
    note: 'Napomena',
    errors: {
      phone: 'Broj nije ispravan. Primer: 064 123 4567',
      email: 'Adresa nije ispravna. Primer: ime@primer.rs',
      taken: 'Sa ovom e-poštom već postoji rezervacija za ovaj termin.',
      tooMany: 'Toliko mesta nema.',
    },
    save: 'Sačuvaj',
    cancel: 'Otkaži',
    added: (name: string) => `Upisano: ${name}.`,
    addedWaiting: (name: string) => `Nema dovoljno mesta, na listi čekanja: ${name}.`,
    saved: (name: string) => `Sačuvano: ${name}.`,
    link: 'Link za rezervaciju',
    linkLabel: 'Lični link',
    linkText: (said: string, mailed: boolean) =>
      mailed
        ? `${said} Link je poslat e-poštom. Možete ga i sami proslediti.`
        : `${said} Prosledite ovaj link: njime osoba sama menja i otkazuje rezervaciju.`,
    linkHelp: 'Kada zatvorite prozor, link se više ne prikazuje.',
    printedFor: (name: string, count: number) => `${name}, ${places(count)}`,
    printedHelp:
      'Ovim linkom sami menjate i otkazujete rezervaciju. Skenirajte kod ili upišite adresu:',
    qrCode: 'QR kod linka',
    erase: 'Obriši podatke na zahtev osobe',
    eraseQuestion: 'Da li da obrišem sve podatke ove rezervacije?',
    eraseText: (name: string) => `${name}. Mesta postaju slobodna. Ovo se ne može vratiti.`,
    erased: 'Podaci su obrisani.',
  },
  newLink: {
    question: 'Da li da napravim novi link za ovu rezervaciju?',
    text: (name: string) => `${name}. Dosadašnji link prestaje da važi.`,
    done: (name: string) => `Novi link: ${name}.`,
  },
  ofPerson: {
    title: 'Podaci jedne osobe',
    subtitle: 'Na zahtev osobe: njene rezervacije i prijave, da se odštampaju ili obrišu.',
    counts: (weekly: number, items: number, waiting: number) =>
      `Prijave na obaveštenja: nedeljno ${String(weekly)}, o promenama ${String(items)}. ${
        waiting === 0
          ? 'Nijedna poruka ne čeka na slanje.'
          : `Na slanje čeka ${counted(waiting, ['poruka', 'poruke', 'poruka'])}.`
      }`,
    subscriptions: 'Prijave na obaveštenja',
    weekly: 'Nedeljni pregled',
    changes: (title: string) => `Promene: ${title}`,
    unconfirmed: 'nije potvrđeno',
    eraseSubscriptions: 'Obriši prijave',
    eraseSubscriptionsQuestion: 'Da li da obrišem sve prijave ove adrese?',
    subscriptionsErased: 'Prijave su obrisane.',
    contact: 'E-pošta ili telefon',
    find: 'Pronađi',
    none: (contact: string) => `Nema rezervacija za „${contact}“.`,
    found: (count: number, contact: string) =>
      `${counted(count, ['rezervacija', 'rezervacije', 'rezervacija'])} za „${contact}“.`,
    date: 'Termin',
    state: 'Stanje',
    states: { held: 'potvrđena', waiting: 'čeka', cancelled: 'otkazana' },
    print: 'Odštampaj',
    erase: 'Obriši',
    eraseOf: (title: string) => `Obriši podatke: ${title}`,
  },
  move: {
    title: (name: string) => `Premesti: ${name}`,
    to: 'Na termin',
    choose: 'Izaberite termin',
    none: 'Nijedan drugi termin ove sekcije ne prima rezervacije.',
    free: (count: number) => `slobodno ${String(count)}`,
    told: 'Ko je ostavio e-poštu dobija poruku o novom terminu.',
    untold: 'Slanje e-pošte nije podešeno: osobu obavestite telefonom.',
    save: 'Premesti',
    cancel: 'Otkaži',
    missing: 'Izaberite termin.',
    tooMany: (free: number) =>
      free === 0
        ? 'Na tom terminu nema slobodnih mesta.'
        : `Na tom terminu je slobodno samo ${places(free)}.`,
    taken: 'Na tom terminu već postoji rezervacija sa istom e-poštom.',
    failed: 'Termini nisu učitani.',
    done: (name: string, moment: string) => `${name}: premešteno na ${moment}.`,
    doneWaiting: (name: string, moment: string) =>
      `${name}: premešteno na ${moment}, na listu čekanja.`,
  },
  message: {
    title: 'Poruka svima',
    subject: 'Naslov',
    text: 'Poruka',
    to: 'Kome',
    held: (count: number) => `sa potvrđenim mestom (${String(count)})`,
    waiting: (count: number) => `na listi čekanja (${String(count)})`,
    unreachable: (count: number) => `Bez e-pošte: ${people(count)}. Pozovite ih telefonom.`,
    preview: 'Pregled',
    back: 'Nazad',
    sentTo: (count: number) => `Poruka ide na ${counted(count, ['adresu', 'adrese', 'adresa'])}.`,
    send: 'Pošalji',
    cancel: 'Otkaži',
    noMail: (count: number) =>
      `Slanje e-pošte nije podešeno, pa poruka ne može da se pošalje. Pozovite telefonom: ${people(count)}.`,
    nobody: 'Izaberite kome ide. Niko od izabranih nije ostavio e-poštu.',
    sent: (count: number) => `Poruka je poslata: ${people(count)}.`,
  },
} as const;
