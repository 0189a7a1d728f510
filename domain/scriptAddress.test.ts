import { describe, expect, it } from 'vitest';
import { inScript, splitScript } from './scriptAddress.ts';

describe('an address in the Cyrillic script', () => {
  it.each([
    ['/', '/cir'],
    ['/?kad=danas', '/cir?kad=danas'],
    ['/#kontakt', '/cir#kontakt'],
    ['/news/3', '/cir/news/3'],
    ['/sta-ima?kad=vikend&deca=1#dan', '/cir/sta-ima?kad=vikend&deca=1#dan'],
    ['/rss/vesti.xml', '/cir/rss/vesti.xml'],
    ['/kalendar/muzicki.ics', '/cir/kalendar/muzicki.ics'],
    ['/manifest.webmanifest', '/cir/manifest.webmanifest'],
    ['/arhiva', '/cir/arhiva'],
    ['/apartmani', '/cir/apartmani'],
  ])('%s is %s, and back', (latin, cyrillic) => {
    expect(inScript('cyrillic', latin)).toBe(cyrillic);
    expect(inScript('latin', latin)).toBe(latin);
    const [path = ''] = cyrillic.split(/[?#]/);
    expect(splitScript(path)).toEqual({ script: 'cyrillic', path: latin.split(/[?#]/)[0] });
  });

  it.each([
    '/ap',
    '/ap/vesti',
    '/ap-login',
    '/admin-panel',
    '/api/docs',
    '/graphql',
    '/graphql/docs',
    '/media/x.pdf',
    '/assets/a.js',
    '/fonts/a.woff2',
    '/icons/a.png',
    '/art/hero.webp',
    '/schema.graphql',
    '//foreign.example',
    'https://foreign.example/',
    '#kontakt',
    'tel:036',
    'mailto:a@b.example',
    '',
  ])('%s is the same in both', (address) => {
    expect(inScript('cyrillic', address)).toBe(address);
  });

  it.each([
    ['/cirkus', 'latin', '/cirkus'],
    ['/CIR/news/3', 'cyrillic', '/news/3'],
    ['/cir/', 'cyrillic', '/'],
    ['/cir/cir', 'cyrillic', '/cir'],
  ])('%s is %s: %s', (pathname, script, path) => {
    expect(splitScript(pathname)).toEqual({ script, path });
  });
});
