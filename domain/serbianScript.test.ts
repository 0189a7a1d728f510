import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { cyrillicWriter } from './cyrillicWriter.ts';
import { isForeign } from './keptNames.ts';
import { toLatin } from './serbianScript.ts';

const toCyrillic = cyrillicWriter();
const DICTIONARY = readFileSync(
  createRequire(import.meta.url)
    .resolve('dictionary-sr')
    .replace(/index\.js$/, 'index.dic'),
  'utf8',
)
  .split('\n')
  .map((line) => line.split('/')[0]?.trim() ?? '')
  .filter((word) => /^[А-ШЂЈЉЊЋЏа-шђјљњћџ]+$/.test(word))
  .map((word) => ({ word, latin: toLatin(word) }));

describe('Cyrillic to Latin', () => {
  it.each([
    ['Љубав и њива у џезу', 'Ljubav i njiva u džezu'],
    ['ЉУБАВ', 'LJUBAV'],
    ['КРАЉ ЛИР', 'KRALJ LIR'],
    ['Џ. Љ. Петровић', 'Dž. Lj. Petrović'],
    ['ЊЕГОШ, Његош', 'NJEGOŠ, Njegoš'],
    ['Улазак је слободан: 500 дин.', 'Ulazak je slobodan: 500 din.'],
    ['Конјунктура, инјекција, надживети', 'Konjunktura, injekcija, nadživeti'],
    ['већ na latinici', 'već na latinici'],
    ['„Ђурђевдан“ – 6. маја', '„Đurđevdan“ – 6. maja'],
    ['', ''],
  ])('%s', (cyrillic, latin) => {
    expect(toLatin(cyrillic)).toBe(latin);
  });
});

