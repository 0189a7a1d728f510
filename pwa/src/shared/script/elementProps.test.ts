import { afterEach, describe, expect, it } from 'vitest';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { toLatin } from '@centar/domain/serbianScript.ts';
import { showProps, type ElementProps } from './elementProps.ts';
import { showIn } from './script.ts';

afterEach(() => {
  showIn('latin', undefined);
});

function shown(type: unknown, props: ElementProps): ElementProps {
  showProps(type, props);
  return props;
}

describe('in Cyrillic', () => {
  const inCyrillic = (type: unknown, props: ElementProps): ElementProps => {
    showIn('cyrillic', cyrillicWriter());
    return shown(type, props);
  };

  it('texts of an element are transliterated, also among other children and in lists', () => {
    const element = { type: 'b' };
    expect(inCyrillic('p', { children: 'Bašta' })).toEqual({ children: 'Башта' });
    expect(inCyrillic('p', { children: ['Još ', 2, element, [' sale', null]] })).toEqual({
      children: ['Још ', 2, element, [' сале', null]],
    });
  });

  it('a shared list of children is not changed', () => {
    const children = Object.freeze(['Bašta', 1]);
    expect(inCyrillic('p', { children })['children']).toEqual(['Башта', 1]);
    expect(children).toEqual(['Bašta', 1]);
  });

  it('attributes with visible or spoken text are transliterated, and no others', () => {
    const props = { title: 'Sala', alt: 'Sala', 'aria-label': 'Sala', placeholder: 'Sala' };
    expect(inCyrillic('a', { ...props, value: 'Sala', className: 'sala', id: 'sala' })).toEqual({
      title: 'Сала',
      alt: 'Сала',
      'aria-label': 'Сала',
      placeholder: 'Сала',
      value: 'Sala',
      className: 'sala',
      id: 'sala',
    });
  });

  it('links and forms stay in the script, except links with a language', () => {
    expect(inCyrillic('a', { href: '/news/3' })).toEqual({ href: '/cir/news/3' });
    expect(inCyrillic('form', { action: '/pretraga' })).toEqual({ action: '/cir/pretraga' });
    expect(inCyrillic('a', { href: '/news/3', hrefLang: 'sr-Latn' })['href']).toBe('/news/3');
    expect(inCyrillic('a', { href: '/ap-login' })['href']).toBe('/ap-login');
  });

  it('code and texts marked as untranslated are unchanged', () => {
    expect(inCyrillic('code', { children: 'query' })['children']).toBe('query');
    expect(inCyrillic('style', { children: '.sala{}' })['children']).toBe('.sala{}');
    expect(inCyrillic('a', { translate: 'no', href: '/', children: 'Latinica' })).toEqual({
      translate: 'no',
      href: '/cir',
      children: 'Latinica',
    });
  });
});

it('in Latin, Cyrillic texts are converted and addresses are unchanged', () => {
  showIn('latin', toLatin);
  expect(shown('a', { href: '/news/3', children: ['Њива', ' i ', 1] })).toEqual({
    href: '/news/3',
    children: ['Njiva', ' i ', 1],
  });
});

it('in the staff panel texts are unchanged', () => {
  expect(shown('p', { children: 'Њива' })).toEqual({ children: 'Њива' });
});
