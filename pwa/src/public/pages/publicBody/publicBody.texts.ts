import { addressLine } from '@centar/domain/address.ts';
import type { AccessTest } from '@centar/domain/accessTest.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { formatDateTime } from '@centar/domain/dates.ts';
import type { Block } from '@centar/domain/markup/tree.ts';
import { verbatim } from '@centar/domain/verbatim.ts';
import { counted } from '../../../shared/texts/ui.texts.ts';
import { paths } from '../../../shared/paths.ts';
import type { LinkTo } from '../../../shared/ui/primitives/links.ts';

export interface TextPart {
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** After the paragraphs, of a text with formats. */
  readonly blocks?: readonly Block[];
  readonly links?: readonly LinkTo[];
}

/** A page of text that the law requires of a public body. */
export interface TextPageWords {
  /** The setting that replaces the text. */
  readonly setting: 'accessibility' | 'privacy' | 'terms';
  readonly title: string;
  readonly lead: string;
  readonly parts: (facts: CentreFacts) => readonly TextPart[];
}

/** The last revision of these texts. */
const REVISED = '28.11.2026';

const contact = ({ phone, email }: CentreFacts): TextPart => {
  const ways = [email && `pišite na ${email}`, phone && `pozovite ${phone}`].filter(Boolean);
  const [first = 'obratite nam se u kući', ...others] = ways;
  const sentence = [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(' ili ');
  return {
    title: 'Kome da se obratite',
    paragraphs: [`${sentence}. Odgovaramo u roku od petnaest dana.`],
  };
};

export const accessibilityWords: TextPageWords = {
  setting: 'accessibility',
  title: 'Izjava o pristupačnosti',
  lead: 'Ovaj sajt treba da može da koristi svako, i tastaturom, i čitačem ekrana, i uvećan.',
  parts: (facts) => [
    {
      title: 'Prema čemu je pravljen',
      paragraphs: [
        `${facts.name} pravi sajt prema smernicama WCAG 2.2, nivo AA. Svaka stranica se pri izradi proverava automatski i tastaturom, u svetlom i tamnom izgledu i na telefonu.`,
      ],
    },
    {
      title: 'Šta je ispunjeno',
      paragraphs: [
        'Sve se može pročitati i bez JavaScript-a. Sve što se pokreće može se zaustaviti, a ko je na uređaju isključio animacije neće ih ni videti. Stanja se kažu rečju, ne samo bojom.',
      ],
    },
    {
      title: 'Šta još nije',
      paragraphs: [
        'Dokumenti koje smo dobili skenirane (stariji konkursi i nabavke) nemaju tekst koji čitač može da izgovori. Na zahtev ih šaljemo kao tekst. Najave filmova su na YouTube-u i zavise od njega.',
      ],
    },
    contact(facts),
    {
      title: 'Datum izjave',
      paragraphs: [`Izjava je sastavljena na osnovu sopstvene provere, ${REVISED}.`],
    },
  ],
};

/** What this build's last automatic test found. */
export function accessTestPart(test: AccessTest | null): TextPart {
  const title = 'Poslednja automatska provera';
  if (!test) return { title, paragraphs: ['Ovo izdanje sajta nije automatski provereno.'] };
  const { at, axe, pages, violations } = test;
  const found =
    violations === 0
      ? 'Nije nađena nijedna greška.'
      : `Broj nađenih grešaka: ${String(violations)}.`;
  return {
    title,
    paragraphs: [
      `Ovo izdanje sajta provereno je ${formatDateTime(at)} programom ${verbatim(`axe-core ${axe}`)}: ${counted(pages, ['stranica', 'stranice', 'stranica'])}, po jedna od svake vrste u oba pisma, u svetlom i tamnom izgledu. ${found}`,
      'Automatska provera ne može da nađe sve prepreke. Ako na neku naiđete, javite nam.',
    ],
  };
}

export const privacyWords: TextPageWords = {
  setting: 'privacy',
  title: 'Privatnost',
  lead: 'Posetioce ne pratimo: sajt im ne postavlja kolačiće i ne učitava ništa sa tuđih adresa.',
  parts: (facts) => [
    {
      title: 'Šta se čuva na vašem uređaju',
      paragraphs: [
        'Kopija sadržaja sajta, da biste mogli da ga čitate bez veze; termini koje ste označili zvezdicom; izgled koji ste izabrali. Sve to ostaje na uređaju i briše se kada u pregledaču obrišete podatke sajta.',
      ],
    },
    {
      title: 'Šta se čuva na serveru',
      paragraphs: [
        'O posetama se beleži samo vreme, stranica i ishod, bez adrese uređaja. Adresa mreže se kratko drži u memoriji, da niko ne bi preopteretio sajt, i nigde se ne upisuje. Reči pretrage se ne beleže.',
        'Server broji i koliko je puta koja strana otvorena u jednom danu, bez kolačića, oznake uređaja i adrese. Iz tog broja se ne vidi ništa o onome ko je čita.',
        'Kada tražite jedan kalendarski fajl svojih termina, server dobije njihov spisak, napravi fajl i ne čuva ga.',
      ],
    },
    {
      title: 'Rezervacije',
      paragraphs: [
        'Kada rezervišete mesto, čuvaju se samo ime, e-pošta ili telefon, broj mesta i napomena koju upišete, da bismo vas pustili na ulazu i javili ako se termin promeni. Vide ih zaposleni koji vode taj program, a nikome se ne daju i ne koriste ni za šta drugo.',
        'Brišu se 30 dana posle termina; ostaje samo koliko je ljudi došlo, bez imena. Rezervaciju menjate i otkazujete linkom koji ste dobili. Ispis svojih podataka ili njihovo brisanje ranije tražite na adresi ispod.',
      ],
    },
    {
      title: 'Obaveštenja e-poštom',
      paragraphs: [
        'Ako ste se prijavili za obaveštenja, čuvaju se samo adresa, šta ste tražili i pismo u kom čitate (latinica ili ćirilica). Ništa ne šaljemo dok prijavu ne potvrdite; nepotvrđena se briše za 48 sati.',
        'Odjavljujete se jednim dugmetom iz svakog pisma, i adresa se tada odmah briše. Prijava za promene jednog događaja briše se 30 dana posle njegovog poslednjeg termina. Ne beležimo da li ste pismo otvorili.',
      ],
    },
    {
      title: 'Tuđe usluge',
      paragraphs: [
        'Najava filma (YouTube) i mapa (OpenStreetMap) učitavaju se tek kada ih dodirnete. Od tada važe pravila tih usluga.',
      ],
    },
    {
      title: 'Nalozi zaposlenih',
      paragraphs: [
        'O zaposlenima koji uređuju sajt čuvaju se ime, adresa e-pošte, prijave i dnevnik izmena. Panel za njih koristi dva kolačića, bez kojih prijava ne bi bila bezbedna.',
      ],
    },
    contact(facts),
  ],
};

const registration = ({ founder, registrationNumber, taxNumber }: CentreFacts): string[] => [
  founder && `Osnivač: ${founder}`,
  registrationNumber && `Matični broj: ${registrationNumber}`,
  taxNumber && `Poreski identifikacioni broj: ${taxNumber}`,
];

export const termsWords: TextPageWords = {
  setting: 'terms',
  title: 'Uslovi i podaci',
  lead: 'Ko stoji iza sajta, šta od objavljenog smete da koristite i kako da to učini program.',
  parts: (facts) => [
    {
      title: 'Podaci o ustanovi',
      paragraphs: [facts.name, addressLine(facts), ...registration(facts)].filter(Boolean),
    },
    {
      title: 'Korišćenje sadržaja',
      paragraphs: [
        'Podatke o programima, projekcijama, konkursima i nabavkama možete slobodno preneti uz navođenje izvora. Za fotografije, plakate i umetnička dela potrebna je saglasnost autora.',
        'Trudimo se da raspored bude tačan; kada se nešto otkaže ili pomeri, na sajtu to piše. Merodavno je ono što kaže blagajna.',
      ],
    },
    {
      title: 'Otvoreni podaci',
      paragraphs: [
        `Sve što je objavljeno može da čita i program, bez naloga: preko GraphQL-a i REST-a, kao RSS, ${verbatim('JSON Feed')} i kalendar. Katalog (${verbatim('DCAT-AP')}) opisuje sve skupove podataka.`,
      ],
      links: [
        { label: 'GraphQL', href: paths.graphqlDocs },
        { label: 'REST', href: paths.restDocs },
        { label: 'RSS vesti', href: paths.newsFeed },
        { label: 'Kalendar projekcija', href: paths.screeningsCalendar },
        { label: 'Katalog podataka', href: paths.dataCatalogue },
        { label: 'Program na vašem sajtu', href: paths.embed },
      ],
    },
    contact(facts),
  ],
};