describe('Latin to Cyrillic', () => {
  it.each([
    // Pairs of letters, and where they are none.
    ['Ljubav, LJUBAV, njiva, Njegoš, džez, DŽEP', 'Љубав, ЉУБАВ, њива, Његош, џез, ЏЕП'],
    ['injekcija, Tanjug, konjunktura, konjugacija', 'инјекција, Танјуг, конјунктура, конјугација'],
    ['NADŽIVETI, nadživljavanje, nadžnjeti', 'НАДЖИВЕТИ, надживљавање, наджњети'],
    ['odžaliti, podžanr, predživot, Benjamin', 'оджалити, поджанр, предживот, Бењамин'],
    ['anjon i kanjon, odžak, nadžak, tanjir', 'анјон и кањон, оџак, наџак, тањир'],
    ['budžet, odžačar, konj, konjušar', 'буџет, оџачар, коњ, коњушар'],
    // Addresses, file names and codes stay in Latin.
    ['Pišite na kontakt@ckj.rs', 'Пишите на kontakt@ckj.rs'],
    [
      'sajt https://centar.rs/news/3?a=b i www.primer.rs',
      'сајт https://centar.rs/news/3?a=b и www.primer.rs',
    ],
    ['na centar.rs/konkurs', 'на centar.rs/konkurs'],
    ['datoteka konkurs-2026.pdf', 'датотека konkurs-2026.pdf'],
    ['format A4, COVID-19, 3D film, br. 404-1/26', 'формат A4, COVID-19, 3D филм, бр. 404-1/26'],
    ['60-ih godina, 1990-ih', '60-их година, 1990-их'],
    ['16 h, 20 km, 5 kg, 10 MB, 400 V', '16 h, 20 km, 5 kg, 10 MB, 400 V'],
    ['u 19h30, traje 1h30min, od 10h', 'у 19h30, траје 1h30min, од 10h'],
    ['2026. g. i 500 din.', '2026. г. и 500 дин.'],
    // Roman numerals.
    ['XIX vek, kralj Petar II, V razred, X salon', 'XIX век, краљ Петар II, V разред, X салон'],
    ['I posle predstave. I. deo', 'И после представе. I. део'],
    ['MMXXVI', 'MMXXVI'],
    // Foreign words.
    ['Facebook, YouTube i OpenStreetMap', 'Facebook, YouTube и OpenStreetMap'],
    ['Na Facebook-u, TikTok-om', 'На Facebook-у, TikTok-ом'],
    ['Wi-Fi i web stranica', 'Wi-Fi и web страница'],
    ['Queen, Köln, Café', 'Queen, Köln, Café'],
    ['PDF i ISBN, TV i CKJ, BiH', 'PDF и ISBN, ТВ и ЦКЈ, БиХ'],
    ['led se topi, LED svetla, safari', 'лед се топи, LED светла, сафари'],
    // Case, quotes, hyphens, what is Cyrillic already.
    ['„Čija je reka?“ – „Đ“', '„Чија је река?“ – „Ђ“'],
    ['Већ na latinici', 'Већ на латиници'],
    ['c\u030Cas', 'час'],
    ['kon\u00ADjunktura', 'кон\u00ADјунктура'],
    ['', ''],
    ['👍 100%', '👍 100%'],
  ])('%s', (latin, cyrillic) => {
    expect(toCyrillic(latin)).toBe(cyrillic);
  });

  it('leaves the words that the centre names', () => {
    const write = cyrillicWriter(['Telenor Banka', 'Jazz Duo (Niš)', '', 'Telenor']);
    expect(write('Telenor Banka i Jazz Duo (Niš) u Telenoru, telenor, TELENOR')).toBe(
      'Telenor Banka и Jazz Duo (Niš) у Telenoru, telenor, TELENOR',
    );
  });

  it('leaves the words that the centre names in other cases too', () => {
    const write = cyrillicWriter(['Coca-Cola', 'Paris', 'Picasso', 'Rad', 'Nova']);
    expect(write('Sponzor Coca-Cole, iz Parisa, COCA-COLU, Picassom; radom, novi')).toBe(
      'Спонзор Coca-Cole, из Parisa, COCA-COLU, Picassom; радом, нови',
    );
    expect(write('Pariski, rad i nova')).toBe('Париски, rad и nova');
  });

  it('leaves a named word that is also a Serbian one in its own letters alone', () => {
    expect(cyrillicWriter(['LED'])('LED svetla i led')).toBe('LED светла и лед');
  });

  it('converts back for every word of a dictionary, except its known mistakes', () => {
    const differing = DICTIONARY.filter(
      ({ word, latin }) => toCyrillic(latin) !== word && !isForeign(latin),
    ).map(({ word }) => word);
    // Abbreviations that stay in Latin here, and words that the dictionary itself spells wrong.
    expect(differing.sort().join(' ')).toBe(
      'ЈДЖ ДВД ИП ПДФ ажуриранје вип вишнја вишнјевац гпс еур кбпс ливе маил маила мицрософт мицрософта мицрософту мусиц пунком смс унесцо урл усд фасхион хоусе хтмл цд цинема јпг',
    );
  });

  it('knows no Serbian word of a dictionary as a foreign one', () => {
    const foreign = DICTIONARY.map(({ latin }) => latin).filter((latin) => isForeign(latin));
    // Foreign words, names and abbreviations that the dictionary has letter by letter, and its misprints `octom` and
    // `specteke`; Jichak is a name as Serbian writes it.
    expect(foreign.sort().join(' ')).toBe(
      'acting action bericht british buch cambridge change charles chat che chicago children christi christian chronicle church ' +
        'ctrl deutsche doctor dream echo edition education electronic english epp facto fish franck fresh friedrich geschichte ' +
        'goethe high ich ict jichak jichaka joseph kirchman kolnische liberation light linghui linghuija match michael michel ' +
        'munchen nach nicholas nicht night octom orth perfect pictures product production project relations research richard ' +
        'right rights rock search sector sich smith specteke sprache structure tech telegraph thi touche track trick',
    );
  });
});
