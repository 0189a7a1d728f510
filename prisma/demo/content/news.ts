import { beam, door, mosaic, ramp, scaffold, solar, wall } from '../pictures/news/house.ts';
import { broadcast, bus, choir, clock, glove, prize, tickets, winter } from '../pictures/news/people.ts';
import type { NewsData } from './shapes.ts';

/** Fifteen pieces of news, newest first. Titles fit a five-across slider. */
export const NEWS: readonly NewsData[] = [
  {
    title: 'Nova sedišta u sali',
    theme: 'Obnova',
    author: 'Uprava Centra',
    daysAgo: 1,
    time: '09:30',
    text: [
      'Radovi u velikoj sali završavaju se do praznika. Sedišta su obnovljena u prvobitnoj zelenoj.',
      'Od 420 mesta obnovljeno je 300, a ostala dolaze na red u januaru. Do tada je poslednjih šest redova zatvoreno, pa vas molimo da karte uzmete ranije.',
      'Drvo i okovi su sačuvani, a tkanina je tkana po uzorku iz 1962. godine.',
    ],
    picture: { draw: scaffold, scheme: 0, alt: 'Zgrada iza skele, neki prozori svetle' },
  },
  {
    title: 'Stigao novi projektor',
    theme: 'Bioskop',
    author: 'Služba bioskopa',
    daysAgo: 4,
    time: '12:00',
    text: [
      'Laserska projekcija i ozvučenje od ovog meseca za sve projekcije.',
      'Novi projektor je dva puta svetliji od starog i troši upola manje struje. Stari nije otpisan: prelazi u malu salu, gde zamenjuje uređaj iz 2009. godine.',
    ],
    picture: { draw: beam, scheme: 0, alt: 'Snop svetla iz projektora u mraku' },
  },
  {
    title: 'Hor traži glasove',
    theme: 'Konkurs',
    author: 'Katarina Savić',
    daysAgo: 6,
    time: '10:15',
    text: [
      'Audicija za mešoviti hor održava se u subotu u maloj sali.',
      'Traže se svi glasovi, a najviše basovi i mecosoprani. Nije potrebno poznavanje nota: dovoljno je da otpevate jednu pesmu po izboru.',
      'Probe su utorkom i četvrtkom od 19 časova.',
    ],
    picture: { draw: choir, scheme: 0, alt: 'Tri reda horista otvorenih usta' },
  },
  {
    title: 'Otvoren Jesenji salon',
    theme: 'Izložba',
    author: 'Savet galerije',
    daysAgo: 8,
    time: '20:30',
    text: [
      'Izbor četrdeset autora iz regiona, nagrada dodeljuje žiri publike.',
      'Radovi su već postavljeni, a svečano otvaranje je u sledećoj dekadi. Do tada se izložba može pogledati radnim danom, uz tiho nameštanje svetla.',
    ],
    picture: { draw: wall, scheme: 0, alt: 'Četiri uramljene slike na žutom zidu' },
  },
  {
    title: 'Lutke iz naših ruku',
    theme: 'Deca',
    author: 'Lutkarska scena „Čigra“',
    daysAgo: 9,
    time: '11:00',
    text: [
      'Radionica izrade lutaka svake nedelje, za decu od sedam godina.',
      'Za četiri nedelje dete napravi glavu, haljinu i prvu rolu. Materijal je besplatan zahvaljujući čitaocima koji su doneli stare košulje.',
    ],
    picture: { draw: glove, scheme: 0, alt: 'Tri vesele lutke na koncima' },
  },
  {
    title: 'Karte i preko mreže',
    theme: 'Blagajna',
    author: 'Blagajna',
    daysAgo: 12,
    time: '09:00',
    text: [
      'Mesto možete da rezervišete elektronskom poštom i preuzmete kartu na ulazu.',
      'Rezervacija važi do pola sata pre početka. Karte se i dalje kupuju na blagajni, radnim danom od 10 do 20 časova, a vikendom od 16 časova.',
    ],
    picture: { draw: tickets, scheme: 0, alt: 'Tri ulaznice raširene kao lepeza' },
  },
  {
    title: 'Rampa na ulazu',
    theme: 'Pristupačnost',
    author: 'Uprava Centra',
    daysAgo: 15,
    time: '13:20',
    text: [
      'Od ponedeljka se u Centar ulazi bez ijednog stepenika.',
      'Rampa je izgrađena pored glavnog stepeništa, a u velikoj sali su uklonjena četiri sedišta da bi se dobila mesta za kolica. Indukciona petlja radi u obe sale.',
    ],
    picture: { draw: ramp, scheme: 0, alt: 'Rampa sa rukohvatom koja vodi do vrata' },
  },
  {
    title: 'Noćni autobus',
    theme: 'Prevoz',
    author: 'Uprava Centra',
    daysAgo: 19,
    time: '10:00',
    text: [
      'Posle večernjih programa autobus vozi do svih prigradskih naselja.',
      'Polazak je petnaest minuta posle kraja predstave, sa stajališta ispred pošte. Uz kartu za program vožnja je besplatna.',
    ],
    picture: { draw: bus, scheme: 0, alt: 'Zeleni autobus sa putnicima na stajalištu' },
  },
  {
    title: 'Ptica od kamenčića',
    theme: 'Baština',
    author: 'Savet galerije',
    daysAgo: 24,
    time: '14:45',
    text: [
      'Mozaik iz foajea je očišćen i ponovo se vidi ptica koju smo zaboravili.',
      'Autor mozaika iz 1964. godine je Stevan Šćepanović. Pod slojem voska pronađeno je i osamnaest kamenčića u boji koje majstori nisu mogli da vrate na mesto; izloženi su u vitrini.',
    ],
    picture: { draw: mosaic, scheme: 0, alt: 'Mozaik sa pticom u svetlom krugu' },
  },
  {
    title: 'Centar se čuje',
    theme: 'Podkast',
    author: 'Ivan Marković',
    daysAgo: 29,
    time: '08:30',
    text: [
      'Krenuo je naš podkast: dvadeset minuta iza kulisa, svakog drugog petka.',
      'U prvoj epizodi govori tonac Senad Hasanović, čovek koji čuje kada publici postane dosadno. Predlozi za goste su dobrodošli.',
    ],
    picture: { draw: broadcast, scheme: 0, alt: 'Mikrofon i zvučni talasi' },
  },
  {
    title: 'Zimsko radno vreme',
    theme: 'Obaveštenje',
    author: 'Uprava Centra',
    daysAgo: 34,
    time: '09:00',
    text: [
      'Galerija i čitaonica od prvog u mesecu rade do 20 časova.',
      'Ponedeljkom je Centar zatvoren, osim blagajne, koja radi od 10 do 14 časova. Tokom praznika radimo po posebnom rasporedu, istaknutom na ulazu.',
    ],
    picture: { draw: clock, scheme: 0, alt: 'Sat sa osvetljenim isečkom vremena' },
  },
  {
    title: 'Nagrada za „Jasen“',
    theme: 'Priznanje',
    author: 'Ansambl „Jasen“',
    daysAgo: 40,
    time: '18:10',
    text: [
      'Naš ansambl se sa državne smotre vratio sa prvom nagradom za koreografiju.',
      'Žiri je pohvalio „Kolo za vodom“, zapisano u selu Gornji Jasen po sećanju devedesetogodišnje Stojanke Perić. Nagrada je izložena u foajeu.',
    ],
    picture: { draw: prize, scheme: 0, alt: 'Pehar okružen lovorom' },
  },
  {
    title: 'Sunce na krovu',
    theme: 'Energija',
    author: 'Služba održavanja',
    daysAgo: 47,
    time: '11:30',
    text: [
      'Na krovu je postavljeno dvadeset panela koji pokrivaju trećinu potrošnje.',
      'Proizvodnja se prati na ekranu u foajeu. Ušteda ide u fond za besplatne đačke karte.',
    ],
    picture: { draw: solar, scheme: 0, alt: 'Solarni paneli na krovu i sunce' },
  },
  {
    title: 'Zimske radionice',
    theme: 'Deca',
    author: 'Centar za mlade',
    daysAgo: 53,
    time: '10:40',
    text: [
      'Počele su prijave za raspust: šah, keramika, hor i crtani film.',
      'Radionice traju po dva sata dnevno, od ponedeljka do petka, i besplatne su za decu iz opštine. Prijavni list preuzmite na blagajni.',
    ],
    picture: { draw: winter, scheme: 0, alt: 'Dve rukavice i pahulje' },
  },
  {
    title: 'Otvorena vrata',
    theme: 'Poziv',
    author: 'Uprava Centra',
    daysAgo: 60,
    time: '12:15',
    text: [
      'Jedne subote mesečno vodimo vas tamo gde publika inače ne ulazi.',
      'Obilazak traje sat vremena i vodi ispod pozornice, u projekcionu kabinu i u radionicu kostima. Prijave primamo telefonom; grupa ima najviše petnaest ljudi.',
    ],
    picture: { draw: door, scheme: 0, alt: 'Otvorena vrata i svetlo na podu' },
  },
];
