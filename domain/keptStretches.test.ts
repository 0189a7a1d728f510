import { describe, expect, it } from 'vitest';
import { cyrillicWriter } from './cyrillicWriter.ts';
import { kept, keepStretch, keptStretches, releaseStretch, stretchOf } from './keptStretches.ts';
import { fold } from './search.ts';
import { toLatin } from './serbianScript.ts';

const TITLE = 'Svira Green Day u bašti';
const marked = keepStretch(TITLE, 6, 15);

describe('a stretch that stays', () => {
  it('is written alike in both scripts, and nothing else is', () => {
    expect(cyrillicWriter()(marked)).toBe(`Свира ${kept('Green Day')} у башти`);
    expect(toLatin(`Лист ${kept('Политика')} пише`)).toBe(`List ${kept('Политика')} piše`);
  });

  it('is read from the text and taken away again', () => {
    expect(keptStretches(marked)).toEqual(['Green Day']);
    expect(releaseStretch(marked, 0)).toBe(TITLE);
    expect(keptStretches(TITLE)).toEqual([]);
  });

  it('is what is selected, without the white space around it', () => {
    expect(stretchOf(TITLE, 5, 16)).toBe('Green Day');
    expect(keepStretch(TITLE, 5, 16)).toBe(marked);
    expect(keepStretch(TITLE, 5, 6)).toBe(TITLE);
  });

  it('takes in the stretches that it touches, and leaves the others', () => {
    const two = keepStretch(marked, marked.indexOf('bašti'), marked.length);
    expect(keptStretches(two)).toEqual(['Green Day', 'bašti']);
    const from = two.indexOf('Day');
    expect(keptStretches(keepStretch(two, from, from + 6))).toEqual(['Green Day u', 'bašti']);
    expect(keptStretches(keepStretch(two, 0, two.length))).toEqual([TITLE]);
  });

  it('of a text that was cut goes on to its end', () => {
    const cut = `${marked.slice(0, 10)}…`;
    expect(keptStretches(cut)).toEqual(['Gre…']);
    expect(cyrillicWriter()(cut)).toBe('Свира \u2063Gre…');
  });

  it('is found like the rest', () => {
    expect(fold(marked)).toBe('svira green day u basti');
  });
});
