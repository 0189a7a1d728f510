import { describe, expect, it } from 'vitest';
import { cyrillicWriter } from './cyrillicWriter.ts';
import { fold } from './search.ts';
import { toLatin } from './serbianScript.ts';

const toCyrillic = cyrillicWriter();

describe('words and Roman numerals', () => {
  it.each([
    // Words in capitals that read as numerals.
    ['MI NISMO ANĐELI', 'МИ НИСМО АНЂЕЛИ'],
    ['MI NISMO ANĐELI III', 'МИ НИСМО АНЂЕЛИ III'],
    ['OVO SMO MI', 'ОВО СМО МИ'],
    ['MI', 'МИ'],
    ['VI STE NAŠA PUBLIKA', 'ВИ СТЕ НАША ПУБЛИКА'],
    ['A ŠTA VI MISLITE?', 'А ШТА ВИ МИСЛИТЕ?'],
    ['DA LI STE ZNALI', 'ДА ЛИ СТЕ ЗНАЛИ'],
    ['PETAR PAN I VENDI', 'ПЕТАР ПАН И ВЕНДИ'],
    ['ROMEO I JULIJA', 'РОМЕО И ЈУЛИЈА'],
    ['NIKOLA I MARIJA', 'НИКОЛА И МАРИЈА'],
    ['VATRA I led', 'ВАТРА И лед'],
    ['Romeo I Julija', 'Ромео И Јулија'],
    ['I onda su došli. I pevali', 'И онда су дошли. И певали'],
    // Numerals beside capitals.
    ['VI SALON LIKOVNIH UMETNIKA', 'VI САЛОН ЛИКОВНИХ УМЕТНИКА'],
    ['XIX VEK', 'XIX ВЕК'],
    ['II SVETSKI RAT', 'II СВЕТСКИ РАТ'],
    ['LII FESTIVAL, XLV DANI', 'LII ФЕСТИВАЛ, XLV ДАНИ'],
    ['KRALJ PETAR I KARAĐORĐEVIĆ', 'КРАЉ ПЕТАР I КАРАЂОРЂЕВИЋ'],
    ['PAPA PAVLE VI', 'ПАПА ПАВЛЕ VI'],
    // Rulers, parts, floors.
    ['Kralj Petar I Karađorđević', 'Краљ Петар I Карађорђевић'],
    ['Petar I je kralj', 'Петар I је краљ'],
    ['Napoleon I Bonaparta', 'Наполеон I Бонапарта'],
    ['Aleksandar I, kralj', 'Александар I, краљ'],
    ['Kraljica Elizabeta I i Jelisaveta II', 'Краљица Елизабета I и Јелисавета II'],
    ['Papa Jovan Pavle I', 'Папа Јован Павле I'],
    ['Partija I: knjige, Partija II', 'Партија I: књиге, Партија II'],
    ['Čitaonica, I sprat', 'Читаоница, I спрат'],
    ['Papa Pavle VI, VI razred i VI-2', 'Папа Павле VI, VI разред и VI-2'],
    ['MCMXC, MMXXVI', 'MCMXC, MMXXVI'],
    // Lists and ranges that begin with the first.
    ['I, II i III nagrada', 'I, II и III награда'],
    ['I i II razred', 'I и II разред'],
    ['I do IV razreda', 'I до IV разреда'],
    ['I. i II. kolo', 'I. и II. коло'],
    ['Deca (I–IV razred)', 'Деца (I–IV разред)'],
    ['I-IV razred, I / II grupa', 'I-IV разред, I / II група'],
    ['I nagrada: Mila. Osvojila: I nagradu', 'I награда: Мила. Освојила: I награду'],
    ['I ove godine, i Vi', 'И ове године, и Ви'],
    ['I, VI i X. salon', 'I, VI и X. салон'],
    ['I, naravno, V. Petrović', 'И, наравно, В. Петровић'],
    ['I – V. Petrović', 'И – В. Петровић'],
    ['I nagrade su dodeljene', 'И награде су додељене'],
    // Parts.
    ['Glava V. Opšte odredbe', 'Глава V. Опште одредбе'],
    ['Partija V. Nabavka knjiga', 'Партија V. Набавка књига'],
    // First letters of names.
    ['V. Petrović i M. Marković', 'В. Петровић и М. Марковић'],
    ['Nj. K. V. princ, čl. V, 12. V 2027', 'Њ. К. В. принц, чл. V, 12. V 2027'],
    ['K.V. kvartet', 'К.В. квартет'],
    ['M.V. Ilić', 'М.В. Илић'],
  ])('%s', (latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic);
  });
});

