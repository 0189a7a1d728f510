import type { PictureSlot, SettingsGroup } from '@centar/domain/centre.ts';
import { counted, type CountedWord } from '../../shared/texts/ui.texts.ts';

export interface GroupTexts {
  /** The last part of its URL. */
  readonly slug: string;
  readonly title: string;
  readonly text: string;
}

/** In the order of the panel. */
export const SETTINGS_TEXTS: Readonly<Record<SettingsGroup, GroupTexts>> = {
  identity: {
    slug: 'ustanova',
    title: 'Ustanova',
    text: 'Ime koje stoji u zaglavlju, u naslovima, u pošti i u kalendarima.',
  },
  contact: {
    slug: 'kontakt',
    title: 'Kontakt',
    text: 'Adresa, telefon, pošta, mapa i društvene mreže. Što je prazno, ne prikazuje se.',
  },
  hours: {
    slug: 'radno-vreme',
    title: 'Radno vreme',
    text: 'Kuća i blagajna po danima, i dani kada je drugačije.',
  },
  about: {
    slug: 'o-nama',
    title: 'O nama',
    text: 'Tekst o kući, četiri brojke i prostori oko nje.',
  },
  halls: {
    slug: 'sale',
    title: 'Sale',
    text: 'Iz ovog spiska se biraju mesta programa i projekcija.',
  },
  appearance: {
    slug: 'izgled',
    title: 'Izgled',
    text: 'Znak, slike i boje sajta, i vrste programa koje se prikazuju.',
  },
  texts: {
    slug: 'tekstovi',
    title: 'Tekstovi',
    text: 'Naslovi početne strane, rečenice praznih spiskova i izjave javne ustanove.',
  },
};

const ITEM: CountedWord = ['stavka', 'stavke', 'stavki'];

