import type { ReactNode } from 'react';
import { termsWords } from './publicBody.texts.ts';
import { TextPage } from './TextPage.tsx';

/** `/uslovi-i-podaci` */
export function TermsPage(): ReactNode {
  return <TextPage words={termsWords} />;
}
