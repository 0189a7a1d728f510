import type { ReactNode } from 'react';
import { accessibilityWords } from './publicBody.texts.ts';
import { TextPage } from './TextPage.tsx';

/** `/pristupacnost` */
export function AccessibilityPage(): ReactNode {
  return <TextPage words={accessibilityWords} />;
}
