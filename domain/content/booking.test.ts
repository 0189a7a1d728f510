import { describe, expect, it } from 'vitest';
import { bookingLink } from './booking.ts';

describe('where places are booked', () => {
  it.each([
    ['https://www.karte.rs/kvartet?id=3', 'https://www.karte.rs/kvartet?id=3', 'karte.rs'],
    ['blagajna@centar.rs', 'mailto:blagajna@centar.rs', 'blagajna@centar.rs'],
    ['020 123-456', 'tel:020123456', '020 123-456'],
    ['+381 (0)20 123 456', 'tel:+38120123456', '+381 (0)20 123 456'],
    [' 020/123456 ', 'tel:020123456', '020/123456'],
  ])('%s is opened as %s', (written, href, label) => {
    expect(bookingLink(written)).toEqual({ href, label });
  });

  it.each([
    '',
    'na blagajni',
    'javascript:alert(1)',
    'https://',
    'http://a b.rs',
    '12',
    'a@b',
    'data:text/html,x',
  ])('%s is nothing to open', (written) => {
    expect(bookingLink(written)).toBeUndefined();
  });
});
