import { describe, expect, it } from 'vitest';
import { cyrillicWriter } from './cyrillicWriter.ts';
import { addVerbatim, removeVerbatim, selectedPart, verbatim, verbatimParts } from './verbatim.ts';
import { fold } from './search.ts';
import { toLatin } from './serbianScript.ts';

const TITLE = 'Svira Green Day u bašti';
const marked = addVerbatim(TITLE, 6, 15);

describe('a verbatim part', () => {
  it('is written alike in both scripts, and nothing else is', () => {
    expect(cyrillicWriter()(marked)).toBe(`Свира ${verbatim('Green Day')} у башти`);
    expect(toLatin(`Лист ${verbatim('Политика')} пише`)).toBe(`List ${verbatim('Политика')} piše`);
  });

  it('is read from the text and taken away again', () => {
    expect(verbatimParts(marked)).toEqual(['Green Day']);
    expect(removeVerbatim(marked, 0)).toBe(TITLE);
    expect(verbatimParts(TITLE)).toEqual([]);
  });

  it('is what is selected, without the white space around it', () => {
    expect(selectedPart(TITLE, 5, 16)).toBe('Green Day');
    expect(addVerbatim(TITLE, 5, 16)).toBe(marked);
    expect(addVerbatim(TITLE, 5, 6)).toBe(TITLE);
  });

  it('takes in the parts that it touches, and leaves the others', () => {
    const two = addVerbatim(marked, marked.indexOf('bašti'), marked.length);
    expect(verbatimParts(two)).toEqual(['Green Day', 'bašti']);
    const from = two.indexOf('Day');
    expect(verbatimParts(addVerbatim(two, from, from + 6))).toEqual(['Green Day u', 'bašti']);
    expect(verbatimParts(addVerbatim(two, 0, two.length))).toEqual([TITLE]);
  });

  it('of a text that was cut goes on to its end', () => {
    const cut = `${marked.slice(0, 10)}…`;
    expect(verbatimParts(cut)).toEqual(['Gre…']);
    expect(cyrillicWriter()(cut)).toBe('Свира \u2063Gre…');
  });

  it('is found like the rest', () => {
    expect(fold(marked)).toBe('svira green day u basti');
  });
});