describe('names that stay', () => {
  it.each([
    ['Online prijave na facebook stranici', 'Online пријаве на facebook страници'],
    ['ONLINE PRIJAVE NA FACEBOOK-U', 'ONLINE ПРИЈАВЕ НА FACEBOOK-У'],
    ['Na Facebooku, instagramu i Viberom', 'На Facebooku, instagramu и Viberom'],
    ['e-mail, E-mail, E-MAIL, email', 'e-mail, E-mail, E-MAIL, email'],
    ['wi-fi, WiFi, WI-FI', 'wi-fi, WiFi, WI-FI'],
    ['pdf, Pdf, dvd, jpg', 'pdf, Pdf, dvd, jpg'],
    ['Podcast o jazz muzici, ROCK', 'Podcast о jazz музици, ROCK'],
    ['Stand-up veče, STANDUP, Open air bioskop', 'Stand-up вече, STANDUP, Open air биоскоп'],
    ['UNESCO, liste UNESCO-a, HD i VR', 'UNESCO, листе UNESCO-а, HD и VR'],
    ['Punk i funk, CINEMA', 'Punk и funk, CINEMA'],
    ['World music, Classic, pobedili Dance', 'World music, Classic, победили Данце'],
    ['Tribute bend, fashion, gaming, startup', 'Tribute бенд, fashion, gaming, startup'],
    ['COVID i COVID-19', 'COVID и COVID-19'],
    ['muzički, klasični, gejming', 'музички, класични, гејминг'],
    // Words of other letters or meanings.
    ['otvoreni standard, do poda', 'отворени стандард, до пода'],
    ['led i rest, safari i ok', 'лед и рест, сафари и ок'],
    ['Nikola Tesla, telegram i amazonka', 'Никола Тесла, телеграм и амазонка'],
    ['Bowie i Woody, Queen, Björk', 'Bowie и Woody, Queen, Björk'],
    // Of Serbian letters alone, also in cases.
    ['Shakespeare i Beethoven, Coca-Cola', 'Shakespeare и Beethoven, Coca-Cola'],
    ['Drame Shakespearea, u SHAKESPEAREU', 'Драме Shakespearea, у SHAKESPEAREU'],
    ['Bach, Chopin, Schubert i Gogh', 'Bach, Chopin, Schubert и Gogh'],
    ['Opere Puccinija i Rossinija', 'Опере Puccinija и Rossinija'],
    ['Patti Smith, Bush, Joseph', 'Patti Smith, Bush, Joseph'],
    ['Black Sabbath, Phil Collins, Theo', 'Black Sabbath, Phil Collins, Theo'],
    ['British Council, Perfect Director, Company', 'British Council, Perfect Director, Company'],
    ['Sound, Moon, Dream, hardcore, performance', 'Sound, Moon, Dream, hardcore, performance'],
    ['dva cola, kocka i prethodni', 'два цола, коцка и претходни'],
    ['CK Jasen, CKS, SSSR i RZZO', 'ЦК Јасен, ЦКС, СССР и РЗЗО'],
    ['vannastavni, hiperrealizam, neevropski', 'ваннаставни, хиперреализам, неевропски'],
    ['Pashalni koncert, shema, neophodan', 'Пасхални концерт, схема, неопходан'],
  ])('%s', (latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic);
  });
});

describe('addresses', () => {
  it.each([
    'bit.ly/konkurs-salon',
    'forms.gle/Abc1',
    'ulaznice.hr',
    'Ulaznice.hr',
    'CENTAR.RS',
    'WWW.CENTAR.RS/Program',
    'tickets.rs/event/veče',
    'kulturni-centar.org.rs',
    'čitaonica.rs',
    'muzej.ba',
    't.me/jasengrad',
    'wa.me/38163123456',
    'maps.app.goo.gl/Abc',
    'youtu.be/abcdefghijk',
    'localhost.example:4000/a?b=c#č',
    'https://centar.rs/šta-ima?kad=danas',
    'http://čitaonica.срб/vesti',
    'ana.petrović@čitaonica.rs',
    'prijave@centar.org.rs',
    '#jasengradČita',
    '@centar_jasengrad',
    'rešenje-2026.pdf',
    'konačni.spisak.xlsx',
  ])('%s stays in Latin', (address) => {
    expect(toCyrillic(`Prijave: ${address}, hvala`)).toBe(`Пријаве: ${address}, хвала`);
  });

  it.each([
    'центар.срб',
    'https://центар.срб/програм',
    'https://primer.rs/програм',
    'www.центар.срб',
    'инфо@центар.срб',
    '#ЈасенградЧита',
    'конкурс-2026.pdf',
  ])('%s stays in Cyrillic', (address) => {
    expect(toLatin(`Пријаве: ${address}, хвала`)).toBe(`Prijave: ${address}, hvala`);
  });

  it.each([
    ['Kraj programa.Dobro došli', 'Крај програма.Добро дошли'],
    ['npr. danas, tj. sutra, prof. dr Ana', 'нпр. данас, тј. сутра, проф. др Ана'],
    ['u 19.30 i 12.10.2026.', 'у 19.30 и 12.10.2026.'],
  ])('%s has none', (latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic);
  });
});

