import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { counted } from '../../../shared/texts/ui.texts.ts';

/** Facts that differ between centres come from the settings. */
export const aboutTexts = {
  title: 'O nama',
  quick: { call: 'Pozovi', way: 'Putanja' },
  contact: {
    title: 'Kontakt',
    address: 'Adresa',
    phone: 'Telefon',
    email: 'E-pošta',
  },
  hours: {
    title: 'Radno vreme',
    byDay: 'Po danima',
    day: 'Dan',
    house: 'Kuća',
    boxOffice: 'Blagajna',
    today: 'danas',
    /** For screen readers, before the struck-through regular hours. */
    usual: 'inače',
    later: 'Drugačije uskoro',
  },
  garden: 'Bašta i foaje',
  halls: {
    title: 'Sale',
    seats: (count: number) => counted(count, siteTexts.visit.seats),
  },
  map: {
    title: 'Kako do nas',
    show: 'Prikaži mapu',
    frame: (name: string) => `Mapa: ${name}`,
    source: 'Mapa se učitava sa OpenStreetMap-a tek kad dodirnete dugme.',
    offline: 'Mapa ne može da se učita bez veze. Adresa je ispisana iznad.',
    directions: 'Uputstvo za dolazak',
  },
  letter: {
    title: 'Pišite nam',
    lead: 'Poruku otvarate i šaljete iz svog programa za poštu.',
    name: 'Ime i prezime',
    subject: 'Tema',
    message: 'Poruka',
    open: 'Otvori poruku u pošti',
    call: (phone: string) => `Pozovi ${phone}`,
    defaultSubject: 'Poruka sa sajta',
    noScript: 'Dugme otvara novu poruku na našu adresu u vašem programu za poštu.',
  },
  figures: {
    title: 'Kuća u brojkama',
    lead: 'Brojke ne govore sve, ali govore da se ovde stalno nešto sprema.',
    link: 'Ceo program',
  },
};
