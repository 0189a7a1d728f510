import type { ReactNode } from 'react';
import { HERO_END_ID } from './heroEndId.ts';

/** Stands at the end of a hero, unseen: once it is parsed, so is all of the hero. */
export function HeroEnd(): ReactNode {
  return <span id={HERO_END_ID} hidden />;
}