export const settingsTexts = {
  title: 'Podešavanja',
  subtitle: 'Šta ovaj centar čini baš ovim. Sačuvano se na sajtu vidi odmah.',
  premises: {
    title: 'Fotografije prostora',
    text: 'Slike u galeriji prostora na početnoj strani, po kategorijama.',
  },
  saved: 'Podešavanja su sačuvana.',
  failed: 'Podešavanja nisu učitana.',
  changed: (time: string, who: string) =>
    who ? `Poslednja izmena: ${time}, ${who}` : `Poslednja izmena: ${time}`,
  versions: {
    title: 'Ranija stanja',
    empty: 'Još nije bilo izmena.',
    caption: 'Ranija stanja podešavanja',
    at: 'Važilo do',
    who: 'Izmenio',
    bring: 'Učitaj u polja',
    brought: 'Ranije stanje je u poljima. Važi tek kada ga sačuvate.',
  },
  fields: {
    name: 'Ime ustanove',
    shortName: 'Skraćeno ime',
    shortNameHint: 'Stoji u zaglavlju i ispod ikone na telefonu.',
    town: 'Mesto',
    description: 'Jedna rečenica o kući',
    descriptionHint: 'Stoji na početnoj strani i u pretraživačima.',
    founder: 'Osnivač',
    registrationNumber: 'Matični broj',
    taxNumber: 'PIB',
    defaultScript: 'Pismo konkursa, nabavki i imena kuće',
    defaultScriptHint:
      'Svaka strana postoji u oba pisma. Ovo se nudi pretraživačima, u pošti i na telefonu na kom je sajt instaliran.',
    chooseScript: 'Izaberite pismo',
    scripts: { latin: 'Latinica', cyrillic: 'Ćirilica' },
    street: 'Ulica i broj',
    postalCode: 'Poštanski broj',
    city: 'Grad',
    country: 'Država',
    countryHint: 'Dva slova, RS za Srbiju.',
    phone: 'Telefon',
    phoneHint: 'Jedan ili više njih, sa zarezom: 020 123 456, 063 123 456.',
    phoneIsText:
      'Ovo nije samo broj: posetioci će ga videti, ali neće moći da ga pozovu pritiskom.',
    email: 'E-pošta',
    emailInvalid: 'Unesite jednu adresu, na primer kontakt@centar.rs.',
    latitude: 'Geografska širina',
    latitudeHint: 'Na primer 43.1367. Bez nje se mapa ne prikazuje.',
    longitude: 'Geografska dužina',
    longitudeHint: 'Na primer 20.5122.',
    network: 'Adresa stranice, na primer facebook.com/centar. Prazno: ikona se ne prikazuje.',
    networkInvalid: 'Nedostaje adresa mreže: unesite je celu, na primer facebook.com/centar.',
    externalProgramList: 'Kuda vodi dugme „Na programu“',
    externalProgramListHint: 'Adresa na ovom sajtu, kao /programs-list, ili adresa drugog.',
    externalProgramListInvalid:
      'Unesite /programs-list za ovaj sajt ili adresu drugog, kao primer.rs/program.',
    house: 'Kuća',
    boxOffice: 'Blagajna',
    weekHint: 'Na primer 9–22 ili 10–14, 17–20. Prazno: ne radi.',
    exceptions: 'Izuzeci',
    exceptionsHint: 'Praznici i drugi dani kada je radno vreme drugačije.',
    exceptionDate: 'Dan',
    exceptionNote: 'Napomena',
    addException: 'Dodaj dan',
    lead: 'Rečenica pod naslovom',
    leadHint: 'Stoji na strani „O nama“ i uz brojke na početnoj.',
    story: 'Tekst o kući',
    storyHint: 'Prazan red deli pasuse; prvi se ističe.',
    figures: 'Brojke',
    figuresHint: 'Najviše četiri. Bez njih se pojas s brojkama ne prikazuje.',
    figureValue: 'Broj',
    figureLabel: 'Šta je to',
    figureText: 'Rečenica',
    addFigure: 'Dodaj brojku',
    garden: 'Bašta i foaje',
    gardenHint: 'Prostori oko kuće. Bez njih se deo strane ne prikazuje.',
    gardenTitle: 'Naslov',
    gardenText: 'Tekst',
    addGarden: 'Dodaj prostor',
    halls: 'Sale',
    hallsHint:
      'Preimenovana sala menja ime i u svojim događajima. Ne može se obrisati sala u kojoj je nešto najavljeno.',
    hallName: 'Ime',
    hallSeats: 'Mesta',
    hallAccess: 'Rečenica o pristupu',
    hallFacts: 'Pristupačnost sale',
    addHall: 'Dodaj salu',
    mainColour: 'Glavna boja',
    mainColourHint: 'Zaglavlje i linkovi. Dovoljno tamna da se na njoj čita belo.',
    accentColour: 'Boja isticanja',
    accentColourHint: 'Dugmad i pojasevi. Dovoljno svetla da se na njoj čita crno.',
    ownColour: 'Vrati boju sajta',
    palette: (label: string) => `${label}, izbor iz palete`,
    hiddenTypes: 'Vrste programa koje se prikazuju',
    shown: (count: number, all: number) => `prikazano ${String(count)} od ${String(all)}`,
    homeTitle: 'Naslov početne strane',
    aboutTitle: 'Naslov dela o kući na početnoj strani',
    headlineHint: (own: string) => `Najviše 80 slova. Prazno: „${own}“.`,
    emptyTexts: {
      programs: 'Kad nema programa',
      news: 'Kad nema vesti',
      cinema: 'Kad nema projekcija',
      competitions: 'Kad nema konkursa',
      procurements: 'Kad nema nabavki',
    },
    emptyHint: 'Prazno: rečenica sajta.',
    keepScript: 'Reči koje ostaju kako su napisane',
    keepScriptHint:
      'Jedna u redu: imena firmi i strana imena koja se ne preslovljavaju, ni u padežima.',
    accessibility: 'Izjava o pristupačnosti',
    privacy: 'Privatnost',
    terms: 'Uslovi i podaci',
    statementHint: 'Prazno: tekst sajta. Red koji počinje sa ## je naslov dela.',
    row: (number: number) => `${String(number)}. red`,
  },
  demo: {
    title: 'Probni sadržaj',
    present: (count: number) =>
      `Na sajtu je još probni sadržaj: ${counted(count, ITEM)}. Uklanja se u jednom koraku, a trideset dana može i da se vrati.`,
    binned: (count: number) => `Probni sadržaj u korpi: ${counted(count, ITEM)}.`,
    remove: 'Ukloni probni sadržaj',
    restore: 'Vrati probni sadržaj',
    question: 'Da li ste sigurni da želite da uklonite sav probni sadržaj?',
    settingsLeft:
      'U podešavanjima su još podaci probnog centra: ime, adresa, radno vreme, sale, tekstovi ili slike. Uklanjaju se i vraćaju zajedno sa stavkama.',
    details:
      'Vaše stavke i podešavanja koja ste menjali ostaju. Ime, adresa, radno vreme, sale, tekstovi i slike probnog centra se uklanjaju.',
    removed: (count: number) => `Uklonjeno: ${counted(count, ITEM)}.`,
    restored: (count: number) => `Vraćeno: ${counted(count, ITEM)}.`,
  },
  first: {
    title: 'Prvi koraci',
    text: 'Deset stvari koje novom centru trebaju. Svaka se ovde sama označi kada je gotova.',
    done: (count: number, all: number) => `Gotovo ${String(count)} od ${String(all)}`,
    isDone: 'gotovo',
    hide: 'Sakrij prve korake',
    steps: {
      identity: 'Upišite ime ustanove i mesto',
      contact: 'Upišite adresu, telefon i e-poštu',
      hours: 'Unesite radno vreme',
      halls: 'Napravite spisak sala',
      about: 'Napišite tekst „O nama“',
      logo: 'Postavite znak',
      sharing: 'Postavite sliku za deljenje linkova',
      premises: 'Dodajte fotografije prostora',
      program: 'Objavite prvi program ili film',
      news: 'Objavite prvu vest',
    },
  },
  pictures: {
    title: 'Slike',
    remove: 'Ukloni sliku',
    question: 'Da li ste sigurni da želite da uklonite sliku?',
    saved: 'Slika je sačuvana.',
    removed: 'Slika je uklonjena.',
    save: 'Sačuvaj sliku',
    choose: 'Izaberite sliku',
    alt: 'Opis slike za one koji je ne vide',
    previous: 'Ranije slike',
    noPrevious: 'Na ovom mestu još nije bila druga slika.',
    until: (time: string, name: string) => `do ${time}${name ? ` (${name})` : ''}`,
    restore: 'Vrati ovu sliku',
  },
} as const;

export const PICTURE_TEXTS: Readonly<Record<PictureSlot, { label: string; text: string }>> = {
  logo: { label: 'Znak', text: 'Kvadratan, bar 512 × 512. Od njega se prave i ikone za telefon.' },
  hero: { label: 'Slika početne strane', text: 'Široka, bar 1920 × 1080. Tekst stoji preko nje.' },
  sharing: {
    label: 'Slika za deljenje',
    text: '1200 × 630. Vidi se kada neko podeli link bez svoje slike.',
  },
  about: { label: 'Slika kuće', text: 'Na strani „O nama“, iznad teksta.' },
  installWide: { label: 'Slika za instalaciju, široka', text: 'Snimak sajta, 1280 × 720.' },
  installNarrow: { label: 'Slika za instalaciju, uska', text: 'Snimak sajta, 780 × 1688.' },
};