describe('Cyrillic that is not Serbian', () => {
  it.each([
    ['Андрей Тарковский', 'Андрей Тарковский'],
    ['Сергей Эйзенштейн и Дзига Вертов', 'Сергей Эйзенштейн i Dziga Vertov'],
    ['Йордан Йовков, Пейо Яворов', 'Йордан Йовков, Пейо Яворов'],
    ['Ќосе, Ѓорѓи и ѕвезда', 'Ќосе, Ѓорѓи i ѕвезда'],
    ['Київ, Україна', 'Київ, Україна'],
    ['Љубав и Ёлка, КИЇВ', 'Ljubav i Ёлка, КИЇВ'],
  ])('%s', (cyrillic, latin) => {
    expect(toLatin(cyrillic)).toBe(latin);
  });

  it.each([
    ['Андрей Тарковский', 'andrej tarkovskij'],
    ['Ђорѓи Ќосев', 'djordji cosev'],
    ['Щелкунчик', 'scelkuncik'],
  ])('%s is searched as %s', (name, folded) => {
    expect(fold(name)).toBe(folded);
  });
});

describe('units of measure', () => {
  it.each([
    ['Brzina 20 km/h, vetar 5 m/s', 'Брзина 20 km/h, ветар 5 m/s'],
    ['2 dl, 3 cl, 1,5 l, 20ml', '2 dl, 3 cl, 1,5 l, 20ml'],
    ['30 m², 5 km², 10 m³, 12 cm²', '30 m², 5 km², 10 m³, 12 cm²'],
    ['po m², u km/h', 'по m², у km/h'],
    ['5 kWh, 3 kW, 12 V, 20 dB, 50 Hz, 3 mAh', '5 kWh, 3 kW, 12 V, 20 dB, 50 Hz, 3 mAh'],
    ['10 MB, 2 GB, 100 Mbps, 5 Mb/s', '10 MB, 2 GB, 100 Mbps, 5 Mb/s'],
    ['1000 kg/m³, 90 min, 5 ha, 100 hPa', '1000 kg/m³, 90 min, 5 ha, 100 hPa'],
    ['300 din/kg i 40 din/m²', '300 дин/kg и 40 дин/m²'],
    // Words that are no units.
    ['MB 12345678, PIB 1', 'МБ 12345678, ПИБ 1'],
    ['u 5 sati, 3 dana, 20 din, 4 lica', 'у 5 сати, 3 дана, 20 дин, 4 лица'],
    ['2026. g.', '2026. г.'],
  ])('%s', (latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic);
  });
});

describe('two letters that are not one', () => {
  it.each([
    [
      'predželudac, podžeći, injicirati, konjektura',
      'преджелудац, поджећи, инјицирати, конјектура',
    ],
    ['predželuca, podžegao, podžižu, podžari', 'преджелуца, поджегао, поджижу, поджари'],
    ['Injekciona igla, konjunktivitis', 'Инјекциона игла, конјунктивитис'],
    ['odživeti, odžuljiti, nadžeti', 'одживети, оджуљити, наджети'],
    ['vanjezički, panjugoslovenski', 'ванјезички, панјугословенски'],
    ['PREDŽELUDAC, Podžupan', 'ПРЕДЖЕЛУДАЦ, Поджупан'],
    ['injice, svinja, džep, udžbenik, narudžba', 'ињице, свиња, џеп, уџбеник, наруџба'],
  ])('%s', (latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic);
  });
});

describe('letters that only look like Serbian ones', () => {
  it.each([
    ['Ðorđe Balašević', 'Ђорђе Балашевић'],
    ['Vojin Bilјić', 'Војин Биљић'],
    ['Festival ﬁlma, ǆez', 'Фестивал филма, џез'],
    ['Hови Cад', 'Нови Сад'],
  ])('%s', (written, cyrillic) => {
    expect(toCyrillic(written)).toBe(cyrillic);
  });

  it('are read before a text is written in Latin', () => {
    expect(toLatin('Cрбија')).toBe('Srbija');
  });
});
