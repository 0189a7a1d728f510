import { describe, expect, it } from 'vitest';
import { textLinks } from './textLinks.ts';

const hrefs = (text: string): string[] =>
  textLinks(text).flatMap((part) => (typeof part === 'string' ? [] : [part.href]));
const written = (text: string): string[] =>
  textLinks(text).flatMap((part) => (typeof part === 'string' ? [] : [part.text]));

describe('a text leads', () => {
  it.each([
    // Web addresses.
    ['Karte: https://ulaznice.rs/k?id=3#a.', ['https://ulaznice.rs/k?id=3#a']],
    ['(vidi http://primer.rs/a_(b))', ['http://primer.rs/a_(b)']],
    ['na www.ulaznice.example/x, ili', ['https://www.ulaznice.example/x']],
    [
      '„ulaznice.hr“ i bit.ly/konkurs-salon!',
      ['https://ulaznice.hr/', 'https://bit.ly/konkurs-salon'],
    ],
    ['Sajt центар.срб', ['https://xn--80ajyniv.xn--90a3ac/']],
    ['https://a.rs https://b.rs', ['https://a.rs/', 'https://b.rs/']],
    // E-mail addresses.
    ['Pišite na kontakt@centar.org.rs.', ['mailto:kontakt@centar.org.rs']],
    ['пишите на ana.peric+x@centar.rs, хвала', ['mailto:ana.peric+x@centar.rs']],
    // Telephone numbers.
    ['Tel. 020 123-456', ['tel:020123456']],
    ['Besplatno 0800-123-456, 0700 123 456', ['tel:0800123456', 'tel:0700123456']],
    ['(020) 123 456 i 063/123-45-67', ['tel:020123456', 'tel:0631234567']],
    ['Pozovite +381 (0)63 123 456!', ['tel:+38163123456']],
    ['00381 20 123456', ['tel:0038120123456']],
    ['0631234567', ['tel:0631234567']],
    ['020 123 456, 300 din.', ['tel:020123456']],
    ['020 123 456 500 mesta', ['tel:020123456']],
    ['+381 (36) 555-014, +381(036)555-014', ['tel:+38136555014', 'tel:+38136555014']],
    ['+381/36/555-014 ili 00381-36-555014', ['tel:+38136555014', 'tel:0038136555014']],
    ['Zovite 063.123.4567. Ili +381.63.123.45.67', ['tel:0631234567', 'tel:+381631234567']],
    ['036/555-014/lok. 12, 036 555 014 lokal 3', ['tel:036555014;ext=12', 'tel:036555014;ext=3']],
    ['036/555-014, лок. 12', ['tel:036555014']],
    ['036/555-014 лок. 12', ['tel:036555014;ext=12']],
    ['(381 36 555 014) ili 381 (36) 555-014', ['tel:+38136555014', 'tel:+38136555014']],
    ['381 36 555 014 500 mesta', ['tel:+38136555014']],
    ['011/123-4567 ili 011 1234567', ['tel:0111234567', 'tel:0111234567']],
  ])('%s', (text, expected) => {
    expect(hrefs(text)).toEqual(expected);
    expect(
      textLinks(text)
        .map((part) => (typeof part === 'string' ? part : part.text))
        .join(''),
    ).toBe(text);
  });

  it('shows a link as it is written', () => {
    expect(written('Ulaznice.RS/Koncert, (020) 123 456')).toEqual([
      'Ulaznice.RS/Koncert',
      '(020) 123 456',
    ]);
  });
});

describe('a text leads nowhere', () => {
  it.each([
    '',
    'Obična rečenica. Druga rečenica',
    'Kraj programa.Dobro došli',
    'javascript:alert(1) i data:text/html,x',
    'javascript://primer.rs/%0Aalert(1)',
    'ftp://primer.rs/a',
    'http://user:pass@primer.rs',
    '5.12.2026. u 19.30, 24.11.2026–30.11.2026.',
    '01/02/2026 i 2026-11-27 20:00',
    'JN 404-1/26-U, 012-34/2026-05',
    'Odluka 015/2026',
    'Broj 381/36/2026-12, 00123-45/2026, +18/2026-2027',
    'Ukupno 381 20 30 40 mesta, 381 2026-2027',
    'Verzija 012.3.4, 13.12.2026, 1.063.123.456 RSD, 100.000.000',
    'Račun 840-0000001234567-89, PIB 100123456',
    'cena 1.000.000,00 RSD, 1990–2026',
    'npr. danas, tj. sutra, prof.dr/asistent',
    '@centar #JasengradČita',
    'ISBN 978-86-7346-012-3',
    '<script>alert(1)</script>',
  ])('%j', (text) => {
    expect(hrefs(text)).toEqual([]);
    expect(textLinks(text)).toEqual([text]);
  });
});
