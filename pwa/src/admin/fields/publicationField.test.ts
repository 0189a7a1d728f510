import { describe, expect, it } from 'vitest';
import { NEWS } from '@centar/domain/types/news.ts';
import { rulesOf } from '@centar/domain/types/rulesOf.ts';
import { AT_ONCE } from '@centar/domain/content/publication.ts';
import { readValues, showValues } from './formValues.ts';
import { publicationField } from './publicationField.tsx';
import { createdSentence, publicationSentence } from '../form/publicationSentence.ts';

const field = publicationField();
const form = {
  fields: { publishedAt: field },
  rules: rulesOf(NEWS).input.pick({ publishedAt: true }),
};

describe('the field of publication', () => {
  it.each([
    ['nothing yet', undefined, { choice: 'now', at: '' }, AT_ONCE],
    ['a published item', '2020-01-01T00:00:00.000Z', { choice: 'now', at: '' }, AT_ONCE],
    ['a draft', null, { choice: 'draft', at: '' }, null],
    [
      'a planned item',
      '2126-11-24T17:00:00.000Z',
      { choice: 'at', at: '24.11.2126 18:00' },
      '2126-11-24T17:00:00.000Z',
    ],
  ])('shows %s and reads it back', (_, stored, typed, sent) => {
    const { publishedAt } = showValues(form.fields, { publishedAt: stored as string | null });
    expect(publishedAt).toEqual(typed);
    expect(readValues(form, { publishedAt })).toEqual({ input: { publishedAt: sent } });
  });

  it.each(['', '  ', 'sutra', '31.11.2026 18:00'])('refuses %j as the moment', (at) => {
    const typed = { publishedAt: { choice: 'at', at } };
    expect(readValues(form, typed)).toEqual({ errors: { publishedAt: 'notADate' } });
  });

  it('publishes what an older draft of this device says nothing of', () => {
    expect(readValues(form, {})).toEqual({ input: { publishedAt: AT_ONCE } });
  });

  it('tells the choice in words', () => {
    expect(field.describe({ choice: 'draft', at: '' })).toBe('Nacrt');
    expect(field.describe({ choice: 'at', at: '24.11.2026 18:00' })).toBe(
      'Objavljuje se 24.11.2026 18:00',
    );
  });
});

describe('the sentence on an item’s screen', () => {
  const now = new Date('2026-11-24T17:00:00Z');

  it.each([
    [null, 'Nacrt'],
    ['2026-11-24T17:00:01.000Z', 'Objavljuje se 24.11.2026 18:00'],
    ['2026-11-24T17:00:00.000Z', 'Objavljeno: 24.11.2026 18:00'],
  ])('of %s', (publishedAt, sentence) => {
    expect(publicationSentence(publishedAt, now)).toBe(sentence);
  });
});

describe('what the list says of a new item', () => {
  const now = new Date('2026-11-24T17:00:00Z');

  it.each([
    [null, 'Nacrt je sačuvan.'],
    ['2026-11-24T17:00:01.000Z', 'Sačuvano. Objavljuje se 24.11.2026 18:00.'],
    ['2026-11-24T17:00:00.000Z', 'Vest je objavljena.'],
  ])('published at %s', (publishedAt, sentence) => {
    expect(createdSentence({ publishedAt }, 'Vest je objavljena.', now)).toBe(sentence);
  });
});
