import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { configuredFacts as facts } from '../../../../test/configured.ts';
import { DetailLayout } from '../../ui/detail/DetailLayout.tsx';
import { SearchForm } from '../../ui/layout/SearchForm.tsx';
import { ContactForm } from './ContactForm.tsx';

const letter = (): ReactElement => <ContactForm facts={facts} />;
const search = (): ReactElement => <SearchForm label="Šta tražite?" />;
const beside = (): ReactElement => <DetailLayout main="Koncert" sidebar="Slično" />;

describe('names for screen readers', () => {
  it.each([
    ['what is beside a page', beside, '<aside class="detail-side" aria-label="Uz ovu stranu">'],
    ['the search', search, 'role="search" aria-label="Šta tražite?"'],
    ['the letter', letter, 'role="group" aria-label="Pišite nam"'],
  ])('%s has one', (_place, show, named) => {
    expect(renderToStaticMarkup(show())).toContain(named);
  });

  it.each([
    ['the search', search, true],
    ['the letter, which only opens a program', letter, false],
  ])('%s is a form only with a button that sends it', (_place, show, isForm) => {
    const markup = renderToStaticMarkup(show());
    expect([markup.includes('<form'), markup.includes('type="submit"')]).toEqual([isForm, isForm]);
  });
});
