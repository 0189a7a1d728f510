import type { ReactNode } from 'react';
import { HERO_END_ID } from './heroEndId.ts';

/** The hidden last element of a hero: when it is parsed, the hero is complete. */
export function HeroEnd(): ReactNode {
  return <span id={HERO_END_ID} hidden />;
}
