import { describe, expect, it } from 'vitest';
import { parseTyped } from './dates.ts';
import { withoutInvisible } from './invisible.ts';
import { meantLetters } from './letters.ts';
import { keptMoment, moment, optionalText, requiredText } from './rules.ts';
import { fold, orderKey } from './search.ts';
import { loginInput } from './user.ts';
import { cleanText } from './text.ts';
import { pageAddress } from './publicAddress.ts';
import { placeOfWords, searchWords } from './wordSearch.ts';

const INVISIBLE = [
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u180E',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2060',
  '\u2061',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u206A',
  '\u206F',
  '\u3164',
  '\uFEFF',
  '\uFFF9',
  '\uFFFC',
];

describe('a sign that nobody sees', () => {
  it.each(INVISIBLE)('%j is taken out of a text', (sign) => {
    const given = `${sign}Simfo${sign}nijski${sign} orkestar${sign}`;
    for (const rule of [requiredText(30), optionalText(30)])
      expect(rule.parse(given)).toBe('Simfonijski orkestar');
  });

  it.each(INVISIBLE)('%j does not part a word that is searched', (sign) => {
    expect(searchWords(`tambu${sign}raski`)).toEqual(['tamburaski']);
    expect(placeOfWords('', `Tambu${sign}raški`, ['tamburaski'])).toBe('text');
    expect(fold(`Изло${sign}жба`)).toBe('izlozba');
    expect(orderKey(`Изло${sign}жба`)).toBe(orderKey('Izložba'));
  });

  it.each(INVISIBLE)('%j is taken out of dates, addresses of pages and e-mails', (sign) => {
    expect(parseTyped(`${sign}24.11.${sign}2026 20:00${sign}`)).toEqual(
      parseTyped('24.11.2026 20:00'),
    );
    const iso = '2026-11-21T19:00:00.000Z';
    expect(moment.parse(`${sign}${iso}${sign}`).toISOString()).toBe(iso);
    expect(keptMoment.parse(sign)).toBeNull();
    expect(loginInput.parse({ email: `${sign}a@b.rs `, password: sign })).toEqual({
      email: 'a@b.rs',
      password: sign,
    });
    const found = new URLSearchParams({ kad: `${sign}danas` });
    expect(pageAddress('/sta-ima', found)?.key).toBe('/sta-ima?kad=danas');
  });

  it.each(['👨‍👩‍👧', '🏳️‍🌈', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍🎨', '❤️', 'a\nb\n\nc', '\u2063kept\u2064'])(
    '%j keeps what it needs',
    (text) => {
      expect(cleanText(text)).toBe(text);
    },
  );

  it('is not taken for a joiner within an emoji outside of one', () => {
    expect(withoutInvisible('👩\u200Da\u200D👧')).toBe('👩a👧');
  });
});

describe('a letter that looks like another', () => {
  it.each([
    // Old code pages.
    ['Ðorđe Balašević', 'Đorđe Balašević'],
    ['Ɖoko, veðe, ĐURÐEVAK, rođeni GRAÐANIN', 'Đoko, veđe, ĐURĐEVAK, rođeni GRAĐANIN'],
    [
      'Guðmundur Sigurðsson, Ásgarðr i Seyðisfjörður',
      'Guðmundur Sigurðsson, Ásgarðr i Seyðisfjörður',
    ],
    // Cyrillic letters in Latin words, and the other way round.
    ['Vojin Bilјić, Јelena, Bеоgrаd, KОNCERТ', 'Vojin Biljić, Jelena, Beograd, KONCERT'],
    ['Cрбија, наjава, kонцерт, Hови Cад', 'Србија, најава, концерт, Нови Сад'],
    ['najava ocеna', 'najava ocena'],
    ['prijаvе@centar.rs', 'prijave@centar.rs'],
    // Words of one script, and words of which nobody can say it.
    ['PDF-ови на сајту, Đorđe и Ђорђе', 'PDF-ови на сајту, Đorđe и Ђорђе'],
    ['Прograм', 'Прograм'],
    ['https://primer.rs/наjава', 'https://primer.rs/наjава'],
    // Ligatures, pairs of letters and wide letters of PDF files, letters of social networks.
    ['Festival ﬁlma, ﬂauta, oﬃce', 'Festival filma, flauta, office'],
    ['ǆez, ǅep, ǉubav, ǊIVA', 'džez, Džep, ljubav, NJIVA'],
    ['𝗞𝗼𝗻𝗰𝗲𝗿𝘁 𝑢 𝟮𝟬 ｈ, Ⅳ razred', 'Koncert u 20 h, IV razred'],
    // Marks beside their letters.
    [
      'c\u030Cas, s\u030Ckola, c\u0301evapi, z\u0306aba, d\u0335ak',
      'čas, škola, ćevapi, žaba, đak',
    ],
    // What only resembles: fractions, squares, trade marks, other alphabets.
    ['½ sata, 30 m², CKJ™ … № 5, ª', '½ sata, 30 m², CKJ™ … № 5, ª'],
    ['Ελλάδα, Müller, Łódź', 'Ελλάδα, Müller, Łódź'],
  ])('%s is read as %s', (given, meant) => {
    expect(meantLetters(given)).toBe(meant);
    expect(meantLetters(meant)).toBe(meant);
    expect(requiredText(200).parse(given)).toBe(meant);
  });

  it.each([
    ['Ðorđe', 'đorđe'],
    ['Bilјić', 'biljić'],
    ['ﬁligran', 'filigran'],
    ['ǆez', 'džez'],
    ['Cрбија', 'Srbija'],
  ])('%s is searched and ordered as %s', (given, meant) => {
    expect(fold(given)).toBe(fold(meant));
    expect(orderKey(given)).toBe(orderKey(meant));
  });
});
