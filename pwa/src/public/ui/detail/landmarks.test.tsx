import { readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { centreFacts, readSettingsFile } from '@centar/domain/centre.ts';
import { ContactForm } from '../../pages/about/ContactForm.tsx';
import { SearchForm } from '../layout/SearchForm.tsx';
import { DetailLayout } from './DetailLayout.tsx';

const settings = new URL('../../../../../centar.config.json', import.meta.url);
const facts = centreFacts(readSettingsFile(readFileSync(settings, 'utf8')));

const LANDMARKS: readonly (readonly [string, ReactElement, string])[] = [
  [
    'what stands beside a page',
    <DetailLayout main="Koncert" sidebar="Slično" />,
    '<aside class="detail-side" aria-label="Uz ovu stranu">',
  ],
  ['the search', <SearchForm label="Šta tražite?" />, 'role="search" aria-label="Šta tražite?"'],
  ['the letter', <ContactForm facts={facts} />, 'role="group" aria-label="Pišite nam"'],
];

describe('names for screen readers', () => {
  it.each(LANDMARKS)('%s has one', (_place, element, named) => {
    expect(renderToStaticMarkup(element)).toContain(named);
  });

  it('every form can be sent by a button of its own', () => {
    for (const [place, element] of LANDMARKS) {
      const markup = renderToStaticMarkup(element);
      expect(markup.includes('<form'), place).toBe(markup.includes('type="submit"'));
    }
  });
});
