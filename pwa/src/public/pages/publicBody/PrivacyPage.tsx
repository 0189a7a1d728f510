import type { ReactNode } from 'react';
import { privacyWords } from './publicBody.texts.ts';
import { TextPage } from './TextPage.tsx';

/** `/privatnost` */
export function PrivacyPage(): ReactNode {
  return <TextPage words={privacyWords} />;
}
